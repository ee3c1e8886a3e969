package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

func savingsRise(before *state, a engine.Action, after *state) error {
	if verbOf(a) == vFirst {
		return engine.ErrIdle
	}
	seen := false
	for i := range before.seats() {
		was, is := before.players[i].savings, after.players[i].savings
		seen = seen || was > 0
		if is < was {
			return fmt.Errorf("the savings of %s fall from %d to %d", before.name(i), was, is)
		}
	}
	return engine.IdleUnless(seen)
}

func slaughteredOnce(before *state, a engine.Action, after *state) error {
	if before.year == 0 || endsYear(before, after) {
		return engine.ErrIdle
	}
	stand := before.slaughtered
	if verbOf(a) == vSlaughter {
		k := whatOf(a)
		if stand[k].Has(engine.Seat(before.seat)) {
			return fmt.Errorf("%s slaughters %s again", before.name(before.seat), box.KindNames[k])
		}
		stand[k] = stand[k].With(engine.Seat(before.seat))
	}
	if after.slaughtered != stand {
		return fmt.Errorf("the workers in the yards are not those of who has slaughtered there")
	}
	return nil
}

// landPaid: for each square under a piece, the owner of the square is paid, only in cash.
func landPaid(before *state, a engine.Action, after *state) error {
	var on rows
	switch verbOf(a) {
	case vBuild:
		on, _ = footprint(before, whatOf(a), placing{at: squareOf(a), turn: turnOf(a)})
	case vViaduct:
		on = single(squareOf(a))
	default:
		return engine.ErrIdle
	}
	squares, price := on.count(), before.table.parts.SquarePrice
	for i := range before.seats() {
		land := rowsOf(before.players[i].land)
		owned := land.common(on)
		earned := int(after.players[i].cash) - int(before.players[i].cash)
		if i == before.seat {
			if due := price * (squares - owned.count()); earned != -due {
				return fmt.Errorf("%s pays %s for %s, %d of them on the player's own land",
					before.name(i), prose.Count(-earned, "dollar"), prose.Count(squares, "square"),
					owned.count())
			}
		} else if due := price * owned.count(); earned != due {
			return fmt.Errorf("%s owns %d of the squares built on, and receives %s", before.name(i), owned.count(), prose.Count(earned, "dollar"))
		}
	}
	return nil
}

// officeKept: chance names the first player and the party at set-up. Later, only a player who has campaigned becomes
// first player and names the party.
func officeKept(before *state, a engine.Action, after *state) error {
	first, party := before.first, before.party
	switch verbOf(a) {
	case vFirst:
		first = whatOf(a)
	case vElection:
		party = whatOf(a)
	case vParty:
		if before.standing[campaignSpace] == 0 || before.workers[campaignSpace][0] != before.seat {
			return errors.New("somebody who has not campaigned decides the election")
		}
		first, party = before.seat, whatOf(a)
	}
	if after.first != first || after.party != party {
		return errors.New("the first player or the party in office is not what the election, or the year before, has made it")
	}
	if endsYear(before, after) && before.standing[campaignSpace] > 0 && verbOf(a) != vParty {
		return errors.New("the election is skipped, and somebody has campaigned")
	}
	return nil
}

// endsYear reports whether a decision ends a year.
func endsYear(before, after *state) bool {
	return before.year > 0 && (after.year != before.year || after.step == atOver && before.step != atOver)
}

// pricesMove: prices move only by an event about prices, and at the end of a year. At the end of a year, a kind with
// fewer animals left does at least as well as a kind with more.
func pricesMove(before *state, a engine.Action, after *state) error {
	if verbOf(a) == vYear && before.table.parts.YearCards[whatOf(a)].AllPrices != 0 {
		return engine.ErrIdle
	}
	adjusts := endsYear(before, after) && (after.step != atOver || before.is(nil, AskFinalMarginPrices, FinalMarginPricesAfterAdjustment))
	if !adjusts && after.prices != before.prices {
		return fmt.Errorf("the prices go from %v to %v by themselves", before.prices, after.prices)
	}
	left := leftInYards(before, a)
	for few := range kinds {
		for many := range kinds {
			if left[few] < left[many] && after.prices[few]-before.prices[few] < after.prices[many]-before.prices[many] {
				return fmt.Errorf("with animals left %v the prices go from %v to %v", left, before.prices, after.prices)
			}
		}
	}
	return nil
}

// leftInYards returns the numbers of animals in the Yards after a decision, before any arrivals.
func leftInYards(before *state, a engine.Action) [kinds]uint8 {
	left := before.yards
	if verbOf(a) == vSlaughter {
		left[whatOf(a)]--
	}
	return left
}

// animalsStay: animals leave the Yards by slaughter or by an event, and arrive at the start of a year or by an
// event.
func animalsStay(before *state, a engine.Action, after *state) error {
	left, event := leftInYards(before, a), &box.YearCard{}
	if verbOf(a) == vYear {
		event = &before.table.parts.YearCards[whatOf(a)]
	}
	for k := range kinds {
		comes := after.year != before.year || event.AddEach > 0
		goes := k == 0 && event.RemoveCattle > 0
		if after.yards[k] > left[k] && !comes || after.yards[k] < left[k] && !goes {
			return fmt.Errorf("of the %s there are %d in the Yards, and %d are left there", box.KindNames[k], after.yards[k], left[k])
		}
	}
	return nil
}

// othersKeepMoney: a decision moves no money of another player, except that a player who builds pays the owners of
// the land.
func othersKeepMoney(before *state, a engine.Action, after *state) error {
	v := verbOf(a)
	for i := range before.seats() {
		was, is := &before.players[i], &after.players[i]
		kept := is.savings == was.savings && (is.cash == was.cash || v == vBuild || v == vViaduct)
		if i != before.seat && v != vFirst && !kept {
			return fmt.Errorf("%s has %s and savings of %d, and had %d and %d before somebody else decided",
				before.name(i), prose.Count(is.cash, "dollar"), is.savings, was.cash, was.savings)
		}
	}
	return nil
}

// trackersMove: a brand tracker advances by its player's decision and ends on top of its space, unless an event
// moves all trackers.
func trackersMove(before *state, a engine.Action, after *state) error {
	if verbOf(a) == vYear && before.table.parts.YearCards[whatOf(a)].AllBrand != 0 {
		return engine.ErrIdle
	}
	for i := range before.seats() {
		was, is := before.players[i].brand, after.players[i].brand
		if is < was || is > was && (i != before.seat || highest(after, is) != i) {
			return fmt.Errorf("%s's tracker goes from %d to %d by what somebody else decides, or not on top", before.name(i), was, is)
		}
	}
	return nil
}

// highest returns the player whose tracker is on top of the stack of a space, or none.
func highest(s *state, space int8) int8 {
	top := none
	for _, seat := range s.brands[:s.seats()] {
		if s.players[seat].brand == space {
			top = seat
		}
	}
	return top
}

// strikeCalled: the union spirit after the year card decides for the whole year whether there is a strike.
func strikeCalled(before *state, a engine.Action, after *state) error {
	strike := before.strike
	switch {
	case endsYear(before, after):
		strike = false
	case verbOf(a) == vYear:
		strike = int(after.spirit) >= before.table.parts.StrikeAt
	}
	if after.strike != strike {
		return fmt.Errorf("there is %s strike with the union spirit at %d", prose.Either(after.strike, "a", "no"), after.spirit)
	}
	return nil
}
