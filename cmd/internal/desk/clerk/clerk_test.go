package clerk_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk/clerk"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute/court"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// page asks a clerk, as the page does.
type page struct {
	*testing.T
	clerk clerk.Clerk
}

// ask is the answer to a question.
func (p *page) ask(method string, params map[string]any) map[string]any {
	p.Helper()
	text, err := p.raw(method, params)
	require.NoError(p, err)
	var answer map[string]any
	require.NoError(p, json.Unmarshal(text, &answer))
	return answer
}

func (p *page) raw(method string, params any) ([]byte, error) {
	p.Helper()
	text, err := json.Marshal(params)
	require.NoError(p, err)
	return p.clerk.Ask(p.Context(), clerk.Question{Method: method, Params: text})
}

// refused returns the error of a question without an answer.
func (p *page) refused(method string, params map[string]any) string {
	p.Helper()
	_, err := p.raw(method, params)
	require.Error(p, err)
	return err.Error()
}

func pinned(t *testing.T, name string) string {
	t.Helper()
	text, err := golden.Files.ReadFile(name)
	require.NoError(t, err)
	return string(text)
}

const table = "yardstick 1 # of the format\ngame yardmaster\nseats ann bob\nposition {\"turn\":3,\"player\":\"ann\"}\n---\n# now\nann: draw deck\n"

// The README's dispute: opened, stepped, judged, and judged under the other answer.
func TestADisputeAtTheDesk(t *testing.T) {
	p := &page{T: t}
	sheet := map[string]any{"name": "sorting-yard.golden", "text": pinned(t, "precedents/sorting-yard.golden")}
	opened := p.ask("open", sheet)
	require.Equal(t, 39.0, opened["right"])
	require.Equal(t, 40.0, opened["wrong"].(map[string]any)["decision"])
	require.Len(t, opened["decisions"], 40)

	shown := p.ask("show", map[string]any{"decisions": 1})
	require.Equal(t, "coal-1 lies at place 1 of the arrival yard", shown["effects"].([]any)[0].(map[string]any)["text"])
	require.Contains(t, shown["drawing"], map[string]any{"text": "arrival yard      coal-1 (gap) (gap) (gap)", "new": true})
	require.Empty(t, shown["pictures"], "nobody has asked for them")
	drawn := p.ask("show", map[string]any{"decisions": 1, "wide": 400})
	require.Contains(t, drawn["changed"], "middle/arrival-yard/1")
	first := drawn["pictures"].([]any)[0].(map[string]any)
	require.Contains(t, first["svg"], "<svg ")
	again := p.ask("show", map[string]any{"decisions": 1, "wide": 400, "known": []string{first["key"].(string)}})
	require.NotContains(t, again["pictures"].([]any)[0], "svg", "what the page knows is not sent again")
	require.Contains(t, again["pictures"].([]any)[1], "svg")
	seen := p.ask("show", map[string]any{"decisions": 39, "seat": "bob"})
	require.NotEqual(t, p.ask("show", map[string]any{"decisions": 39})["position"], seen["position"])
	list := p.ask("legal", map[string]any{"decisions": 39, "words": "swap"})
	require.Len(t, list["legal"], 4)
	require.Equal(t, []any{"swap", "swap center", "swap center", "swap center"}, list["verbs"])

	v := p.ask("judge", map[string]any{"decision": 40})
	require.Equal(t, false, v["upheld"])
	require.Equal(t, "YM-YARD-04", v["clause"])
	require.Equal(t, "yardstick judge sorting-yard.golden --decision 40", v["command"])
	require.Contains(t, v["markdown"], "**UPHELD** any-time ")
	sheet["side"], sheet["rulings"] = "other", []string{"yard-timing=any-time"}
	other := p.ask("open", sheet)
	require.Equal(t, 40.0, other["right"])
	v = p.ask("judge", map[string]any{"side": "other", "others": 0})
	require.Equal(t, true, v["upheld"])
	require.Equal(t, "yardstick judge sorting-yard.golden --answer yard-timing=any-time", v["command"])
	_, err := p.raw("close", map[string]any{"side": "other"})
	require.NoError(t, err)
	require.Equal(t, "no record is open on this side of the desk", p.refused("show", map[string]any{"side": "other"}))
	tried := p.ask("judge", map[string]any{"try": "ann: load coal-1", "after": 39, "others": 0})
	require.Equal(t, "yardstick judge sorting-yard.golden --try 'ann: load coal-1' --at 39", tried["command"])
}

