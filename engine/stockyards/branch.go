package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// mayHouse judges branch houses in one or two markets; the second is -1 for none. The mat must have a house left
// (US-BRANCH-08), and the market a space (US-BRANCH-09).
func (s *state) mayHouse(a, b int8) refusal {
	two := b >= 0
	switch {
	case s.me().houses == 0:
		return noHouse
	case s.freeSpaces(a) <= 0, two && s.freeSpaces(b) <= 0, b == a && s.freeSpaces(a) < 2:
		return marketFull
	case two && s.me().houses < 2:
		return noSecondHouse
	}
	return allowed
}

// freeSpaces returns the number of branch houses for which a market has room.
func (s *state) freeSpaces(m int8) int {
	return s.table.parts.MarketSpaces[s.table.side][m] - s.housesIn(int(m))
}

// mayBranch judges Establish Branch House and Establish Two Branches. The latter needs the Republicans in office
// (US-ELECT-07, US-TWOBR-01).
func (s *state) mayBranch(v verb, a, b int8, rec *engine.Record) refusal {
	sp := branchSpace
	if v == vBranches {
		sp = partySpace
		rec.Ask(AskTwoBranchesPartial)
	}
	if r := s.mayEnter(sp, s.printedCost(v)); r != allowed { // US-PLACE-11, US-PLACE-19
		return r
	}
	if r := s.mayHouse(a, b); r != allowed {
		return r
	}
	if v == vBranches && b < 0 {
		o := s.ask(rec, AskTwoBranchesPartial)
		if o == TwoBranchesPartialBothRequired || o == TwoBranchesPartialOneIsEnough && s.twoPossible() {
			return bothHouses
		}
	}
	if v == vBranches && s.party != republican {
		return notRepublican
	}
	return allowed
}

// twoPossible reports whether two branch houses can be established at all.
func (s *state) twoPossible() bool {
	free := 0
	for m := range markets {
		free += s.table.parts.MarketSpaces[s.table.side][m] - s.housesIn(m)
	}
	return s.me().houses >= 2 && free >= 2
}

// applyBranch establishes one or two branch houses. Two may be in one market or in two (US-TWOBR-03, US-TWOBR-04).
func (s *state) applyBranch(v verb, a, b int8, rec *engine.Record) {
	if v == vBranch {
		s.placeWorker(branchSpace)
		s.payPrinted(s.printedCost(v), rec, Branch01)
	} else {
		s.placeWorker(partySpace)
		rec.CiteAll(Twobr01, Twobr04, Elect07)
		s.payPrinted(s.printedCost(v), rec, Twobr02)
		rec.CiteAll(Twobr03)
	}
	s.establish(a, rec)
	if b >= 0 {
		s.establish(b, rec)
	}
	s.endTurn(rec)
}

// establish puts a branch house into a market, whoever has houses there (US-BRANCH-02, US-BRANCH-06, US-BRANCH-07),
// and gives the benefit of the market (US-BRANCH-04).
func (s *state) establish(m int8, rec *engine.Record) {
	s.me().houses--
	s.houses[m][s.seat]++
	if rec != nil {
		rec.Effect(s.name(s.seat)+" establishes a branch house in "+marketTitles[m], s.settles(m)...)
	}
	switch m {
	case 3:
		rec.CiteAll(Branch10)
	case 4:
		rec.CiteAll(Branch11)
	}
	s.gain(&s.table.parts.MarketBenefit[m], rec, why{Branch04})
}

// settles returns the clauses about a branch house that was just established. The house is in a free space, may be
// next to others of the same player, and may fill a market that now belongs to this player alone (US-BRANCH-02,
// US-BRANCH-06, US-BRANCH-07).
func (s *state) settles(m int8) []engine.Clause {
	clauses := []engine.Clause{Branch02, Branch03}
	if s.houses[m][s.seat] > 1 {
		clauses = append(clauses, Branch06)
	}
	if int(s.houses[m][s.seat]) == s.table.parts.MarketSpaces[s.table.side][m] {
		clauses = append(clauses, Branch07)
	}
	return clauses
}

var marketTitles = [markets]string{"Boston", "Bronx", "Manhattan", "Brooklyn", "Philadelphia"}
