package frontier

import (
	"fmt"
	"reflect"

	"github.com/yardstick-rules/yardstick/engine"
)

// balance gives every player the cubes that are in no other place, and the bank the money that no player has.
func (l *loader) balance() error {
	money := 0
	for i := range l.seats() {
		money += int(l.players[i].money)
		out := l.cubesOut(i)
		if out > l.table.parts.Cubes {
			return &engine.Violation{Clause: Setup12, Reason: fmt.Sprintf("%s has %s on the table, and %d in all", l.name(i), plural(out, "cube"),
				l.table.parts.Cubes)}
		}
		l.players[i].supply = uint8(l.table.parts.Cubes - out)
		if l.cardRoom(i) < 0 {
			return &engine.Violation{Clause: Lum15, Reason: l.name(i) + "'s cards do not hold that many animals"}
		}
	}
	l.bank = -int32(money)
	return nil
}

// derived compares the derived parts of a document with the values that follow from the other
// parts.
func (l *loader) derived() error {
	if b := l.doc.Bank; b != nil && *b != int(l.bank) {
		return fmt.Errorf("bank: it has %s, by what the players have; leave it out", dollars(int(l.bank)))
	}
	if left := l.cardsLeft(); l.doc.CardsLeft != nil && !reflect.DeepEqual(l.doc.CardsLeft, left) {
		return fmt.Errorf("industry-cards-left: the cards that the players do not have are others; leave it out")
	}
	for n := range l.doc.Players {
		d := &l.doc.Players[n]
		seat, err := l.seatOf("players", d.Name)
		if err != nil {
			return err
		}
		if cubes := int(l.players[seat].supply); d.Cubes != nil && *d.Cubes != cubes {
			return fmt.Errorf("%s: cubes: by the rest of the position %d are left in the supply; leave them out", d.Name, cubes)
		}
		if votes := l.votes(seat, nil); d.Votes != nil && *d.Votes != votes {
			return fmt.Errorf("%s: votes: by the rest of the position there would be %d; leave them out", d.Name, votes)
		}
		if d.Score != nil && (l.step != atOver || *d.Score != l.scoreOf(seat, nil)) {
			return fmt.Errorf("%s: score: it is counted when the game is over; leave it out", d.Name)
		}
	}
	return nil
}

// cubesOut returns the number of a player's cubes that are not in his supply.
func (s *state) cubesOut(seat int8) int {
	p := &s.players[seat]
	n := s.allAnimals(seat)
	for _, k := range p.stock {
		n += int(k)
	}
	for b := range s.table.basins {
		n += int(s.logs[b][seat])
	}
	for rest := s.works.or(s.town); !rest.empty(); {
		t := &s.tiles[rest.pop()]
		n += int(t.gold[seat])
		if t.owner == seat {
			n += int(t.cubes)
		}
	}
	return n
}
