package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// ovals returns the number of workers that a small action can take in a year before it is blocked (US-PLACE-11).
func (s *state) ovals(sp space) int {
	on := &s.table.parts.Spaces[s.table.side]
	switch sp {
	case landSpace:
		return on.BuyLand
	case buildSpace:
		return on.Build
	case nationalSpace:
		return on.National
	case chicagoSpace:
		return on.Chicago
	case branchSpace:
		return on.Branch
	case wageSpace:
		return on.Wage
	case partySpace:
		return on.Party
	case campaignSpace:
		return on.Campaign
	}
	return 1
}

// blocked reports whether all ovals of an action are taken, by any players (US-PLACE-11, US-PLACE-12).
func (s *state) blocked(sp space) bool { return int(s.standing[sp]) >= s.ovals(sp) }

// blockedBy returns the refusal of a blocked space. A player's own worker blocks the space like another's.
func (s *state) blockedBy(sp space) refusal {
	for _, seat := range s.workers[sp][:s.standing[sp]] {
		if seat != s.seat {
			return spaceTaken
		}
	}
	return spaceTakenByOwn
}

// simple returns the space of a placement that names nothing. The worker blocks the space for others (US-PLACE-11).
func simple(v verb) space {
	switch v {
	case vNational:
		return nationalSpace
	case vChicago:
		return chicagoSpace
	case vEight:
		return partySpace
	case vWage:
		return wageSpace
	}
	return campaignSpace
}

// printedCost returns the cost printed in an action's oval.
func (s *state) printedCost(v verb) int {
	p := s.table.parts
	switch v {
	case vLand: // US-LAND-01
		return p.LandCost
	case vNational: // US-ADVERT-02
		return p.NationalCost
	case vBranch: // US-BRANCH-01
		return p.BranchCost
	case vBranches: // US-TWOBR-02
		return p.TwoBranchesCost
	case vWage: // US-WAGE-01
		return p.WageCost
	}
	return 0 // US-ADVERT-04
}

// mayEnter judges a space and its printed cost, which come first in the order of refusals.
func (s *state) mayEnter(sp space, cost int) refusal {
	switch {
	case s.blocked(sp):
		return s.blockedBy(sp)
	case s.poor(cost):
		return tooPoor
	}
	return allowed
}

// mayDrop judges the discarding of a low morale token (US-R-token-required).
func (s *state) mayDrop(rec *engine.Record) refusal {
	if s.me().tokens == 0 && s.is(rec, AskTokenRequired, TokenRequiredTokenRequired) {
		return noToken
	}
	return allowed
}

// maySimple judges the placements that name nothing. The Eight-Hour Day needs the Democrats in office (US-ELECT-06, US-EIGHT-01).
func (s *state) maySimple(v verb, rec *engine.Record) refusal {
	if v == vContract {
		return allowed
	}
	if r := s.mayEnter(simple(v), s.printedCost(v)); r != allowed { // US-PLACE-11, US-PLACE-19
		return r
	}
	if v == vWage || v == vEight { // both discard a token (US-PLACE-09, US-WAGE-02, US-EIGHT-02)
		if r := s.mayDrop(rec); r != allowed {
			return r
		}
	}
	if v == vEight && s.party != democratic {
		return notDemocratic
	}
	return allowed
}

// applySimple carries out the placements that name nothing. Of the two advertisements (US-ADVERT-01), Chicago's is
// free (US-ADVERT-04). Both move the brand tracker over its lines (US-ADVERT-06). The Wage Increase and the
// Eight-Hour Day return a low morale token to the supply (US-WAGE-02, US-EIGHT-02).
func (s *state) applySimple(v verb, rec *engine.Record) {
	p := s.table.parts
	if v == vContract {
		s.contractors[s.seat]++
		s.me().workers--
		rec.CiteAll(Place14)
		s.receive(p.ContractCash, rec, why{Contract01})
		s.endTurn(rec)
		return
	}
	s.placeWorker(simple(v))
	rec.CiteAll(Place03, Place18)
	switch v {
	case vNational:
		rec.CiteAll(Advert01, Advert06)
		s.payPrinted(s.printedCost(v), rec, Advert02)
		s.gainBrand(s.seat, p.National, rec, why{Advert03})
	case vChicago:
		rec.CiteAll(Advert01, Advert04, Advert06)
		s.gainBrand(s.seat, p.Chicago, rec, why{Advert05})
	case vWage:
		s.payPrinted(s.printedCost(v), rec, Wage01)
		s.dropToken(rec, Wage02)
		s.moveSpirit(-p.WageSpirit, rec, why{Wage03})
	case vEight:
		rec.CiteAll(Eight01, Elect06)
		s.dropToken(rec, Eight02)
		s.moveSpirit(-p.EightSpirit, rec, why{Eight03})
	case vCampaign:
		s.save(p.CampaignSavings, rec, why{Campaign01})
	}
	s.endTurn(rec)
}
