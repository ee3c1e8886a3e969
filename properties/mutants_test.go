package properties

import (
	"maps"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lawtest"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/properties/walktest"
)

type (
	mutant = lawtest.MutantGame[yardmaster.Position]
	state  = lawtest.State[yardmaster.Position]
)

// gift allows one more action in the current turn.
func gift(p *yardmaster.Position) {
	if p.Phase != "over" && p.Counters != nil {
		p.Counters.Allowed++
	}
}

// Every law of the kernel notices a game that breaks it, and reports it with a record that can be read.
func TestEveryLawOfTheKernelNotices(t *testing.T) {
	t.Parallel()
	mutants := mutants()
	for _, l := range kernel() {
		require.Contains(t, mutants, l.ID, "no mutant shows that %s guards anything", l.ID)
	}
	for id, m := range mutants {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			const walks = 60
			on := newSubject(m.Of(yardmaster.New()), yardmaster.Book())
			require.NoError(t, walktest.Notices(t.Context(), on, laws(on), id, walks))
		})
	}
}

// mutants has, for every law of the kernel, a game of Yardmaster that breaks it.
func mutants() map[string]mutant {
	var opened atomic.Int64
	return map[string]mutant{
		"set-up-opens": {Opened: func(setup engine.Setup) engine.Setup {
			if len(setup.Seats) == 5 {
				setup.Seats = append(setup.Seats, "fay")
			}
			return setup
		}},
		"no-panic": {Apply: lawtest.After(func(_ *state, said string) {
			if strings.HasPrefix(said, "swap") {
				panic("a swap")
			}
		})},
		"one-actor":          {Scores: func(right []int) []int { return right[1:] }},
		"listed-is-accepted": {Legal: func(_ *state, right []engine.Action) []engine.Action { return append(right, right...) }},
		"accepted-is-listed": {Legal: func(s *state, right []engine.Action) []engine.Action {
			return slices.DeleteFunc(right, func(a engine.Action) bool { return len(right) > 1 && s.Format(a) == "draw deck" })
		}},
		"refusals-are-reasoned": {Check: func(_ *state, _ engine.Action, right *engine.Violation) *engine.Violation {
			if right != nil && right.Clause == yardmaster.Swap02 {
				right.Clause = "YM-SWAP-99"
			}
			return right
		}},
		"refused-changes-nothing": {Check: func(s *state, a engine.Action, right *engine.Violation) *engine.Violation {
			if right != nil && s.State.Format(a) == "done" {
				s.Edit(gift)
			}
			return right
		}},
		"one-spelling": {Format: func(right string) string { return strings.Replace(right, "coal*2", "coal*1 coal*1", 1) }},
		"seen-is-spelled": {Seen: func(right string) string {
			if right == "draw ?" {
				return "draw"
			}
			return right
		}},
		"odds-fill-the-pile": {Odds: func(weight, total int) (int, int) { return min(weight, 3), total }},
		"positions-load": {Position: func(p *yardmaster.Position) {
			if p.Counters != nil {
				p.Counters.Loaded = false
			}
		}},
		"positions-tell-apart": {Equal: func(s, o *state, right bool) bool {
			return right || s.Actor() == o.Actor() && s.Document().Phase == "turn"
		}},
		"replays-are-true": {Opened: func(setup engine.Setup) engine.Setup {
			if opened.Add(1)%2 == 0 {
				setup.Rulings = map[string]string{"start-player": "first-seat"}
			}
			return setup
		}},
		"citations-exist": {Apply: func(s *state, a engine.Action, rec *engine.Record) {
			s.State.Apply(a, rec)
			rec.Cite("YM-NONE-01")
		}},
		"answers-are-asked": {Legal: func(s *state, right []engine.Action) []engine.Action {
			if s.Setup.Rulings["reshuffle-bonus"] != "" && len(right) > 1 {
				return right[1:]
			}
			return right
		}},
		"records-only-listen": {Apply: func(s *state, a engine.Action, rec *engine.Record) {
			s.State.Apply(a, rec)
			if rec != nil && strings.HasPrefix(s.State.Format(a), "swap") {
				s.Edit(gift)
			}
		}},
		"copies-are-apart": {Clone: func(s, _ *state) *state { return s }},
		"views-hide": {Observe: func(s *state, right *yardmaster.Position) *yardmaster.Position {
			right.Gap = s.Document().Players[0].Hand["coal"]
			return right
		}},
		"choices-are-seen": {Legal: func(s *state, right []engine.Action) []engine.Action {
			p := s.Document()
			if at := len(p.Players) - 1; p.Phase == "turn" && p.Player != p.Players[at].Name && p.Players[at].Hand["coal"] > 0 {
				return right[:1]
			}
			return right
		}},
		"unseen-looks-alike": {Observe: func(s *state, right *yardmaster.Position) *yardmaster.Position {
			right.Gap = s.Document().CargoDrawPile["coal"]
			return right
		}},
	}
}

// thirdDraw adds a second card to the third card that is drawn from the deck.
func thirdDraw() mutant {
	return mutant{Apply: lawtest.After(func(s *state, said string) {
		if !strings.HasPrefix(said, "draw ") || strings.HasPrefix(said, "draw d") && said != "draw draw-2" {
			return
		}
		if s.Count++; s.Count == 3 {
			s.Edit(func(p *yardmaster.Position) {
				i := slices.IndexFunc(p.Players, func(d yardmaster.Player) bool { return d.Name == p.Player })
				extra := slices.Min(slices.Collect(maps.Keys(p.CargoDrawPile)))
				p.CargoDrawPile[extra]--
				p.Players[i].Hand[extra]++
			})
		}
	})}
}
