package frontier

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// short states the price of an action that the player cannot afford, and the clauses of the price.
func (s *state) short(a engine.Action) string {
	k, clause := s.cost(a)
	clauses := string(clause)
	if v := verbOf(a); v == vBuild {
		clauses += priceGrounds[whatOf(a)]
	} else if v == vBuy && s.surcharge(box.Good(whatOf(a)), otherOf(a)) > 0 {
		clauses += " and " + string(Ran46)
	}
	return fmt.Sprintf("it costs %s (%s), and the player has %s", dollars(k), clauses, dollars(int(s.me().money)))
}

// priceGrounds adds a clause for buildings whose price another clause sets: that the camp is bought, and that
// panning tiles and farmsteads have its price (FR-LUM-03, FR-R-site-price).
var priceGrounds = [box.Pieces]string{
	box.Camp: ", " + string(Lum02), box.Panning: ", as in " + string(Lum03), box.Farmstead: ", as in " + string(Lum03),
}

// amounts states the number of pieces that an action takes, and the number available.
func (s *state) amounts(r refusal, a engine.Action) string {
	x, n, p, owner := spaceOf(a), numberOf(a), s.table.parts, s.name(s.seat)
	switch r {
	case noTree:
		return fmt.Sprintf("%d left", s.trees[x])
	case tooManyDice:
		return fmt.Sprintf("%d to be thrown, and the game has %d", s.freeDice(nil)+n, p.Dice)
	case fewerCubes:
		return fmt.Sprintf("%d to be taken, %d there", s.load(formOf(a)), s.tiles[x].cubes)
	case noPairs:
		return fmt.Sprintf("%d asked for; horses that %s can use: %d, guns: %d", n, owner, s.available(s.seat, box.Horse), s.me().guns)
	case notInStock:
		return fmt.Sprintf("%d to be sold, and %s has %d", n, owner, s.me().stock[whatOf(a)])
	case noCattle:
		if s.tiles[x].kind == box.Enclosure {
			return fmt.Sprintf("%d in the enclosure", s.tiles[x].cattle)
		}
		return fmt.Sprintf("%s has %d", owner, s.cattle[s.seat][x])
	}
	return s.afloat(a)
}

// logsAsked states the logs that a building takes, and those that the player has.
func (s *state) logsAsked(a engine.Action) string {
	k, logs := box.WoodenHouse, 0
	if verbOf(a) == vBuild {
		k = builtBy(a)
	}
	if k >= box.FirstWork {
		logs = s.table.parts.Work(k).Logs
	} else {
		logs = s.table.parts.Public(k).Logs
	}
	return fmt.Sprintf("%d asked for, a figure that is assumed, and %d there", logs, s.me().stock[box.Log])
}

// stepsAway states the distance of trees from a camp, and the reach of the camp.
func (s *state) stepsAway(a engine.Action) string {
	return fmt.Sprintf("%s, and it reaches %d, a figure that is assumed for nearby", plural(spaceOf(a).steps(secondOf(a)), "step"), s.table.parts.Reach)
}

// afloat states the logs in the basin that an action takes logs from, by owner.
func (s *state) afloat(a engine.Action) string {
	b := whatOf(a)
	if verbOf(a) == vLift {
		b = s.stock
	}
	if b < 0 || b >= s.table.basins {
		return "none"
	}
	var all []string
	for seat := range s.seats() {
		all = append(all, fmt.Sprintf("%s %d", s.name(seat), s.logs[b][seat]))
	}
	return "in the basin are " + strings.Join(all, ", ")
}

// cost returns the price of an action for the player on turn, and the clause of the price.
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
		k := 0 // there may be no building
		if t := s.tiles[x].kind; t >= box.FirstPublic && t < box.FirstWork {
			k = p.Public(t).Use.Cost
		}
		if formOf(a) == byDollar {
			k++
		}
		return k, Round25
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
			return s.price(s.seat, k), s.priceClause(k)
		}
		return s.price(s.seat, box.Piece(what)), Gen18
	}
	return n * s.buyPrice(box.Good(what), other), Gen12 // of the actions that cost money, only purchases are left
}

// priceClause returns the clause that sets the price of an industry building; FR-LUM-03 if its price is printed.
func (s *state) priceClause(k box.Piece) engine.Clause {
	if k == box.Camp {
		return Lum03
	}
	w := s.table.parts.Work(k)
	return buildClauses[w.Industry][w.Level-1]
}
