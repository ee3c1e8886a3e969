package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// buildPhase contains the differences between the Civilized, Establishment and Customer Phases.
type buildPhase struct {
	order, plays, board, pass, shut, price engine.Clause
	cards                                  string // the cards that players play in the phase
}

var buildPhases = [...]buildPhase{
	civilizedPhase:     {Civ01, Civ02, Civ03, Civ08, Civ09, Civ10, "Civilized cards"},
	establishmentPhase: {Est01, Est02, Est03, Est05, Est06, Est07, "Establishment cards"},
	customerPhase:      {Cust01, Cust02, Cust03, Cust04, Cust05, Cust06, "Customer and Mayhem cards"},
}

func (s *state) roundByRound(rec *engine.Record) bool { return s.is(rec, AskVisit, VisitCardByCard) }

// beginVisits begins a phase in which players play cards onto Towns in Reverse Order (HOW-CIV-01, HOW-EST-01, HOW-CUST-01).
func (s *state) beginVisits(rec *engine.Record) {
	o := s.reverseOrder(rec)
	s.visit(&o, 0, rec)
}

// visit asks the first player with cards, from a place in the order on. If no player has any, the phase is over.
func (s *state) visit(o *order, place int8, rec *engine.Record) {
	rec.Cite(buildPhases[s.phase].order)
	s.played = false
	s.step, s.seat = onward, -1
	round := s.roundByRound(rec)
	for tried := int8(0); tried < o.n && (round || place < o.n); tried, place = tried+1, place+1 {
		seat := o.seats[place%o.n]
		switch {
		case s.shut.Has(engine.Seat(seat)):
		case !s.hands[seat].empty():
			s.step, s.seat = atVisit, seat
			return
		case round:
			s.shut = s.shut.With(engine.Seat(seat))
		}
	}
}

// applyVisit plays a card, or ends the visit. A visit needs no card played (HOW-CIV-08, HOW-EST-05, HOW-CUST-04).
// After a pass, the player plays nothing more in the phase (HOW-CIV-09, HOW-EST-06, HOW-CUST-05).
func (s *state) applyVisit(a engine.Action, rec *engine.Record) {
	phase := &buildPhases[s.phase]
	o := s.reverseOrder(rec)
	here, v := o.place(s.seat), verbOf(a)
	if v == vPass || v == vDone {
		if v == vPass {
			rec.Cite(phase.pass)
		}
		if s.roundByRound(rec) {
			s.shut = s.shut.With(engine.Seat(s.seat))
		}
		s.visit(&o, here+1, rec)
		return
	}
	s.place(v, firstOf(a).name(), placeOf(a, 0), rec)
	if s.roundByRound(rec) || s.hands[s.seat].empty() { // nothing is left to play: HOW-CIV-02, HOW-EST-02, HOW-CUST-02
		s.visit(&o, here+1, rec)
		return
	}
	s.played = true
}

// place plays a card of the hand onto a Town (HOW-CIV-07, HOW-EST-04, HOW-CUST-02).
func (s *state) place(v verb, n name, at position, rec *engine.Record) {
	c := s.hands[s.seat].and(list.named[n]).first()
	s.hands[s.seat].drop(c)
	s.board[at].add(c)
	k := s.cardPrice(v, rec)
	s.pay(s.seat, int32(k))
	switch v {
	case vCivilize:
		s.owner[c] = uint8(s.seat) + 1             // HOW-MON-04
		s.civilizedAt[s.seat] = s.keepsTo(at, rec) // HOW-CIV-06
	case vBuild:
		s.owner[c] = uint8(s.seat) + 1 // HOW-MON-04
	}
	if rec != nil {
		s.tellPlaced(v, c, at, k, rec)
	}
}

// keepsTo returns the number of the Town to which a player's further Civilized cards must go; 0 if there is none
// (HOW-R-civ-spread).
func (s *state) keepsTo(at position, rec *engine.Record) uint8 {
	if s.is(rec, AskCivSpread, CivSpreadOneTown) {
		return uint8(at) + 1
	}
	return 0
}