// The page gives the verdicts of the Go API on every precedent, byte by byte but for who asked.
func TestVerdictsOnPrecedents(t *testing.T) {
	names, err := fs.Glob(golden.Files, "precedents/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	if testing.Short() {
		names = names[:3]
	}
	for _, name := range names {
		t.Run(path.Base(name), func(t *testing.T) {
			p := &page{T: t}
			text := pinned(t, name)
			p.ask("open", map[string]any{"name": name, "text": text})
			got := p.ask("judge", map[string]any{})
			record, err := transcript.Parse(name, []byte(text))
			require.NoError(t, err)
			entry, err := record.Of(games.Find)
			require.NoError(t, err)
			v, err := judge.Judge(t.Context(), record, judge.Options{Game: entry})
			require.NoError(t, err)
			want, err := json.Marshal(v)
			require.NoError(t, err)
			delete(got, "markdown")
			delete(got, "answer")
			delete(got, "command")
			delete(got, "sentences")
			have, err := json.Marshal(got)
			require.NoError(t, err)
			require.JSONEq(t, string(want), string(have))
		})
	}
}

// What is kept of places that were drawn changes nothing: wherever one comes from, a place looks the same.
func TestAPlaceLooksTheSameFromEverywhere(t *testing.T) {
	for _, name := range []string{"yardmaster/2-players.golden", "frontier/2-players.golden"} {
		sheet, wide := map[string]any{"name": "a.yard", "text": pinned(t, name)}, 400
		alone := func(n int, seat string) map[string]any {
			p := &page{T: t}
			p.ask("open", sheet)
			return p.ask("show", map[string]any{"decisions": n, "seat": seat, "wide": wide})
		}
		p := &page{T: t}
		seat := p.ask("open", sheet)["seats"].([]any)[0].(string)
		for _, row := range []struct {
			decisions int
			seat      string
		}{{20, ""}, {21, ""}, {20, ""}, {21, seat}, {21, "chance"}, {60, ""}, {59, ""}, {20, ""}, {0, ""}, {1, ""}} {
			require.Equal(t, alone(row.decisions, row.seat), p.ask("show", map[string]any{"decisions": row.decisions, "seat": row.seat, "wide": wide}),
				"%s: %v", name, row)
		}
		p.ask("open", sheet)
		require.Equal(t, alone(20, ""), p.ask("show", map[string]any{"decisions": 20, "wide": wide}), "the record opened again")
	}
}

// A decision is written below the others, with the comments as they were; what is not legal says why, and may be let stand.
func TestDecisionsAreWrittenDown(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "a.yard", "text": table})
	said := p.ask("decide", map[string]any{"after": 1, "actor": "chance", "action": "draw oil"})
	require.Equal(t, table+"chance: draw oil\n", said["text"])
	require.NotContains(t, said, "refusal")
	said = p.ask("decide", map[string]any{"after": 0, "actor": "ann", "action": "done"})
	require.Equal(t, strings.TrimSuffix(table, "ann: draw deck\n")+"ann: done\n", said["text"], "what came after is cut off")
	illegal := map[string]any{"after": 0, "actor": "ann", "action": "load coal-4"}
	said = p.ask("decide", illegal)
	require.Empty(t, said["text"])
	require.Equal(t, "YM-YARD-03", said["refusal"].(map[string]any)["clause"])
	illegal["stand"] = true
	said = p.ask("decide", illegal)
	text := said["text"].(string)
	require.Regexp(t, `\Ayardstick 2 # of the format\n`, text)
	require.Contains(t, text, "! ann: load coal-4\nposition {")
	require.Equal(t, 1.0, p.ask("open", map[string]any{"name": "a.yard", "text": text})["right"], "it can be read again")

	whole := pinned(t, "yardmaster/2-players.golden")
	opened := p.ask("open", map[string]any{"name": "b.yard", "text": whole})
	require.Equal(t, true, opened["over"])
	require.Contains(t, p.refused("decide", map[string]any{"after": 9999, "actor": "ann", "action": "done"}), "there is no place after decision 9999")
}

