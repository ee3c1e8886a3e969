package golden_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// some is a game to pin: Yardmaster, whose games are short.
func some() games.Entry {
	return games.All()[slices.IndexFunc(games.All(), func(e games.Entry) bool { return e.Room == "yardmaster" })]
}

// pinned lists records by name, each there to show its own name.
func pinned(names ...string) pin.Game {
	g := pin.Game{Records: map[string]string{}}
	for _, name := range names {
		g.Records[name] = "Shows " + name + "."
	}
	return g
}

// folderOf is a folder with the first records of a list.
func folderOf(t *testing.T, g pin.Game) fstest.MapFS {
	t.Helper()
	folder := fstest.MapFS{}
	for _, name := range g.Names() {
		text, err := written(g, some(), folder, name)
		require.NoError(t, err)
		put(folder, name, text)
	}
	return folder
}

func put(folder fstest.MapFS, name, text string) {
	folder[name+pin.Ending] = &fstest.MapFile{Data: []byte(text)}
}

// decisions are a record after its header.
func decisions(text string) string { return text[strings.Index(text, "---"):] }

func text(folder fstest.MapFS, name string) string { return string(folder[name+pin.Ending].Data) }

// A first record needs nothing but its name on the list. It is a whole game, is the same every time, and is pinned from then on.
func TestAFirstRecordIsPlayed(t *testing.T) {
	g := pinned("3-players", "4-players-and-why", "fewest")
	folder := folderOf(t, g)
	require.Equal(t, folder, folderOf(t, g))
	other := text(folderOf(t, pinned("3-players-and-another")), "3-players-and-another")
	require.NotEqual(t, decisions(text(folder, "3-players")), decisions(other), "another name, another game")
	set, err := pin.Open(some(), g, folder)
	require.NoError(t, err)
	for name, seats := range map[string]int{"3-players": 3, "4-players-and-why": 4, "fewest": some().Book.Players.Min} {
		record := set.Records[name]
		require.Len(t, record.Seats, seats)
		require.NotNil(t, record.Winner, "%s is played to its end", name)
		require.True(t, strings.HasPrefix(text(folder, name), "# Shows "+name+".\n"))
		_, differs := asToday(g, some(), folder, name)
		require.NoError(t, differs)
		require.NoError(t, conforms(some().Game, record))
	}
}

// Seats and rulings are those of a file that has nothing but its header.
func TestAFirstRecordBeginsAsItsFileDoes(t *testing.T) {
	g := pinned("headed")
	question := some().Book.Questions[slices.IndexFunc(some().Book.Questions, func(q rulebook.Question) bool { return !q.Fixed })]
	ruling := "ruling " + question.Name + "=" + question.Options[1].ID + "\n"
	folder := fstest.MapFS{}
	put(folder, "headed", "yardstick 1\ngame "+some().Name()+"\nseats ann bob cal\n"+ruling+"---\n")
	_, differs := asToday(g, some(), folder, "headed")
	require.ErrorIs(t, differs, pin.ErrNew)
	now, err := written(g, some(), folder, "headed")
	require.NoError(t, err)
	require.Contains(t, now, "seats ann bob cal\n"+ruling)
	require.Contains(t, now, "\nwinner ")
}

// The error says why a record cannot be written.
func TestWhatCannotBeWritten(t *testing.T) {
	folder := fstest.MapFS{}
	put(folder, "torn", "yardstick 1\ngame nothing")
	put(folder, "refused", text(folderOf(t, pinned("fewest")), "fewest"))
	stopped, err := transcript.Parse("stopped", []byte(text(folder, "refused")))
	require.NoError(t, err)
	stopped.Decisions = stopped.Decisions[:len(stopped.Decisions)-1]
	put(folder, "refused", strings.Replace(text(folder, "refused"), "\nchance: ", "\nchance: un", 1))
	put(folder, "stopped", transcript.Format(stopped))
	for name, says := range map[string]string{"torn": "torn.golden:2: ", "refused": "refused.golden:6: ",
		"stopped":    "stopped.golden was a whole game, and by the rules of today it is not over where the record stops: play it on",
		"99-players": "99-players.golden: ",
		"no-players": `"no" is not a number of players`} {
		_, err := written(pinned(name), some(), folder, name)
		require.ErrorContains(t, err, says)
	}
}

// Every record on the list has a file, every file is on the list, and everything that is wrong is reported at once.
func TestListAndFolderAgree(t *testing.T) {
	folder := folderOf(t, pinned("2-players", "stray"))
	put(folder, "torn", "yardstick 7\n")
	_, err := pin.Open(some(), pinned("2-players", "missing", "torn"), folder)
	require.ErrorIs(t, err, pin.ErrNew)
	require.ErrorContains(t, err, some().Name())
	require.ErrorContains(t, err, "missing.golden has no game yet: run make golden to play one")
	require.ErrorContains(t, err, "stray.golden is not on the list")
	require.ErrorContains(t, err, "torn.golden:1: ")
}

// A record of which the engine says something else differs at the first such line, and so does a file that is not as records are written.
func TestDifferencesAreReported(t *testing.T) {
	g := pinned("2-players")
	was := text(folderOf(t, g), "2-players")
	for _, changed := range []struct{ from, to, says string }{
		{"lies at place 1", "lies at place 2", "the first difference: "},
		{"\nwinner ", "\nwinner none # ", "the first difference: "},
		{"# Shows", "# Showed", "the first difference: 2-players.golden:1\n  pinned: # Showed 2-players.\n  now:    # Shows 2-players."},
	} {
		folder := fstest.MapFS{}
		put(folder, "2-players", strings.Replace(was, changed.from, changed.to, 1))
		_, differs := asToday(g, some(), folder, "2-players")
		require.ErrorContains(t, differs, changed.says)
		again, err := written(g, some(), folder, "2-players")
		require.NoError(t, err)
		require.Equal(t, was, again, "it is written as the engine plays it")
	}
}

