package stockyards

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// Load opens a game at a position. Parts that are left out are as after set-up. Then Load checks every law about
// positions, and refuses a position that breaks a law. The refusal cites the first broken clause.
func (game) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	l := &loader{&walk{Form: form.Read(nil), doc: &Position{}, rec: rec}}
	load := document.Loader[*state]{Document: l.doc, State: &l.state, Empty: empty, Laws: laws, Stuck: l.stuck, Begin: l.begin}
	load.Fill = []func() error{
		l.loadYear, l.loadTracks, l.loadPlayers, l.loadBrand, l.loadCards,
		l.loadTown, l.loadMarkets, l.loadWorkers, l.loadBank, l.loadDecision,
	}
	return load.Load(setup, text, rec)
}

// loader makes a state from a document.
type loader struct{ *walk }

func (l *loader) stuck() error {
	return fmt.Errorf("decision: nothing can be decided here: %s", l.pending())
}

func (l *loader) seatOf(where, name string) (int8, error) {
	seat, err := document.Seat(where, name, l.table.seats)
	return int8(seat), err
}

// loadYear reads the progress of the game.
func (l *loader) loadYear() error {
	d := l.doc
	l.Seats = l.table.seats
	if d.Decision == "" && (d.Player != "" || d.YearCard != "" || d.Building != nil) {
		d.Decision = decisionIDs[atPlace]
	}
	if d.Decision != "" {
		i, err := document.Word("decision", d.Decision, decisionIDs[:])
		if err != nil {
			return err
		}
		l.step = step(i)
	}
	settingUp := l.step == atFirst || l.step == atElection || l.step == atPlant || l.step == atReveal && d.Year == 0
	switch {
	case settingUp && d.Year != 0, !settingUp && d.Year < 0, d.Year > l.table.parts.Years:
		return fmt.Errorf("year: %d: years count from 1 to %d, and set-up is year 0", d.Year, l.table.parts.Years)
	case !settingUp && d.Year == 0:
		d.Year = 1
	}
	l.year = uint8(d.Year)
	if l.step != atFirst {
		l.first = 0
		l.Player("first-player", &d.FirstPlayer, &l.first)
	}
	if l.step != atFirst && l.step != atElection {
		l.party = republican
	}
	l.partyPart()
	return l.loadYearCards()
}

// loadYearCards reads the year card in force and those of earlier years. A year that has begun must have a card in
// force.
func (l *loader) loadYearCards() error {
	l.yearCardParts()
	if err := l.Err(); err != nil {
		return err
	}
	for i, name := range l.table.yearCards {
		if l.seen>>i&1 != 0 && l.table.parts.YearCards[i].Year >= int(l.year) {
			return &engine.Violation{Clause: Setup17, Reason: fmt.Sprintf("%s is not a card of a year before year %d", name, l.year)}
		}
	}
	under := l.year > 0 && l.step != onward && l.step != atYear
	if l.card != none && (l.table.parts.YearCards[l.card].Year != int(l.year) || !under) {
		return &engine.Violation{Clause: Setup17, Reason: fmt.Sprintf("%s is not in force in year %d here", l.doc.YearCard, l.year)}
	}
	for i := range l.table.parts.YearCards {
		if c := &l.table.parts.YearCards[i]; under && l.card == none && c.Year == int(l.year) && !c.Event {
			l.card = int8(i)
		}
	}
	return nil
}

// loadTracks reads prices, animals and the union spirit. If they are left out, the year begins like year 1, with the
// arrivals.
func (l *loader) loadTracks() error {
	for name := range l.doc.Prices {
		if _, err := document.Word("prices", name, box.KindNames[:]); err != nil {
			return err
		}
	}
	for k, name := range box.KindNames {
		if n, ok := l.doc.Prices[name]; ok {
			track := l.table.parts.Price[l.table.side][k]
			if n < track.Min || n > track.Max {
				return &engine.Violation{Clause: Bound01, Reason: fmt.Sprintf("the price of %s is on a track from %d to %d", name,
					track.Min, track.Max)}
			}
			l.prices[k] = int8(n)
		}
	}
	if l.doc.Yards == nil && l.card != none {
		l.arrive(nil)
	}
	for name, n := range l.doc.Yards {
		k, err := document.Word("yards", name, box.KindNames[:])
		if err != nil {
			return err
		}
		if n < 0 {
			return fmt.Errorf("yards: %s: %d is below 0, and so no number of animals", name, n)
		}
		if n > l.table.parts.LivestockPieces[k] {
			return &engine.Violation{Clause: Cmp09, Reason: fmt.Sprintf("yards: %s: %d: there are %d in all", name, n,
				l.table.parts.LivestockPieces[k])}
		}
		l.yards[k] = uint8(n)
	}
	if l.card != none {
		l.moveSpirit(l.table.parts.YearCards[l.card].Spirit, nil, why{})
	}
	l.unionParts()
	return l.Err()
}
