package properties

import (
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// after is a bend that does what is right and then something more.
func after[P any](more func(s *bentState[P], said string)) func(*bentState[P], engine.Action, *engine.Record) {
	return func(s *bentState[P], a engine.Action, rec *engine.Record) {
		said := s.State.Format(a)
		s.State.Apply(a, rec)
		more(s, said)
	}
}

type (
	yardmasterBends = bends[yardmaster.Position]
	yardmasterState = bentState[yardmaster.Position]
)

// gift is one action more for the turn in progress.
func gift(p *yardmaster.Position) {
	if p.Phase != "over" && p.Counters != nil {
		p.Counters.Allowed++
	}
}

// yardmasterFaults has, for every law of the kernel and of Yardmaster, a game that breaks it. A law that no fault is noticed by would guard
// nothing.
func yardmasterFaults() map[string]yardmasterBends {
	var opened atomic.Int64
	return map[string]yardmasterBends{
		"set-up-opens": {opened: func(setup engine.Setup) engine.Setup {
			if len(setup.Seats) == 5 {
				setup.Seats = append(setup.Seats, "fay")
			}
			return setup
		}},
		"no-panic": {apply: after(func(_ *yardmasterState, said string) {
			if strings.HasPrefix(said, "swap") {
				panic("a swap")
			}
		})},
		"one-actor":          {scores: func(right []int) []int { return right[1:] }},
		"listed-is-accepted": {legal: func(_ *yardmasterState, right []engine.Action) []engine.Action { return append(right, right...) }},
		"accepted-is-listed": {legal: func(s *yardmasterState, right []engine.Action) []engine.Action {
			return slices.DeleteFunc(right, func(a engine.Action) bool { return len(right) > 1 && s.Format(a) == "draw deck" })
		}},
		"refusals-are-reasoned": {check: func(_ *yardmasterState, _ engine.Action, right *engine.Violation) *engine.Violation {
			if right != nil && right.Clause == yardmaster.Swap02 {
				right.Clause = "YM-SWAP-99"
			}
			return right
		}},
		"refused-changes-nothing": {check: func(s *yardmasterState, a engine.Action, right *engine.Violation) *engine.Violation {
			if right != nil && s.State.Format(a) == "done" {
				s.edit(gift)
			}
			return right
		}},
		"one-spelling": {format: func(right string) string { return strings.Replace(right, "coal*2", "coal*1 coal*1", 1) }},
		"seen-is-spelled": {seen: func(right string) string {
			if right == "draw ?" {
				return "draw"
			}
			return right
		}},
		"odds-fill-the-pile": {odds: func(weight, total int) (int, int) { return min(weight, 3), total }},
		"positions-load": {position: func(p *yardmaster.Position) {
			if p.Counters != nil {
				p.Counters.Loaded = false
			}
		}},
		"positions-tell-apart": {equal: func(s, o *yardmasterState, right bool) bool {
			return right || s.Actor() == o.Actor() && s.document().Phase == "turn"
		}},
		"replays-are-true": {opened: func(setup engine.Setup) engine.Setup {
			if opened.Add(1)%2 == 0 {
				setup.Rulings = map[string]string{"start-player": "first-seat"}
			}
			return setup
		}},
		"citations-exist": {apply: func(s *yardmasterState, a engine.Action, rec *engine.Record) {
			s.State.Apply(a, rec)
			rec.Cite("YM-NONE-01")
		}},
		"records-only-listen": {apply: func(s *yardmasterState, a engine.Action, rec *engine.Record) {
			s.State.Apply(a, rec)
			if rec != nil && strings.HasPrefix(s.State.Format(a), "swap") {
				s.edit(gift)
			}
		}},
		"copies-are-apart": {clone: func(s, _ *yardmasterState) *yardmasterState { return s }},
		"views-hide": {observe: func(s *yardmasterState, right *yardmaster.Position) *yardmaster.Position {
			right.Gap = s.document().Players[0].Hand["coal"]
			return right
		}},
		"choices-are-seen": {legal: func(s *yardmasterState, right []engine.Action) []engine.Action {
			p := s.document()
			if at := len(p.Players) - 1; p.Phase == "turn" && p.Player != p.Players[at].Name && p.Players[at].Hand["coal"] > 0 {
				return right[:1]
			}
			return right
		}},
		"unseen-looks-alike": {observe: func(s *yardmasterState, right *yardmaster.Position) *yardmaster.Position {
			right.Gap = s.document().CargoDrawPile["coal"]
			return right
		}},
		"YM-INV-11": thirdDraw(),
		"YM-INV-21": {apply: after(func(s *yardmasterState, said string) {
			if strings.HasPrefix(said, "swap ") {
				s.edit(func(p *yardmaster.Position) { p.Counters.Loaded = true })
			}
		})},
		"YM-INV-22": {apply: after(func(s *yardmasterState, said string) {
			if strings.Contains(said, "buy") && strings.Contains(said, "pay coal*") {
				s.edit(gift)
			}
		})},
		"YM-INV-23": {apply: after(func(s *yardmasterState, said string) {
			if strings.HasPrefix(said, "buy coal-") {
				s.edit(gift)
			}
		})},
		"YM-INV-24": {seen: func(right string) string { return strings.Replace(right, "draw ?", "draw coal", 1) }},
	}
}

// thirdDraw brings a second card with the third card that is drawn from the deck.
func thirdDraw() yardmasterBends {
	return yardmasterBends{apply: after(func(s *yardmasterState, said string) {
		if !strings.HasPrefix(said, "draw ") || strings.HasPrefix(said, "draw d") && said != "draw draw-2" {
			return
		}
		if s.count++; s.count == 3 {
			s.edit(func(p *yardmaster.Position) {
				i := slices.IndexFunc(p.Players, func(d yardmaster.Player) bool { return d.Name == p.Player })
				extra := anyKey(p.CargoDrawPile, func(int) int { return 0 })
				shift(p.CargoDrawPile, extra, -1)
				shift(p.Players[i].Hand, extra, 1)
			})
		}
	})}
}

// Every law notices a game that breaks it, alone, and tells it with a record that can be read. For the laws that a game exports,
// which are tested beside it, one stands here. The laws of the kernel are broken in Yardmaster.
func TestEveryLawNotices(t *testing.T) {
	t.Parallel()
	t.Run("yardmaster", func(t *testing.T) {
		t.Parallel()
		const walks = 60
		eachFault(t, yardmaster.New(), yardmaster.Book(), yardmasterFaults(), laws(yardmaster.New()), walks)
	})
	t.Run("hell-on-wheels", func(t *testing.T) {
		t.Parallel()
		const walks = 12
		g := hellonwheels.New()
		eachFault(t, g, hellonwheels.Book(), hellOnWheelsFaults(), append(exported(g), hellOnWheelsLaws()...), walks)
	})
	t.Run("union-stockyards", func(t *testing.T) {
		t.Parallel()
		const walks = 30
		g := stockyards.New()
		eachFault(t, g, stockyards.Book(), stockyardsFaults(), append(exported(g), stockyardsLaws()...), walks)
	})
	t.Run("frontier", func(t *testing.T) {
		t.Parallel()
		const walks = 12
		g := frontier.New()
		eachFault(t, g, frontier.Book(), frontierFaults(), append(exported(g), frontierLaws()...), walks)
	})
}

// eachFault plays a game with each of its faults until the law in question is broken.
func eachFault[P any](t *testing.T, straight engine.Game, book *rulebook.Book, rows map[string]bends[P], all []law, walks int) {
	for _, l := range all {
		byTheGame := slices.ContainsFunc(straight.Laws(), func(e engine.Law) bool { return e.ID == l.id })
		require.True(t, byTheGame || rows[l.id].any(), "no fault shows that %s guards anything", l.id)
	}
	for id, fault := range rows {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			g := bend(straight, fault)
			p := party{subject: newSubject(g, book), seed: 1, budget: 2000}
			p.laws = slices.DeleteFunc(laws(g), func(l law) bool { return l.id != id })
			report := p.walk(t.Context(), walks)
			require.NotNil(t, report.Broken, "the fault went unnoticed on %d walks", report.Walks)
			require.Equal(t, id, report.Broken.ID, report.Broken.Problem)
			_, err := transcript.Parse(id, []byte(report.Broken.Record))
			require.NoError(t, err)
			t.Logf("walk %d: %.300s", report.Walks, report.Broken.Problem)
		})
	}
}
