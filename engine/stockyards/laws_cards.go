package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// pool returns the building cards of a letter that can appear, and the number of them in play. With two players,
// these are the marked A and B cards and two of the C cards (US-SETUP-03, US-SETUP-04, US-SETUP-05, US-SETUP-06,
// US-SETUP-07, US-SETUP-08).
func pool(s *state, letter uint8) (cards uint32, count int) {
	const two, last = 2, 2
	for i := range s.table.parts.Buildings {
		b := &s.table.parts.Buildings[i]
		if b.Deck == letter && (s.seats() > two || b.TwoPlayer || letter == last) {
			cards |= 1 << i
			count++
		}
	}
	if s.seats() == two && letter == last {
		count = min(count, 2)
	}
	return cards, count
}

// size returns the number of cards in a set.
func size(cards uint32) int {
	n := 0
	for ; cards != 0; cards &= cards - 1 {
		n++
	}
	return n
}

func cardsInOnePlace(s *state) error {
	seen := uint32(0)
	take := func(card int8) bool {
		fits := card >= 0 && card < buildings && seen>>card&1 == 0
		if fits {
			seen |= 1 << card
		}
		return fits
	}
	for i, c := range s.offering {
		if offered := i < int(s.offers); offered && !take(c) || !offered && c != none {
			return errors.New("a card of the offering is none, or is in two places")
		}
	}
	if s.top != none && !take(s.top) {
		return errors.New("the card on top of the deck is in two places")
	}
	for i := range maxSeats {
		for c := range int8(buildings) {
			if s.players[i].buildings>>c&1 != 0 && !take(c) {
				return fmt.Errorf("%s is in two places", s.table.parts.Buildings[c].Name)
			}
		}
	}
	if seen != s.revealed {
		return errors.New("a building card that has been revealed is nowhere, or one is somewhere that has not")
	}
	for letter := range uint8(3) {
		cards, count := pool(s, letter)
		if n := size(cards & seen); n > count {
			return fmt.Errorf("the game has %s of the letter %c, and should have %d", prose.Count(n, "card"), 'A'+letter, count)
		}
		seen &^= cards
	}
	if seen != 0 {
		return errors.New("a building card is in play that is not used with two players")
	}
	return nil
}

// lettersInOrder: no B card appears before all A cards have appeared, and no C card before all B cards.
func lettersInOrder(s *state) error {
	waits := false
	for letter := range uint8(3) {
		cards, count := pool(s, letter)
		n := size(cards & s.revealed)
		if n > 0 && waits {
			return fmt.Errorf("a card of the letter %c has come before its time", 'A'+letter)
		}
		waits = waits || n < count
	}
	return nil
}

// lie contains the contents of the grid, counted piece by piece.
type lie struct {
	cards  uint32
	pieces rows
	clash  bool
}

// lay adds a piece; two pieces on one square are a clash.
func (l *lie) lay(on rows) {
	l.clash = l.clash || l.pieces.meets(&on)
	l.pieces.join(on)
}

func townHolds(s *state) error {
	var l lie
	grid := gridOf(s)
	for i := range s.seats() {
		l.cards |= s.players[i].buildings
		l.lay(site(s, s.players[i].plant))
		for j := range i {
			if p := s.players[i].plant; p != none && p == s.players[j].plant {
				return fmt.Errorf("the plants of %s and %s stand at one location", s.name(i), s.name(j))
			}
		}
	}
	l.lay(rowsOf(s.viaducts))
	for c := range int8(buildings) {
		if l.cards>>c&1 == 0 {
			if s.places[c] != (placing{}) {
				return fmt.Errorf("nobody has %s, and its piece lies on the grid", s.table.parts.Buildings[c].Name)
			}
			continue
		}
		on, ok := footprint(s, c, s.places[c])
		if !ok {
			return fmt.Errorf("%s lies off the grid", s.table.parts.Buildings[c].Name)
		}
		l.lay(on)
	}
	if l.clash {
		return errors.New("two pieces lie on one square")
	}
	if !l.pieces.within(&grid) || l.pieces.board() != s.pieces {
		return errors.New("the squares with pieces are not those of the plants, buildings and viaducts, or lie off the grid")
	}
	closed := reserved(s)
	for i := range s.seats() {
		closed.lessen(site(s, s.players[i].plant))
	}
	if l.pieces.meets(&closed) {
		return errors.New("a piece lies on a start location that stays closed")
	}
	return landHolds(s, &closed)
}