// What the record leaves out of chance is written where it is missing, and the decisions after it stay; elsewhere they are cut off.
func TestWhatChanceBroughtIsWrittenWhereItIsMissing(t *testing.T) {
	p := &page{T: t}
	const claim = "ann: buy coal-1 pay coal*1 # his words\n"
	opened := p.ask("open", map[string]any{"name": "a.yard", "text": table + claim})
	require.Equal(t, "missing chance", opened["wrong"].(map[string]any)["kind"])
	require.Equal(t, 1.0, opened["right"])
	said := p.ask("decide", map[string]any{"after": 1, "actor": "chance", "action": "draw coal"})
	require.Equal(t, table+"chance: draw coal\n"+claim, said["text"])
	require.Contains(t, p.refused("decide", map[string]any{"after": 1, "actor": "chance", "action": "draw gold"}), "such as draw coal")
	require.Equal(t, table[:len(table)-len("ann: draw deck\n")]+"ann: done\n",
		p.ask("decide", map[string]any{"after": 0, "actor": "ann", "action": "done"})["text"], "another decision, of a player")
	require.NotEqual(t, opened["wrong"], p.ask("open", map[string]any{"name": "a.yard", "text": said["text"]})["wrong"])
	require.Equal(t, table+"chance: draw oil\n", p.ask("decide", map[string]any{"after": 1, "actor": "chance", "action": "draw oil"})["text"])
}

// A game begins with a header, which is checked.
func TestAGameBegins(t *testing.T) {
	p := &page{T: t}
	text, err := p.raw("begin", map[string]any{"game": "yardmaster", "seats": []string{"kim", "lee"}, "rulings": []string{"tie=earlier-seat"}})
	require.NoError(t, err)
	var header string
	require.NoError(t, json.Unmarshal(text, &header))
	require.Equal(t, "yardstick 1\ngame yardmaster\nseats kim lee\nruling tie=earlier-seat\n---\n", header)
	p.ask("open", map[string]any{"name": "new.yard", "text": header})
	text, err = p.raw("begin", map[string]any{"game": "yardmaster", "seats": []string{"kim", "lee"}, "names": map[string]string{"kim": "Kim Böhm"}})
	require.NoError(t, err)
	require.Contains(t, string(text), `seats kim lee\nplayer kim \"Kim Böhm\"`)
	require.Contains(t, p.refused("begin", map[string]any{"game": "yardmaster", "seats": []string{"kim"}}), "YM-")
	require.Contains(t, p.refused("begin", map[string]any{"game": "yardmaster", "seats": []string{"Kim", "lee"}}), "Kim")
	require.Error(t, errors.New(p.refused("begin", map[string]any{"game": "chess"})))
	var list []map[string]any
	games, err := p.raw("games", nil)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(games, &list))
	require.NotEmpty(t, list)
	require.NotEmpty(t, list[0]["seats"])
}

// A decision is written as a scenario word for word as the program writes it, which has tried it; of every precedent.
func TestDecisionsAreWrittenAsScenarios(t *testing.T) {
	names, err := fs.Glob(golden.Files, "precedents/*.golden")
	require.NoError(t, err)
	if testing.Short() {
		names = names[:4]
	}
	for _, name := range names {
		text, p := pinned(t, name), &page{T: t}
		p.ask("open", map[string]any{"name": name, "text": text})
		record, err := transcript.Parse(name, []byte(text))
		require.NoError(t, err)
		entry, err := record.Of(games.Find)
		require.NoError(t, err)
		opts := judge.Options{Game: entry, Others: judge.Alone, Quick: true}
		v, err := judge.Judge(t.Context(), record, opts)
		require.NoError(t, err)
		ends, err := judge.Disputed(record, opts, v)
		require.NoError(t, err)
		d := dispute.Dispute{Record: ends, Entry: entry, Verdict: v, Try: court.Try}
		want, err := d.Scenario(t.Context())
		require.NoError(t, err, name)
		got := p.ask("write", map[string]any{"ending": ".feature"})
		require.Equal(t, want, got["text"], name)
		require.Equal(t, strings.TrimSuffix(path.Base(name), ".golden")+".feature", got["name"])
	}
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "a.yard", "text": table})
	require.Contains(t, p.ask("write", map[string]any{"try": "ann: load coal-4", "after": 0, "ending": ".feature"})["text"],
		`Then ann may not do "load coal-4" because of YM-YARD-03`)
	require.Contains(t, p.refused("write", map[string]any{"ending": ".exe"}), "end the name in .feature or .yard")
}

