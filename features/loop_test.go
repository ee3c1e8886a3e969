package features

import (
	"testing"
	"testing/fstest"

	"github.com/cucumber/godog"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// alike plays scenarios of a game with godog and without it.
func alike(t *testing.T, game string, opts Options) (got []Scenario) {
	t.Helper()
	var want []Scenario
	entry, err := games.Find(game)
	require.NoError(t, err)
	opts.Ran = func(s Scenario) { want = append(want, s) }
	_, err = Godog(entry, opts, godog.Options{Format: "progress", Strict: true, Concurrency: 1, Tags: opts.Tags})
	require.NoError(t, err)
	opts.Ran = func(s Scenario) { got = append(got, s) }
	_, err = Run(t.Context(), opts)
	require.NoError(t, err)
	require.Len(t, got, len(want))
	for i := range want {
		require.Equal(t, want[i], got[i])
	}
	return got
}

// The program and the page play scenarios without godog: all of them come out as with it, step by step, with what each is about.
func TestGodogAndTheProgramAgree(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			files := Files(entry.Name())
			if testing.Short() {
				files = files[:min(3, len(files))]
			}
			require.NotEmpty(t, alike(t, entry.Name(), Options{Game: entry.Name(), Files: files, Facts: LastFact}))
		})
	}
}

// angry is an engine that breaks.
type angry struct{ engine.Local }

func (*angry) Play(string, string) (engine.Outcome, error) { panic("out of steam") }

const wrongScenarios = `Feature: What goes wrong
  Background:
    Given a Yardmaster game of ann and bob
    And it is ann's turn

  @a @b
  Scenario: a fact that is not so, and steps behind it
    When ann does "draw deck"
    Then ann's hand is coal*1 coal*2
    And ann dances
    And ann has 1 action left

  @b
  Scenario: what cannot be read
    Given ann dances
    And bob sings
    When ann does "draw deck"

  Scenario: a table where a text belongs
    Given the position:
      | turn | 3 |
    When ann does "draw deck"

  Scenario: a table where nothing belongs
    When ann does "draw deck"
      | turn | 3 |

  Scenario: nothing where a text belongs
    Given the position:
    When ann does "draw deck"

  Scenario: twice the same, once without a keyword
    Given ann holds oil*1
    * ann holds oil*1
    When ann does "draw deck"

  Scenario: what is illegal
    When ann does "load coal-4"

  Scenario: all is well
    Given ann holds oil*1
    When ann does "draw deck"
`

// What is wrong with a scenario is found in the same place, and said in the same words.
func TestGodogAndTheProgramFailAlike(t *testing.T) {
	files := fstest.MapFS{"wrong.feature": {Data: []byte(wrongScenarios)}}
	failed := 0
	for _, s := range alike(t, "yardmaster", Options{FS: files, Facts: LastFact}) {
		if s.Failure != nil {
			failed++
		}
	}
	require.Equal(t, 7, failed)
	for _, tags := range []string{"@a", "~@a", "@a && @b", "@b && ~@a", "@a,@c", "~@a && ~@b"} {
		require.NotEmpty(t, alike(t, "yardmaster", Options{FS: files, Tags: tags}), tags)
	}
	alike(t, "yardmaster", Options{FS: files, Subject: func(game string) (engine.Subject, error) {
		entry, err := games.Find(game)
		return &angry{engine.Local{Game: entry.Game}}, err
	}})
}

// godog reads a sentence as its phrase has it, and the program as people write it. The hint is the phrase.
func TestGodogIsToldThePhrase(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	files := fstest.MapFS{"loose.feature": {Data: []byte(`Feature: x
  Scenario: y
    Given a Yardmaster game of ann and bob
    And it's Ann's turn
    When ann does "draw deck"
`)}}
	report, err := Godog(entry, Options{FS: files}, godog.Options{Format: "progress", Strict: true, Concurrency: 1})
	require.NoError(t, err)
	require.Equal(t, "write it like the phrase: it is ann's turn", report.Scenarios[0].Failure.Message)
	report, err = Run(t.Context(), Options{FS: files})
	require.NoError(t, err)
	require.Nil(t, report.Scenarios[0].Failure)
}
