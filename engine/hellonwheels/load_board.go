package hellonwheels

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
)

// loadTowns places the Towns. The turn determines which positions have a Town. The Towns form a line in the order in
// which they come, and every End of The Line moves all by one (HOW-EOL-01, HOW-EOL-02, HOW-EOL-03, HOW-EOL-04,
// HOW-EOL-05).
func (l *loader) loadTowns() error {
	for at, t := range l.townDocuments() {
		if t == nil || t.Name == "" {
			continue
		}
		i, err := document.Word(positionNames[at], t.Name, townNames[:])
		if err != nil {
			return err
		}
		if err := l.drawTown(positionNames[at], town(i)); err != nil {
			return err
		}
		l.town[at] = town(i)
	}
	if l.phase != setUp || l.step == atFirst || l.step == atDeal {
		l.fillPositions()
	}
	for at, t := range l.townDocuments() {
		if t != nil && !l.hasTown(position(at)) {
			return &engine.Violation{Clause: Pos02, Reason: positionNames[at] + ": there are RR cards only where there is a Town"}
		}
	}
	return l.sortTowns()
}

func (l *loader) townDocuments() [positions]*Town {
	return [positions]*Town{l.doc.Past, l.doc.Present, l.doc.Future}
}

// drawTown takes a Town out of the Towns that have no place yet.
func (l *loader) drawTown(where string, t town) error {
	if l.townDeck>>t&1 == 0 {
		return &engine.Violation{Clause: Town01, Reason: fmt.Sprintf("%s: %s is in two places", where, townNames[t])}
	}
	l.townDeck &^= 1 << t
	return nil
}

// shifts returns the number of times that the Towns have moved. The bool reports whether the new Town is still to be
// drawn.
func (l *loader) shifts() (n int, awaits bool) {
	n = max(0, int(l.turn)-1)
	if l.phase == linePhase && (l.part == behind || l.part == within && l.step != onward) {
		n++
		awaits = l.step == atTown
	}
	return n, awaits
}

// line returns the places of the first and the last Town on the line. By default set-up leaves place 0 empty.
func (l *loader) line() (first, last int) {
	if l.is(l.rec, AskEmptyPosition, EmptyPositionThirdTown) {
		return 0, towns - 1
	}
	return 1, towns
}

// fillPositions adds a Town to each position that needs one and has none. Planned Towns come first, because they
// change no level.
func (l *loader) fillPositions() {
	n, awaits := l.shifts()
	first, last := l.line()
	for at := range positions {
		place := n + int(at)
		if l.hasTown(at) || place < first || place > last || awaits && at == future {
			continue
		}
		if t, ok := l.idleTown(); ok {
			l.town[at] = t
			l.townDeck &^= 1 << t
		}
	}
}

// idleTown returns a Town that the document does not name, if possible a Planned one.
func (l *loader) idleTown() (town, bool) {
	free := l.townDeck
	for _, name := range slices.Concat(l.doc.TownDeck, l.doc.Out) {
		if i := slices.Index(townNames[:], name); i >= 0 {
			free &^= 1 << i
		}
	}
	best := noTown
	for t := town(towns); t > 0; t-- {
		if free>>(t-1)&1 == 0 {
			continue
		}
		if best == noTown || l.table.parts.Towns[t-1] == planned || l.table.parts.Towns[best] != planned {
			best = t - 1
		}
	}
	return best, best != noTown
}

// sortTowns divides the Towns that are not on the board into those to come and those that are out of the game.
func (l *loader) sortTowns() error {
	rest := l.townDeck
	deck, err := l.townSet("town-deck", l.doc.TownDeck, rest)
	if err != nil {
		return err
	}
	out, err := l.townSet("towns-out", l.doc.Out, rest)
	switch {
	case err != nil:
		return err
	case deck&out != 0:
		return &engine.Violation{Clause: Town01, Reason: "a Town is both in the Town deck and out of the game"}
	case l.doc.TownDeck != nil && l.doc.Out != nil && deck|out != rest:
		return &engine.Violation{Clause: Town01, Reason: "a Town is neither on the board, nor in the Town deck, nor out of the game"}
	case l.doc.TownDeck != nil:
		l.townDeck, l.out = deck, rest&^deck
	case l.doc.Out != nil:
		l.townDeck, l.out = rest&^out, out
	default:
		l.townDeck, l.out = rest, 0
		for l.phase != setUp && bits.OnesCount16(l.out) < l.gonePast() && l.townDeck != 0 {
			last := uint16(1) << (bits.Len16(l.townDeck) - 1)
			l.townDeck, l.out = l.townDeck&^last, l.out|last
		}
	}
	return nil
}

// gonePast returns the number of Towns that must be out of the game.
func (l *loader) gonePast() int {
	n, _ := l.shifts()
	first, last := l.line()
	return max(0, min(n-1, last)-first+1)
}

// townSet reads Towns that are not on the board.
func (l *loader) townSet(part string, names []string, rest uint16) (found uint16, err error) {
	form.Set(l.Form, part, &names, &found, &form.Supply{Words: townNames[:], Short: func(where string, t, _ int) error {
		if rest>>t&1 == 0 {
			return &engine.Violation{Clause: Town01, Reason: fmt.Sprintf("%s: %s is in two places", where, townNames[t])}
		}
		rest &^= 1 << t
		return nil
	}})
	return found, l.Err()
}

// loadBoard reads the cards on the board and the seat from which the orders are counted. It fills nothing in.
func (l *loader) loadBoard() error {
	for i := range l.doc.Players {
		if p := &l.doc.Players[i]; p.Left {
			seat, err := l.seatOf("players", p.Name)
			if err != nil {
				return err
			}
			l.gone = l.gone.With(engine.Seat(seat))
		}
	}
	if seat, ok := l.table.seat(l.doc.Supervisor); ok {
		l.supervisor = seat
	}
	for at, t := range l.townDocuments() {
		if t == nil {
			continue
		}
		i, err := document.Word(positionNames[at], t.Name, townNames[:])
		if err != nil {
			return err
		}
		l.town[at] = town(i)
		if err := l.loadTown(position(at), t); err != nil {
			return err
		}
	}
	return nil
}
