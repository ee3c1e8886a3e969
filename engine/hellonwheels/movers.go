package hellonwheels

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// moves returns the most cards that Desperados or Ladies of the Evening move, and their class (HOW-CARD-13,
// HOW-CARD-15).
func (s *state) moves(v verb) (most int, of box.Class) {
	if v == vDesperados {
		return s.table.parts.Desperados, box.Mayhem
	}
	return s.table.parts.LadiesOfTheEvening, box.Customer
}

// mayMoveNone reports whether a card that moves up to n cards may move none although it could move one
// (HOW-R-up-to-none).
func (s *state) mayMoveNone(v verb, rec *engine.Record) bool {
	return (v == vDesperados || v == vLadies || v == vHangersOn) && s.is(rec, AskUpToNone, UpToNoneNoneAllowed)
}

// checkUnaimed judges a card that is played with its name alone although it has possible targets.
func (s *state) checkUnaimed(v verb, rec *engine.Record) refusal {
	switch {
	case !s.works(v, rec):
		if s.is(rec, AskNoEffect, NoEffectMayFizzle) {
			return allowed
		}
	case s.mayMoveNone(v, rec):
		return allowed
	case v == vDesperados || v == vLadies || v == vHangersOn:
		return movesNone
	}
	return mustAim
}

// moveForm returns the form of the action under the answer about sources (HOW-R-move-sources).
func (s *state) moveForm(rec *engine.Record) aim {
	return [...]aim{MoveSourcesOneToOne: fromTo, MoveSourcesAnyToOne: toOne, MoveSourcesEachAnywhere: eachTo}[s.ask(rec, AskMoveSources)]
}

// mayMove judges Desperados and Ladies of the Evening.
func (s *state) mayMove(v verb, a engine.Action, rec *engine.Record) refusal {
	most, of := s.moves(v)
	form := s.moveForm(rec)
	switch {
	case cardsOf(a) > most:
		return movesTooMany
	case formOf(a) != form:
		return otherMoveForm
	}
	for i := range cardsOf(a) {
		c, _ := cardOf(a, i)
		from, lies := s.where(c)
		to := placeOf(a, s.destination(form, i))
		switch {
		case c.class() != of:
			return movesOther
		case !lies || form == fromTo && from != placeOf(a, 0):
			return movesFromElsewhere
		case to == from:
			return movesNowhere
		case !s.hasTown(to):
			return noTownToMoveTo
		}
	}
	return allowed
}

// destination returns the index of the position to which the i-th card goes.
func (s *state) destination(f aim, i int) int {
	switch f {
	case fromTo:
		return 1
	case eachTo:
		return i
	}
	return 0
}

// legalMoves lists the moves of Desperados or Ladies of the Evening.
func (s *state) legalMoves(dst []engine.Action, v verb, rec *engine.Record) []engine.Action {
	most, of := s.moves(v)
	form := s.moveForm(rec)
	base := withForm(v, form)
	all := set{}
	for at := range positions {
		all = all.or(s.board[at].of(of))
	}
	if form == eachTo {
		return s.choices(dst, base, all, 0, most, true)
	}
	for to := range positions {
		if !s.hasTown(to) {
			continue
		}
		if form == toOne {
			dst = s.choices(dst, base|withPlace(0, to), all.without(s.board[to]), 0, most, false)
			continue
		}
		for from := range positions {
			if from != to {
				dst = s.choices(dst, base|withPlace(0, from)|withPlace(1, to), s.board[from].of(of), 0, most, false)
			}
		}
	}
	return dst
}

// choices lists every choice of cards in card order, with the i-th card next. A choice has at least one card
// and at most the number given as most. If apart is true, each card goes to a Town of its own.
func (s *state) choices(dst []engine.Action, base engine.Action, cards set, i, most int, apart bool) []engine.Action {
	for !cards.empty() {
		c := cards.pop()
		one := base | withCard(i, c)
		if !apart {
			dst = append(dst, one)
			if i+1 < most {
				dst = s.choices(dst, one, cards, i+1, most, false)
			}
			continue
		}
		from, _ := s.where(c)
		for to := range positions {
			if to == from || !s.hasTown(to) {
				continue
			}
			dst = append(dst, one|withPlace(i, to))
			if i+1 < most {
				dst = s.choices(dst, one|withPlace(i, to), cards, i+1, most, true)
			}
		}
	}
	return dst
}

// forward returns the position to which Hangers On move an Establishment (HOW-CARD-18, HOW-R-hangers-direction).
func (s *state) forward(from position, rec *engine.Record) (position, bool) {
	to, ok := from+1, from != future
	if s.is(rec, AskHangersDirection, HangersDirectionTowardPast) {
		to, ok = from-1, from != past
	}
	return to, ok && s.hasTown(to)
}

// mayFollow judges one Establishment that Hangers On move.
func (s *state) mayFollow(c instance, rec *engine.Record) refusal {
	from, lies := s.where(c)
	if !c.class().Establishment() || !lies {
		return movesNoHouse
	}
	if _, ok := s.forward(from, rec); !ok {
		return noWayForward
	}
	if s.is(rec, AskHangersOwner, HangersOwnerOwnOnly) && !s.ownedBy(c, s.seat) {
		return movesOthersHouse
	}
	return allowed
}

// mayHangOn judges Hangers On.
func (s *state) mayHangOn(a engine.Action, rec *engine.Record) refusal {
	switch {
	case cardsOf(a) > s.table.parts.HangersOn:
		return movesTooMany
	case formOf(a) != listed:
		return mustAim
	}
	for i := range cardsOf(a) {
		c, _ := cardOf(a, i)
		if r := s.mayFollow(c, rec); r != allowed {
			return r
		}
	}
	second, two := cardOf(a, 1)
	if two && s.is(rec, AskHangersSources, HangersSourcesSameTown) {
		from, _ := s.where(firstOf(a))
		if !s.board[from].has(second) {
			return twoTowns
		}
	}
	return allowed
}

// followers returns the Establishments at a position that Hangers On can move.
func (s *state) followers(at position, rec *engine.Record) set {
	houses := s.board[at].establishments()
	for rest := houses; !rest.empty(); {
		if c := rest.pop(); s.mayFollow(c, rec) != allowed {
			houses.drop(c)
		}
	}
	return houses
}

// legalHangers lists the moves of Hangers On.
func (s *state) legalHangers(dst []engine.Action, rec *engine.Record) []engine.Action {
	base, most := withForm(vHangersOn, listed), s.table.parts.HangersOn
	same := s.is(rec, AskHangersSources, HangersSourcesSameTown)
	all := set{}
	for at := range positions {
		if same {
			dst = s.choices(dst, base, s.followers(at, rec), 0, most, false)
		}
		all = all.or(s.followers(at, rec))
	}
	if same {
		return dst
	}
	return s.choices(dst, base, all, 0, most, false)
}

// applyMove moves all cards that an action names at once; owners stay (HOW-CARD-22).
func (s *state) applyMove(a engine.Action, rec *engine.Record) {
	for i := range cardsOf(a) {
		c, _ := cardOf(a, i)
		from, _ := s.where(c)
		to := placeOf(a, s.destination(formOf(a), i))
		if formOf(a) == listed {
			to, _ = s.forward(from, rec)
		}
		s.board[from].drop(c)
		s.board[to].add(c)
		if rec != nil {
			rec.Effect(c.String()+" goes from the "+placeNames[from]+" to the "+placeNames[to]+" Town", s.clauseOf(a), Card22)
		}
	}
}
