package frontier

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// short says what an action costs that the player cannot afford, and the clause that asks for it.
func (s *state) short(a engine.Action) string {
	k, clause := s.cost(a)
	return fmt.Sprintf("it costs %s (%s), and the player has %s", dollars(k), clause, dollars(int(s.me().money)))
}

// cost is what an action costs the player whose turn it is, and the clause that asks for it, as it is paid in the end.
func (s *state) cost(a engine.Action) (int, engine.Clause) {
	what, other, x, n, p := whatOf(a), otherOf(a), spaceOf(a), numberOf(a), s.table.parts
	switch v := verbOf(a); v {
	case vCut:
		return p.Helpers[(formOf(a)-1)/2].Fee, Lum28
	case vDrive, vRaft:
		return s.moveOf(v).Price, Lum22
	case vClear:
		return 1, Round08
	case vPan:
		return n * p.GrubstakePrice, Min12
	case vImprove:
		return s.improvePrice(), Min18
	case vUse:
		k, clause := 0, Round23 // there need not be a building
		if t := s.tiles[x].kind; t >= box.FirstPublic && t < box.FirstWork {
			k = p.Public(t).Use.Cost
		}
		if formOf(a) == byDollar {
			k, clause = k+1, Round25
		}
		return k, clause
	case vQuell:
		return p.PricePerRevolt, Gen15
	case vTycoon:
		c := &p.Characters[what]
		return s.tilePrice(c.Active.Line, c.Active.Amount), Gen07
	case vCampaign:
		return s.stepPrice(p.Election[what].Value, nil), Gen03
	case vDevelop:
		return s.tilePrice(box.Line(what), 0), Gen07
	case vHouse:
		return s.price(s.seat, box.WoodenHouse), Round34
	case vBuild:
		if k := box.Piece(what); k >= box.FirstWork {
			w := p.Work(k)
			return s.price(s.seat, k), buildClauses[w.Industry][w.Level-1]
		}
		return s.price(s.seat, box.Piece(what)), Gen18
	}
	return n * s.buyPrice(box.Good(what), other), Gen12 // of what costs money, only purchases are left
}
