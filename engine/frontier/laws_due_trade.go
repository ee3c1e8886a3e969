package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// trade buys or sells.
func (d *due) trade(buys bool, g box.Good, m int8, x space, n int) {
	p, t := d.me(), (*tile)(nil)
	if x != noSpace {
		t = &d.tiles[x]
	}
	if buys {
		d.credit(d.seat, -n*costOf(d.by(), d.seat, g, m))
		switch g {
		case box.Cattle:
			d.graze(x, n)
		case box.Meat:
			t.cattle += uint8(n)
			t.bought += uint8(n)
			p.supply -= uint8(n)
		default:
			d.gets(d.seat, g, n)
		}
		return
	}
	d.credit(d.seat, n*brings(d.by(), d.seat, g, m))
	if g != box.Dairy {
		p.supply += uint8(n)
	}
	switch g {
	case box.Cattle:
		d.leaveRange(x, uint8(n))
	case box.Meat:
		t.cattle -= uint8(n)
	case box.Dairy:
		t.dairy += uint8(n)
	default:
		p.stock[g] -= uint8(n)
	}
}

// brings is what a player gets for a piece of a good on a card.
func brings(s *state, seat int8, g box.Good, m int8) int {
	k := s.table.parts.Markets[m].Sells[g]
	for rest := s.players[seat].hand >> assistants << assistants; rest != 0; rest &= rest - 1 {
		if p := &s.table.parts.Characters[lowest(rest)].Passive; p.Kind == box.PassiveSellBonus && p.Good == g {
			k += p.Amount
		}
	}
	return k
}

// costOf is what a player pays for a piece of a good on a card; who has no cattle at all pays more for them.
func costOf(s *state, seat int8, g box.Good, m int8) int {
	k := s.table.parts.Markets[m].Costs[g]
	if extra := s.table.parts.NoneLeft[g]; extra > 0 {
		if t := countCubes(s); t.cattle[seat] == 0 {
			k += extra
		}
	}
	return k
}
