package walk

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Seldom is the number of positions per check of a law that has to load positions.
const Seldom = 8

// Now is true in one of that many positions, more often with more effort: for laws as slow as many decisions.
func (w *Walk) Now(oneIn int) bool { return w.Random().IntN(oneIn) < w.Effort }

// Seats lists everybody who could propose something: chance, and the players clockwise.
func (w *Walk) Seats() []engine.Seat {
	seats := []engine.Seat{engine.Chance}
	for i := range w.Setup.Seats {
		seats = append(seats, engine.Seat(i))
	}
	return seats
}

// SomeSeats lists two of [Walk.Seats], or more with more effort.
func (w *Walk) SomeSeats() []engine.Seat {
	seats := w.Seats()
	w.Random().Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
	return seats[:min(2*w.Effort, len(seats))]
}

// Asker returns the player who proposes something: the actor, or the first player after the end.
func (w *Walk) Asker() engine.Seat {
	if w.Actor == engine.Nobody {
		return 0
	}
	return w.Actor
}

// many is the length up to which a list of legal actions is tried whole; some games have lists of 1,600.
const many = 40

// Some lists the legal actions, or if there are many, as many of them as are tried, chosen at random.
func (w *Walk) Some() []engine.Action {
	most := many * w.Effort
	if len(w.Legal) <= most {
		return w.Legal
	}
	w.picked = w.picked[:0]
	for range most {
		w.picked = append(w.picked, w.Legal[w.Random().IntN(len(w.Legal))])
	}
	return w.picked
}

// Listed spells the legal actions that begin with one of some words, in the order of the list.
func (w *Walk) Listed(verbs ...string) []string {
	var list []string
	for _, a := range w.Legal {
		text := w.State.Format(a)
		if verb, _, _ := strings.Cut(text, " "); slices.Contains(verbs, verb) {
			list = append(list, text)
		}
	}
	return list
}

// Loose reports whether the reading hides cards that play reveals later.
func (w *Walk) Loose() bool { return w.room.Loose != nil && w.room.Loose(w) }

// Opens reports whether the decision due reveals hidden things at once.
func (w *Walk) Opens() bool { return w.room.Opens != nil && w.room.Opens(w) }

// SameList reports an action that only one of two lists has: the legal actions, and the result of a slow search. The
// order does not count. Two empty lists are [engine.ErrIdle].
func SameList(listed, found []string) error {
	for _, text := range found {
		if !slices.Contains(listed, text) {
			return fmt.Errorf("a slow search finds %q, but it is not listed", text)
		}
	}
	for _, text := range listed {
		if !slices.Contains(found, text) {
			return fmt.Errorf("%q is listed, but a slow search does not find it", text)
		}
	}
	if len(listed) != len(found) {
		return fmt.Errorf("%d are listed, but a slow search finds %d: one is listed twice", len(listed), len(found))
	}
	return engine.IdleUnless(len(listed) > 0)
}
