package frontier

import (
	"math/bits"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// lengths returns the number of rounds of each of the four eras: twelve rounds in all (FR-GOAL-07), or thirteen with
// four in the first era (FR-GOAL-03, FR-R-rounds).
func (s *state) lengths(rec *engine.Record) [4]int {
	rec.CiteAll(Goal01, Goal02)
	switch s.ask(rec, AskRounds) {
	case RoundsTwelveEqual:
		rec.Cite(Goal07)
		return [4]int{3, 3, 3, 3}
	case RoundsTwelveCut:
		rec.CiteAll(Goal03, Goal07)
		return [4]int{4, 3, 3, 2}
	}
	rec.Cite(Goal03)
	return s.table.parts.RoundsPerEra
}

// eraEnds reports whether the last round ended its era, and whether it ended the game (FR-GOAL-01, FR-GOAL-02,
// FR-GOAL-03, FR-GOAL-04, FR-GOAL-07).
func (s *state) eraEnds(rec *engine.Record) (era, game bool) {
	last := 0
	for i, n := range s.lengths(rec) {
		last += n
		if int(s.round) == last {
			return true, i == 3
		}
	}
	return false, false
}

// beginTurns begins step 4 of a round.
func (s *state) beginTurns() {
	s.turn = s.inOrder(0)
	s.beginTurn()
}

func (s *state) beginTurn() {
	s.seat, s.step = s.turn, atTurn
}

// endTurn starts the turn of the next player, or ends the round.
func (s *state) endTurn(rec *engine.Record) {
	rec.Cite(Goal04)
	rec.Cite(Goal05)
	s.open.built, s.open.levied, s.open.ran, s.open.drove = [box.Industries + 1]bool{}, false, false, false
	for rest := s.works; !rest.empty(); {
		s.tiles[rest.pop()].thrown = 0
	}
	s.forgetUses(rec)
	s.seat = s.turn
	if s.nextInOrder() {
		s.turn = s.seat
		s.beginTurn()
		return
	}
	s.turn = none
	era, game := s.eraEnds(rec)
	switch {
	case game:
		s.endGame(rec)
	case era:
		s.endEra(rec)
	default:
		s.beginRound(rec)
	}
}

// forgetUses resets the uses of public buildings, if uses are counted for each turn (FR-ROUND-23, FR-R-use-count).
func (s *state) forgetUses(rec *engine.Record) {
	for rest := s.town; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.uses > 0 && s.is(rec, AskUseCount, UseCountTurn) {
			t.uses = 0
		}
	}
}

// beginRound carries out steps 1 and 2 of a round, and the event of step 3 (FR-ROUND-01, FR-ROUND-02, FR-ROUND-03,
// FR-ROUND-04).
func (s *state) beginRound(rec *engine.Record) {
	s.round++
	switch s.ask(rec, AskTurnOrder) { // FR-GOAL-04
	case TurnOrderMayorFirst:
		s.leads = s.mayor
	case TurnOrderRotating:
		s.leads = (s.start + int8(s.round) - 1) % s.seats()
	}
	if rec != nil {
		rec.Effect("round "+strconv.Itoa(int(s.round))+" begins", Round01, Round02, Char12)
	}
	s.standUp()
	rec.Cite(Round21)
	s.income(rec)
	s.townStatus(rec)
	s.event(rec)
}

// standUp carries out step 1.
func (s *state) standUp() {
	for i := range s.seats() {
		p := &s.players[i]
		p.workers, p.used, p.spent = uint8(s.table.parts.Workers), animals{}, 0
		s.driven[i] = [spaces]uint8{}
	}
	for i := range s.seats() {
		for rest := s.players[i].hand & rankCards[box.RankAssistant]; rest != 0; rest &= rest - 1 {
			card := lowest(rest)
			s.rings[card] = (s.rings[card] + 1) % uint8(s.table.parts.Characters[card].RingSize)
		}
	}
	s.acted = 0
	for rest := s.town.or(s.works); !rest.empty(); {
		t := &s.tiles[rest.pop()]
		t.uses, t.bought, t.dairy, t.active = 0, 0, 0, false
	}
}