// The picture to share has the table, and below it the verdict with what it depends on.
func TestAPictureToShare(t *testing.T) {
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "a.golden", "text": pinned(t, "precedents/sorting-yard.golden")})
	got := p.ask("picture", map[string]any{"decisions": 39, "wide": 800, "judge": map[string]any{"decision": 40}})
	require.Equal(t, "a.svg", got["name"])
	for _, says := range []string{"arrival yard", "overruled: ann may not do", "YM-YARD-04", "upheld with", "a.golden after 39 decisions"} {
		require.Contains(t, got["text"], says)
	}
	require.NotContains(t, p.ask("picture", map[string]any{"decisions": 39, "wide": 800})["text"], "The verdict")
}

// A position is built from one of the record, refused with the reason, and becomes the beginning.
func TestAPositionIsBuilt(t *testing.T) {
	p := &page{T: t}
	for _, name := range []string{"yardmaster", "hellonwheels", "stockyards", "frontier"} {
		p.ask("open", map[string]any{"name": "a.yard", "text": pinned(t, name+"/2-players.golden")})
		form := p.ask("form", map[string]any{"decisions": 20})
		require.Equal(t, "object", form["schema"].(map[string]any)["type"], name)
		require.NotEmpty(t, form["touch"], name)
		built := p.ask("build", map[string]any{"position": form["position"]})
		require.Empty(t, built["says"], name)
		require.Equal(t, 0.0, p.ask("open", map[string]any{"name": "a.yard", "text": built["text"]})["right"], name)
		require.Equal(t, form["position"], p.ask("show", map[string]any{})["position"], name)
		require.Contains(t, p.ask("build", map[string]any{"position": map[string]any{"dragon": 1}})["says"], "dragon", name)
		require.Contains(t, p.ask("build", map[string]any{"position": "dragon"})["says"], "has to be", name)
	}
	p.ask("open", map[string]any{"name": "a.yard", "text": table})
	position := map[string]any{"cargo-draw-pile": map[string]any{"coal": 1}}
	built := p.ask("build", map[string]any{"position": position})
	require.Contains(t, built["says"], "cargo-draw-pile: YM-CONT-04: ")
	built = p.ask("build", map[string]any{"position": map[string]any{"turn": 5, "player": "bob"}})
	require.Equal(t, "yardstick 1\ngame yardmaster\nseats ann bob\nposition {\"player\":\"bob\",\"turn\":5}\n---\n", built["text"])
}

// The rulebook answers under the reading.
func TestTheRulebookAtTheDesk(t *testing.T) {
	p := &page{T: t}
	found := p.ask("rules", map[string]any{"game": "yardmaster", "words": "YM-YARD-04", "rulings": []string{"yard-timing=any-time"}})
	require.Contains(t, fmt.Sprint(found["answer"]), " <- holds under this reading")
	require.Greater(t, len(p.ask("questions", map[string]any{"game": "yardmaster"})["questions"].([]any)), 20)
	require.Contains(t, p.refused("rules", map[string]any{"game": "yardmaster", "words": "dragon"}), "dragon")
	text, err := p.raw("fmt", map[string]any{"name": "a.yard", "text": strings.Replace(table, "draw deck", "Draw  Deck", 1)})
	require.NoError(t, err)
	require.Contains(t, string(text), "ann: draw deck")
}

