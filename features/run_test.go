package features_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// bad runs files of testdata/bad.
func bad(t *testing.T, files ...string) (*features.Report, error) {
	t.Helper()
	for i := range files {
		files[i] += ".feature"
	}
	return features.Run(t.Context(), features.Options{FS: os.DirFS("testdata/bad"), Files: files, Root: "bad"})
}

func TestAScenarioThatDoesNotComeOut(t *testing.T) {
	for _, row := range []struct {
		file, law string
		line      int
		step      string
		says      string
		unknown   bool
	}{
		{"undefined-step", "an unknown step gets the nearest one of the vocabulary", 6, "ann has a train of coal-2",
			`there is no such step; did you mean "ann's train is coal-2"?; the nearest known step is: Then <player>'s train is <cards>`, true},
		{"wrong-keyword", "what can only be asked cannot be given", 5, "ann has 3 points", "it is known as a Then step", true},
		{"ambiguous-keyword", "a step says whether it gives or asks", 5, "ann's train is coal-2", "begin the step with Given, When or Then",
			true},
		{"lying-tag", "a clause that was never cited was not shown", 4, "", "the tag @YM-BUY-05 is wrong: no rule cited the clause while the scenario ran", false},
		{"lying-question", "a question that was never asked was not answered", 4, "",
			"the tag @YM-R-win-timing lies: the question was never asked", false},
		{"unknown-tag", "a tag is of the rulebook", 4, "", "the tag @YM-SWAP-99 is not a clause, question or example of Yardmaster", true},
		{"example-without-id", "an example says which", 4, "", "the tag @example needs a second one that names the example", true},
		{"id-without-example", "an example is marked", 4, "", "YM-EX-17 is of an example that is worked: add the tag @worked", true},
		{"our-example", "@example is for what the book has", 4, "", "YM-EX-17 is of an example that is worked: add the tag @worked", true},
		{"printed-as-ours", "@worked is for what the book has not", 4, "", "YM-EX-04 is of an example that is printed: add the tag @example",
			true},
		{"worked-without-id", "what we have worked says which it is", 4, "",
			"the tag @worked needs a second one that names the example, such as @YM-EX-09", true},
		{"varied-example", "an example of the book has the default answers", 4, "",
			"the tag @YM-EX-06 lies: the rulebook's example uses the default answers, but the scenario sets YM-R-", true},
		{"wrong-train", "expected and found are shown side by side, and the first failure counts", 6, "ann's train is coal-2 timber-2",
			"expected ann's train to be coal-2 timber-2, but it is coal-2", false},
		{"refused-action", "a refusal has its clause, its reason and what is legal", 7, `ann does "buy coal-3 pay coal*3"`,
			`"buy coal-3 pay coal*3" is refused because of YM-BUY-03: the payment has cards that are not in hand; ` +
				`legal for ann: draw deck, draw discard, swap bob, swap center-oil, swap center-timber, swap center-automobile, done`,
			false},
		{"misspelt-action", "a misspelt action gets the nearest", 6, `ann does "swop bob"`, `did you mean "swap bob"?`, true},
		{"stray-table", "a table that nobody reads asks nothing", 6, "ann has 0 points", "which only steps that end in a colon take", true},
		{"missing-table", "a colon promises a table", 6, "ann may do only:", "this step ends in a colon", true},
		{"impossible-position", "an impossible position is refused with its clause", 5, "ann's train is coal-4 coal-4",
			"the position set up above is invalid: ann's train: YM-CONT-02 with YM-R-railcar-values: " +
				"2 coal-4 are placed, and the game has 1 (assumed: YM-R-railcar-values)", true},
		{"no-game", "first there is a game", 4, "it is ann's turn", "no game is set up yet", true},
		{"other-game", "the games there are", 4, "a Whist game of ann and bob", "no game is called Whist: there are Yardmaster", true},
		{"stranger", "who plays", 6, "fay has 0 points", "nobody called fay plays here: the players are ann, bob", true},
		{"late-given", "the table is laid before the game", 7, "ann holds coal*5", "the game has begun", true},
	} {
		t.Run(row.law, func(t *testing.T) {
			report, err := bad(t, row.file)
			require.NoError(t, err)
			require.Len(t, report.Scenarios, 1)
			require.False(t, report.Passed())
			s := report.Scenarios[0]
			require.Equal(t, "bad/"+row.file+".feature", s.File)
			require.NotNil(t, s.Failure)
			require.Contains(t, s.Failure.Message, row.says)
			require.Equal(t, row.line, s.Failure.Line)
			require.Equal(t, row.step, s.Failure.Step)
			require.Equal(t, row.unknown, s.Failure.Unknown)
			require.NotContains(t, s.Failure.Message, "\n", "one clear line")
		})
	}
}

