package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// phaseIDs, decisionIDs and partIDs spell the phases, the decisions and the Opportunist Phases of a document.
var (
	phaseIDs = [...]string{
		"set-up", "supervisor", "railroad", "civilized", "taxes", "establishment", "customer", "past-town", "present-town", "future-town",
		"end-of-the-line",
	}
	decisionIDs = [steps]string{
		atTown: "town", atFirst: "supervisor", atDeal: "deal", atBid: "bid", atRoll: "roll", atDraw: "draw", atExtra: "extra-card",
		atVisit: "visit", atGiveUp: "give-up", atWindow: "play", atCardDraw: "card-draw", atRandom: "random-card", atDiscard: "discard",
		atWinnerRoll: "winner-roll", atOver: "over",
	}
	partIDs = [...]string{within: "", ahead: "ahead", behind: "behind"}
)

// Position is the whole position as a [*Position].
func (s *state) Position() any { return s.document() }

// Phase is the phase under way, or that it is an Opportunist Phase.
func (s *state) Phase() string {
	switch {
	case s.step == atOver:
		return decisionIDs[atOver]
	case s.part != within:
		return "opportunist"
	}
	return phaseIDs[s.phase]
}

func (s *state) document() *Position {
	p := &Position{
		Turn: int(s.turn), Phase: phaseIDs[s.phase], Opportunist: partIDs[s.part], Decision: decisionIDs[s.step],
		Bank: number(s.bank), Past: s.townDocument(past), Present: s.townDocument(present), Future: s.townDocument(future),
		TownDeck: townList(s.townDeck), Out: townList(s.out),
		Deck: s.deck.strings(), Pile: s.pile.strings(), Removed: s.removed.strings(), PutBy: s.putByDocument(),
		Passes: int(s.passes), Shut: s.nameList(s.shut), Played: s.played, Winners: s.nameList(s.winners),
		Player: s.nameOf(s.seat), Supervisor: s.nameOf(s.supervisor), Blackmailer: s.nameOf(int8(s.blackmailer) - 1),
		Cull: s.nameOf(int8(s.cull) - 1),
	}
	for i := range s.seats() {
		p.Players = append(p.Players, s.playerDocument(i))
	}
	p.Drawing = s.drawing()
	if s.tied != 0 && (s.step == atRoll || s.step == atWinnerRoll) {
		p.Rolling = &Rolling{Tied: s.nameList(s.tied), Rolls: s.rollDocument()}
	}
	if s.work > 0 {
		p.Effect = &CardAtWork{Card: instance(s.work - 1).String(), By: s.name(s.by), Left: int(s.left), Next: s.nameList(s.next)}
	}
	if s.step == atGiveUp {
		p.Taxes = &Taxes{At: positionNames[s.taxed], GiveUp: int(s.giveUp), Paid: s.sums(&s.paid), Received: s.sums(&s.received)}
	}
	return p
}

// drawing is the Railroad Phase in progress, or nil at its beginning.
func (s *state) drawing() *Drawing {
	d := &Drawing{Cards: int(s.drawn), Buying: s.buying, Due: int(s.due)}
	empty := s.drawn == 0 && !s.buying
	for i, n := range s.bought {
		if n == 0 {
			continue
		}
		empty = false
		if int8(i) == s.seat {
			d.Bought = int(n)
			continue
		}
		if d.Earlier == nil {
			d.Earlier = map[string]int{}
		}
		d.Earlier[s.name(int8(i))] = int(n)
	}
	if empty {
		return nil
	}
	return d
}

func (s *state) playerDocument(seat int8) Player {
	p := Player{Name: s.name(seat), Cash: number(s.cash[seat]), Hand: s.hands[seat].strings(), Left: !s.in(seat)}
	if b := s.bids[seat]; b.made {
		p.Bid = &Bid{Chips: int(b.chips), Blackmail: b.blackmail}
	}
	if at := s.civilizedAt[seat]; at > 0 {
		p.CivilizedAt = positionNames[at-1]
	}
	return p
}

func (s *state) townDocument(at position) *Town {
	if !s.hasTown(at) {
		return nil
	}
	there := s.board[at]
	return &Town{
		Name:           townNames[s.town[at]],
		Establishments: s.owners(there.establishments()), Civilized: s.owners(there.of(box.Civilized)),
		Customers: there.of(box.Customer).strings(), Mayhem: there.of(box.Mayhem).strings(),
	}
}

func (s *state) owners(cards set) map[string]string {
	owners := map[string]string{}
	for !cards.empty() {
		c := cards.pop()
		owners[c.String()] = s.nameOf(int8(s.owner[c]) - 1)
	}
	return owners
}

// strings spells the cards of a set in card order.
func (s set) strings() []string {
	var names []string
	for !s.empty() {
		names = append(names, s.pop().String())
	}
	return names
}

func townList(of uint16) []string {
	names := []string{}
	for t, name := range townNames {
		if of>>t&1 != 0 {
			names = append(names, name)
		}
	}
	return names
}

// nameOf is a player's name, or "" for a seat that is none.
func (s *state) nameOf(seat int8) string { return engine.Seat(seat).Name(s.table.seats) }

func (s *state) nameList(seats engine.Seats) []string { return seats.Names(s.table.seats) }

func (s *state) putByDocument() map[string]string {
	by := map[string]string{}
	for c, seat := range s.putBy {
		if seat > 0 {
			by[instance(c).String()] = s.name(int8(seat) - 1)
		}
	}
	return by
}

func (s *state) rollDocument() map[string]int {
	rolls := map[string]int{}
	for i, r := range s.rolls {
		if r > 0 {
			rolls[s.name(int8(i))] = int(r)
		}
	}
	return rolls
}

func (s *state) sums(of *[maxSeats]int32) map[string]int {
	sums := map[string]int{}
	for i, k := range of {
		if k != 0 {
			sums[s.name(int8(i))] = int(k)
		}
	}
	return sums
}

func number[N int | int32](n N) *int {
	i := int(n)
	return &i
}
