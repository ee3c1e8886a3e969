package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// openWindow opens the Opportunist Phase before or after a phase (HOW-OPP-01, HOW-OPP-02, HOW-OPP-03, HOW-OPP-04).
// Without a Supervisor there is no order, and nobody is asked (HOW-R-first-supervisor).
func (s *state) openWindow(p part, rec *engine.Record) {
	s.clear()
	s.part = p
	s.citeWindow(rec)
	if s.supervisor < 0 {
		rec.Ask(AskFirstSupervisor)
		rec.Cite(Ord01)
		return
	}
	o := s.supervisorOrder(rec)
	s.window(&o, 0, rec)
}

// citeWindow cites the clauses by which the turn has an Opportunist Phase here.
func (s *state) citeWindow(rec *engine.Record) {
	if s.part == ahead || s.is(rec, AskWindowCount, WindowCountOneBetween) {
		rec.Cite(Opp01)
	}
	if s.part == behind {
		rec.Cite(Opp02)
	}
	rec.Cite(Opp03)
	rec.Cite(Opp04)
}

func (s *state) passIsFinal(rec *engine.Record) bool {
	return s.is(rec, AskWindowPass, WindowPassPassIsFinal)
}

// window asks the first player with cards, from a place in the order on. A player without cards passes without being
// asked. When all have passed in a row (HOW-OPP-07), nobody is asked again.
func (s *state) window(o *order, place int8, rec *engine.Record) {
	final := s.passIsFinal(rec)
	s.step, s.seat = onward, -1
	for ; !s.allPassed(o, final); place++ {
		seat := o.seats[place%o.n]
		switch {
		case final && s.shut.Has(engine.Seat(seat)):
		case !s.hands[seat].empty():
			s.step, s.seat = atWindow, seat
			return
		default:
			s.passed(seat, final)
		}
	}
	rec.Cite(Opp07)
}

func (s *state) allPassed(o *order, final bool) bool {
	if final {
		return count(s.shut) == int(o.n)
	}
	return int8(s.passes) == o.n
}

// passed notes a pass: one more in a row, or a player who is out of the phase (HOW-R-window-pass).
func (s *state) passed(seat int8, final bool) {
	if final {
		s.shut = s.shut.With(engine.Seat(seat))
		return
	}
	s.passes++
}

// applyWindow passes, or plays a card (HOW-OPP-06, HOW-OPP-08).
func (s *state) applyWindow(a engine.Action, rec *engine.Record) {
	if verbOf(a) == vPass {
		rec.Cite(Opp07)
		rec.Cite(Opp08)
		s.passed(s.seat, s.passIsFinal(rec))
		o := s.supervisorOrder(rec)
		s.window(&o, o.place(s.seat)+1, rec)
		return
	}
	c, _ := playedCard(a)
	price := s.freePrice(rec)
	s.hands[s.seat].drop(c)
	s.pay(s.seat, int32(price))
	if rec != nil {
		s.tellPlay(a, c, price, rec)
	}
	if c == blackmail { // HOW-CARD-21
		s.blackmailer = uint8(s.seat) + 1
		s.afterCard(rec)
		return
	}
	s.work, s.by = uint8(c)+1, s.seat
	if c >= firstOpportunist && s.is(rec, AskSpentWhen, SpentWhenBeforeEffect) {
		s.spend(c, s.seat, rec)
	}
	s.takeEffect(c, a, rec)
}

func (s *state) tellPlay(a engine.Action, c instance, price int, rec *engine.Record) {
	text := s.name(s.seat) + " plays " + c.String()
	if price > 0 {
		text += " for " + sum(price)
	}
	rec.Effect(text, Opp05, Opp06, s.clauseOf(a))
	if c >= firstOpportunist {
		rec.Cite(Card08)
		return
	}
	rec.Cite(Card07)
	rec.Cite(Deck05)
}

// takeEffect carries out the effect of a card: a Raid, or the effect of an Opportunist card (HOW-CARD-08). If chance
// has to decide for the card, the card stays apart.
func (s *state) takeEffect(c instance, a engine.Action, rec *engine.Record) {
	switch v := verbOf(a); v {
	case vRaid:
		s.applyRaid(a, rec)
	case vVileMen, vConMen:
		s.applyHit(a, rec)
		return
	case vScoundrels:
		s.applyScoundrels(rec)
		return
	case vOutlaws, vGamblers:
		s.applyLoss(v, a, rec)
	case vEntrepreneur:
		s.pay(s.by, -int32(s.table.parts.Entrepreneur))
		if rec != nil {
			rec.Effect("the bank pays "+s.name(s.by)+" "+sum(s.table.parts.Entrepreneur), Card17)
		}
	case vIndianAttack, vArsonist:
		s.applyBurn(a, rec)
	case vClaimJumpers:
		s.applyClaim(a, rec)
	case vDesperados, vLadies, vHangersOn:
		s.applyMove(a, rec)
	}
	s.finishCard(rec)
}

// finishCard puts away the card that has taken effect (HOW-R-spent-when), and asks the next player.
func (s *state) finishCard(rec *engine.Record) {
	c, by := instance(s.work-1), s.by
	if c < firstOpportunist || s.is(rec, AskSpentWhen, SpentWhenAfterEffect) {
		s.spend(c, by, rec)
	}
	s.work, s.by, s.left, s.next = 0, 0, 0, 0
	s.seat = by
	s.afterCard(rec)
}

// afterCard asks the next player after a player has played a card (HOW-R-window-pace).
func (s *state) afterCard(rec *engine.Record) {
	s.passes = 0
	o := s.supervisorOrder(rec)
	next := o.place(s.seat) + 1
	if s.is(rec, AskWindowPace, WindowPaceAnyNumber) {
		next--
	}
	s.window(&o, next, rec)
}
