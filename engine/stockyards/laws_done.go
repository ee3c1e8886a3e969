package stockyards

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// doneLawfully judges what has been done by the position before it, from the clauses once more.
func doneLawfully(before *state, a engine.Action, _ *state) error {
	why := ""
	if verbOf(a) >= vSlaughter && before.step == atPlace {
		why = unlawful(before, a)
	} else {
		why = outOfPlace(before, a)
	}
	if why != "" {
		return fmt.Errorf("%s: %s", verbName(verbOf(a)), why)
	}
	return nil
}

// outOfPlace says why a decision that is no placement could not be taken, "" if it could.
func outOfPlace(s *state, a engine.Action) string {
	what := whatOf(a)
	there := false
	switch v := verbOf(a); v {
	case vFirst:
		there = s.step == atFirst && what >= 0 && what < s.seats()
	case vElection:
		there = s.step == atElection
	case vReveal:
		there = s.step == atReveal && hidden(s)>>what&1 != 0
	case vYear:
		there = s.step == atYear && s.table.parts.YearCards[what].Year == int(s.year)
	case vPlant:
		there = s.step == atPlant && opened(s, what)
	case vWild:
		there = s.step == atWild
		for i, m := range s.rails {
			there = there && (m != what || s.table.parts.RailTokens[sideOf(s)][i].Market != none)
		}
	case vSpecialist:
		has := iconsOf(s, s.seat)
		there = s.step == atSpecial && s.display>>what&1 != 0 && has.earns(s, int(what))
	case vParty:
		there = s.step == atParty
	}
	if there {
		return ""
	}
	return "nothing of the kind is to be decided, or not so"
}

// opened reports whether a start location is open with so many players, and free.
func opened(s *state, location int8) bool {
	for i := range s.seats() {
		if s.players[i].plant == location {
			return false
		}
	}
	list := &s.table.parts.LocationsByPlayers[s.seats()]
	for _, at := range list.At[:list.Count] {
		if int8(at) == location {
			return true
		}
	}
	return false
}

// unlawful says why a placement could not be chosen, "" if it could.
func unlawful(s *state, a engine.Action) string {
	v, what, other := verbOf(a), whatOf(a), otherOf(a)
	if s.players[s.seat].hands == 0 {
		return "no worker is left"
	}
	if sp, small := spaceOf(v); small && int(s.standing[sp]) >= spacesOf(s, sp) {
		return "the space is taken"
	}
	if v >= vCard {
		return wrongByCard(s, v, what, other)
	}
	parts := s.table.parts
	switch v {
	case vSlaughter:
		return wrongSlaughter(s, what)
	case vLand:
		return wrongLand(s, lot{at: squareOf(a), south: turnOf(a) > 0})
	case vBuild:
		return wrongBuild(s, what, placing{at: squareOf(a), turn: turnOf(a)})
	case vViaduct:
		return wrongViaduct(s, squareOf(a))
	case vNational:
		return short(s, parts.NationalCost)
	case vBranch:
		return wrongHouses(s, parts.BranchCost, what, none)
	case vBranches:
		return wrongBranches(s, what, other)
	case vEight:
		if s.party != democratic {
			return "the Republicans are in office"
		}
		return noneToDrop(s)
	case vWage:
		if why := short(s, parts.WageCost); why != "" {
			return why
		}
		return noneToDrop(s)
	}
	return ""
}

// short says that a cost cannot be paid in cash.
func short(s *state, cost int) string {
	if int(s.players[s.seat].cash) < cost {
		return "the cost cannot be paid"
	}
	return ""
}

func noneToDrop(s *state) string {
	if s.players[s.seat].tokens == 0 && s.is(nil, AskTokenRequired, TokenRequiredTokenRequired) {
		return "there is no low morale token to discard"
	}
	return ""
}

func wrongSlaughter(s *state, k int8) string {
	p := &s.players[s.seat]
	loss := int(s.prices[k]) - int(p.meat[k])
	switch {
	case s.yards[k] == 0:
		return "no animal of the kind is in the Yards"
	case loss > int(p.cash) && s.is(nil, AskNegativeSlaughterCash, NegativeSlaughterCashMustAfford):
		return "the loss cannot be paid"
	}
	return ""
}

func wrongLand(s *state, l lot) string {
	on, inside := area(s, l)
	pieces, closed := rowsOf(s.pieces), reserved(s)
	p := &s.players[s.seat]
	switch {
	case int(p.cash) < s.table.parts.LandCost:
		return "the cost cannot be paid"
	case int(p.laid) >= s.table.parts.LandCards:
		return "no land card is left"
	case !inside || on.meets(&pieces) || on.meets(&closed):
		return "the area is off the grid, built on or closed"
	case l.south && (s.is(nil, AskLandOrientation, LandOrientationLongSideEast) || s.table.parts.LandWidth == s.table.parts.LandHeight):
		return "the land card is turned"
	}
	for i := range s.seats() {
		if land := rowsOf(s.players[i].land); on.meets(&land) {
			return "the area is owned"
		}
	}
	return ""
}

