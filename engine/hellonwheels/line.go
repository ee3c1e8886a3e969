package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// beginLine moves the Towns one position on and draws a new one, if there is one (HOW-EOL-01, HOW-EOL-02, HOW-EOL-03, HOW-EOL-04,
// HOW-EOL-05, HOW-END-01).
func (s *state) beginLine(rec *engine.Record) {
	s.shift(rec)
	if s.townDeck != 0 {
		s.step = atTown
		return
	}
	switch s.ask(rec, AskGameEnd) {
	case GameEndFinishPhase:
		s.beginLimit(rec)
	case GameEndPlayOut:
		if s.town == [positions]town{noTown, noTown, noTown} {
			s.endGame(rec)
			return
		}
		s.beginLimit(rec)
	default:
		s.endGame(rec)
	}
}

// shift discards the Past Town and moves the other Towns with all cards attached to them.
func (s *state) shift(rec *engine.Record) {
	if s.hasTown(past) {
		if rec != nil {
			rec.Effect(townTitles[s.town[past]]+" and "+plural(s.board[past].size(), "card")+" leave the board", Eol01, Eol02)
		}
		for cards := s.board[past]; !cards.empty(); {
			s.leave(cards.pop(), past)
		}
		s.out |= 1 << s.town[past]
	} else {
		rec.Ask(AskEmptyPosition)
		rec.Cite(Setup05)
		rec.Cite(Eol01)
	}
	s.town = [positions]town{past: s.town[present], present: s.town[future], future: noTown}
	s.board = [positions]set{past: s.board[present], present: s.board[future]}
	if rec != nil {
		rec.Effect("the Present Town becomes the Past Town", Eol03)
		rec.Effect("the Future Town becomes the Present Town", Eol04)
	}
}

// townDrawn comes after the new Town. It ends the game if an answer requires this, or applies the hand limit
// (HOW-END-02).
func (s *state) townDrawn(rec *engine.Record) {
	if s.townDeck == 0 {
		rec.Cite(End02)
		if s.is(rec, AskGameEnd, GameEndLastTownDrawn) {
			s.endGame(rec)
			return
		}
	}
	s.beginLimit(rec)
}

// beginLimit makes players discard down to the hand limit (HOW-EOL-06, HOW-EOL-07, HOW-EOL-08), which only this
// phase applies (HOW-EOL-09).
func (s *state) beginLimit(rec *engine.Record) {
	rec.Cite(Eol09)
	o := s.unstatedOrder(rec)
	s.limitFrom(&o, 0, rec)
}

// limitFrom asks the first player whose hand is above the limit, from a place in the order on.
func (s *state) limitFrom(o *order, place int8, rec *engine.Record) {
	rec.Cite(Eol06)
	s.step, s.seat = onward, -1
	for _, seat := range o.seats[place:o.n] {
		if s.aboveLimit(seat) {
			s.step, s.seat = atDiscard, seat
			return
		}
	}
}

func (s *state) aboveLimit(seat int8) bool { return s.hands[seat].size() > s.table.parts.HandLimit }

// limitAgain applies the limit once more after the Opportunist Phase (HOW-R-limit-recheck).
func (s *state) limitAgain(rec *engine.Record) bool {
	if s.is(rec, AskLimitRecheck, LimitRecheckPhaseOnly) {
		return false
	}
	s.clear()
	s.beginLimit(rec)
	return s.step != onward
}

// beginCull makes players discard down to the hand limit so that drawing can continue (HOW-R-cards-run-out
// cull-hands).
func (s *state) beginCull(rec *engine.Record) bool {
	if !s.is(rec, AskCardsRunOut, CardsRunOutCullHands) {
		return false
	}
	o := s.supervisorOrder(rec)
	return s.cullFrom(&o, 0)
}

func (s *state) cullFrom(o *order, place int8) bool {
	for _, seat := range o.seats[place:o.n] {
		if s.aboveLimit(seat) {
			s.step, s.cull = atDiscard, uint8(seat)+1
			return true
		}
	}
	s.cull = 0
	return false
}

// checkDiscard judges a decision of a player with too many cards.
func (s *state) checkDiscard(v verb, a engine.Action, rec *engine.Record) refusal {
	switch {
	case v == vPass || v == vDone:
		return keepsTooMany
	case v != vDiscard:
		return s.misplaced(v)
	case s.hands[s.discarder()].and(list.named[firstOf(a).name()]).empty():
		return notHeldToDiscard
	}
	rec.Cite(Eol07)
	return allowed
}

func (s *state) legalDiscard(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Eol06)
	rec.Cite(Eol07)
	seat := s.discarder()
	if s.is(rec, AskLimitChoice, LimitChoiceRandom) {
		return s.legalPicks(dst, seat)
	}
	for hand := s.hands[seat]; !hand.empty(); {
		n := hand.first().name()
		hand = hand.without(list.named[n])
		dst = append(dst, engine.Action(vDiscard)|withCard(0, list.first[n]))
	}
	return dst
}

// applyDiscard discards one card above the limit (HOW-EOL-07). A player within the limit keeps his cards
// (HOW-EOL-08).
func (s *state) applyDiscard(a engine.Action, rec *engine.Record) {
	seat := s.discarder()
	rec.Ask(AskLimitChoice)
	c, by := firstOf(a), int8(-1)
	if verbOf(a) == vDiscard {
		c, by = s.hands[seat].and(list.named[c.name()]).first(), seat
	}
	s.hands[seat].drop(c)
	s.discard(c, by, rec)
	if rec != nil {
		rec.Effect(s.name(seat)+" discards "+c.String(), Eol06, Eol07, Eol08)
	}
	if c >= firstRaid {
		rec.Ask(AskSpentCards) // the card was not played, and stays in the game under either answer
	}
	if s.aboveLimit(seat) {
		return
	}
	if s.cull == 0 {
		o := s.unstatedOrder(rec)
		s.limitFrom(&o, o.place(seat)+1, rec)
		return
	}
	rec.Ask(AskCardsRunOut)
	o := s.supervisorOrder(rec)
	if s.cullFrom(&o, o.place(seat)+1) {
		return
	}
	if s.work > 0 {
		s.continueWork(rec)
		return
	}
	s.continueDrawing(rec)
}
