package features_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// stepsOf are the steps of each game, which several tests examine.
var stepsOf = func() map[string]func() ([]features.Step, error) {
	all := map[string]func() ([]features.Step, error){}
	for _, e := range games.All() {
		all[e.Name()] = sync.OnceValues(func() ([]features.Step, error) { return features.Steps(e.Name()) })
	}
	return all
}()

// The page that lists the steps of a game is as its vocabulary and its scenarios are.
func TestStepsAreUpToDate(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			steps, err := stepsOf[e.Name()]()
			require.NoError(t, err)
			actions, err := features.Actions(e.Name())
			require.NoError(t, err)
			isUpToDate(t, filepath.Join(e.Room, "STEPS.md"), features.StepsMarkdown(e, steps, actions))
		})
	}
}

// isUpToDate compares a generated file with what it should be, or writes it with -update.
func isUpToDate(t *testing.T, file, want string) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(want), 0o644))
	}
	got, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, want, string(got), "make generate writes %s", file)
}

// Whoever looks up a step learns what fills its blanks, and sees it used if any scenario of the game says so.
func TestStepsTellWhatTheyTake(t *testing.T) {
	for _, e := range games.All() {
		steps, err := stepsOf[e.Name()]()
		require.NoError(t, err)
		for _, s := range steps {
			require.Equal(t, s.Uses > 0 || s.Example != nil, s.Example != nil, s.Phrase)
			for _, blank := range s.Blanks {
				require.NotEmpty(t, blank.Words(), "%s: say in the room's blanks what <%s> takes", s.Phrase, blank.Name)
			}
		}
	}
	_, err := features.Steps("whist")
	require.ErrorContains(t, err, `unknown game "whist"`)
}

func TestAStepIsShownAsTheScenariosSayIt(t *testing.T) {
	steps, err := stepsOf["yardmaster"]()
	require.NoError(t, err)
	s := stepCalled(t, steps, "Given", "<player>'s sorting yard is <cards>")
	require.Regexp(t, `^[a-z]+'s sorting yard is `, s.Example.Text)
	text, err := os.ReadFile(filepath.Join("..", s.Example.File))
	require.NoError(t, err)
	require.Contains(t, lineOf(string(text), s.Example.Line), "sorting yard is")
	require.Contains(t, s.Clauses, "YM-YARD-04")
	require.NotContains(t, s.Clauses, "YM-BONUS-06")
	require.Equal(t, []string{"player", "cards"}, []string{s.Blanks[0].Name, s.Blanks[1].Name})
	require.NotEmpty(t, s.Blanks[1].Seen)
	require.Equal(t, "text", stepCalled(t, steps, "When", "these decisions are taken:").Follows)
	require.Equal(t, "table", stepCalled(t, steps, "Then", "<player> may do only:").Follows)
	require.Empty(t, stepCalled(t, steps, "Then", "the game is over").Follows)
	token := stepCalled(t, steps, "Then", "<player> holds the Yardmaster token face <side>")
	require.Equal(t, []string{"up", "down"}, token.Blanks[1].Values)
}

func TestThePageSaysWhatTheBlanksTake(t *testing.T) {
	steps, err := stepsOf["hell-on-wheels"]()
	require.NoError(t, err)
	entry, err := games.Find("hell-on-wheels")
	require.NoError(t, err)
	page := features.StepsMarkdown(entry, features.FindSteps(steps, "planned"), nil)
	require.Contains(t, page, "# The steps of Hell on Wheels\n")
	require.Contains(t, page, "\n## What the blanks take\n\n| blank | takes |\n| --- | --- |\n")
	require.Contains(t, page, "| `<type>` | Spontaneous, Planned, Existing |\n")
}

func TestWordsPickOutSteps(t *testing.T) {
	steps, err := stepsOf["yardmaster"]()
	require.NoError(t, err)
	for _, row := range []struct{ law, words, first string }{
		{"a word of the sentence before one of its use", "livestock train", "<player>'s train is <cards>"},
		{"capitals do not count", "SORTING", "<player>'s sorting yard is <cards>"},
		{"the most words if no step has all", "sorting yard zzz", "<player>'s sorting yard is <cards>"},
		{"a keyword is a word", "when finished", "the set-up is finished"},
		{"a value of a blank", "down", "<player> holds the Yardmaster token face <side>"},
	} {
		require.Equal(t, row.first, features.FindSteps(steps, row.words)[0].Phrase, row.law)
	}
	for _, row := range []struct{ game, words, first string }{
		{"frontier", "how much money does a player have?", "<player> has $<n>"},
		{"union-stockyards", "how much money does a player have", "<player> has $<n>"},
		{"hell-on-wheels", "how much money does a player have", "<player> has <k>K"},
		{"union-stockyards", "who goes first", "<player> is first player"},
		{"frontier", "whose turn is it", "it is <player>'s turn"},
		{"yardmaster", "who has won", "<names> wins"},
	} {
		asked, err := stepsOf[row.game]()
		require.NoError(t, err)
		require.Equal(t, row.first, features.FindSteps(asked, row.words)[0].Phrase, "%s: %s", row.game, row.words)
	}
	require.Empty(t, features.FindSteps(steps, "zzz"))
	require.Len(t, features.FindSteps(steps), len(steps))
	require.Contains(t, features.StepWords("yardmaster"), "sorting")
	require.Nil(t, features.StepWords("whist"))
}

func stepCalled(t *testing.T, steps []features.Step, keyword, phrase string) *features.Step {
	t.Helper()
	for i := range steps {
		if steps[i].Keyword == keyword && steps[i].Phrase == phrase {
			return &steps[i]
		}
	}
	require.Fail(t, "no such step", "%s %s", keyword, phrase)
	return nil
}

func lineOf(text string, number int) string {
	return strings.Split(text, "\n")[number-1]
}

// notation is a row of the table of a game's notation: how an action is written, and who takes it.
var notation = regexp.MustCompile("(?m)^\\| `([a-z-]+)[^`]*` \\| (player|chance) \\|")

// Every word that an action of the notation begins with has an example from the suite.
func TestEveryVerbHasAnExample(t *testing.T) {
	for _, e := range games.All() {
		actions, err := features.Actions(e.Name())
		require.NoError(t, err)
		text, err := os.ReadFile(filepath.Join("..", "engine", e.Room, "ENGINE.md"))
		require.NoError(t, err)
		rows := notation.FindAllStringSubmatch(string(text), -1)
		require.NotEmpty(t, rows, e.Name())
		for _, row := range rows {
			has := slices.ContainsFunc(actions, func(a features.ActionUse) bool { return a.Verb == row[1] && a.By == row[2] })
			assert.True(t, has, "%s: no scenario takes an action of %s that begins with %s", e.Name(), row[2], row[1])
		}
	}
}

// Whoever looks up a step of the four games sees it used. A game that was added has few scenarios.
func TestEveryStepHasAnExample(t *testing.T) {
	for _, game := range []string{"yardmaster", "hell-on-wheels", "union-stockyards", "frontier"} {
		steps, err := stepsOf[game]()
		require.NoError(t, err)
		for _, s := range steps {
			if game == "union-stockyards" && s.Phrase == "<names> win together" {
				continue // it can be claimed, and is never so: the stack on the brand track breaks every tie (US-WIN-10)
			}
			assert.NotNil(t, s.Example, "%s: no scenario says: %s %s", game, s.Keyword, s.Phrase)
		}
	}
}
