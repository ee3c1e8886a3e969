package lawtest_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
)

// tally is a game of one player who counts to three.
type tally struct {
	engine.State
	n     int
	notes int8
}

func (t *tally) Actor() engine.Seat {
	if t.n == 3 {
		return engine.Nobody
	}
	return 0
}

func (t *tally) Legal(dst []engine.Action, _ *engine.Record) []engine.Action { return append(dst, 1) }
func (t *tally) Apply(engine.Action, *engine.Record)                         { t.n++ }
func (t *tally) Format(engine.Action) string                                 { return "count" }
func (t *tally) Position() any                                               { return t.notes }

type mutants = lawtest.Mutants[tally]

// laws are one about positions and one about steps.
func laws() []engine.Law {
	return []engine.Law{
		{ID: "T-01", Position: func(s engine.State) error { return unless(s.(*tally).n <= 3, "somebody counts on") }},
		{ID: "T-02", Step: func(before engine.State, _ engine.Action, after engine.State) error {
			return unless(after.(*tally).n == before.(*tally).n+1, "a number is left out")
		}},
	}
}

func unless(holds bool, problem string) error {
	if holds {
		return nil
	}
	return errors.New(problem)
}

// hundred and skip are mutants that the laws notice.
func hundred() lawtest.Mutant[tally] { return lawtest.Always(func(s *tally) { s.n = 100 }) }
func skip() lawtest.Mutant[tally] {
	return lawtest.Where(func(d *lawtest.Decision[tally]) bool { return d.Before.n == 1 },
		func(d *lawtest.Decision[tally]) { d.After.n = 3 })
}

// tried plays a game under trials.
func tried(t *testing.T, of mutants) error {
	t.Helper()
	trials, err := lawtest.NewTrials(laws(), 10, nil, of)
	require.NoError(t, err)
	first := func(_ engine.State, legal []engine.Action) engine.Action { return legal[0] }
	decisions := 0
	lawtest.Play(&tally{}, 10, first, func(d lawtest.Decision[tally]) {
		require.NoError(t, trials.Decided("the game", d))
		decisions++
	})
	require.Equal(t, 3, decisions)
	return trials.Unnoticed()
}

func TestMutantsAreNoticed(t *testing.T) {
	require.NoError(t, tried(t, mutants{"T-01": {"a hundred is reached": hundred()}, "T-02": {"two is left out": skip()}}))
}

func TestMutantsThatGoUnnoticed(t *testing.T) {
	err := tried(t, mutants{"T-01": {"a number is left out": skip()}, "T-02": {"two is left out": skip()}})
	require.EqualError(t, err, `T-01 does not notice that a number is left out, after "count" in the game`)
}

func TestMutantsThatAreNeverPossible(t *testing.T) {
	never := func(*lawtest.Decision[tally]) bool { return false }
	err := tried(t, mutants{"T-01": {"pigs fly": never}, "T-02": {"two is left out": skip()}})
	require.EqualError(t, err, "T-01: no decision could be changed so that pigs fly")
}

func TestMutantsBelongToLaws(t *testing.T) {
	_, err := lawtest.NewTrials(laws()[:1], 10, nil, mutants{"T-02": {"two is left out": skip()}})
	require.EqualError(t, err, "there are mutants for T-02, which is not a law of the game")
}

// Every field is changed in some games: laws notice that, or loading the document does, or the field is open.
func TestEveryFieldIsChanged(t *testing.T) {
	counts := engine.Law{ID: "T-03", Step: func(before engine.State, _ engine.Action, after engine.State) error {
		return unless(after.(*tally).n == before.(*tally).n+1, "a number is left out")
	}}
	idle := engine.Law{ID: "T-04", Position: func(engine.State) error { return nil }}
	grounds := lawtest.Grounds{"T-03": {"T-COUNT-01": "before: n +1"}}
	_, err := lawtest.NewTrials[tally]([]engine.Law{counts, idle}, 10, grounds)
	require.EqualError(t, err, "T-03 notices when T-COUNT-01 is broken (before: n +1), and does not cite it")
	counts.Clauses = []engine.Clause{"T-COUNT-01"}
	trials, err := lawtest.NewTrials[tally]([]engine.Law{counts, idle}, 10, grounds)
	require.NoError(t, err)
	trials.Loads = func(position any) bool { return position.(int8) >= -1 }
	const games = 3000
	first := func(_ engine.State, legal []engine.Action) engine.Action { return legal[0] }
	for range games {
		lawtest.Play(&tally{}, 10, first, func(d lawtest.Decision[tally]) { require.NoError(t, trials.Decided("the game", d)) })
	}
	require.EqualError(t, trials.Unnoticed(), "nothing shows that T-04 guards anything: add a mutant that it notices")
	require.Greater(t, trials.Kills()["T-03"].Times, games/10)
	require.Len(t, trials.Kills()["T-03"].Words, 1)
	require.Zero(t, trials.Kills()["T-04"].Times)
	require.Equal(t, []string{"notes"}, trials.Open(), "a law looks at n")
}

// A law cites what its mutants break, each clause once, and nothing else.
func TestLawsCiteWhatMutantsBreak(t *testing.T) {
	law := laws()[0]
	of := mutants{"T-01": {"a hundred is reached": hundred()}}
	grounds := lawtest.Grounds{"T-01": {"T-COUNT-01": "a hundred is reached", "T-END-01": "a hundred is reached"}}
	for _, row := range []struct {
		cites   []engine.Clause
		grounds lawtest.Grounds
		says    string
	}{
		{[]engine.Clause{"T-END-01", "T-COUNT-01"}, grounds, ""},
		{[]engine.Clause{"T-COUNT-01"}, grounds, "T-01 notices when T-END-01 is broken (a hundred is reached), and does not cite it"},
		{[]engine.Clause{"T-COUNT-01"}, nil, "T-01 cites T-COUNT-01, which no mutant of the law breaks, or twice: name the mutant, or leave the clause out"},
		{[]engine.Clause{"T-END-01", "T-COUNT-01", "T-END-01"}, grounds, "T-01 cites T-END-01, which no mutant of the law breaks, or twice: " +
			"name the mutant, or leave the clause out"},
		{[]engine.Clause{"T-COUNT-01"}, lawtest.Grounds{"T-01": {"T-COUNT-01": "pigs fly"}},
			`T-01 cites T-COUNT-01 because of the mutant "pigs fly", which it does not have; the changes of one field are: n +1, n -1`},
		{nil, lawtest.Grounds{"T-02": {"T-COUNT-01": "pigs fly"}}, "there are grounds for T-02, which is not a law of the game"},
	} {
		law.Clauses = row.cites
		_, err := lawtest.NewTrials([]engine.Law{law}, 10, row.grounds, of)
		if row.says == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, row.says)
	}
}

// A law that does not hold without any mutant ends the trial.
func TestABrokenLawIsAnError(t *testing.T) {
	trials, err := lawtest.NewTrials(laws()[:1], 10, nil, mutants{"T-01": {"a hundred is reached": hundred()}})
	require.NoError(t, err)
	err = trials.Decided("the game", lawtest.Decision[tally]{Before: &tally{n: 3}, After: &tally{n: 4}, Action: 1})
	require.EqualError(t, err, `T-01, after "count" in the game: somebody counts on`)
}
