package play_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// sizes are numbers of players that a game is measured with: few, more, and many.
func sizes(players rulebook.Players) []int {
	const crowd = 6
	all := []int{players.Min, min((players.Min+players.Max)/2, crowd), players.Max}
	slices.Sort(all)
	return slices.Compact(all)
}

// setups runs a benchmark for every game and number of players.
func setups(b *testing.B, run func(b *testing.B, game engine.Game, setup engine.Setup)) {
	for _, entry := range games.All() {
		for _, n := range sizes(entry.Book.Players) {
			setup := engine.Setup{Seats: entry.Book.SeatNames(n)}
			b.Run(fmt.Sprintf("%s/players=%d", entry.Name(), n), func(b *testing.B) { run(b, entry.Game, setup) })
		}
	}
}

// perSecond reports rates.
func perSecond(b *testing.B, decisions, games int) {
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
	b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkPlayouts plays whole games on one core, chance included in the decisions.
func BenchmarkPlayouts(b *testing.B) {
	for name, kind := range kinds() {
		b.Run(name, func(b *testing.B) {
			setups(b, func(b *testing.B, game engine.Game, setup engine.Setup) {
				start, err := game.New(setup, nil)
				if err != nil {
					b.Fatal(err)
				}
				s, list, rnd := start.Clone(), players(kind, len(setup.Seats)), play.NewRand(1)
				var runner play.Runner
				decisions, games := 0, 0
				b.ReportAllocs()
				for b.Loop() {
					s.Assign(start)
					n, _ := runner.Game(s, list, rnd, 0, nil)
					decisions += n
					games++
				}
				perSecond(b, decisions, games)
			})
		})
	}
}

// BenchmarkLaws plays whole random games with every law checked after every decision, on one core.
func BenchmarkLaws(b *testing.B) {
	setups(b, func(b *testing.B, game engine.Game, setup engine.Setup) {
		start, err := game.New(setup, nil)
		if err != nil {
			b.Fatal(err)
		}
		h := holder{laws: game.Laws(), s: start.Clone(), before: start.Clone()}
		list, rnd := players(kinds()["random"], len(setup.Seats)), play.NewRand(1)
		var runner play.Runner
		decisions, games := 0, 0
		b.ReportAllocs()
		for b.Loop() {
			h.begin(start)
			n, err := runner.Game(h.s, list, rnd, 0, h.decided)
			if h.hold(); err != nil || h.broken != nil {
				b.Fatal(err, h.broken)
			}
			decisions += n
			games++
		}
		perSecond(b, decisions, games)
	})
}

// holder holds laws against a game while it is played.
type holder struct {
	laws      []engine.Law
	s, before engine.State
	last      engine.Action
	broken    error
}

func (h *holder) begin(start engine.State) {
	h.s.Assign(start)
	h.last = 0
}

// decided is called with each decision before it is carried out.
func (h *holder) decided(a engine.Action) {
	h.hold()
	h.before.Assign(h.s)
	h.last = a
}

// hold checks the laws in the position that the last decision led to.
func (h *holder) hold() {
	before := h.before
	if h.last == 0 {
		before = nil
	}
	for i := range h.laws {
		if err := h.laws[i].Hold(before, h.last, h.s); err != nil {
			h.broken = err
		}
	}
}

// BenchmarkPerft counts the tree after the set-up.
func BenchmarkPerft(b *testing.B) {
	s := open(b, "ann", "bob")
	var leaves uint64
	for b.Loop() {
		tree, err := play.Perft(b.Context(), s, 4)
		if err != nil {
			b.Fatal(err)
		}
		leaves += tree.Leaves
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}
