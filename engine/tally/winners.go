package tally

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// Winners compares the actions of winners with those of the others at their table. It covers games that ended with winners and
// others.
type Winners struct {
	// Games is the number of these games, Watched of the watched ones among them.
	Games, Watched int64
	// Verbs contains the verbs, in all games. Cited and Did contain the clauses and actions of watched games.
	Verbs []Apart
	Cited map[engine.Clause]*Apart
	Did   map[string]*Apart
}

// Apart sums, in thousandths, how often a winner does a thing in a game, how often another player does, and the difference.
// Games in which nobody does it are not counted; see [Apart.In].
type Apart struct{ Won, Others, More estimate.Sums }

// In returns the same sums over a number of games, all others of which have 0.
func (a Apart) In(games int64) Apart {
	a.Won.N, a.Others.N, a.More.N = games, games, games
	return a
}

func newWinners(verbs int) Winners {
	return Winners{Verbs: make([]Apart, verbs), Cited: map[engine.Clause]*Apart{}, Did: map[string]*Apart{}}
}

// sides adds up the times of winners and of others, for each of some things.
type sides[K comparable] map[K][2]int

func (w *Winners) add(g *Game) {
	won := 0
	for seat := range g.Players {
		if g.Winners.Has(engine.Seat(seat)) {
			won++
		}
	}
	others := len(g.Players) - won
	if !g.Ended || won == 0 || others == 0 {
		return
	}
	w.Games++
	for verb := range w.Verbs {
		times := [2]int{}
		for seat := range g.By {
			times[side(g, seat)] += g.By[seat][verb]
		}
		w.Verbs[verb].add(times, won, others)
	}
	if g.Watched == nil {
		return
	}
	w.Watched++
	cited, did := sides[engine.Clause]{}, sides[string]{}
	for seat, by := range g.Watched.By {
		cited.add(by.Cited, side(g, seat))
		did.add(by.Did, side(g, seat))
	}
	cited.addTo(w.Cited, won, others)
	did.addTo(w.Did, won, others)
}

// side returns 0 for a winner and 1 for another player.
func side(g *Game, seat int) int {
	if g.Winners.Has(engine.Seat(seat)) {
		return 0
	}
	return 1
}

func (s sides[K]) add(times map[K]int, side int) {
	for name, n := range times {
		both := s[name]
		both[side] += n
		s[name] = both
	}
}

func (s sides[K]) addTo(all map[K]*Apart, won, others int) {
	for name, times := range s {
		if all[name] == nil {
			if len(all) == mostNames {
				continue
			}
			all[name] = &Apart{}
		}
		all[name].add(times, won, others)
	}
}

func (a *Apart) add(times [2]int, won, others int) {
	if times == [2]int{} {
		return
	}
	const thousandths = 1000
	of, against := thousandths*times[0]/won, thousandths*times[1]/others
	a.Won.Add(of)
	a.Others.Add(against)
	a.More.Add(of - against)
}
