package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// mayViaduct judges a viaduct (US-VIADUCT-01, US-VIADUCT-02, US-VIADUCT-03, US-VIADUCT-04, US-VIADUCT-05, US-VIADUCT-06, US-VIADUCT-07).
func (s *state) mayViaduct(sq square, rec *engine.Record) refusal {
	on := board{}
	on.add(sq)
	switch {
	case s.poor(s.priceOfSquares(on)):
		return tooPoorForLand
	case !s.table.grid.has(sq):
		return outsideGrid
	case s.pieces.has(sq) && !s.viaducts.has(sq):
		return onPiece
	case s.viaducts.has(sq) && !s.is(rec, AskBuildOver, BuildOverViaductsToo):
		return onViaduct
	case s.table.closed.has(sq):
		return onPlantSite
	case !s.wanted().has(sq):
		return notConnected
	case s.viaducts.size() >= s.table.parts.Viaducts && s.is(rec, AskViaductSupply, ViaductSupplySixOnly):
		return noViaduct
	}
	rec.CiteAll(Viaduct03, Viaduct04)
	citeConnection(rec)
	return allowed
}

func (s *state) legalViaducts(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.viaducts.size() >= s.table.parts.Viaducts && s.is(rec, AskViaductSupply, ViaductSupplySixOnly) {
		return dst
	}
	free := s.table.grid.without(s.pieces)
	if s.is(rec, AskBuildOver, BuildOverViaductsToo) {
		free = free.or(s.viaducts)
	}
	sites := s.wanted().and(free.without(s.table.closed))
	if s.poor(s.table.parts.SquarePrice) {
		sites = sites.and(s.me().land)
	}
	for !sites.empty() {
		dst = append(dst, layAt(vViaduct, none, sites.pop(), 0))
	}
	return dst
}

// applyViaduct builds a viaduct, which gives no efficiency bonus (US-VIADUCT-09).
func (s *state) applyViaduct(sq square, rec *engine.Record) {
	s.viaducters[s.seat]++
	s.me().workers--
	on := board{}
	on.add(sq)
	if s.viaducts.has(sq) {
		rec.Ask(AskBuildOver)
	}
	s.viaducts = s.viaducts.or(on)
	s.pieces = s.pieces.or(on)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" builds a viaduct on "+sq.String(), Viaduct01, Place14)
		if on.around().meets(s.pieces.without(s.viaducts)) {
			rec.Cite(Viaduct09)
		}
	}
	s.payForLand(on, Viaduct05, Viaduct06, Viaduct07, rec)
	s.returnLand(rec) // US-LAND-12
	s.unfinished = none
	rec.Cite(Viaduct08)
	s.moveTokens(on, rec)
}
