package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// moveTokens moves the railroad tokens next to a piece. Tokens with a market move at once. The player decides about
// each wild, star-shaped token (US-BUILD-37) (US-BUILD-21, US-BUILD-22, US-BUILD-23, US-BUILD-24, US-BUILD-25,
// US-BUILD-26, US-BUILD-27, US-VIADUCT-08).
func (s *state) moveTokens(on board, rec *engine.Record) {
	s.wilds = 0
	for i, where := range s.rails[:s.table.rails] {
		if where != none || !on.has(s.table.touches[i]) {
			continue
		}
		token := &s.table.parts.RailTokens[s.table.side][i]
		if token.Market < 0 {
			s.wilds |= 1 << i
			rec.CiteAll(Build37, Build21)
			continue
		}
		s.rails[i] = token.Market
		rec.CiteAll(Build25, Build26, Build27)
		if rec != nil {
			rec.Effect(token.Name+" goes to "+marketTitles[token.Market], Build21, Build22)
		}
	}
	s.goOnBuilding(rec)
}

// wildMarkets returns the markets without a wild token (US-BUILD-23, US-BUILD-24).
func (s *state) wildMarkets() uint8 {
	free := uint8(1<<markets - 1)
	for i, where := range s.rails[:s.table.rails] {
		if where != none && s.table.parts.RailTokens[s.table.side][i].Market < 0 {
			free &^= 1 << where
		}
	}
	return free
}

// applyWild sends the next wild token to a market.
func (s *state) applyWild(m int8, rec *engine.Record) {
	for i := range s.table.rails {
		if s.wilds>>i&1 != 0 {
			s.wilds &^= 1 << i
			s.rails[i] = m
			rec.CiteAll(Build25, Build37)
			if rec != nil {
				rec.Effect(s.table.parts.RailTokens[s.table.side][i].Name+" goes to "+marketTitles[m], Build23, Build24)
			}
			break
		}
	}
	s.goOnBuilding(rec)
}