// The first effect that differs is named before a decision that the engine refuses because of it, with the clauses of both sides; where
// much differs, the text is the file but for some lines.
func TestTheFirstEffectThatDiffersComesBeforeARefusal(t *testing.T) {
	g := pinned("2-players")
	was := text(folderOf(t, g), "2-players")
	last := was[strings.LastIndex(was, "\np1: ")+1:]
	last = last[:strings.Index(last, "\n")]
	folder := fstest.MapFS{}
	put(folder, "2-players", strings.Replace(strings.Replace(was, "[YM-SETUP-05]", "[YM-SETUP-06]", 1), "\n"+last+"\n", "\np1: load coal-4\n", 1))
	is, differs := asToday(g, some(), folder, "2-players")
	require.Regexp(t, `^the first difference: 2-players\.golden:7\n  pinned: > .* \[YM-SETUP-06\]\n  now:    > .* \[YM-SETUP-05\]\n`+
		`and after it: 2-players\.golden:\d+: p1: load coal-4: `, differs.Error())
	file, now := strings.Split(text(folder, "2-players"), "\n"), strings.Split(is, "\n")
	require.Len(t, now, len(file))
	other := 0
	for i := range file {
		if file[i] != now[i] {
			other++
		}
	}
	require.Equal(t, 1, other)
	put(folder, "2-players", strings.Replace(was, "\n"+last+"\n", "\np1: load coal-4\n", 1))
	_, differs = asToday(g, some(), folder, "2-players")
	require.ErrorContains(t, differs, "p1: load coal-4: ")
	require.NotContains(t, differs.Error(), "the first difference")
}

// What records lack is named, item by item.
func TestWhatRecordsLackIsNamed(t *testing.T) {
	g := pinned("2-players")
	g.Players, g.Ends = []int{2, 3}, map[string][]string{"as it does": {"winner "}, "in the rain": {"it rains"}}
	g.Unreached = map[string]string{"YM-R-nothing=at-all": "there is no such question"}
	set, err := pin.Open(some(), g, folderOf(t, g))
	require.NoError(t, err)
	all := set.Complete()
	for _, says := range []string{"is a whole game of 3 players", "ends in the rain", "YM-R-nothing=at-all is excused",
		"would differ without ", "has an effect that rests on "} {
		require.ErrorContains(t, all, says)
	}
	require.NotContains(t, all.Error(), "whole game of 2 players")
	require.NotContains(t, all.Error(), "ends as it does")
	clear(set.Records)
	for _, verb := range some().Verbs() {
		require.ErrorContains(t, set.Verbs(), `no record of `+some().Name()+` has the action "`+verb+`"`)
	}
}

// An excuse for what a record reaches is wrong.
func TestAnExcuseMustBeNeeded(t *testing.T) {
	g := pinned("2-players")
	set, err := pin.Open(some(), g, folderOf(t, g))
	require.NoError(t, err)
	lacking := set.Options().Error()
	g.Unreached = map[string]string{}
	for q := range some().Book.Questions {
		question := &some().Book.Questions[q]
		if key := question.ID + "=" + question.Options[question.Default].ID; !question.Fixed && !strings.Contains(lacking, key) {
			g.Unreached[key] = "nobody asks"
		}
	}
	require.NotEmpty(t, g.Unreached)
	set.Pinned = g
	for key := range maps.Keys(g.Unreached) {
		require.ErrorContains(t, set.Options(), key+" is excused (nobody asks), but a record differs without it")
	}
}

// What is cited is written once and is the same every time; a citation, a refusal or a question more or less is the first line that differs.
func TestCitations(t *testing.T) {
	g := pinned("2-players", "3-players")
	folder := folderOf(t, g)
	set, err := pin.Open(some(), g, folder)
	require.NoError(t, err)
	require.EqualError(t, set.SameCitations(folder), "citations.tsv is missing: run make golden to write it")
	text, err := set.Citations()
	require.NoError(t, err)
	put := func(text string) { folder[pin.CitationsFile] = &fstest.MapFile{Data: []byte(text)} }
	put(text)
	require.NoError(t, set.SameCitations(folder))
	for law, line := range map[string]string{
		"a clause is cited by lists and decisions": `YM-BUY-02\t0\t0\t[1-9]\d*\t[1-9]\d*\t[1-9]\d*`,
		"a question is asked":                      `YM-R-exchange-count\t0\t0\t[1-9]\d*\t\d+\t\d+`,
		"a view rests on a question":               `YM-R-discard-view\t0\t[1-9]\d*\t0\t0\t0`,
		"a refusal has its words":                  `YM-TURN-01\t\t[1-9]\d*\t.+\tall 2 actions of this turn are used`,
		"another player's turn is tried":           `YM-END-06\t\t[1-9]\d*\t.+\tit is the turn of .*`,
	} {
		at := regexp.MustCompile("(?m)^" + line + "$").FindStringIndex(text)
		require.NotNil(t, at, "%s: %s in\n%s", law, line, text)
		number := 1 + strings.Count(text[:at[0]], "\n")
		put(text[:at[0]] + text[at[1]+1:])
		require.ErrorContains(t, set.SameCitations(folder), fmt.Sprintf("citations.tsv:%d: pinned is ", number), law)
	}
	put(text + "YM-WIN-01\n")
	require.ErrorContains(t, set.SameCitations(folder), `pinned is "YM-WIN-01", and the rules now say ""`)
	set.Records["3-players"].Decisions[0].Action = "pass"
	require.ErrorContains(t, set.SameCitations(folder), "3-players.golden:")
}
