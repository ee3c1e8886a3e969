package stockyards

import (
	"math/bits"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// lowestCard returns the lowest card of a set, which must not be empty.
func lowestCard(cards uint32) int8 { return int8(bits.TrailingZeros32(cards)) }

// forSale returns the squares on which a land card can be laid (US-LAND-04, US-LAND-05,
// US-LAND-06).
func (s *state) forSale() board {
	sale := s.table.grid.without(s.pieces).without(s.table.closed)
	for i := range s.seats() {
		sale = sale.without(s.players[i].land)
	}
	return sale
}

// lot returns the way of laying a land card, facing east or south.
func (t *table) lot(south bool) *way {
	if south {
		return t.lots[1]
	}
	return t.lots[0]
}

// mayBuyLand judges the buying of land (US-LAND-01, US-LAND-03, US-LAND-04, US-LAND-05, US-LAND-06, US-LAND-07,
// US-LAND-08, US-LAND-09, US-LAND-10, US-LAND-11, US-LAND-12).
func (s *state) mayBuyLand(corner square, south bool, rec *engine.Record) refusal {
	if r := s.mayEnter(landSpace, s.printedCost(vLand)); r != allowed { // US-PLACE-11, US-PLACE-19
		if r == tooPoor {
			rec.Cite(Land10)
		}
		return r
	}
	if south && s.table.lotWays == 1 {
		return landTurned
	}
	l := s.table.lot(south)
	on := l.coverAt(corner)
	switch {
	case !l.inside(corner, s.table.grid):
		return landOutside
	case on.meets(s.pieces):
		return landOnPiece
	case on.meets(s.table.closed):
		return onPlantSite
	case !on.without(s.forSale()).empty():
		return landOnLand
	case s.landLeft() == 0:
		return noLandCard
	}
	rec.CiteAll(Land04, Land05, Land06)
	return allowed
}

// landLeft returns the number of land cards on the mat.
func (s *state) landLeft() int { return s.table.parts.LandCards - int(s.me().lotCount) }

// legalLand lists the areas that can be bought.
func (s *state) legalLand(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.landLeft() == 0 || s.mayEnter(landSpace, s.printedCost(vLand)) != allowed { // US-LAND-12, US-PLACE-11, US-PLACE-19
		return dst
	}
	rec.Ask(AskLandOrientation)
	sale, before := s.forSale(), len(dst)
	for i, l := range s.table.lots[:s.table.lotWays] {
		for corners := l.corners(sale, sale); !corners.empty(); {
			dst = append(dst, layAt(vLand, none, corners.pop(), uint8(i)))
		}
	}
	if len(dst) == before {
		rec.CiteAll(Land11)
	}
	return dst
}

// applyLand lays a land card (US-LAND-03).
func (s *state) applyLand(corner square, south bool, rec *engine.Record) {
	s.placeWorker(landSpace)
	s.payPrinted(s.printedCost(vLand), rec, Land01)
	me := s.me()
	me.lots[me.lotCount] = lot{at: corner, south: south}
	me.lotCount++
	on := s.table.lot(south).coverAt(corner)
	me.land = me.land.or(on)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" owns the land "+strings.Join(on.names(), " "), Land03, Land07)
	}
	s.endTurn(rec)
}

// returnLand returns land cards whose squares are all built on (US-R-land-card-return).
func (s *state) returnLand(rec *engine.Record) {
	if s.is(rec, AskLandCardReturn, LandCardReturnStays) {
		return
	}
	for i := range s.seats() {
		p := &s.players[i]
		for n := 0; n < int(p.lotCount); n++ {
			on := s.table.lot(p.lots[n].south).coverAt(p.lots[n].at)
			if !on.without(s.pieces).empty() {
				continue
			}
			p.land = p.land.without(on)
			copy(p.lots[n:], p.lots[n+1:p.lotCount])
			p.lotCount--
			p.lots[p.lotCount] = lot{}
			n--
			if rec != nil {
				rec.Effect("a land card of "+s.name(i)+" goes back to the mat", Land12)
			}
		}
	}
}
