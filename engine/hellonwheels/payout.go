package hellonwheels

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// payClauses are the clauses of the three payouts, which have the same wording.
var payClauses = [positions]struct{ total, customers, mayhem, shares, rounding, gambling, brothels engine.Clause }{
	past:    {Past01, Past02, Past03, Past04, Past05, Past06, Past07},
	present: {Pres01, Pres02, Pres03, Pres04, Pres05, Pres06, Pres07},
	future:  {Fut01, Fut02, Fut03, Fut04, Fut05, Fut06, Fut07},
}

// houseKinds are the kinds of Establishment in the order in which they are paid.
var houseKinds = [...]box.Class{box.Saloon, box.GamblingHouse, box.Brothel}

// total returns the payout of the Town at a position for each kind of Establishment (HOW-PAST-01, HOW-PRES-01,
// HOW-FUT-01). Customers in the Town count (HOW-PAST-02, HOW-PRES-02, HOW-FUT-02). Its Mayhem cards count too
// (HOW-PAST-03, HOW-PRES-03, HOW-FUT-03), shifted by the type of the Town (HOW-R-modifier-payout).
func (s *state) total(at position, rec *engine.Record) int {
	y := s.mayhem(at)
	if s.is(rec, AskModifierPayout, ModifierPayoutLevel) {
		y = s.level(at)
		rec.Cite([...]engine.Clause{spontaneous: Town06, planned: Town08, existing: Town07}[s.kind(at)])
		if y < 0 && s.is(rec, AskMayhemFloor, MayhemFloorFloorAtZero) {
			y = 0
		}
	}
	p := s.table.parts
	return max(0, p.Base[at]+p.PerCustomer*s.customers(at)+p.PerMayhem*y)
}

// payOut pays the owners of the Establishments in a Town, kind after kind. Every Saloon gets an equal share of the
// total (HOW-PAST-04, HOW-PRES-04, HOW-FUT-04), rounded down (HOW-PAST-05, HOW-PRES-05, HOW-FUT-05; HOW-PAST-08 is
// an example). Then the whole total goes once more to the Gambling Houses (HOW-PAST-06, HOW-PRES-06, HOW-FUT-06) and
// to the Brothels (HOW-PAST-07, HOW-PRES-07, HOW-FUT-07).
func (s *state) payOut(at position, rec *engine.Record) {
	if !s.hasTown(at) {
		rec.Ask(AskEmptyPosition)
		return
	}
	why := &payClauses[at]
	made := s.total(at, rec)
	if rec != nil {
		s.tellShift(at, rec)
		rec.Effect("the "+placeNames[at]+" Town makes "+sum(made), why.total, why.customers, why.mayhem)
		if at == past && s.customers(at) == 3 && s.mayhem(at) == 3 {
			rec.Cite(Past08)
		}
	}
	for i, kind := range houseKinds {
		houses := s.board[at].of(kind)
		if n := houses.size(); n > 0 {
			share := int32(made / n)
			s.tellShare(kind, n, share, [...]engine.Clause{why.shares, why.gambling, why.brothels}[i], why, rec)
			for !houses.empty() {
				s.pay(int8(s.owner[houses.pop()])-1, -share)
			}
		}
	}
}

// tellShift reports by how much the type of a Town changes the Mayhem that it is paid for (HOW-TOWN-06, HOW-TOWN-07).
func (s *state) tellShift(at position, rec *engine.Record) {
	cards, counts := s.mayhem(at), s.mayhem(at)
	if s.is(nil, AskModifierPayout, ModifierPayoutLevel) {
		counts = s.level(at)
	}
	if counts < 0 && s.is(nil, AskMayhemFloor, MayhemFloorFloorAtZero) {
		counts = 0
	}
	if counts == cards {
		return
	}
	kind, why := "a Spontaneous Town", Town06
	if s.kind(at) == existing {
		kind, why = "an Existing Town", Town07
	}
	rec.Effect(townTitles[s.town[at]]+" is "+kind+": Mayhem counts as "+strconv.Itoa(counts)+" there, with "+plural(cards, "Mayhem card"), why)
}

func (s *state) tellShare(kind box.Class, n int, share int32, clause engine.Clause, why *struct {
	total, customers, mayhem, shares, rounding, gambling, brothels engine.Clause
}, rec *engine.Record) {
	if rec == nil {
		return
	}
	who := "the " + houseNames[kind]
	if n > 1 {
		who = "each of " + plural(n, houseNames[kind])
	}
	clauses := []engine.Clause{clause, why.shares, why.rounding, Mon01} // the other kinds share like the Saloons
	if clause == why.shares {
		clauses = clauses[1:]
	}
	rec.Effect(who+" earns "+sum(share)+" for its owner", clauses...)
}

var houseNames = [...]string{box.Saloon: "Saloon", box.GamblingHouse: "Gambling House", box.Brothel: "Brothel"}
