package lsp_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/lsp"
)

const question = "file:///somewhere/question.feature"

// feature is a file with one scenario, in whose line 7 the given steps begin.
func feature(steps ...string) string {
	return "Feature: at our table\n  @YM-YARD-04\n  Scenario: a railcar\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n" +
		"    And ann's train is coal-2\n    And ann's sorting yard is coal-4\n    " + strings.Join(steps, "\n    ") + "\n"
}

// The diagnostics of scenarios are the steps that fail or cannot be read, and tags that lie.
func TestScenariosAreJudged(t *testing.T) {
	e := begun(t, &lsp.Server{})
	require.Empty(t, e.open(question, feature(`Then ann may not do "load coal-4" because of YM-YARD-04`)))
	for i, row := range []struct {
		law, text string
		want      []diagnostic
	}{
		{"a step that fails", feature(`When ann does "load coal-4"`, "Then ann has 6 points"), []diagnostic{
			{span{place{7, 9}, place{7, 31}}, 1, "YM-YARD-04", "yardstick", "overruled: "}}},
		{"every step that is none", feature("Given a dragon comes", "And 𝔄 dragon leaves", "Then ann wins"), []diagnostic{
			{span{place{7, 10}, place{7, 24}}, 1, "not-read", "yardstick", "not read: there is no such step; "},
			{span{place{8, 8}, place{8, 24}}, 1, "not-read", "yardstick", "not read: there is no such step; "}}},
		{"a wrong word of a step", feature("And bob's train is cole-2", "Then ann wins"), []diagnostic{
			{span{place{7, 23}, place{7, 29}}, 1, "not-read", "yardstick", `not read: there is no railcar "cole-2"; did you mean "coal-2"?`}}},
		{"a tag that lies", strings.Replace(feature("Then it is ann's turn"), "YARD-04", "BUY-05", 1), []diagnostic{
			{span{place{1, 2}, place{1, 12}}, 1, "YM-BUY-05", "yardstick", "overruled: the tag @YM-BUY-05 is wrong: "}}},
		{"a tag that is none", strings.Replace(feature("Then it is ann's turn"), "YARD-04", "BUY-77", 1), []diagnostic{
			{span{place{1, 2}, place{1, 12}}, 1, "not-read", "yardstick", "not read: the tag @YM-BUY-77 is not a clause"}}},
		{"a file that is none", "Feature: x\n  Scenario: y\n    given a Yardmaster game of ann and bob\n", []diagnostic{
			{span{place{2, 4}, place{2, 9}}, 1, "not-read", "yardstick", `not read: "given" is not a keyword; did you mean "Given"?`}}},
	} {
		e.change(question, i+2, row.text)
		found := e.next().Diagnostics
		require.Len(t, found, len(row.want), "%s: %v", row.law, found)
		for j := range found {
			require.Contains(t, found[j].Message, row.want[j].Message, row.law)
			row.want[j].Message = found[j].Message
			require.Equal(t, row.want[j], found[j], row.law)
		}
	}
}

// Rows of an outline that fail in one step for one reason are one diagnostic.
func TestAStepIsReportedOnce(t *testing.T) {
	e := begun(t, &lsp.Server{})
	text := "Feature: x\n  Scenario Outline: y\n    Given a Yardmaster game of ann and bob\n    And a trane comes\n    Then <who> has 0 points\n" +
		"    Examples:\n      | who |\n      | ann |\n      | bob |\n"
	require.Len(t, e.open(question, text), 1)
}

// Completion lists the sentences of the game under the keyword, with a place to fill in for each blank.
func TestStepsAreListed(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(question, feature("Given ann", "When ", "And ", "Then who wi", "no step"))
	given := e.complete(question, 6, 8)
	require.NotEmpty(t, given)
	require.Subset(t, labels(given), []string{"<player>'s sorting yard is <cards>", "it is <player>'s turn"})
	require.NotContains(t, labels(given), "the game is over")
	for _, i := range given {
		require.Equal(t, span{place{6, 8}, place{6, 36}}, i.TextEdit.Range)
		require.Equal(t, 2, i.InsertTextFormat)
	}
	require.Contains(t, texts(given), "${1:player}'s sorting yard is ${2:cards}")
	require.Contains(t, texts(given), "${1:player} has ${2:n} ${3|actions,action|} this turn")
	require.Contains(t, labels(e.complete(question, 8, 9)), `<player> does "<action>"`)
	require.Equal(t, labels(e.complete(question, 8, 9)), labels(e.complete(question, 9, 8)), "And goes on with the keyword above")
	require.Equal(t, "who wins", e.complete(question, 10, 15)[0].Label, "the best first")
	require.Empty(t, e.complete(question, 11, 8))
	require.Empty(t, e.complete(question, 0, 0))
	require.Contains(t, texts(e.complete(question, 7, 13)), "ann holds the Yardmaster token face ${1|up,down|}")

	require.Contains(t, labels(e.complete(question, 1, 7)), "YM-YARD-04")
	require.Equal(t, span{place{1, 3}, place{1, 7}}, e.complete(question, 1, 7)[0].TextEdit.Range)
	require.Empty(t, e.open("file:///empty.feature", "Feature: x\n  Scenario: y\n    Given a\n")[1:])
	require.Empty(t, e.complete("file:///empty.feature", 2, 11), "no game is named")
}

