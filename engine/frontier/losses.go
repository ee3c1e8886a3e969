package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// startLosing begins the losses of a blizzard or of rustlers with the first player in order.
func (s *state) startLosing(rec *engine.Record) {
	severity := s.open.count
	s.open.throw = severity // kept for the players after this one
	s.loser(0, rec)
}

// loser makes the players lose animals, from the i-th in order on.
func (s *state) loser(i int8, rec *engine.Record) {
	if s.table.parts.Events[s.open.what].Kind == box.Rustlers && s.is(rec, AskRustlers, RustlersInAll) {
		s.robbed(i, rec)
		return
	}
	for ; i < s.seats(); i++ {
		seat := s.inOrder(i)
		s.seat = seat
		n := 0
		if s.table.parts.Events[s.open.what].Kind == box.Blizzard {
			n = s.allAnimals(seat) / s.table.parts.BlizzardPerLoss
			rec.Cite(Round05)
		} else {
			n = min(int(s.open.throw), s.allCattle(seat))
			rec.Cite(Ran37)
		}
		if n == 0 {
			continue
		}
		s.open.count = uint8(n)
		if rec != nil {
			s.tellLosses(seat, n, rec)
		}
		if s.table.parts.Events[s.open.what].Kind == box.Rustlers && s.canDefend(seat) {
			s.step = atDefend
			return
		}
		s.step = atLose
		return
	}
	s.moveRow(rec)
}

// tellLosses notes the number of animals that a blizzard or rustlers take from a player, with the calculation.
func (s *state) tellLosses(seat int8, n int, rec *engine.Record) {
	if s.table.parts.Events[s.open.what].Kind == box.Blizzard {
		rec.Effect("the blizzard takes "+plural(n, "animal")+" of "+s.name(seat)+", 1 for every "+
			strconv.Itoa(s.table.parts.BlizzardPerLoss)+" of "+strconv.Itoa(s.allAnimals(seat)), Round05)
		return
	}
	text := "rustlers of severity " + strconv.Itoa(int(s.open.throw)) + " are after " + strconv.Itoa(n) + " of the " +
		strconv.Itoa(s.allCattle(seat)) + " cattle of " + s.name(seat)
	rec.Effect(text, Ran37)
}

// robbed makes the next player with cattle lose one to rustlers. It starts at the i-th player in order and goes
// round the table until no loss is left (FR-R-rustlers in-all).
func (s *state) robbed(i int8, rec *engine.Record) {
	rec.Cite(Ran37)
	for range s.seats() {
		seat := s.inOrder(i % s.seats())
		i++
		if s.open.throw == 0 || s.allCattle(seat) == 0 {
			continue
		}
		s.open.throw--
		s.open.count, s.seat, s.step = 1, seat, atLose
		if s.canDefend(seat) {
			s.step = atDefend
		}
		return
	}
	s.moveRow(rec)
}

// place returns a player's place in the order of the round.
func (s *state) place(seat int8) int8 { return (seat - s.leads + s.seats()) % s.seats() }

// canDefend reports whether a player may fight off rustlers (FR-RAN-37).
func (s *state) canDefend(seat int8) bool {
	p := &s.players[seat]
	return p.levels[box.Ranching] >= 3 && s.available(seat, box.Horse) > 0 && p.guns > 0
}

// applyDefend spends pairs of a horse and a gun.
func (s *state) applyDefend(k int, rec *engine.Record) {
	p := s.me()
	p.used[box.Horse] += uint8(k)
	p.guns -= uint16(k)
	s.open.count -= uint8(k)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" fights the rustlers with "+plural(k, "pair")+" of horse and gun, and loses "+strconv.Itoa(int(s.open.count))+" of "+
			strconv.Itoa(int(s.open.count)+k)+" cattle", Ran37)
	}
	if s.open.count == 0 {
		s.loser(s.place(s.seat)+1, rec)
		return
	}
	s.step = atLose
}

// allCattle returns the number of a player's cattle on the range and in enclosures.
func (s *state) allCattle(seat int8) int {
	n := 0
	for rest := s.herds[seat]; !rest.empty(); {
		n += int(s.cattle[seat][rest.pop()])
	}
	for rest := s.owns[seat]; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.kind == box.Enclosure {
			n += int(t.cattle)
		}
	}
	return n
}

// animalsOf returns the number of all animals of a kind that a player has, on cards and on stables.
func (s *state) animalsOf(seat int8, kind box.Good) int {
	n := int(s.players[seat].animals[kind])
	for rest := s.owns[seat].and(s.stables); !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.kind.Stabled() == kind {
			n += int(t.cattle)
		}
	}
	return n
}

// allAnimals returns the number of a player's cattle and other animals (FR-ROUND-05).
func (s *state) allAnimals(seat int8) int {
	n := s.allCattle(seat)
	for kind := box.Horse; kind <= box.Ox; kind++ {
		n += s.animalsOf(seat, kind)
	}
	return n
}

// available returns the number of animals of a kind that are not used this round.
func (s *state) available(seat int8, kind box.Good) int {
	return s.animalsOf(seat, kind) - int(s.players[seat].used[kind])
}

func (s *state) useAnimal(seat int8, kind box.Good) { s.players[seat].used[kind]++ }

// applyLose takes one animal away: cattle of the range or of an enclosure, or another animal from the cards or from a stable.
func (s *state) applyLose(what box.Good, x space, rec *engine.Record) {
	p := s.me()
	switch {
	case s.herds[s.seat].has(x): // FR-ROUND-05, FR-RAN-37
		s.takeCattle(s.seat, x)
	case what == box.Cattle:
		s.takeEnclosed(x)
	case x == noSpace:
		p.animals[what]--
	default:
		s.tiles[x].cattle--
	}
	p.supply++
	if what != box.Cattle {
		p.used[what] = min(p.used[what], uint8(s.animalsOf(s.seat, what)))
	}
	if rec != nil {
		rec.Effect(s.name(s.seat)+" loses "+lossTexts[what], Round05)
	}
	if s.open.count--; s.open.count > 0 {
		return
	}
	s.loser(s.place(s.seat)+1, rec)
}

// takeCattle takes one cattle off a range space, if possible one that was driven there this round.
func (s *state) takeCattle(seat int8, x space) {
	s.cattle[seat][x]--
	if s.driven[seat][x] > 0 {
		s.driven[seat][x]--
	}
	if s.cattle[seat][x] == 0 {
		s.herds[seat].remove(x)
	}
}

// takeEnclosed takes one cattle out of an enclosure: first one that could be sold, then one used as dairy, then one
// bought this round.
func (s *state) takeEnclosed(x space) {
	t := &s.tiles[x]
	switch {
	case t.cattle > t.dairy+t.bought:
	case t.dairy > 0:
		t.dairy--
	default:
		t.bought--
	}
	t.cattle--
}

var lossTexts = [...]string{box.Horse: "a horse", box.Donkey: "a donkey", box.Mule: "a mule", box.Ox: "an ox", box.Cattle: "a cattle"}
