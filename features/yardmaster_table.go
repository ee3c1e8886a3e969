package features

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// teachTable adds what asks how the table lies.
func (y *yardNouns) teachTable(v *vocabulary) {
	v.then(hasHand, y.handIs)
	v.then(holdsCards, y.handIs)
	v.then(countsHand, y.handCount)
	v.then(yardTrain, y.trainIs)
	v.then(yardSorting, y.sortingIs)
	v.then(yardToken, y.tokenIs)
	v.then(yardArrival, y.arrivalsAre)
	v.then(yardArrivalN, y.arrivalCount)
	v.then(yardRailcars, y.railcarsAre)
	v.then(yardRailcarsN, y.railcarCount)
	v.then(yardCargo, y.cargoIs)
	v.then(yardCargoN, y.cargoCount)
	v.then(discardsAre, y.discardsAre)
	v.then(countsDiscards, y.discardCount)
	v.then(yardTop, y.topIs)
	v.then(yardCentre, y.centreIs)
	v.then(yardOffice, y.officeIs)
	v.then(yardIsMaster, func(player string) error { return y.officeIs(player, "up") })
	v.then(yardUsed, y.countIs("actions used", func(c *yardmaster.Counters) int { return c.Used }))
	v.then(yardAllowed, y.countIs("actions this turn", func(c *yardmaster.Counters) int { return c.Allowed }))
	v.then(yardLeft, y.countIs("actions left", func(c *yardmaster.Counters) int { return c.Allowed - c.Used }))
}

// table is the whole position once chance has decided what it had to.
func (y *yardNouns) table() (*yardmaster.Position, error) { return y.tableOf("") }

// tableOf is the position as a seat sees it.
func (y *yardNouns) tableOf(seat string) (*yardmaster.Position, error) {
	p := &yardmaster.Position{}
	return p, y.view(seat, p)
}

// whose is what a player has in a position.
func (y *yardNouns) whose(p *yardmaster.Position, name string) (*yardmaster.Player, error) {
	i := slices.IndexFunc(p.Players, func(q yardmaster.Player) bool { return q.Name == name })
	if i < 0 {
		if _, err := y.seat(name); err != nil {
			return nil, err
		}
		return nil, fmt.Errorf("the engine's position says nothing of %s", name)
	}
	return &p.Players[i], nil
}

func (y *yardNouns) tableFor(name string) (*yardmaster.Player, error) {
	p, err := y.table()
	if err != nil {
		return nil, err
	}
	return y.whose(p, name)
}

// cargoKinds and railcarKinds order what a message lists.
func cargoKinds() []string { return slices.Concat(yardTypes, yardBonus) }

func railcarKinds() []string {
	cars := byValue()
	slices.SortStableFunc(cars, func(a, b string) int {
		return slices.Index(yardTypes, a[:len(a)-2]) - slices.Index(yardTypes, b[:len(b)-2])
	})
	return cars
}

// The kinds of cards, railcars and tokens (YM-CONT-02, YM-CARD-01, YM-XCH-01).
func cargoWords() words   { return words{"cargo card", cargoKinds()} }
func railcarWords() words { return words{"railcar", railcarKinds()} }
func tokenWords() words   { return words{"exchange rate token", yardTypes} }

func (y *yardNouns) handIs(player, cards string) error {
	p, err := y.tableFor(player)
	if err != nil {
		return err
	}
	expected, err := cargoWords().pile(cards)
	if err != nil {
		return err
	}
	return samePile(player+"'s hand", expected, p.Hand, cargoKinds())
}

func (y *yardNouns) handCount(player string, n int) error {
	p, err := y.tableFor(player)
	if err != nil {
		return err
	}
	return equal("the number of cards in "+player+"'s hand", n, size(p.Hand))
}

func (y *yardNouns) trainIs(player, cars string) error {
	p, err := y.tableFor(player)
	if err != nil {
		return err
	}
	expected, err := railcarWords().list(cars)
	if err != nil {
		return err
	}
	return sameList(player+"'s train", expected, p.Train)
}