func (s *state) tellPlaced(v verb, c instance, at position, price int, rec *engine.Record) {
	text := s.name(s.seat) + " plays " + c.String() + " in the " + placeNames[at] + " Town"
	if price > 0 {
		text += " for " + sum(price)
	}
	phase := &buildPhases[s.phase]
	rec.Effect(text, phase.plays, phase.price)
	switch v {
	case vCivilize:
		rec.Effect(c.String()+" has the marker of "+s.name(s.seat), Civ07, Mon03, Mon04)
		rec.Cite(s.opens(at))
	case vBuild:
		rec.Effect(c.String()+" has the marker of "+s.name(s.seat), Est04, Mon03, Mon04)
		rec.Cite(Est03)
		if s.board[at].and(list.named[c.name()]).size() > 1 {
			rec.Cite(Est08)
		}
	default:
		rec.Cite(Cust03)
		rec.Cite(Mon05)
	}
}

// cardPrice returns the price of playing a card in a build phase (HOW-CIV-10, HOW-EST-07, HOW-CUST-06).
func (s *state) cardPrice(v verb, rec *engine.Record) int {
	switch v {
	case vCivilize:
		return s.table.parts.CivilizedPrice
	case vBuild:
		return s.table.parts.EstablishmentPrice
	}
	return s.freePrice(rec)
}

// freePrice returns the price of cards without a printed price (HOW-R-free-cards).
func (s *state) freePrice(rec *engine.Record) int {
	if s.is(rec, AskFreeCards, FreeCardsOneK) {
		return 1
	}
	return 0
}

// phaseVerb returns the verb by which the build phase plays a card of a class, or noVerb if it does not.
func (s *state) phaseVerb(c box.Class) verb {
	switch {
	case s.phase == civilizedPhase && c == box.Civilized: // HOW-CIV-02
		return vCivilize
	case s.phase == establishmentPhase && c.Establishment(): // HOW-EST-02
		return vBuild
	case s.phase == customerPhase && c == box.Customer: // HOW-CUST-02
		return vCustomer
	case s.phase == customerPhase && c == box.Mayhem: // HOW-CUST-02
		return vMayhem
	}
	return noVerb
}

// checkVisit judges a decision of a build phase.
func (s *state) checkVisit(v verb, a engine.Action, rec *engine.Record) refusal {
	switch {
	case v >= vCivilize && v <= vMayhem:
		n := firstOf(a).name()
		r := s.mayPlay(v, n, placeOf(a, 0), rec)
		if r == allowed && s.hands[s.seat].and(list.named[n]).empty() {
			return notHeld
		}
		return r
	case v == vDone && s.roundByRound(rec):
		return neverDone
	case v == vPass && s.played:
		return saysDone
	case v == vDone && !s.played:
		return saysPass
	case v == vPass || v == vDone:
		return allowed
	}
	return s.misplaced(v)
}

// mayPlay judges a card that is played onto a Town, whether the player has it or not.
func (s *state) mayPlay(v verb, n name, at position, rec *engine.Record) refusal {
	if s.phaseVerb(n.class()) != v {
		return otherClass
	}
	return s.mayPlace(v, n, at, rec)
}

// mayPlace judges a card of the right class. Any card except a Civilized card goes to any Town on the board
// (HOW-EST-03, HOW-CUST-03), even if Establishments of its kind are there (HOW-EST-08).
func (s *state) mayPlace(v verb, n name, at position, rec *engine.Record) refusal {
	if v == vCivilize && s.hasTown(at) { // HOW-CIV-03
		if r := s.mayCivilize(n, at, rec); r != allowed {
			return r
		}
	}
	switch {
	case !s.affords(s.seat, s.cardPrice(v, rec), rec): // HOW-CIV-10, HOW-EST-07, HOW-CUST-06
		if v == vCivilize || v == vBuild {
			return tooPoorToPlay
		}
		return tooPoorForCustomer
	case !s.hasTown(at):
		rec.Ask(AskEmptyPosition)
		return noTownThere
	}
	return allowed
}

// legalVisit lists the cards that can be played and where, and pass or done.
func (s *state) legalVisit(dst []engine.Action, rec *engine.Record) []engine.Action {
	phase := &buildPhases[s.phase]
	rec.Cite(phase.order)
	rec.Cite(phase.plays)
	s.reverseOrder(rec)
	for hand := s.hands[s.seat]; !hand.empty(); {
		n := hand.first().name()
		hand = hand.without(list.named[n])
		v := s.phaseVerb(n.class())
		if v == noVerb {
			continue
		}
		for at := range positions {
			if s.mayPlace(v, n, at, rec) == allowed {
				dst = append(dst, cardAt(v, list.first[n], at))
			}
		}
	}
	if s.played {
		return append(dst, engine.Action(vDone))
	}
	rec.Cite(phase.pass)
	return append(dst, engine.Action(vPass))
}
