package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// lumber are felling, moving logs, and sawing.
func (d *due) lumber(v verb, a engine.Action) {
	what, x := whatOf(a), spaceOf(a)
	switch v {
	case vCut:
		d.fell(x, d.table.bankBasin[secondOf(a)], formOf(a))
	case vDrive, vRaft, vTow:
		d.float(v, what, floated(d.by(), v, a))
		return
	case vClear:
		d.jams &^= 1 << what
		if d.under(AskPileUp, PileUpDollarClears) {
			d.credit(d.seat, -1)
			return
		}
	case vLift:
		d.logs[d.stock][d.seat]--
		d.me().stock[box.Log]++
	case vSaw:
		if what < 0 {
			d.me().stock[box.Log]--
		} else {
			d.logs[what][d.seat]--
		}
		d.me().stock[box.Lumber]++
	}
	d.layDown()
}

// fell makes trees logs in a basin: one, or with a helper more or farther away.
func (d *due) fell(f space, b int8, form uint8) {
	n := d.table.parts.LogsPerCut
	if form != plain {
		h := &d.table.parts.Helpers[(form-1)>>1]
		d.credit(d.seat, -h.Fee)
		if h.Animal != box.NoGood {
			d.me().used[h.Animal]++
		}
		if form&1 != 0 {
			n += h.Plus
		}
	}
	n = min(n, int(d.trees[f]), spaceIn(d.by(), b), int(d.me().supply))
	d.trees[f] -= uint8(n)
	d.me().supply -= uint8(n)
	d.logsCome(b, d.seat, n)
}

// spaceIn is how many logs a basin takes: those that come to the stock basin go ashore, unless a ruling keeps them there.
func spaceIn(s *state, b int8) int {
	if b == s.stock && s.is(nil, AskStockArrival, StockArrivalAtOnce) {
		return 1 << 10
	}
	room := s.table.parts.Basins[b].Holds
	for _, n := range s.logs[b] {
		room -= int(n)
	}
	return room
}

func (d *due) logsCome(b, seat int8, n int) {
	if b == d.stock && d.under(AskStockArrival, StockArrivalAtOnce) {
		d.players[seat].stock[box.Log] += uint8(n)
	} else {
		d.logs[b][seat] += uint8(n)
	}
}

// floated is whose logs an action moves, by seat.
func floated(s *state, v verb, a engine.Action) (n [maxSeats]uint8) {
	switch {
	case v == vTow && s.is(nil, AskLogOwner, LogOwnerOwn):
		n[s.seat] = s.logs[whatOf(a)][s.seat]
	case v == vTow:
		n = s.logs[whatOf(a)]
	case formOf(a) == named:
		n = s.sharesOf(a)
	default:
		n[s.seat] = uint8(numberOf(a))
	}
	return n
}

func logMove(s *state, v verb) *box.LogMove {
	switch v {
	case vDrive:
		return &s.table.parts.Drive
	case vRaft:
		return &s.table.parts.Raft
	}
	return &s.table.parts.Tow
}

// endsIn is the basin where a log move ends: so many basins on, or earlier in the stock basin, behind a black worker, or in the last.
func endsIn(s *state, v verb, b int8) int8 {
	for left := logMove(s, v).Basins; left > 0 && b < s.table.basins-1; left-- {
		if b++; b == s.stock || s.jams>>b&1 != 0 {
			left = 0
		}
	}
	return b
}

func (d *due) float(v verb, b int8, n [maxSeats]uint8) {
	to := endsIn(d.by(), v, b)
	d.credit(d.seat, -logMove(d.by(), v).Price)
	for i := range d.n() {
		d.logs[b][i] -= n[i]
		d.logsCome(to, i, int(n[i]))
	}
	d.layDown()
}