func (y *yardNouns) sortingIs(player, cars string) error {
	p, err := y.tableFor(player)
	if err != nil {
		return err
	}
	expected, err := railcarWords().pile(cars)
	if err != nil {
		return err
	}
	return samePile(player+"'s sorting yard", expected, p.SortingYard, railcarKinds())
}

func (y *yardNouns) tokenIs(player, kind string) error {
	p, err := y.tableFor(player)
	if err != nil {
		return err
	}
	expected, err := tokenWords().list(kind)
	if err != nil {
		return err
	}
	return sameList(player+"'s token", expected, strings.Fields(p.Token))
}

// arrivalsAre compares all places in order, with "gap" for an empty one; "only" compares the railcars and leaves the gaps out.
func (y *yardNouns) arrivalsAre(cars string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	expected, err := railcarWords().list(cars, "only", "nothing", "gap")
	if err != nil {
		return err
	}
	got := slices.Clone(p.ArrivalYard)
	if len(expected) > 0 && expected[0] != "only" {
		for i, car := range got {
			if car == "" {
				got[i] = "gap"
			}
		}
		return sameList("the arrival yard", expected, got)
	}
	if len(expected) > 0 {
		expected = slices.DeleteFunc(expected[1:], func(car string) bool { return car == "nothing" })
	}
	return sameList("the arrival yard", expected, slices.DeleteFunc(got, func(car string) bool { return car == "" }))
}

func (y *yardNouns) arrivalCount(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	arrivals := pileOf(p.ArrivalYard)
	delete(arrivals, "")
	return equal("the number of railcars in the arrival yard", n, size(arrivals))
}

func (y *yardNouns) railcarsAre(cars string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	expected, err := railcarWords().pile(cars)
	if err != nil {
		return err
	}
	return samePile("the railcar draw pile", expected, p.RailcarDrawPile, railcarKinds())
}

func (y *yardNouns) railcarCount(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	return equal("the number of railcars in the draw pile", n, size(p.RailcarDrawPile))
}

func (y *yardNouns) cargoIs(cards string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	expected, err := cargoWords().pile(cards)
	if err != nil {
		return err
	}
	return samePile("the cargo draw pile", expected, p.CargoDrawPile, cargoKinds())
}

func (y *yardNouns) cargoCount(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	return equal("the number of cards in the cargo draw pile", n, size(p.CargoDrawPile))
}

func (y *yardNouns) discardsAre(cards string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	expected, err := cargoWords().list(cards)
	if err != nil {
		return err
	}
	return sameList("the discard pile, from bottom to top,", expected, p.DiscardPile)
}

func (y *yardNouns) discardCount(n int) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	return equal("the number of cards in the discard pile", n, len(p.DiscardPile))
}

func (y *yardNouns) topIs(card string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	expected, err := cargoWords().list(card)
	if err != nil {
		return err
	}
	return sameList("the top of the discard pile", expected, p.DiscardPile[max(0, len(p.DiscardPile)-1):])
}

func (y *yardNouns) centreIs(kinds string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	expected, err := tokenWords().list(kinds)
	if err != nil {
		return err
	}
	return sameList("the centre", expected, p.Centre)
}

func (y *yardNouns) officeIs(player, side string) error {
	p, err := y.table()
	if err != nil {
		return err
	}
	if _, err := y.seat(player); err != nil {
		return err
	}
	switch t := p.Yardmaster; {
	case t == nil:
		return fmt.Errorf("expected %s to hold the Yardmaster token, but nobody holds it yet", player)
	case t.Holder != player || t.Side != side:
		return fmt.Errorf("expected %s to hold the Yardmaster token face %s, but %s holds it face %s", player, side, t.Holder, t.Side)
	}
	return nil
}

// countIs compares a counter of the turn in progress, which has to be the player's.
func (y *yardNouns) countIs(what string, count func(*yardmaster.Counters) int) func(string, int) error {
	return func(player string, n int) error {
		p, err := y.table()
		if err != nil {
			return err
		}
		if p.Counters == nil || p.Player != player {
			return fmt.Errorf("expected %s to have a turn with %d %s, but it is the turn of %s", player, n, what, spell(strings.Fields(p.Player)))
		}
		return equal("the number of "+player+"'s "+what, n, count(p.Counters))
	}
}