// Whatever is dropped on the page is answered kindly: in words, with nothing that a terminal or a browser obeys but JSON carries.
func TestHostileRecordsAtTheDesk(t *testing.T) {
	p := &page{T: t}
	for law, row := range map[string]struct{ text, says string }{
		"nothing":               {"", "a.yard"},
		"no record":             {"<html><script>alert(1)</script>", "a.yard:1"},
		"JSON":                  {"{\"game\":1}", "a.yard:1: this is JSON; a record is text, as yardstick play -o FILE writes it without --json"},
		"scenarios":             {"Feature: f\n", "a.yard: these are scenarios, and not a record"},
		"bytes":                 {"\x00\xff\xfe", "a.yard:1"},
		"a game that is not":    {"yardstick 1\ngame <b>chess</b>\nseats ann bob\n---\n", "a.yard:2"},
		"a file elsewhere":      {"yardstick 1\ngame yardmaster\nseats ann bob\nposition ../../etc/passwd\n---\n", "a.yard:4"},
		"a set-up of one":       {"yardstick 1\ngame yardmaster\nseats ann\n---\n", "a.yard:3"},
		"names that are markup": {"yardstick 2\ngame yardmaster\nseats ann bob\nplayer zoe \"<script>\"\n---\n", "a.yard:4"},
	} {
		require.Contains(t, p.refused("open", map[string]any{"name": "a.yard", "text": row.text}), row.says, law)
	}
	named := p.ask("open", map[string]any{"name": "a.yard", "text": "yardstick 2\ngame yardmaster\nseats ann bob\nplayer ann \"<script>alert(1)</script>\"\n---\n"})
	require.Equal(t, "<script>alert(1)</script>", named["players"].(map[string]any)["ann"])
	require.Equal(t, "the desk has no answer to \"eval\"", p.refused("eval", nil))
	_, err := p.clerk.Ask(t.Context(), clerk.Question{Method: "open", Params: json.RawMessage("[")})
	require.ErrorContains(t, err, "open: the question cannot be read: ")
}

const scenarios = `Feature: f

  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @YM-DRAW-01
  Scenario: right
    Given ann holds oil*1
    When ann does "draw deck"
    And chance does "draw timber"
    Then ann's hand is oil*1 timber*1

  Scenario: wrong
    When ann does "draw deck"
    Then ann may do "load coal-4"

  Scenario: unread
    When ann dances
`

// A file of scenarios is played, and the game of each is a record that can be opened.
func TestScenariosAtTheDesk(t *testing.T) {
	p := &page{T: t}
	ask := func(text string, line int) (list []map[string]any) {
		said, err := p.raw("scenarios", map[string]any{"name": "folder/mine.feature", "text": text, "line": line})
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(said, &list))
		return list
	}
	all := ask(scenarios, 0)
	require.Len(t, all, 3)
	require.Equal(t, []any{"passed", "failed", "unread"}, []any{all[0]["how"], all[1]["how"], all[2]["how"]})
	require.Equal(t, []any{8.0, 14.0, 18.0}, []any{all[0]["line"], all[1]["line"], all[2]["line"]})
	require.Equal(t, []any{"YM-DRAW-01"}, all[0]["tags"])
	require.Equal(t, 16.0, all[1]["at"])
	require.Contains(t, all[1]["says"], "load coal-4")
	require.Contains(t, all[2]["says"], "there is no such step")
	opened := p.ask("open", map[string]any{"name": "mine-14.yard", "text": all[1]["text"]})
	require.Len(t, opened["decisions"], 3, "what was asked about is its last decision")
	require.Equal(t, 3.0, opened["wrong"].(map[string]any)["decision"])
	require.Equal(t, all[1:2], ask(scenarios, 15), "the one of a line")
	require.Contains(t, p.refused("scenarios", map[string]any{"name": "a.feature", "text": "<b>"}), "a.feature:1: this is not a feature file")
	require.Contains(t, p.refused("scenarios", map[string]any{"name": "../..", "text": "Feature: f\n"}), "no scenario")
}

// Long work pauses, counts what it has done, and ends when nobody waits for it any more.
func TestLongWorkIsGivenUp(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	p := &page{T: t}
	p.ask("open", map[string]any{"name": "a.yard", "text": pinned(t, "frontier/2-players.golden")})
	paused, replays := 0, 0
	p.clerk.Pause = func() { paused++ }
	_, err := p.clerk.Ask(ctx, clerk.Question{Method: "judge", Params: json.RawMessage(`{}`), Progress: func(n int) {
		if replays = n; n > 3 {
			time.Sleep(30 * time.Millisecond) // longer than the page waits
			stop()
		}
	}})
	require.ErrorIs(t, err, context.Canceled)
	require.Positive(t, paused)
	require.Less(t, replays, 20)
}
