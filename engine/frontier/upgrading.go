package frontier

import (
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// industryStep lets the mayor name the order of the players (FR-ROUND-31, FR-ROUND-32). Housing
// comes after this step.
func (s *state) industryStep(rec *engine.Record) {
	s.open.whose, s.open.done = none, 0
	s.upgradeNext(rec)
}

// upgradeNext asks whose upgrade is next. If one player is left, nobody is asked.
func (s *state) upgradeNext(rec *engine.Record) {
	left := 0
	var last int8
	for i := range s.seats() {
		if !s.open.done.Has(engine.Seat(i)) {
			left, last = left+1, i
		}
	}
	switch left {
	case 0:
		s.severityStep(rec)
	case 1:
		s.named(last, rec)
	default:
		s.seat, s.step = s.mayor, atNext
	}
}

// named gives a player his upgrade. Under an answer, the mayor first names the other players
// (FR-ROUND-32, FR-R-industry-order).
func (s *state) named(seat int8, rec *engine.Record) {
	s.open.order[bits.OnesCount16(uint16(s.open.done))] = seat
	s.open.done = s.open.done.With(engine.Seat(seat))
	if s.is(rec, AskIndustryOrder, IndustryOrderAllFirst) {
		if bits.OnesCount16(uint16(s.open.done)) < int(s.seats()) {
			s.upgradeNext(rec)
			return
		}
		seat = s.open.order[0]
	}
	s.seat, s.step = seat, atUpgrade
}

// mayAdd judges adding an industry (FR-ROUND-31, FR-COMP-03).
func (s *state) mayAdd(i int8) refusal {
	switch {
	case s.me().levels[i] > 0:
		return heldAlready
	case s.cards[i][0] == 0:
		return noCardLeft
	}
	return allowed
}

// mayUpgrade judges raising an industry (FR-ROUND-31, FR-COMP-03, FR-COMP-04).
func (s *state) mayUpgrade(i int8) refusal {
	switch l := s.me().levels[i]; {
	case l == 0:
		return notHeldIndustry
	case l == levels:
		return topLevel
	case s.cards[i][l] == 0 && l == levels-1:
		return levelFourTaken
	case s.cards[i][l] == 0:
		return noCardLeft
	}
	return allowed
}

// applyUpgrade takes the next Industry card, or the first of another industry (FR-SETUP-14).
func (s *state) applyUpgrade(v verb, i int8, rec *engine.Record) {
	p := s.me()
	if v == vPass {
		rec.Cite(Round31)
		s.upgraded(rec)
		return
	}
	rec.Cite(Setup14)
	s.cards[i][p.levels[i]]--
	p.levels[i]++
	if rec != nil {
		rec.Effect(s.name(s.seat)+" is in "+box.IndustryNames[i]+" at level "+romans[p.levels[i]-1], Round31)
	}
	if v == vAdd {
		switch s.ask(rec, AskAddIndustry) {
		case AddIndustryWithSite:
			if s.settleFree(i) {
				return
			}
		case AddIndustryFullSetup:
			s.open.count = 0
			s.step = [box.Industries]step{box.Lumbering: atCamp, box.Mining: atPanning, box.Ranching: atCattle}[i]
			s.skipEmpty(rec)
			return
		}
	}
	s.upgraded(rec)
}

// settleFree asks for the free first building of an added industry, if there is a space for it.
func (s *state) settleFree(i int8) bool {
	s.step = [box.Industries]step{box.Lumbering: atCamp, box.Mining: atPanning, box.Ranching: atFarmstead}[i]
	s.open.free = true
	if s.freeSites().empty() {
		s.open.free = false
		return false
	}
	return true
}

// firstWorks are the buildings of the first sites, by the steps that place them. Cattle have no
// building.
var firstWorks = [...]box.Piece{box.Camp, box.Panning, box.NoPiece, box.Farmstead}

// freeSites returns the spaces for the free first building of an added industry: all spaces where
// it could be built.
func (s *state) freeSites() area {
	return s.free(s.sitesOf(firstWorks[s.step-atCamp], nil)).without(s.town.sides())
}

// upgraded continues with the next player's upgrade.
func (s *state) upgraded(rec *engine.Record) {
	s.open.free = false
	named := s.open.order[:bits.OnesCount16(uint16(s.open.done))]
	if i := slices.Index(named, s.seat); i+1 < len(named) {
		s.seat, s.step = named[i+1], atUpgrade
		return
	}
	s.upgradeNext(rec)
}
