package hellonwheels

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels/box"
)

// raidLevel returns the number that is compared with the raid threshold (HOW-RAID-03, HOW-R-modifier-raid).
func (s *state) raidLevel(at position, rec *engine.Record) int {
	if !s.is(rec, AskModifierRaid, ModifierRaidLevel) {
		return s.mayhem(at)
	}
	rec.Cite(shiftClauses[s.kind(at)])
	return s.level(at)
}

// shiftClauses are the clauses about the effect of a Town's type on its Mayhem.
var shiftClauses = [...]engine.Clause{spontaneous: Town06, planned: Town08, existing: Town07}

// raidSum states the Mayhem that a Raid counts. If it differs from the number of cards, raidSum adds the calculation
// and returns the clause of the difference. If not, the clause is "".
func (s *state) raidSum(at position) (string, engine.Clause) {
	level, cards, kind := s.raidLevel(at, nil), s.mayhem(at), s.kind(at)
	way, by := "more", level-cards
	switch {
	case level == cards:
		return strconv.Itoa(level), ""
	case level < cards:
		way, by = "less", cards-level
	}
	return strconv.Itoa(level) + ": " + plural(cards, "Mayhem card") + ", and " + strconv.Itoa(by) + " " + way + " in " + typeNames[kind],
		shiftClauses[kind]
}

// holdsOffice reports whether a player may play a Raid card by its name. All nine cards have the same effect
// (HOW-CARD-07), and a name does not determine the kind of a card (HOW-DECK-05). Under an answer to
// HOW-R-raid-names, only the Supervisor can play the card called Supervisor.
func (s *state) holdsOffice(c instance, rec *engine.Record) bool {
	if c != firstRaid {
		return true
	}
	rec.Cite(Deck05)
	rec.Cite(Ord01)
	return s.is(rec, AskRaidNames, RaidNamesFlavour) || s.seat == s.supervisor
}

// mayRaid judges the target of a Raid that is in hand (HOW-RAID-01, HOW-RAID-02, HOW-RAID-03, HOW-RAID-04, HOW-RAID-05,
// HOW-RAID-06, HOW-RAID-07).
func (s *state) mayRaid(card, target instance, at position, rec *engine.Record) refusal {
	lies := s.board[at].has(target)
	if lies && target.class() != box.Mayhem {
		if r := s.mayRaidHouse(target, at, rec); r != allowed {
			return r
		}
	}
	switch {
	case !s.holdsOffice(card, rec):
		return notTheSupervisor
	case !lies:
		return raidsNothing
	}
	if target.class() == box.Mayhem {
		rec.Cite(Raid01)
		rec.Cite(Raid04)
	}
	return allowed
}

// mayRaidHouse judges whether a card on the board that is not Mayhem can be raided (HOW-RAID-02, HOW-RAID-03, HOW-RAID-06).
func (s *state) mayRaidHouse(target instance, at position, rec *engine.Record) refusal {
	switch {
	case !target.class().Establishment():
		rec.Cite(Raid06)
		return raidsOther
	case s.raidLevel(at, rec) >= s.table.threshold:
		rec.Cite(Raid02)
		rec.Cite(Raid03)
		return allowed
	case s.mayhem(at) >= s.table.threshold || s.level(at) >= s.table.threshold:
		return raidsTooSoonRuled
	}
	return raidsTooSoon
}

// legalRaids lists the targets of every Raid card in hand.
func (s *state) legalRaids(dst []engine.Action, raids set, rec *engine.Record) []engine.Action {
	for !raids.empty() {
		card := raids.pop()
		if !s.holdsOffice(card, rec) {
			continue
		}
		for at := range positions {
			targets := s.board[at].of(box.Mayhem)
			if !targets.empty() {
				rec.Cite(Raid01)
				rec.Cite(Raid04)
			}
			if houses := s.board[at].establishments(); !houses.empty() && s.raidLevel(at, rec) >= s.table.threshold { // HOW-RAID-03
				targets = targets.or(houses)
			}
			for !targets.empty() {
				dst = append(dst, cardAt(vRaid, card, at)|withCard(1, targets.pop()))
			}
		}
	}
	return dst
}

// applyRaid discards the target (HOW-RAID-01, HOW-RAID-02), and nothing else (HOW-RAID-05).
func (s *state) applyRaid(a engine.Action, rec *engine.Record) {
	target, _ := cardOf(a, 1)
	at := placeOf(a, 0)
	if rec != nil {
		s.tellRaid(target, at, rec)
	}
	s.leave(target, at)
}

func (s *state) tellRaid(target instance, at position, rec *engine.Record) {
	text := target.String() + " in the " + placeNames[at] + " Town is discarded"
	if target.class() == box.Mayhem {
		rec.Effect(text, Raid01, Raid05, Raid04)
		return
	}
	sum, shift := s.raidSum(at)
	why := []engine.Clause{Raid02, Raid05, Raid03}
	if shift != "" {
		why = append(why, shift)
	}
	rec.Effect(text+": Mayhem "+strconv.Itoa(s.table.threshold)+" is enough, and there it is "+sum, why...)
	rec.Cite(Raid07)
	s.raidLevel(at, rec)
}
