package hellonwheels

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
	const games, enough = 60, 40
	var trials []*trial
	for _, l := range laws {
		require.NotEmpty(t, bends[l.ID], "nothing shows that %s guards anything", l.ID)
		for says, bend := range bends[l.ID] {
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
	for _, tried := range trials {
		require.Empty(t, tried.missed, "%s does not notice that %s", tried.law.ID, tried.says)
		require.Positive(t, tried.noticed, "%s: no game came to where %s", tried.law.ID, tried.says)
	}
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
func through(t *testing.T, rnd *rand.Rand, n int, mixed bool, each func(b *state, a engine.Action, s *state)) {
	setup := engine.Setup{Rulings: map[string]string{}}
	for i := range n {
		setup.Seats = append(setup.Seats, fmt.Sprintf("p%d", i+1))
	}
	for i := range book.Questions {
		if q := &book.Questions[i]; mixed && rnd.IntN(3) == 0 {
			setup.Rulings[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	if mixed && rnd.IntN(2) == 0 { // somebody who cannot pay is rare enough
		setup.Rulings["mayor-none"], setup.Rulings["tax-short"] = "supervisor", "gives-up-houses"
		setup.Rulings["elimination"] = [...]string{"out-when-short", "nobody-out"}[rnd.IntN(2)]
	}
	start, err := New().New(setup, nil)
	require.NoError(t, err)
	s, before := start.(*state), state{}
	corners := &play.Corners{}
	var legal []engine.Action
	const longest = 4000
	for range longest {
		if s.Actor() == engine.Nobody {
			return
		}
		legal = s.Legal(legal[:0], nil)
		a := play.Chance(s, legal, rnd)
		if s.Actor() != engine.Chance {
			a = corners.Choose(s, legal, rnd)
		}
		before = *s
		s.Apply(a, nil)
		each(&before, a, s)
	}
}

// The laws allocate nothing, so that a simulation can hold them after every decision.
func TestLawsAllocateNothing(t *testing.T) {
	through(t, rand.New(rand.NewPCG(1, 7)), 6, false, func(b *state, a engine.Action, s *state) {
		of := lapse{b, s, a}
		n := testing.AllocsPerRun(1, func() {
			for i := range laws {
				_ = breaks(laws[i], of)
			}
		})
		require.Zero(t, n, "allocations behind %q", b.Format(a))
	})
}
