package hellonwheels

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// Legal lists the legal actions of the actor.
func (s *state) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	if rec != nil && s.step != atDiscard && s.Actor() >= 0 && s.aboveLimit(s.seat) {
		rec.Cite(Eol09) // a larger hand is allowed now
	}
	switch s.step {
	case atBid:
		return s.legalBids(dst, rec)
	case atExtra:
		return s.legalExtra(dst, rec)
	case atVisit:
		return s.legalVisit(dst, rec)
	case atGiveUp:
		return s.legalGiveUp(dst, rec)
	case atWindow:
		return s.legalWindow(dst, rec)
	case atDiscard:
		return s.legalDiscard(dst, rec)
	case atOver:
		return dst
	}
	return s.legalChance(dst, rec)
}

// legalChance lists the outcomes of a chance decision, which are equally likely.
func (s *state) legalChance(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(s.chanceClause())
	switch s.step {
	case atTown:
		at := s.townPlace()
		for t := range town(towns) {
			if s.townDeck>>t&1 != 0 {
				dst = append(dst, cardAt(vTown, instance(t), at))
			}
		}
	case atFirst:
		rec.Ask(AskFirstSupervisor)
		for i := range s.seats() {
			dst = append(dst, engine.Action(vFirst)|withSeat(i))
		}
	case atRoll, atWinnerRoll:
		for r := 1; r <= 6; r++ {
			dst = append(dst, engine.Action(vRoll)|withSeat(s.seat)|withNumber(r))
		}
	case atRandom:
		return s.legalPicks(dst, s.seat)
	default:
		if rec != nil && s.step == atDraw {
			s.unstatedOrder(rec)
		}
		for deck := s.deck; !deck.empty(); {
			dst = append(dst, cardFor(vDraw, deck.pop(), s.seat))
		}
	}
	return dst
}

// legalPicks lists the cards of a hand, one of which chance picks.
func (s *state) legalPicks(dst []engine.Action, from int8) []engine.Action {
	for hand := s.hands[from]; !hand.empty(); {
		dst = append(dst, cardFor(vRandom, hand.pop(), from))
	}
	return dst
}

// Odds returns equal odds: all outcomes of a chance decision are equally likely.
func (s *state) Odds(a engine.Action) (weight, total int) {
	if s.Actor() != engine.Chance || s.checkChance(a) != allowed {
		return 0, 0
	}
	switch s.step {
	case atTown:
		return 1, bits.OnesCount16(s.townDeck)
	case atFirst:
		return 1, int(s.seats())
	case atRoll, atWinnerRoll:
		return 1, 6
	case atRandom:
		return 1, s.hands[s.seat].size()
	case atDiscard:
		return 1, s.hands[s.discarder()].size()
	}
	return 1, s.deck.size()
}

// legalWindow lists the Raid and Opportunist cards that can be played, and pass (HOW-OPP-05, HOW-OPP-08).
func (s *state) legalWindow(dst []engine.Action, rec *engine.Record) []engine.Action {
	s.citePlays(rec)
	raids, plays := s.hands[s.seat].of(box.Raid), s.hands[s.seat].of(box.Opportunist)
	if !raids.or(plays).empty() && s.affords(s.seat, s.freePrice(rec), rec) {
		dst = s.legalRaids(dst, raids, rec)
		for !plays.empty() {
			dst = s.legalPlay(dst, playVerb(plays.pop()), rec)
		}
	}
	return append(dst, engine.Action(vPass))
}

// citePlays cites the clauses about the plays in an Opportunist Phase.
func (s *state) citePlays(rec *engine.Record) {
	if rec == nil {
		return
	}
	s.citeWindow(rec)
	s.supervisorOrder(rec)
	rec.CiteAll(Opp05, Opp08, Opp09)
	hand := s.hands[s.seat]
	if !hand.of(box.Raid).or(hand.of(box.Opportunist)).empty() {
		rec.Ask(AskNoEffect)
		s.citeTypes(rec)
	}
	if hand.has(blackmail) {
		rec.Cite(Card21)
		rec.Ask(AskBlackmailTiming)
	}
}

// citeTypes cites HOW-TOWN-12 if the type of a Town shifts its level, because the shift is not a
// card.
func (s *state) citeTypes(rec *engine.Record) {
	for at := range positions {
		if s.hasTown(at) && s.table.parts.TypeShift[s.kind(at)] != 0 {
			rec.Cite(Town12)
		}
	}
}

// legalPlay lists the actions of an Opportunist card in hand. If there is none, HOW-R-no-effect
// may-fizzle lets the player play the card without effect.
func (s *state) legalPlay(dst []engine.Action, v verb, rec *engine.Record) []engine.Action {
	before := len(dst)
	switch v {
	case vVileMen, vConMen, vOutlaws, vGamblers:
		dst = s.legalHits(dst, v, rec)
	case vIndianAttack, vArsonist, vClaimJumpers:
		for at := range positions {
			for marks := s.marks(v, at, rec); !marks.empty(); {
				dst = append(dst, withForm(v, onCard)|withCard(0, marks.pop())|withPlace(0, at))
			}
		}
	case vDesperados, vLadies:
		dst = s.legalMoves(dst, v, rec)
	case vHangersOn:
		dst = s.legalHangers(dst, rec)
	case vEntrepreneur:
		dst = append(dst, engine.Action(v))
	case vScoundrels:
		if s.mayScoundrel(rec) == allowed {
			dst = append(dst, engine.Action(v))
		}
	case vBlackmail:
		if s.mayShow(rec) == allowed {
			dst = append(dst, engine.Action(v))
		}
		return dst
	}
	none := s.mayMoveNone(v, rec)
	if len(dst) == before {
		none = s.is(rec, AskNoEffect, NoEffectMayFizzle)
	}
	if none {
		dst = append(dst, engine.Action(v))
	}
	return dst
}

// legalHits lists the opponents that a card can hit.
func (s *state) legalHits(dst []engine.Action, v verb, rec *engine.Record) []engine.Action {
	victims := s.victims(v, rec)
	if s.everyOpponent(v, rec) {
		if victims != 0 {
			dst = append(dst, engine.Action(v))
		}
		return dst
	}
	for i := range s.seats() {
		if victims.Has(engine.Seat(i)) {
			dst = append(dst, withForm(v, onSeat)|withSeat(i))
		}
	}
	return dst
}

// works reports whether an Opportunist card has an action with an effect.
func (s *state) works(v verb, rec *engine.Record) bool {
	switch v {
	case vVileMen, vConMen, vOutlaws, vGamblers:
		return s.victims(v, rec) != 0
	case vIndianAttack, vArsonist, vClaimJumpers:
		return !s.marks(v, past, rec).or(s.marks(v, present, rec)).or(s.marks(v, future, rec)).empty()
	case vDesperados, vLadies:
		_, of := s.moves(v)
		lying := s.board[past].or(s.board[present]).or(s.board[future]).of(of)
		return !lying.empty() && s.towns() > 1
	case vHangersOn:
		return !s.followers(past, rec).or(s.followers(present, rec)).or(s.followers(future, rec)).empty()
	case vScoundrels:
		return s.mayScoundrel(rec) == allowed
	}
	return true
}

// towns returns the number of Towns on the board.
func (s *state) towns() int {
	n := 0
	for at := range positions {
		if s.hasTown(at) {
			n++
		}
	}
	return n
}