// A typed text fills the blanks that it has come to, and the step that has most of its letters is the first.
func TestTypedTextFillsTheBlanks(t *testing.T) {
	e := begun(t, &lsp.Server{})
	for i, row := range []struct{ law, line, want string }{
		{"the value before the letters of the phrase", "Given ann's tr", "ann's train is ${1:cards}"},
		{"a list of values", "Given ann's train is coal-2 oil", "ann's train is coal-2 oil"},
		{"the letters of the phrase, and no blank that could take them", "Given the cargo d", "the cargo draw pile is ${1:cards}"},
		{"a word of two, and an optional ending", "Given 2 coal were pl", "2 coal ${1|was,were|} played this turn and ${2|waits,wait|} for a purchase"},
		{"signs of a snippet", "Then it brings about \"a}$\\", `it brings about "a\}\$\\"`},
		{"names of players", "Then ann and bob win t", "ann and bob win together"},
		{"words alone", "Then who has won?", "${1:names} wins"},
	} {
		text := feature(row.line)
		if i == 0 {
			e.open(question, text)
		} else {
			e.change(question, i+2, text)
			e.next()
		}
		found := e.complete(question, 7, 4+len(row.line))
		require.NotEmpty(t, found, row.law)
		require.Equal(t, row.want, found[0].TextEdit.NewText, row.law)
		if i == 0 {
			require.Equal(t, "ann's train is <cards>", found[0].Label)
			require.Equal(t, "ann's tr", found[0].FilterText)
		}
	}
}

// Between the quotes of an action the legal ones are listed, as the steps above leave the game.
func TestTheLegalActionsOfAStepAreListed(t *testing.T) {
	e := begun(t, &lsp.Server{})
	for i, row := range []struct {
		law   string
		steps []string
		want  []string
	}{
		{"those that a decision allows", []string{`When ann does "swap`}, []string{"swap bob", "swap center-oil", "swap center-timber",
			"swap center-automobile"}},
		{"after a decision", []string{`When ann does "done"`, `Then bob may not do "done`}, []string{"done"}},
		{"of chance", []string{`When ann does "draw deck"`, `And chance does "draw oil`}, []string{"draw oil"}},
		{"none after a step that fails", []string{"Then ann has 6 points", `When ann does "`}, []string{}},
		{"none in other quotes", []string{`Given the ruling "`}, []string{}},
	} {
		text := feature(row.steps...)
		if i == 0 {
			e.open(question, text)
		} else {
			e.change(question, i+2, text)
			e.next()
		}
		line := 6 + len(row.steps)
		last := "    " + row.steps[len(row.steps)-1]
		found := e.complete(question, line, len(last))
		if row.law == "none in other quotes" {
			require.NotContains(t, labels(found), "done")
			continue
		}
		require.Equal(t, row.want, labels(found), row.law)
		for _, i := range found {
			require.Equal(t, span{place{line, strings.LastIndex(last, `"`) + 1}, place{line, len(last)}}, i.TextEdit.Range)
		}
	}
}

// Signs that mean something in a snippet stand for themselves.
func TestSnippetsHaveTheirSigns(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(question, "Feature: x\n  Scenario: y\n    Given a Frontier game of 3 players\n    Given cid has $\n")
	require.Contains(t, texts(e.complete(question, 3, 19)), `cid has \$${1:n}`)
}

// An editor without snippets gets the phrase.
func TestAnEditorMayKnowNoSnippets(t *testing.T) {
	e := connected(t, &lsp.Server{})
	e.call("initialize", object{"capabilities": object{}}, nil)
	e.open(question, feature("Then who won"))
	first := e.complete(question, 7, 16)[0]
	require.Zero(t, first.InsertTextFormat)
	require.Equal(t, "<names> wins", first.TextEdit.NewText)
}

// A hover shows the clause of a tag and of a step, and the question of a ruling.
func TestTheClauseOfATagIsShown(t *testing.T) {
	e := begun(t, &lsp.Server{})
	e.open(question, feature(`Then ann may not do "load coal-4" because of YM-YARD-04`, `And the ruling "yard-timing" is "any-time"`))
	const sentence = "> Each time a railcar is added to a train, the owner's sorting yard is examined for railcars that now fit."
	tag := e.hover(question, 1, 5)
	require.Contains(t, tag.Contents.Value, sentence)
	require.Contains(t, tag.Contents.Value, "Your Sorting Yard, paragraph 2, sentence 3")
	require.Equal(t, span{place{1, 3}, place{1, 13}}, tag.Range)
	require.Contains(t, e.hover(question, 7, 52).Contents.Value, sentence)
	require.Contains(t, e.hover(question, 8, 22).Contents.Value, "When may railcars be moved from the sorting yard to the train?")
	require.Nil(t, e.hover(question, 3, 12))
	require.Nil(t, e.hover(question, 1<<30, 1<<30))
	require.Nil(t, e.hover(question, -1, -1))
}

func texts(items []item) []string {
	all := []string{}
	for _, i := range items {
		all = append(all, i.TextEdit.NewText)
	}
	return all
}