func landHolds(s *state, closed *rows) error {
	var all rows
	for i := range s.seats() {
		p := &s.players[i]
		if int(p.lotCount) > s.table.parts.LandCards {
			return fmt.Errorf("%s has laid %s, and has %d", s.name(i), prose.Count(p.lotCount, "land card"), s.table.parts.LandCards)
		}
		var own rows
		for n, at := range p.lots {
			if n >= int(p.lotCount) {
				if at != (lot{}) {
					return fmt.Errorf("%s owns land without a land card", s.name(i))
				}
				continue
			}
			on, ok := area(s, at)
			if !ok || on.meets(&all) || on.meets(closed) {
				return fmt.Errorf("a land card of %s lies off the grid, on a location that stays closed, or on another", s.name(i))
			}
			if at.south && s.is(nil, AskLandOrientation, LandOrientationLongSideEast) &&
				s.table.parts.LandWidth != s.table.parts.LandHeight {
				return fmt.Errorf("a land card of %s is turned", s.name(i))
			}
			all.join(on)
			own.join(on)
		}
		if own.board() != p.land {
			return fmt.Errorf("the land of %s is not that of the land cards", s.name(i))
		}
	}
	return nil
}

// joined returns the squares connected to a player's plant.
func joined(s *state, seat int8, pieces *rows) rows {
	return site(s, s.players[seat].plant).flood(pieces)
}

func townConnected(s *state) error {
	pieces, via := rowsOf(s.pieces), rowsOf(s.viaducts)
	var reached, own rows
	seen := false
	for i := range s.seats() {
		if s.players[i].plant == none || s.players[i].buildings == 0 && via == (rows{}) {
			continue
		}
		seen = true
		if start := site(s, s.players[i].plant); !start.meets(&own) { // otherwise, the plant is in the cluster examined last
			own = start.flood(&pieces)
		}
		for c := range int8(buildings) {
			if s.players[i].buildings>>c&1 == 0 {
				continue
			}
			if on, ok := footprint(s, c, s.places[c]); !ok || !on.within(&own) {
				return fmt.Errorf("%s is not connected to the plant of %s", s.table.parts.Buildings[c].Name, s.name(i))
			}
		}
		reached.join(own)
	}
	if !via.within(&reached) {
		return errors.New("a viaduct is connected to no plant")
	}
	return engine.IdleUnless(seen)
}

func viaductConnected(before *state, a engine.Action, after *state) error {
	if verbOf(a) != vViaduct {
		return engine.ErrIdle
	}
	pieces, on := rowsOf(after.pieces), single(squareOf(a))
	if own := joined(after, before.seat, &pieces); !on.within(&own) {
		return fmt.Errorf("the viaduct on %s is not connected to the plant of %s", squareOf(a), before.name(before.seat))
	}
	return nil
}

// icons are the icons of a player's building cards.
type icons [len(box.Specialist{}.Needs)]uint8

func iconsOf(s *state, seat int8) icons {
	var has icons
	for c := range s.table.parts.Buildings {
		if s.players[seat].buildings>>c&1 != 0 {
			for i, n := range s.table.parts.Buildings[c].Icons {
				has[i] += n
			}
		}
	}
	return has
}

// earns reports whether the icons are enough for a specialist card.
func (has *icons) earns(s *state, card int) bool {
	for i, need := range s.table.parts.Specialists[card].Needs {
		if has[i] < need {
			return false
		}
	}
	return true
}

func specialistsEarned(s *state) error {
	seen, earned := s.display, false
	for i := range s.seats() {
		own := s.players[i].specialists
		if own&seen != 0 {
			return errors.New("a specialist card is in two places")
		}
		seen |= own
		earned = earned || own != 0
		has := iconsOf(s, i)
		for c := range specialist {
			if own>>c&1 != 0 && !has.earns(s, c) {
				return fmt.Errorf("%s has %s without its icons", s.name(i), s.table.parts.Specialists[c].Name)
			}
		}
	}
	if seen != 1<<specialist-1 {
		return errors.New("a specialist card is missing, or there is one too many")
	}
	return engine.IdleUnless(earned)
}

// specialistsTaken: a player takes every displayed card whose icons he has. The law does not apply under the answer
// that limits this, or while a Build is unfinished.
func specialistsTaken(s *state) error {
	if s.step == atWild || s.step == atSpecial || s.is(nil, AskSpecialistsPerBuild, SpecialistsPerBuildOnePerBuild) {
		return engine.ErrIdle
	}
	for i := range s.seats() {
		has := iconsOf(s, i)
		for c := range specialist {
			if s.display>>c&1 != 0 && has.earns(s, c) {
				return fmt.Errorf("%s has the icons of %s, which is on display", s.name(i), s.table.parts.Specialists[c].Name)
			}
		}
	}
	return engine.IdleUnless(s.display != 0)
}