func wrongBuild(s *state, card int8, p placing) string {
	on, inside := footprint(s, card, p)
	standing := rowsOf(s.pieces)
	if s.is(nil, AskBuildOver, BuildOverOverViaducts) {
		standing.lessen(rowsOf(s.viaducts))
	}
	offered := false
	for _, c := range s.offering {
		offered = offered || c == card
	}
	switch {
	case !offered:
		return "the card is not in the offering"
	case !inside:
		return "the piece lies off the grid"
	case on.meets(&standing):
		return "a square has a piece"
	case p.turn >= 4 && s.is(nil, AskPieceFlip, PieceFlipRotateOnly):
		return "the piece is turned over"
	}
	return unjoined(s, &on)
}

func wrongViaduct(s *state, sq square) string {
	on, standing, grid := single(sq), rowsOf(s.pieces), gridOf(s)
	via := rowsOf(s.viaducts)
	switch {
	case !on.within(&grid):
		return "the viaduct lies off the grid"
	case on.meets(&standing):
		return "the square has a piece"
	case via.count() >= s.table.parts.Viaducts && s.is(nil, AskViaductSupply, ViaductSupplySixOnly):
		return "no viaduct is left"
	}
	return unjoined(s, &on)
}

// unjoined says why squares cannot be built on that are free: they are closed, not connected, or cost too much.
func unjoined(s *state, on *rows) string {
	pieces, closed := rowsOf(s.pieces), reserved(s)
	own := joined(s, s.seat, &pieces)
	beside := own.beside()
	land := rowsOf(s.players[s.seat].land)
	owned := land.common(*on)
	switch {
	case on.meets(&closed):
		return "a square is closed"
	case !on.meets(&beside):
		return "it is not connected to the plant of the player"
	}
	return short(s, s.table.parts.SquarePrice*(on.count()-owned.count()))
}

// wrongHouses judges a house in a market, or two; none is no market.
func wrongHouses(s *state, cost int, a, b int8) string {
	var more [markets]int
	need := 0
	for _, m := range [...]int8{a, b} {
		if m != none {
			more[m]++
			need++
		}
	}
	if int(s.players[s.seat].houses) < need {
		return "the houses on the mat do not suffice"
	}
	for m := range markets {
		for i := range s.seats() {
			more[m] += int(s.houses[m][i])
		}
		if more[m] > s.table.parts.MarketSpaces[sideOf(s)][m] {
			return "a market has no space"
		}
	}
	return short(s, cost)
}

// wrongBranches judges Establish Two Branches. Under a ruling one house will do, where two are not possible.
func wrongBranches(s *state, a, b int8) string {
	if s.party != republican {
		return "the Democrats are in office"
	}
	if why := wrongHouses(s, s.table.parts.TwoBranchesCost, a, b); why != "" || b != none {
		return why
	}
	free := 0
	for m := range markets {
		free += s.table.parts.MarketSpaces[sideOf(s)][m]
		for i := range s.seats() {
			free -= int(s.houses[m][i])
		}
	}
	if s.is(nil, AskTwoBranchesPartial, TwoBranchesPartialBothRequired) || free > 1 && s.players[s.seat].houses > 1 {
		return "it is one house, and should be two"
	}
	return ""
}

// wrongByCard judges the action of a year card.
func wrongByCard(s *state, v verb, a, b int8) string {
	c := &s.table.parts.YearCards[s.card]
	if c.Event || vCard+verb(c.Action) != v {
		return "the year card is another"
	}
	p := &s.players[s.seat]
	if why := short(s, c.Cost); why != "" {
		return why
	}
	switch {
	case c.Futures:
		loss := int(s.prices[a]) - int(p.meat[a])
		if loss > 0 && s.is(nil, AskFuturesLoss, FuturesLossNotAllowed) || loss+c.Cost > int(p.cash) && loss > 0 && s.is(nil, AskFuturesLoss, FuturesLossPayTheLoss) {
			return "the loss is not allowed or cannot be paid"
		}
	case c.Branches > 0:
		if a == none || b == none || !c.OnlyIn[a] || !c.OnlyIn[b] {
			return "the card asks for two houses in certain markets"
		}
		return wrongHouses(s, c.Cost, a, b)
	case c.LastWorkers > 0:
		if s.lasts > 0 || !s.picket.Has(engine.Seat(s.seat)) && s.is(nil, AskStrikebreakerNoStrike, StrikebreakerNoStrikeNotAvailable) {
			return "no worker is on the picket line to take back"
		}
	case c.DropToken > 0:
		return noneToDrop(s)
	}
	return ""
}
