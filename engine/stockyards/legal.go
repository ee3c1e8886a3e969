package stockyards

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
)

// Legal lists the legal actions of the actor.
func (s *state) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	switch s.step {
	case atPlant:
		rec.CiteAll(Final10)
		for _, site := range s.table.open {
			if s.mayPlant(site, rec) == allowed {
				dst = append(dst, of(vPlant, site))
			}
		}
	case atPlace:
		dst = s.legalPlacements(dst, rec)
	case atWild:
		rec.CiteAll(Build23, Build24, Build37)
		for m := range int8(markets) {
			if s.wildMarkets()>>m&1 != 0 {
				dst = append(dst, of(vWild, m))
			}
		}
	case atSpecial:
		rec.Ask(AskSpecialistsPerBuild)
		rec.CiteAll(Build30)
		for i := range int8(specialist) {
			if s.ready()>>i&1 != 0 {
				dst = append(dst, of(vSpecialist, i))
			}
		}
	case atParty:
		rec.Cite(Elect04)
		dst = append(dst, of(vParty, democratic), of(vParty, republican))
	case atOver:
	default:
		dst = s.legalChance(dst, rec)
	}
	return dst
}

// legalPlacements lists the spaces where the player can place a worker (US-PLACE-02, US-PLACE-11). Contract work is
// always among them (US-PLACE-08, US-PLACE-14).
func (s *state) legalPlacements(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.CiteAll(Place02, Place08, Place11)
	for k := range kinds { // US-SLAUGHTER-01
		if s.maySlaughter(k, rec) == allowed {
			dst = append(dst, of(vSlaughter, int8(k)))
		}
	}
	dst = s.legalLand(dst, rec)
	dst = s.legalBuilds(dst, rec)
	for _, v := range [...]verb{vNational, vChicago} { // US-ADVERT-01
		if s.maySimple(v, rec) == allowed {
			dst = append(dst, engine.Action(v))
		}
	}
	dst = s.legalBranches(dst, rec)
	for _, v := range [...]verb{vEight, vWage, vCampaign} { // US-EIGHT-01, US-WAGE-01, US-CAMPAIGN-01
		if s.maySimple(v, rec) == allowed {
			dst = append(dst, engine.Action(v))
		}
	}
	dst = s.legalViaducts(dst, rec)
	dst = append(dst, engine.Action(vContract))
	return s.legalCard(dst, rec)
}

// legalBranches lists the markets where a branch house can be established, and the pairs of markets for two houses.
// The action needs its space and its price (US-PLACE-11, US-PLACE-19).
func (s *state) legalBranches(dst []engine.Action, rec *engine.Record) []engine.Action {
	for m := range int8(markets) { // US-BRANCH-03
		if s.mayBranch(vBranch, m, none, rec) == allowed {
			dst = append(dst, of(vBranch, m))
		}
	}
	if s.party != republican || s.mayEnter(partySpace, s.printedCost(vBranches)) != allowed {
		return dst
	}
	for a := range int8(markets) { // US-TWOBR-01, US-TWOBR-04
		if s.mayBranch(vBranches, a, none, rec) == allowed {
			dst = append(dst, of(vBranches, a))
		}
		for b := a; b < markets; b++ {
			if s.mayBranch(vBranches, a, b, rec) == allowed {
				dst = append(dst, two(vBranches, a, b))
			}
		}
	}
	return dst
}

// legalChance lists the outcomes of a chance decision, which are equally likely. Shuffled cards appear in any order,
// each letter separately (US-SETUP-09), and each year has one card of four (US-SETUP-15, US-SETUP-16, US-SETUP-17).
func (s *state) legalChance(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.CiteAll(s.chanceClauseOf(s.dueVerb()))
	switch s.step {
	case atFirst: // US-FINAL-01
		for i := range s.seats() {
			dst = append(dst, of(vFirst, i))
		}
	case atElection: // one token with two sides (US-CMP-13)
		dst = append(dst, of(vElection, democratic), of(vElection, republican))
	case atReveal: // US-SETUP-10, US-BUILD-34
		for rest := s.unseen(); rest != 0; rest &= rest - 1 {
			dst = append(dst, of(vReveal, lowestCard(rest)))
		}
	case atYear: // US-SETUP-15, US-SETUP-16
		for i := range int8(yearCards) {
			if s.table.parts.YearCards[i].Year == int(s.year) {
				dst = append(dst, of(vYear, i))
			}
		}
	}
	return dst
}

// chanceClauseOf returns the clause by which chance decides something.
func (s *state) chanceClauseOf(v verb) engine.Clause {
	switch {
	case v == vFirst:
		return Final01
	case v == vElection:
		return Setup14
	case v == vReveal && s.year == 0:
		return Setup10
	case v == vReveal:
		return Build34
	case v == vYear:
		return Ycard01
	}
	return ""
}

// dueVerb returns the verb of the decision that chance has to make now, or noVerb.
func (s *state) dueVerb() verb {
	switch s.step {
	case atFirst, atElection, atReveal:
		return vFirst + verb(s.step-atFirst)
	case atYear:
		return vYear
	}
	return noVerb
}

// Odds returns equal odds: all outcomes of a chance decision are equally likely.
func (s *state) Odds(a engine.Action) (weight, total int) {
	if s.Actor() != engine.Chance || s.checkChance(a) != allowed {
		return 0, 0
	}
	if s.step == atReveal { // by far the most frequent; listing the cards makes greedy games a tenth slower
		return 1, bits.OnesCount32(s.unseen())
	}
	var room [64]engine.Action
	return 1, len(s.legalChance(room[:0], nil))
}

// Apply carries out a decision. A placement includes its cost (US-PLACE-03).
func (s *state) Apply(a engine.Action, rec *engine.Record) {
	s.carryOut(a, rec)
	s.restsOn(rec)
}

func (s *state) carryOut(a engine.Action, rec *engine.Record) {
	what, other := whatOf(a), otherOf(a)
	switch v := verbOf(a); v {
	case vFirst:
		s.applyFirst(what, rec)
	case vElection:
		s.applyElection(what, rec)
	case vReveal:
		s.applyReveal(what, rec)
	case vYear:
		s.applyYear(what, rec)
	case vPlant:
		s.applyPlant(what, rec)
	case vSlaughter:
		s.applySlaughter(int(what), rec)
		s.endTurn(rec)
	case vLand:
		s.applyLand(squareOf(a), turnOf(a) == 1, rec)
	case vBuild:
		s.applyBuild(what, squareOf(a), turnOf(a), rec)
	case vBranch, vBranches:
		s.applyBranch(v, what, other, rec)
	case vViaduct:
		s.applyViaduct(squareOf(a), rec)
	case vWild:
		s.applyWild(what, rec)
	case vSpecialist:
		s.takeSpecialist(what, rec)
		s.refill(rec)
	case vParty:
		s.applyParty(what, rec)
	case vNational, vChicago, vEight, vWage, vCampaign, vContract:
		s.applySimple(v, rec)
	default:
		s.applyCard(what, other, rec)
	}
}
