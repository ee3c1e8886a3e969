package hellonwheels

import "github.com/yardstick-rules/yardstick/engine/hellonwheels/box"

// payOut enters what the Town at a position pays: for every kind of house there the total, shared among them.
func (l *ledger) payOut(p position) {
	s := l.before
	if s.town[p] == noTown {
		return
	}
	total := l.total(p)
	var houses [3]set
	present := 0
	for kind := range houses {
		if houses[kind] = l.board[p].of(box.Class(kind)); !houses[kind].empty() {
			present++
		}
	}
	for _, of := range houses {
		n := of.size()
		if n == 0 {
			continue
		}
		sum := total
		if s.is(nil, AskNoHouse, NoHousePooled) {
			sum += (3 - present) * total / present
		}
		share := sum / n
		for ; !of.empty(); l.toBank(int8(l.owner[of.pop()])-1, -share) {
		}
	}
}

// total is what a Town makes for each kind of house; an owner's numbers can bring it down to nothing, and no further.
func (l *ledger) total(p position) int {
	s := l.before
	parts := s.table.parts
	mayhem := l.board[p].of(box.Mayhem).size()
	if s.is(nil, AskModifierPayout, ModifierPayoutLevel) {
		mayhem += parts.TypeShift[parts.Towns[s.town[p]]]
		if s.is(nil, AskMayhemFloor, MayhemFloorFloorAtZero) {
			mayhem = max(0, mayhem)
		}
	}
	return max(0, parts.Base[p]+parts.PerCustomer*l.board[p].of(box.Customer).size()+parts.PerMayhem*mayhem)
}
