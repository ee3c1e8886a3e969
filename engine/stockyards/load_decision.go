package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
)

// loadDecision reads the player to decide and the unfinished parts. A document without a decision is at the
// beginning of the year.
func (l *loader) loadDecision() error {
	if err := l.loadBeside(); err != nil {
		return err
	}
	l.Player("player", &l.doc.Player, &l.seat)
	if l.Player("strikebreaker", &l.doc.Strikebreaker, &l.hirer); l.OK() && l.hirer != none {
		if c := l.card; c == none || l.table.parts.YearCards[c].LastWorkers == 0 {
			return &engine.Violation{Clause: Y305, Reason: "strikebreaker: the year card in force hires none"}
		}
		if !l.strike {
			return &engine.Violation{Clause: Y309, Reason: "strikebreaker: there is no strike, so that nobody can take a striker back"}
		}
	}
	if err := l.Err(); err != nil {
		return err
	}
	switch l.step {
	case onward:
		if l.doc.Spaces != nil || l.doc.Slaughtered != nil || l.doc.Strike || l.doc.Picket != nil || l.doc.Away != nil {
			return fmt.Errorf("decision: needs what is to be decided; at the beginning of a year all workers are on the mats")
		}
		l.seat = none
		return nil
	case atPlant:
		return l.loadPlanting()
	case atPlace:
		return l.loadPlacing()
	case atReveal:
		return l.loadReveal()
	case atWild, atSpecial:
		return l.loadUnfinished()
	case atParty:
		if l.standing[campaignSpace] == 0 {
			return fmt.Errorf("decision: nobody has campaigned")
		}
		l.seat = l.workers[campaignSpace][0]
	case atOver:
		return l.loadResult()
	default:
		l.seat = none
	}
	return nil
}

// begin begins the year if the document is from before the year, and records the clauses behind the position.
func (l *loader) begin() error {
	if l.step == onward {
		l.year--
		l.beginYear(l.rec)
	}
	l.restsOn(l.rec)
	return nil
}

// loadPlanting finds the player who places the next plant: in reverse turn order, the first player without a plant
// (US-FINAL-10).
func (l *loader) loadPlanting() error {
	for i := l.seats() - 1; i >= 0; i-- {
		seat := (l.first + i) % l.seats()
		if l.players[seat].plant == none {
			for j := range i {
				if other := (l.first + j) % l.seats(); l.players[other].plant != none {
					return &engine.Violation{Clause: Final10, Reason: fmt.Sprintf("%s has a plant, and %s places one first: "+
						"plants are placed in reverse turn order", l.name(other), l.name(seat))}
				}
			}
			if l.doc.Player != "" && l.seat != seat {
				return &engine.Violation{Clause: Final10, Reason: l.name(seat) + " places a plant next"}
			}
			l.seat = seat
			return nil
		}
	}
	return fmt.Errorf("decision: all plants are placed")
}

// loadPlacing sets the named player as the one who decides, or the first in turn order with a worker.
func (l *loader) loadPlacing() error {
	from := l.seat
	if from == none {
		from = l.first
	}
	l.lastLeft = l.lastWorkers(0)
	if l.lastLeft > 0 {
		from = l.hirer
	}
	if l.doc.Player != "" && (l.players[l.seat].workers == 0 || l.lastLeft > 0 && l.seat != l.hirer) {
		return fmt.Errorf("player: %s has no worker to place now", l.doc.Player)
	}
	l.rec.CiteAll(Place01, Place02, Worker01)
	l.askFrom(from, l.rec)
	return nil
}

// lastWorkers returns the number of the last workers of the year that are still to be placed. They belong to the
// player who has hired the strikebreaker, after the worker has left the card. An unfinished placement adds one.
func (l *loader) lastWorkers(unfinished uint8) uint8 {
	if l.hirer == none || l.standing[cardSpace] > 0 {
		return 0
	}
	return l.players[l.hirer].workers + unfinished
}

// loadReveal reads a building card that is to be revealed, in set-up or after a Build.
func (l *loader) loadReveal() error {
	if l.year == 0 {
		l.seat = none
		if l.top != none {
			return &engine.Violation{Clause: Setup12, Reason: fmt.Sprintf("deck-top: %s comes into view after the last card of the offering: "+
				"leave it out while cards are revealed", l.doc.DeckTop)}
		}
		return nil
	}
	if l.seat == none || l.top != none || l.unseen() == 0 {
		return fmt.Errorf("decision: a building card is revealed on the turn of a player, while the top of the deck is not in view")
	}
	l.lastLeft = l.lastWorkers(1)
	return nil
}

// loadUnfinished reads a building or viaduct whose follow-up decisions are open.
func (l *loader) loadUnfinished() error {
	d := l.doc.Building
	if d == nil || l.seat == none {
		return fmt.Errorf("unfinished: needs player and what was built")
	}
	if d.Card != "" {
		i, err := document.Word("unfinished", d.Card, l.table.buildings)
		if err != nil {
			return err
		}
		if l.players[l.seat].buildings>>i&1 == 0 {
			return fmt.Errorf("unfinished: %s has not built %s", l.doc.Player, d.Card)
		}
		l.unfinished = int8(i)
	}
	for i, r := range l.table.parts.RailTokens[l.table.side] {
		if r.Name != "" && slices.Contains(d.Wild, r.Name) && r.Market < 0 && l.rails[i] == none {
			l.wilds |= 1 << i
		}
	}
	ready := l.ready()
	if l.step == atWild && (l.wilds == 0 || len(d.Wild) != seatCount(engine.Seats(l.wilds))) ||
		l.step == atSpecial && (l.wilds != 0 || len(d.Wild) > 0 || l.unfinished == none || ready&(ready-1) == 0 ||
			!l.is(nil, AskSpecialistsPerBuild, SpecialistsPerBuildOnePerBuild)) {
		return fmt.Errorf("unfinished: nothing is open for %s to decide", l.doc.Player)
	}
	l.lastLeft = l.lastWorkers(1)
	return nil
}

// loadResult reads the winner of a game that is over, or finds it.
func (l *loader) loadResult() error {
	if int(l.year) != l.table.parts.Years {
		return fmt.Errorf("decision: the game is over only after year %d", l.table.parts.Years)
	}
	var winners engine.Seats
	l.Players("winners", &l.doc.Winners, &winners)
	if err := l.Err(); err != nil {
		return err
	}
	l.endGame(l.rec)
	if winners != 0 && winners != l.winners {
		return &engine.Violation{Clause: Score15, Reason: "winners: " + strings.Join(l.nameList(l.winners), ", ") + " has won"}
	}
	return nil
}
