package hellonwheels

import "github.com/yardstick-rules/yardstick/engine"

// Resample deals new cards in place of those that the seat cannot see: the hands it does not know, the deck, and a
// closed discard pile. The numbers of cards stay the same. Hidden amounts of money, and bids that are not
// open yet, are replaced by other legal ones.
func (s *state) Resample(seat engine.Seat, random func(n int) int) {
	unseen := s.deck
	open := s.handsOpen(nil)
	for i := range s.seats() {
		if !open && engine.Seat(i) != seat {
			unseen = unseen.or(s.hands[i])
		}
	}
	closed := s.pileClosed(nil)
	if closed {
		unseen = unseen.or(s.pile.without(s.put(seat)))
	}
	for i := range s.seats() {
		if !open && engine.Seat(i) != seat {
			s.hands[i] = unseen.part(s.hands[i].size(), random)
		}
	}
	if closed {
		s.resamplePile(seat, &unseen, random)
	}
	s.deck = unseen
	if s.is(nil, AskMoneyOpen, MoneyOpenHidden) {
		s.resampleMoney(seat, random)
	}
	if s.step == atBid {
		s.resampleBids(seat, random)
	}
}

// part takes n cards at random out of a set, which must have that many.
func (s *set) part(n int, random func(n int) int) set {
	taken := set{}
	for range n {
		c := s.at(random(s.size()))
		s.drop(c)
		taken.add(c)
	}
	return taken
}

// resamplePile puts other cards in place of discards that the seat does not know. Each player's number of discards
// stays the same.
func (s *state) resamplePile(seat engine.Seat, unseen *set, random func(n int) int) {
	own := s.put(seat)
	old := s.pile.without(own)
	fresh := unseen.part(old.size(), random)
	s.pile = own.or(fresh)
	var by [instances]uint8
	for !own.empty() {
		c := own.pop()
		by[c] = s.putBy[c]
	}
	for !old.empty() {
		by[fresh.pop()] = s.putBy[old.pop()]
	}
	s.putBy = by
}

// resampleMoney gives other players more money than they have. The seat's legal actions stay the same, because a
// player with 5K or more can be hit and can pay any price.
func (s *state) resampleMoney(seat engine.Seat, random func(n int) int) {
	if s.step == atGiveUp || s.step == atOver || s.step == atWinnerRoll {
		return // the sums select the next decision
	}
	most := int32(max(s.table.parts.Outlaws, s.table.parts.Gamblers, 1))
	for i := range s.seats() {
		if engine.Seat(i) != seat && s.cash[i] >= most && s.in(i) {
			s.pay(i, -int32(random(10)))
		}
	}
}

// resampleBids replaces the bids of the other players who have bid.
func (s *state) resampleBids(seat engine.Seat, random func(n int) int) {
	asked := s.seat
	for i := range s.seats() {
		if engine.Seat(i) == seat || !s.bids[i].made {
			continue
		}
		s.seat = i
		legal := s.legalBids(nil, nil)
		a := legal[random(len(legal))]
		s.bids[i] = bid{chips: int32(numberOf(a)), blackmail: verbOf(a) == vBidBlackmail, made: true}
	}
	s.seat = asked
}