func TestWhatCannotBeRun(t *testing.T) {
	for _, row := range []struct {
		law   string
		files []string
		want  string
	}{
		{"a name is given once", []string{"first-of-two", "second-of-two"},
			`bad/second-of-two.feature:3: there is a scenario named "The same again" at bad/first-of-two.feature:3 already: give each ` +
				`its own name`},
		{"what is not Gherkin", []string{"syntax"}, "bad/syntax.feature:5: this is not a feature file: \"Whenever ann does "},
		{"an empty file", []string{"empty"}, `bad/empty.feature: the file is empty: begin it with "Feature:" and a title`},
		{"a feature without a scenario", []string{"no-scenario"}, "bad/no-scenario.feature:1: the feature has no scenario"},
		{"a scenario without steps", []string{"no-steps"}, `bad/no-steps.feature:3: scenario "All is well" has no steps`},
		{"a scenario that asks nothing", []string{"no-question"},
			`bad/no-question.feature:3: scenario "A table is laid" asks nothing: it has no When and no Then`},
		{"an outline without rows", []string{"no-rows"}, "bad/no-rows.feature:8: this table of examples has no row"},
		{"an outline without examples", []string{"no-examples"},
			`bad/no-examples.feature:3: scenario outline "A railcar each" has no examples`},
		{"an outline that grows", []string{"growing"},
			`bad/growing.feature:9: the cell "<b><b>" contains the placeholder of the column b; write the value that the row has in that column`},
		{"lines end in a line feed", []string{"carriage-returns"},
			"bad/carriage-returns.feature: the lines end in carriage returns alone; end every line with a line feed"},
		{"a step in small letters behind another", []string{"small-letters"},
			`bad/small-letters.feature:5: "when" is not a keyword; did you mean "When"?`},
		{"a tab behind And", []string{"tab-behind-and"}, `bad/tab-behind-and.feature:5: the blank after "And" is not a space: write a space`},
		{"what is not text", []string{"binary"}, "bad/binary.feature: this is not text: a feature file is text in UTF-8"},
		{"a missing file", []string{"nowhere"}, "bad/nowhere.feature: there is no such file"},
	} {
		t.Run(row.law, func(t *testing.T) {
			report, err := bad(t, row.files...)
			require.ErrorContains(t, err, row.want)
			require.NotContains(t, err.Error(), "\n", "one clear line")
			require.Nil(t, report)
		})
	}
}

// swaps is a lawful file of two scenarios.
const swaps = `
Feature: Swaps
  @first @worked @YM-EX-17
  Scenario: With bob
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap bob"
    Then ann's token is livestock

  @second
  Scenario Outline: With the centre
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    When ann does "swap center-<type>"
    Then ann's token is <type>
    And the play rests on YM-SWAP-03

    Examples:
      | type       |
      | oil        |
    @last
    Examples: more
      | type       |
      | timber     |
      | automobile |
`

