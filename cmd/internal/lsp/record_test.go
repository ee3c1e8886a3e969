package lsp_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/lsp"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
)

const (
	game    = "file:///somewhere/game.yard"
	waiting = `position {"phase":"turn","player":"ann","players":[{"name":"ann","train":["coal-2"],"sorting-yard":{"coal-4":1}}]}` + "\n"
	header  = "yardstick 2\ngame yardmaster\nseats ann bob\n"
	dispute = header + waiting + "---\nann: load coal-4\n"
)

// The diagnostics of a record are the verdict of the judge, at the words that it is about.
func TestARecordIsJudged(t *testing.T) {
	e := begun(t, &lsp.Server{})
	stops := diagnostic{Severity: 3, Code: "unfinished", Source: "yardstick", Message: "unfinished: the record stops before the end"}
	for i, row := range []struct {
		law, text string
		want      []diagnostic
	}{
		{"overruled, by the clause", dispute, []diagnostic{{span{place{5, 5}, place{5, 16}}, 1, "YM-YARD-04", "yardstick",
			"overruled: the sorting yard is looked through when a railcar is added to the train, and that has to come first; " +
				"rests on the open question YM-R-yard-timing"}}},
		{"in the words of people", strings.Replace(dispute, "ann: load", "  Ann loads the", 1), []diagnostic{{span{place{5, 2}, place{5, 22}}, 1,
			"YM-YARD-04", "yardstick", "overruled: the sorting yard is looked through when a railcar is added to the train, and that has to come " +
				"first; rests on the open question YM-R-yard-timing"},
			{span{place{5, 2}, place{5, 22}}, 3, "spelling", "yardstick", `line 6, "Ann loads the coal-4", is read as "ann: load coal-4"`}}},
		{"incomplete", header + waiting + "---\nann: done\n", []diagnostic{stops.at(5, 0, 9)}},
		{"nothing decided yet", header + "---\n\n", []diagnostic{stops.at(3, 0, 3)}},
		{"not read, at the words", strings.Replace(dispute, "seats", "  seat", 1), []diagnostic{{span{place{2, 2}, place{2, 6}}, 1, "not-read",
			"yardstick", `not read: "seat" is not a line of a header; did you mean "seats"?`}}},
		{"another game", strings.Replace(dispute, "yardmaster", "chess", 1), []diagnostic{{span{place{1, 5}, place{1, 10}}, 1, "not-read",
			"yardstick", `not read: unknown game "chess": the games are yardmaster, hell-on-wheels, union-stockyards, frontier`}}},
		{"nothing", "", []diagnostic{{span{}, 1, "not-read", "yardstick",
			`not read: the file is empty; a record begins with the line "yardstick 2"`}}},
	} {
		if i == 0 {
			require.Equal(t, row.want, e.open(game, row.text), row.law)
			continue
		}
		e.change(game, i+2, row.text)
		require.Equal(t, published{game, i + 2, row.want}, e.next(), row.law)
	}
}

func (d diagnostic) at(line, from, to int) diagnostic {
	d.Range = span{place{line, from}, place{line, to}}
	return d
}

// Places count letters beyond the basic plane twice, as UTF-16 does; comments are no part of a decision.
func TestPlacesCountUnitsOfUTF16(t *testing.T) {
	e := begun(t, &lsp.Server{})
	text := header + "player ann \"𝔄nn𝔄\"\n" + waiting + "---\n𝔄nn𝔄: load coal-4 # 🚂 𝔄\n"
	found := e.open(game, text)
	require.Equal(t, span{place{6, 8}, place{6, 19}}, found[0].Range)
	typed := header + "player ann \"𝔄nn𝔄\"\n" + waiting + "---\n𝔄nn𝔄: done # 🚂\n"
	e.change(game, 2, typed)
	e.next()
	items := e.complete(game, 6, 12)
	require.Equal(t, []string{"ann: done"}, labels(items))
	require.Equal(t, span{place{6, 0}, place{6, 12}}, items[0].TextEdit.Range)
}

// Completion lists the legal actions at a line, whatever comes after it, and narrows them by the words typed.
func TestTheLegalActionsOfALineAreListed(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(game, dispute)
	legal := []string{"ann: draw deck", "ann: draw discard", "ann: swap bob", "ann: swap center-oil", "ann: swap center-timber",
		"ann: swap center-automobile", "ann: done"}
	all := e.complete(game, 5, 0)
	require.Equal(t, legal, labels(all))
	require.Equal(t, span{place{5, 0}, place{5, 16}}, all[0].TextEdit.Range, "the whole decision is replaced")
	for i, row := range []struct {
		law, line string
		want      []string
	}{
		{"the words that are typed", "  ann: sw", legal[2:6]},
		{"of the action alone", "center-timb", legal[4:5]},
		{"in the words of people", "Ann draws a card from the deck", legal[:1]},
		{"nothing else", "ann: castle", []string{}},
	} {
		e.change(game, i+2, header+waiting+"---\n"+row.line)
		e.next()
		require.Equal(t, row.want, labels(e.complete(game, 5, len(row.line))), row.law)
	}
	for i, row := range []struct {
		law, text string
		line      int
	}{
		{"the header has no decisions", dispute, 3},
		{"nor has the tail", dispute + "---\n\n", 7},
		{"after a wrong decision nothing is known", dispute + "ann: \n", 6},
		{"of a record that cannot be read neither", "yardstick 2\n---\n\n", 2},
		{"a line that there is not", dispute, 1 << 30},
	} {
		e.change(game, i+10, row.text)
		e.next()
		require.Empty(t, e.complete(game, row.line, 0), row.law)
	}
}

