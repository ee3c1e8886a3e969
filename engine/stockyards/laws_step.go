package stockyards

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

func savingsRise(before *state, a engine.Action, after *state) error {
	for i := range before.seats() {
		if was, is := before.players[i].savings, after.players[i].savings; is < was && verbOf(a) != vFirst {
			return fmt.Errorf("the savings of %s fall from %d to %d", before.name(i), was, is)
		}
	}
	return nil
}

func slaughteredOnce(before *state, a engine.Action, _ *state) error {
	if k := whatOf(a); verbOf(a) == vSlaughter && before.slaughtered[k].Has(engine.Seat(before.seat)) {
		return fmt.Errorf("%s slaughters %s again", before.name(before.seat), box.KindNames[k])
	}
	return nil
}

// landPaid: each square of a piece is paid to who owns it, in cash alone.
func landPaid(before *state, a engine.Action, after *state) error {
	var on rows
	switch verbOf(a) {
	case vBuild:
		on, _ = footprint(before, whatOf(a), placing{at: squareOf(a), turn: turnOf(a)})
	case vViaduct:
		on = single(squareOf(a))
	default:
		return nil
	}
	squares, price := on.count(), before.table.parts.SquarePrice
	for i := range before.seats() {
		land := rowsOf(before.players[i].land)
		owned := land.common(on)
		earned := int(after.players[i].cash) - int(before.players[i].cash)
		if i == before.seat {
			if due := price * (squares - owned.count()); earned != -due {
				return fmt.Errorf("%s pays %d dollars for %d squares, %d of them of the own land", before.name(i), -earned, squares, owned.count())
			}
		} else if due := price * owned.count(); earned != due {
			return fmt.Errorf("%s owns %d of the squares built on, and receives %d dollars", before.name(i), owned.count(), earned)
		}
	}
	return nil
}

// officeKept: chance names the first player and the party at set-up, then only who has campaigned takes the one and names the other.
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
		return errors.New("the first player or the party in office is another than the election, or the year before, has made it")
	}
	if parting(before, after) && before.standing[campaignSpace] > 0 && verbOf(a) != vParty {
		return errors.New("the election is left out, and somebody has campaigned")
	}
	return nil
}

// parting reports whether a decision ends a year.
func parting(before, after *state) bool {
	return before.year > 0 && (after.year != before.year || after.step == atOver && before.step != atOver)
}

// pricesMove looks at the prices alone: what an event adds to them, and at the end of a year the animals that are left.
func pricesMove(before *state, a engine.Action, after *state) error {
	want := before.prices
	switch {
	case verbOf(a) == vYear:
		for k := range kinds {
			track := &before.table.parts.Price[sideOf(before)][k]
			want[k] = within(int(want[k])+before.table.parts.YearCards[whatOf(a)].AllPrices, track.Min, track.Max)
		}
	case parting(before, after):
		left := before.yards
		if verbOf(a) == vSlaughter {
			left[whatOf(a)]--
		}
		if after.step != atOver || before.is(nil, AskFinalMarginPrices, FinalMarginPricesAfterAdjustment) {
			want = adjusted(before, left)
		}
	}
	if after.prices != want {
		return fmt.Errorf("the prices go from %v to %v, and should be %v", before.prices, after.prices, want)
	}
	return nil
}

func moneyMoves(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.cash != p.cash || w.savings != p.savings {
			return fmt.Errorf("%s has %d dollars and %d savings, and should have %d and %d", before.name(i), p.cash, p.savings, w.cash, w.savings)
		}
	}
	if want.bank != after.bank {
		return fmt.Errorf("the Bank is at %d, and should be at %d", after.bank, want.bank)
	}
	return nil
}

func valuesMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.meat != p.meat || w.brand != p.brand || w.cut != p.cut {
			return fmt.Errorf("%s's meat values are %v with brand %d, and should be %v with brand %d", before.name(i), p.meat, p.brand, w.meat, w.brand)
		}
	}
	if want.brands != after.brands {
		lie, should := after.brands, want.brands // copies, made only here: what an error shows is allocated
		return fmt.Errorf("the trackers lie in the order %v, and should lie in the order %v", lie[:after.seats()], should[:after.seats()])
	}
	return nil
}

func spiritMoves(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	if want.spirit != after.spirit || want.strike != after.strike {
		return fmt.Errorf("the union spirit is %d and there is a strike: %t; it should be %d, and %t", after.spirit, after.strike, want.spirit, want.strike)
	}
	for i := range before.seats() {
		if w, p := want.players[i].tokens, after.players[i].tokens; w != p {
			return fmt.Errorf("%s has %d low morale tokens, and should have %d", before.name(i), p, w)
		}
	}
	if want.tokens != after.tokens {
		return fmt.Errorf("%d low morale tokens are left, and should be %d", after.tokens, want.tokens)
	}
	return nil
}

func animalsMove(before *state, a engine.Action, after *state) error {
	if want := reckon(before, a); want.yards != after.yards {
		return fmt.Errorf("the Yards hold %v, and should hold %v", after.yards, want.yards)
	}
	return nil
}

func workersMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		if w, p := want.players[i].hands, after.players[i].hands; w != p {
			return fmt.Errorf("%s has %d workers on the mat, and should have %d", before.name(i), p, w)
		}
	}
	if want.workers != after.workers || want.standing != after.standing || want.slaughtered != after.slaughtered || want.viaducters != after.viaducters ||
		want.contractors != after.contractors || want.picket != after.picket || want.away != after.away {
		return errors.New("the workers stand on other spaces than they should")
	}
	return nil
}

func turnGoesRound(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	if want.step != after.step || want.seat != after.seat || want.year != after.year {
		return fmt.Errorf("in year %d %q is due, by seat %d; it should be year %d, %q, seat %d",
			after.year, decisionIDs[after.step], after.seat, want.year, decisionIDs[want.step], want.seat)
	}
	if want.breaker != after.breaker || want.lasts != after.lasts {
		return fmt.Errorf("seat %d has %d last placements, and it should be seat %d with %d", after.breaker, after.lasts, want.breaker, want.lasts)
	}
	return nil
}

func marketsKept(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		if w, p := want.players[i].houses, after.players[i].houses; w != p {
			return fmt.Errorf("%s has %d branch houses on the mat, and should have %d", before.name(i), p, w)
		}
	}
	if want.houses != after.houses {
		return errors.New("the branch houses stand in other markets than they should")
	}
	if want.rails != after.rails || want.wilds != after.wilds {
		return fmt.Errorf("the railroad tokens lie in the markets %v, and should lie in %v", after.rails, want.rails)
	}
	return nil
}

func cardsMove(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.buildings != p.buildings || w.specialists != p.specialists {
			return fmt.Errorf("%s has other building or specialist cards than should be", before.name(i))
		}
	}
	if want.offering != after.offering || want.offers != after.offers || want.top != after.top || want.revealed != after.revealed || want.display != after.display ||
		want.unfinished != after.unfinished {
		return errors.New("the offering, the deck or the display is another than it should be")
	}
	if want.card != after.card || want.seen != after.seen {
		return errors.New("the year card is another than it should be, or those of earlier years are")
	}
	return nil
}

func townKept(before *state, a engine.Action, after *state) error {
	want := reckon(before, a)
	for i := range before.seats() {
		w, p := &want.players[i], &after.players[i]
		if w.plant != p.plant || w.land != p.land || w.lots != p.lots || w.laid != p.laid {
			return fmt.Errorf("the plant or the land of %s lies elsewhere than it should", before.name(i))
		}
	}
	if want.pieces != after.pieces || want.viaducts != after.viaducts || want.places != after.places {
		return errors.New("the pieces lie elsewhere than they should")
	}
	return nil
}
