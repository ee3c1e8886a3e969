package stockyards

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// violation puts a refusal into words and cites it.
func (s *state) violation(r refusal, a engine.Action, rec *engine.Record) *engine.Violation {
	row := refusals[r]
	if row.Clause == "" {
		row.Clause = s.clauseOf(r, a)
	}
	return book.Refuse(row, s.Format(a), func() string { return s.detail(r, a) }, rec)
}

// clauseOf returns the clause of a refusal that depends on the action.
func (s *state) clauseOf(r refusal, a engine.Action) engine.Clause {
	piece := func(building, viaduct engine.Clause) engine.Clause {
		if verbOf(a) == vViaduct {
			return viaduct
		}
		return building
	}
	switch r {
	case notDue, chanceAlone:
		return s.chanceClauseOf(verbOf(a))
	case notAmong:
		if verbOf(a) == vYear {
			return Setup17
		}
		return Setup10
	case outsideGrid:
		return piece(Build07, Viaduct02)
	case onPiece, onViaduct:
		return piece(Build08, Viaduct03)
	case notConnected:
		return piece(Build09, Viaduct04)
	case outOfTurn:
		if s.year > 0 && s.seat == s.first {
			return Place01
		}
		return Worker03
	}
	return s.openClause()
}

// openClause returns the clause about the pending decision.
func (s *state) openClause() engine.Clause {
	switch s.step {
	case atPlant:
		return Final10
	case atWild:
		return Build21 // moving the token is a part of the building
	case atSpecial:
		return Build30
	case atParty:
		return Elect04
	case atPlace:
		return Place02
	}
	return s.chanceClauseOf(s.dueVerb())
}

// detail returns the part of a reason that depends on the position.
func (s *state) detail(r refusal, a engine.Action) string {
	switch r {
	case tooPoor:
		cost := s.printedCost(verbOf(a))
		if verbOf(a) >= vCard {
			cost = s.table.parts.YearCards[s.table.cardOf(verbOf(a))].Cost
		}
		return s.unpaid(cost)
	case tooPoorForLand:
		return s.unpaid(s.priceOfSquares(s.covered(a)))
	case notConnected:
		return s.unconnected(s.covered(a))
	case cannotPayLoss:
		loss := -s.margin(s.seat, int(whatOf(a)))
		return dollars(loss) + " with " + dollars(s.me().cash) + s.unspent(loss)
	case cannotPayTrade:
		loss := -s.margin(s.seat, int(whatOf(a)))
		return dollars(loss) + " with " + dollars(s.me().cash) + s.unspent(loss+s.table.parts.YearCards[s.table.cardOf(verbOf(a))].Cost)
	case notOffered:
		var names []string
		for _, c := range s.offering[:s.offers] {
			names = append(names, s.table.parts.Buildings[c].Name)
		}
		if names == nil {
			return "which is empty"
		}
		return "which has " + strings.Join(names, ", ")
	case otherCard:
		return s.table.parts.YearCards[s.card].Name
	case siteClosed:
		return s.openSites()
	case notAmong:
		return s.notNext(a)
	}
	return s.pending()
}

// unpaid states a cost for which the player lacks the cash.
func (s *state) unpaid(cost int) string {
	return dollars(cost) + ", and the player has " + dollars(s.me().cash) + s.unspent(cost)
}

// unspent states that savings cannot pay a cost that they would cover (US-MONEY-04).
func (s *state) unspent(cost int) string {
	if int(s.me().cash)+int(s.me().savings) < cost {
		return ""
	}
	return " in cash; savings are never spent (" + string(Money04) + ")"
}

// unconnected states how a piece has to be connected. If only corners touch, it adds that corners
// do not count (US-BUILD-12).
func (s *state) unconnected(on board) string {
	reached := s.cluster(s.seat)
	for {
		touched := reached.or(reached.around()).or(reached.diagonal())
		if on.meets(touched) {
			return "edge to edge; corner to corner is not adjacent (" + string(Build12) + ")"
		}
		if touched = touched.and(s.pieces); touched == reached {
			return "edge to edge"
		}
		reached = touched
	}
}

// covered returns the squares that a building or viaduct would cover.
func (s *state) covered(a engine.Action) board {
	if verbOf(a) == vBuild {
		return s.table.turned[s.table.parts.Buildings[whatOf(a)].Shape][turnOf(a)].landAt(squareOf(a), s.table.grid)
	}
	on := board{}
	on.add(squareOf(a))
	return on
}

// pending states the decision that comes now.
func (s *state) pending() string {
	switch s.step {
	case atFirst:
		return "the first player is named"
	case atElection:
		return "the election token is turned up"
	case atReveal:
		return "the next building card is revealed"
	case atYear:
		return "the year card is revealed"
	case atPlant:
		return s.name(s.seat) + " places the slaughter plant"
	case atPlace:
		return s.name(s.seat) + " places a worker"
	case atWild:
		return s.name(s.seat) + " sends a wild token to a market"
	case atSpecial:
		return s.name(s.seat) + " chooses a specialist card"
	case atParty:
		return s.name(s.seat) + " chooses the party in office"
	}
	return "the game is over"
}

// notNext states why a card cannot appear now.
func (s *state) notNext(a engine.Action) string {
	what, parts := whatOf(a), s.table.parts
	switch {
	case verbOf(a) == vYear:
		return fmt.Sprintf("year %d is due, and it is one of year %d", s.year, parts.YearCards[what].Year)
	case s.revealed>>what&1 != 0:
		return "it has come up already"
	}
	return "the deck runs through the A cards, then the B cards, then the C cards, and it is not of the letter that is due"
}

// openSites lists the locations for plants that are open with this number of players.
func (s *state) openSites() string {
	var names []string
	for _, site := range s.table.open {
		names = append(names, s.table.parts.Locations[s.table.side][site].Name)
	}
	return strings.Join(names, ", ")
}