// Where chance decides, its outcomes are listed with their odds.
func TestOutcomesOfChanceAreListed(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(game, header+"---\n\n")
	items := e.complete(game, 4, 0)
	require.NotEmpty(t, items)
	for _, i := range items {
		require.Regexp(t, "^chance: ", i.Label)
		require.Regexp(t, "^[0-9]+/[0-9]+$", i.Detail)
	}
}

// A hover shows the clause that decides a line, and the clause or question that a line names.
func TestTheClauseOfALineIsShown(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(game, strings.Replace(dispute, "---\n", "ruling yard-timing=same-turn\n---\nann: swap bob # YM-GOAL-02\n", 1))
	const sentence = "> Each time a railcar is added to a train, the owner's sorting yard is examined for railcars that now fit."
	decides := e.hover(game, 7, 3)
	require.Equal(t, "markdown", decides.Contents.Kind)
	require.Contains(t, decides.Contents.Value, "**Overruled**: ann may not do `\"load coal-4\"` `game.yard:8 (decision 2)`")
	require.Contains(t, decides.Contents.Value, "**rule:** YM-YARD-04 – Your Sorting Yard, paragraph 2, sentence 3")
	require.Contains(t, decides.Contents.Value, sentence)
	require.Contains(t, e.hover(game, 6, 3).Contents.Value, "**Upheld**: ann may do `\"swap bob\"`", "a right one before it")
	named := e.hover(game, 6, 20)
	require.Contains(t, named.Contents.Value, "YM-GOAL-02")
	require.Equal(t, span{place{6, 16}, place{6, 26}}, named.Range)
	require.Contains(t, e.hover(game, 4, 10).Contents.Value, "When may railcars be moved from the sorting yard to the train?")
	require.Nil(t, e.hover(game, 5, 1), "a line of no decision")
}

// A record is judged under the reading that the command was given.
func TestAReadingOverridesTheRecord(t *testing.T) {
	e := begun(t, &lsp.Server{Overrides: true, Reading: func(of games.Entry) (*reading.Reading, error) {
		r := reading.Of(of)
		return r, r.Rule([]string{"yard-timing=any-time"})
	}})
	require.Equal(t, "unfinished", e.open(game, dispute)[0].Code)
	require.Contains(t, labels(e.complete(game, 5, 0)), "ann: load coal-4")
	require.Empty(t, e.open("file:///a.feature", feature("When ann does \"load coal-4\"", "Then ann has 6 points")))
}

// A position file is read next to the record, and nowhere else.
func TestAPositionFileIsNextToTheRecord(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.Mkdir(filepath.Join(folder, "in"), 0o700))
	document := strings.TrimSpace(strings.TrimPrefix(waiting, "position "))
	for _, name := range []string{"out.json", "in/table 𝔄.json"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(document), 0o600))
	}
	e := begun(t, &lsp.Server{})
	uri := "file://" + filepath.ToSlash(folder) + "/in/game%20one.yard"
	require.Equal(t, "YM-YARD-04", e.open(uri, header+"position table 𝔄.json\n---\nann: load coal-4\n")[0].Code)
	e.change(uri, 2, header+"position ../out.json\n---\nann: load coal-4\n")
	require.Equal(t, "not-read", e.next().Diagnostics[0].Code)
	require.Equal(t, "not-read", e.open("untitled:game", header+"position table.json\n---\nann: load coal-4\n")[0].Code)
}

// The fair copy of a record is one edit.
func TestARecordIsFormatted(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(game, strings.Replace(dispute, "ann: load coal-4", "Ann draws a card from the deck", 1))
	var edits []struct {
		Range   span
		NewText string
	}
	e.call("textDocument/formatting", at(game, 0, 0), &edits)
	require.Len(t, edits, 1)
	require.Equal(t, span{place{0, 0}, place{6, 0}}, edits[0].Range)
	require.Contains(t, edits[0].NewText, "\nann: draw deck\n")
	e.change(game, 2, edits[0].NewText)
	e.next()
	e.call("textDocument/formatting", at(game, 0, 0), &edits)
	require.Empty(t, edits)
}

// A whole game is judged while a person types.
func TestAWholeGameIsJudgedAtOnce(t *testing.T) {
	files, err := filepath.Glob("../../../golden/hellonwheels/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	text, err := os.ReadFile(slices.MaxFunc(files, func(a, b string) int { return size(t, a) - size(t, b) }))
	require.NoError(t, err)
	e := begun(t, &lsp.Server{})
	require.Empty(t, e.open(game, string(text)))
	began := time.Now()
	e.change(game, 2, string(text))
	require.Empty(t, e.next().Diagnostics)
	took := time.Since(began)
	t.Logf("%d lines are judged in %v", strings.Count(string(text), "\n"), took)
	require.Less(t, took, 2*time.Second)
}

func size(t *testing.T, file string) int {
	info, err := os.Stat(file)
	require.NoError(t, err)
	return int(info.Size())
}
