package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// characters are the decisions about a card that was drawn.
func (d *due) characters(v verb, card, other int8) {
	switch v {
	case vCard:
		d.deck &^= 1 << card
		d.drawnCard(card)
		return
	case vKeep:
		p := d.me()
		p.hand |= 1 << card
		if card < assistants {
			p.spent |= 1 << card
			d.rings[card] = 0
		}
	case vToTown:
		d.lie(card, other)
		r := &d.table.parts.Towns[other].Reward
		d.gets(d.seat, r.Good, r.Amount)
	case vPlace:
		d.office[d.officers] = card
		d.officers++
	case vSwap:
		d.leaves(other)
		d.office[d.officers] = card
		d.officers++
		d.open.swapped = other
		d.seat, d.step = d.mayor, atDismiss
		return
	case vRefuse:
		d.seat, d.step = d.turn, atToTown
		return
	case vDismiss:
		d.dismiss(card, other)
	}
	d.seat, d.step = d.turn, atTurn
}

// lie puts a card on the pile of a town.
func (d *due) lie(card, town int8) {
	p := &d.towns[town]
	p.cards[p.n] = card
	p.n++
}

// leaves takes a tycoon out of office; who stands behind him moves up.
func (d *due) leaves(card int8) {
	gone := false
	for i := range d.office[:d.officers] {
		gone = gone || d.office[i] == card
		if gone {
			d.office[i] = none
			if i+1 < int(d.officers) {
				d.office[i] = d.office[i+1]
			}
		}
	}
	d.officers--
}

// dismiss sends a tycoon to a town; his building goes back, the gold there to its owners.
func (d *due) dismiss(card, town int8) {
	d.lie(card, town)
	for rest := d.town; !rest.empty(); {
		x := rest.pop()
		t := &d.tiles[x]
		if t.tycoon != card {
			continue
		}
		for i := range d.n() {
			d.players[i].stock[box.Gold] += t.gold[i]
		}
		d.tilesUp[t.kind-box.FirstPublic]++
		*t = tile{owner: none, tycoon: none}
		d.town.remove(x)
	}
}
