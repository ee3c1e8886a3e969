package walk

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Seldom is a rate for laws that have to load positions: they are checked in one of 8 positions.
const Seldom = 8

// Now is true in one of oneIn positions, and more often with more effort. Laws whose check takes the time of
// many decisions use Now.
func (w *Walk) Now(oneIn int) bool { return w.Random().IntN(oneIn) < w.Effort }

// Seats returns all seats that could propose an action: chance, and the players clockwise.
func (w *Walk) Seats() []engine.Seat {
	seats := []engine.Seat{engine.Chance}
	for i := range w.Setup.Seats {
		seats = append(seats, engine.Seat(i))
	}
	return seats
}

// SomeSeats returns two of the seats of [Walk.Seats], or more with more effort.
func (w *Walk) SomeSeats() []engine.Seat {
	seats := w.Seats()
	w.Random().Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
	return seats[:min(2*w.Effort, len(seats))]
}

// Asker returns the player who proposes an action: the actor, or the first player after the end of the game.
func (w *Walk) Asker() engine.Seat {
	if w.Actor == engine.Nobody {
		return 0
	}
	return w.Actor
}

// many is the length up to which a whole list of legal actions is tried; some games have lists of 1,600.
const many = 40

// Some returns the legal actions to try: all of them, or random ones if there are many.
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

// Listed returns the texts of the legal actions that begin with one of the given words, in the order of the list.
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

// Loose reports whether cards are hidden that play reveals later, under the answers of the walk.
func (w *Walk) Loose() bool { return w.room.Loose != nil && w.room.Loose(w) }

// Opens reports whether the next decision reveals hidden things at once.
func (w *Walk) Opens() bool { return w.room.Opens != nil && w.room.Opens(w) }

// SameList returns an error if an action is only in one of two lists: the legal actions, and the result of a
// slow search. The order does not count. For two empty lists the error is [engine.ErrIdle].
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