// income pays the money of both tracks, of partners and, for the mayor, of tycoons in office (FR-ROUND-04,
// FR-TRACK-06).
func (s *state) income(rec *engine.Record) {
	s.citePartners(rec)
	for i := range s.seats() {
		seat := s.inOrder(i)
		p := &s.players[seat]
		k := int(p.political) + int(p.investment)
		for rest := p.hand; rest != 0; rest &= rest - 1 {
			k += s.table.income[lowest(rest)]
		}
		if seat == s.mayor {
			for _, card := range s.office[:s.officers] {
				rec.Cite(Char23)
				k += s.table.income[card] // FR-CHAR-23
			}
		}
		if k > 0 {
			s.receive(seat, k, rec, Round04, Track06)
		}
	}
}

// townStatus carries out boon and bane of the discs on the upcoming card (FR-ROUND-03, FR-R-disc-meaning).
func (s *state) townStatus(rec *engine.Record) {
	rec.Cite(Round03)
	for f, q := range s.discs {
		if q != 0 || s.is(rec, AskDiscMeaning, DiscMeaningNoEffect) {
			continue
		}
		v := int(s.markers[f])
		for i := range s.seats() {
			seat := s.inOrder(i)
			switch {
			case s.bane>>f&1 == 0 && v > 0:
				s.receive(seat, v*s.table.parts.BoonGain, rec, Round03)
			case s.bane>>f&1 != 0 && v < 0:
				s.loseMoney(seat, -v*s.table.parts.BanePay, rec, Round03)
			}
		}
	}
}

// moveRow moves the event cards on, with the discs on them. Then chance draws the next card (FR-ROUND-16,
// FR-ROUND-17, FR-ROUND-18).
func (s *state) moveRow(rec *engine.Record) {
	handled := uint8(0)
	for f := range s.discs {
		switch {
		case s.discs[f] == 0:
			handled |= 1 << f
			s.discs[f] = none
		case s.discs[f] > 0:
			s.discs[f]--
		}
	}
	s.open.what, s.open.whose, s.open.count, s.open.throw = none, none, 0, 0
	copy(s.events[:], s.events[1:])
	s.events[rowSpaces-1] = none
	s.open.discs = handled
	if rec != nil {
		rec.Effect("the event cards move on", Round16)
	}
	if s.nextEvents(rec) != 0 {
		rec.Cite(Round17)
		s.seat, s.step = none, atNewEvent
		return
	}
	s.moveDiscs(rec)
}

// nextEvents returns the cards that can be drawn: those of the lowest era with cards left (FR-SETUP-21, FR-ROUND-17,
// FR-R-event-supply).
func (s *state) nextEvents(rec *engine.Record) uint16 {
	for era := range uint8(4) {
		if s.is(rec, AskEventSupply, EventSupplyThreePerEra) && s.outOf(era) >= 3 {
			continue
		}
		if left := s.undrawn & s.table.eraCards[era]; left != 0 {
			return left
		}
	}
	return 0
}

// outOf returns the number of cards of an era that have been drawn.
func (s *state) outOf(era uint8) int {
	return bits.OnesCount16(s.table.eraCards[era] &^ s.undrawn)
}

// moveDiscs turns the used discs over and lays them on the next card (FR-ROUND-18, FR-R-disc-next).
func (s *state) moveDiscs(rec *engine.Record) {
	for f := range s.discs {
		if s.open.discs>>f&1 == 0 {
			continue
		}
		to := int8(rowSpaces - 1)
		switch s.ask(rec, AskDiscNext) {
		case DiscNextNextUpcoming:
			to = 0
		case DiscNextMayorsChoice:
			if s.discSpaces() != 0 {
				s.seat, s.step = s.mayor, atDiscMove
				return
			}
			to = none
		}
		s.turnDisc(int8(f), to, rec)
	}
	s.beginTurns()
}

// discSpaces returns the event spaces with a card and without a disc.
func (s *state) discSpaces() (set uint8) {
	for q, card := range s.events {
		if card >= 0 {
			set |= 1 << q
		}
	}
	for _, q := range s.discs {
		if q >= 0 {
			set &^= 1 << q
		}
	}
	return set
}

// turnDisc turns a disc over and lays it on an event space. If the space has no card, the disc leaves the game.
func (s *state) turnDisc(f, q int8, rec *engine.Record) {
	s.open.discs &^= 1 << f
	s.bane ^= 1 << f
	if q >= 0 && s.events[q] < 0 {
		q = none
	}
	s.discs[f] = q
	if rec == nil {
		return
	}
	side := "boon"
	if s.bane>>f&1 != 0 {
		side = "bane"
	}
	where := "leaves the game"
	if q >= 0 {
		where = "lies on the card " + rowTexts[q] + ", its " + side + " side up"
	}
	rec.Effect("the disc of "+box.FieldNames[f]+" "+where, Round18)
}
