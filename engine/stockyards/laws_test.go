package stockyards

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// trial is a bend of a law, with how often the law has noticed it, and where it first did not.
type trial struct {
	law     engine.Law
	says    string
	bend    bend
	noticed int
	missed  string
}

// Every law holds on games of every size under mixed rulings, and notices each of its bends wherever the bend is possible.
func TestLawsNotice(t *testing.T) {
	const games, enough = 200, 40
	var trials []*trial
	for _, l := range laws {
		require.NotEmpty(t, bendsOf(l.ID), "nothing shows that %s guards anything", l.ID)
		for says, bend := range bendsOf(l.ID) {
			trials = append(trials, &trial{law: l, says: says, bend: bend})
		}
	}
	for seed := range uint64(games) {
		rnd := rand.New(rand.NewPCG(seed, 7))
		through(t, rnd, 2+int(seed)%4, seed%3 > 0, func(b *state, a engine.Action, s *state) {
			for _, l := range laws {
				if err := breaks(l, lapse{b, s, a}); err != nil {
					t.Fatalf("%s, behind %q in game %d: %v", l.ID, b.Format(a), seed, err)
				}
			}
			for _, tried := range trials {
				if tried.noticed < enough {
					tried.hold(seed, b, a, s)
				}
			}
		})
	}
	var missed []string
	for _, tried := range trials {
		switch what := tried.law.ID + ": " + tried.says; {
		case tried.missed != "":
			missed = append(missed, what+" goes unnoticed "+tried.missed)
		case tried.noticed == 0:
			missed = append(missed, what+" was never tried")
		}
	}
	require.Empty(t, missed)
}

// hold bends a decision, if that is possible there, and holds the law against it.
func (r *trial) hold(game uint64, b *state, a engine.Action, s *state) {
	was, is := *b, *s
	bent := lapse{&was, &is, a}
	if !r.bend(&bent) {
		return
	}
	r.noticed++
	if breaks(r.law, bent) == nil && r.missed == "" {
		r.missed = fmt.Sprintf("in game %d, behind %q", game, b.Format(a))
	}
}

// breaks asks a law about a decision.
func breaks(l engine.Law, of lapse) error {
	for _, holds := range [...]func(engine.State) error{l.Position, l.Walk} {
		if holds != nil {
			if err := holds(of.after); err != nil {
				return err
			}
		}
	}
	if l.Step != nil {
		return l.Step(of.before, of.a, of.after)
	}
	return nil
}

// through plays a game by seeded players and shows each decision, under default rulings or under mixed ones.
func through(t testing.TB, rnd *rand.Rand, n int, mixed bool, each func(b *state, a engine.Action, s *state)) {
	setup := engine.Setup{Seats: book.SeatNames(n), Rulings: map[string]string{}}
	for i := range book.Questions {
		if q := &book.Questions[i]; mixed && rnd.IntN(3) == 0 {
			setup.Rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	start, err := New().New(setup, nil)
	require.NoError(t, err)
	s, before := start.(*state), state{}
	players := [...]play.Player{&play.Corners{}, play.Random{}, &play.Greedy{}}
	chooses := players[rnd.IntN(len(players))]
	var legal []engine.Action
	for s.Actor() != engine.Nobody {
		legal = s.Legal(legal[:0], nil)
		a := play.Chance(s, legal, rnd)
		if s.Actor() != engine.Chance {
			a = chooses.Choose(s, legal, rnd)
		}
		before = *s
		s.Apply(a, nil)
		each(&before, a, s)
	}
}

// played is a game as positions and the decisions between them.
func played(t testing.TB, seed uint64, n int, mixed bool) []lapse {
	var steps []lapse
	through(t, rand.New(rand.NewPCG(seed, 7)), n, mixed, func(b *state, a engine.Action, s *state) {
		was, is := *b, *s
		steps = append(steps, lapse{&was, &is, a})
	})
	return steps
}

// The laws allocate nothing, so that a simulation can hold them after every decision.
func TestLawsAllocateNothing(t *testing.T) {
	for seed := range uint64(12) {
		steps := played(t, seed, 2+int(seed)%4, seed%2 > 0)
		n := testing.AllocsPerRun(3, func() {
			for _, of := range steps {
				for i := range laws {
					_ = breaks(laws[i], of)
				}
			}
		})
		require.Zero(t, n, "allocations in game %d", seed)
	}
}

// A game of five players, with all laws held after every decision.
func BenchmarkLaws(b *testing.B) {
	steps := played(b, 1, 5, false)
	for b.Loop() {
		for _, of := range steps {
			for i := range laws {
				if err := breaks(laws[i], of); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
	b.ReportMetric(float64(len(steps)), "decisions")
}