func folder(files ...string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		fsys[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return fsys
}

func TestTagsSelect(t *testing.T) {
	for _, row := range []struct {
		tags  string
		names []string
	}{
		{"", []string{"With bob", "With the centre (row 1)", "With the centre (row 2)", "With the centre (row 3)"}},
		{"@first", []string{"With bob"}},
		{"first", []string{"With bob"}},
		{"~@first", []string{"With the centre (row 1)", "With the centre (row 2)", "With the centre (row 3)"}},
		{"@second && ~@last", []string{"With the centre (row 1)"}},
		{"@first,@last", []string{"With bob", "With the centre (row 2)", "With the centre (row 3)"}},
	} {
		report, err := features.Run(t.Context(), features.Options{FS: folder("swaps.feature", swaps), Tags: row.tags})
		require.NoError(t, err, row.tags)
		require.True(t, report.Passed(), row.tags)
		var got []string
		for _, s := range report.Scenarios {
			got = append(got, s.Name)
		}
		require.Equal(t, row.names, got, row.tags)
	}
}

func TestSomeAreLeftOut(t *testing.T) {
	var asked, ran []string
	report, err := features.Run(t.Context(), features.Options{
		FS:   folder("swaps.feature", swaps),
		Only: func(name string) bool { asked = append(asked, name); return name == "With the centre (row 2)" },
		Ran:  func(s features.Scenario) { ran = append(ran, s.Name) },
	})
	require.NoError(t, err)
	require.Equal(t, []string{"With bob", "With the centre (row 1)", "With the centre (row 2)", "With the centre (row 3)"}, asked)
	require.Equal(t, []string{"With the centre (row 2)"}, ran)
	require.Len(t, report.Scenarios, 1)
	require.True(t, report.Passed())
}

func TestTagsThatSelectNothing(t *testing.T) {
	_, err := features.Run(t.Context(), features.Options{FS: folder("swaps.feature", swaps), Tags: "@third"})
	require.EqualError(t, err, "no scenario has the tags @third")
	for _, tags := range []string{"&&", "@", "a,,b", "~~a", " ", "a b"} {
		_, err = features.Run(t.Context(), features.Options{FS: folder("swaps.feature", swaps), Tags: tags})
		require.ErrorContains(t, err, "cannot be read", tags)
	}
}

func TestReport(t *testing.T) {
	report, err := features.Run(t.Context(), features.Options{FS: folder("table/swaps.feature", swaps, "readme.txt", "none"), Root: "here"})
	require.NoError(t, err)
	s := report.Scenarios[2]
	require.Equal(t, "here/table/swaps.feature", s.File)
	require.Equal(t, 24, s.Line, "a row has its own line")
	require.Equal(t, []string{"second", "last"}, s.Tags)
	require.Equal(t, "yardmaster", s.Game)
	require.Contains(t, s.Cited, yardmasterClause("YM-SWAP-03"))
	require.Empty(t, report.Failed())
}

func TestAGameWithoutScenariosAndAnUnknownGame(t *testing.T) {
	_, err := features.Run(t.Context(), features.Options{Game: "whist"})
	require.ErrorContains(t, err, `unknown game "whist"`)
	_, err = features.Run(t.Context(), features.Options{FS: folder("readme.txt", "none")})
	require.EqualError(t, err, "there is no feature file: the name of one ends in .feature")
	_, err = features.Run(t.Context(), features.Options{FS: folder("a/b.feature", swaps), Files: []string{"a"}})
	require.EqualError(t, err, "a: this is a folder, not a feature file")
}

func TestBounds(t *testing.T) {
	header := "Feature: Much\n  Scenario Outline: Many\n    Given a Yardmaster game of ann and bob\n    Then the word \"<a>\" is not " +
		"understood\n    Examples:\n      | a |\n"
	for _, row := range []struct{ law, text, want string }{
		{"a file has a maximum size", "Feature: x\n" + strings.Repeat("# much\n", 1<<18), "longer than the 1048576 bytes"},
		{"a line has a maximum length", "Feature: x\n#" + strings.Repeat("x", 1<<13), "line 2 has more than the 4096 bytes"},
		{"a file has a maximum number of lines", header + strings.Repeat("| b |\n", 10_001), "more than the 10000 lines"},
		{"a scenario has a maximum number of steps", "Feature: x\n  Scenario: y\n" + strings.Repeat("    Then z\n", 1001),
			"x.feature:2: the scenario has more than 1000 steps"},
		{"rows times steps have a maximum", header + strings.Repeat("| b |\n", 5001),
			"x.feature:2: the file up to this line has more than 10000 steps"},
		{"rows times cells have a maximum", strings.Replace(header,
			"    Examples", "      |"+strings.Repeat("c|", 100)+"\n    Examples", 1) + strings.Repeat("| b |\n", 100),
			"more than 10000 steps, cells"},
		{"rows times tags have a maximum", strings.Repeat("@a ", 100) + "\n" + header + strings.Repeat("| b |\n", 100),
			"more than 10000 steps, cells and tags"},
		{"rows times columns have a maximum", "Feature: x\n  Scenario Outline: y\n" + strings.Repeat("    Then z\n", 500) + "    Examples:\n" +
			strings.Repeat("|"+strings.Repeat("b|", 1500)+"\n", 3), "1048576 cells to fill in, if every row of examples counts: split the file"},
		{"a text has a maximum number of lines", "Feature: x\n  Scenario: y\n    Then z:\n\"\"\"\n" + strings.Repeat("x\n", 2001) + "\"\"\"\n",
			"line 2005: the text has more than the 2000 lines"},
		{"a text has a maximum size", "Feature: x\n  Scenario: y\n    Then z:\n```\n" +
			strings.Repeat(strings.Repeat("x", 1000)+"\n", 70) + "```\n",
			"or 65536 bytes"},
		{"filling in has a maximum size",
			"Feature: x\n  Scenario Outline: y\n    Then " + strings.Repeat("<a>", 1000) + "\n    Examples:\n      | a |\n" +
				strings.Repeat("| "+strings.Repeat("b", 3000)+" |\n", 100), "or 16777216 bytes"},
	} {
		_, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", row.text)})
		require.ErrorContains(t, err, row.want, row.law)
	}
	part := header + strings.Repeat("| b |\n", 3400)
	_, err := features.Run(t.Context(), features.Options{FS: folder("1.feature", part,
		"2.feature", strings.Replace(part, "Many", "More", 1), "3.feature", strings.Replace(part, "Many", "Most", 1))})
	require.ErrorContains(t, err, "3.feature: more than 10000 scenarios in one run")
}

func TestARunCanBeStopped(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := features.Run(ctx, features.Options{Game: "yardmaster"})
	require.ErrorIs(t, err, context.Canceled)
}

// Each step has its result, up to the first that does not pass.
func TestStepsHaveResults(t *testing.T) {
	const text = "Feature: f\n  Background:\n    Given a Yardmaster game of ann and bob\n  Scenario: a\n    Given it is ann's turn\n" +
		"    Then %s\n    And ann may do \"done\"\n    And a dragon comes\n"
	for step, want := range map[string][]features.StepStatus{
		"ann has 7 points":   {features.StepPassed, features.StepPassed, features.StepFailed},
		"a dragon comes":     {features.StepPassed, features.StepPassed, features.StepUnread},
		"nobody has passed:": {features.StepPassed, features.StepPassed, features.StepUnread},
		"ann has 0 points":   {features.StepPassed, features.StepPassed, features.StepPassed, features.StepPassed, features.StepUnread},
	} {
		files := fstest.MapFS{"x.feature": {Data: fmt.Appendf(nil, text, step)}}
		report, err := features.Run(t.Context(), features.Options{FS: files, Now: time.Now})
		require.NoError(t, err)
		var got []features.StepStatus
		for i, s := range report.Scenarios[0].Steps {
			got = append(got, s.Status)
			require.Equal(t, []int{3, 5, 6, 7, 8}[i], s.Line)
			require.False(t, s.Began.IsZero())
		}
		require.Equal(t, want, got, step)
	}
}
