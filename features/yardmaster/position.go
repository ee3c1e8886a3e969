package yardmaster

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachPosition adds the steps that check the table.
func (y *nouns) teachPosition(v *step.Vocabulary) {
	v.Then(step.HasHand, y.handIs)
	v.Then(step.HoldsCards, y.handIs)
	v.Then(step.CountsHand, y.handCount)
	v.Then(train, y.trainIs)
	v.Then(sorting, y.sortingIs)
	v.Then(token, y.tokenIs)
	v.Then(arrival, y.arrivalsAre)
	v.Then(arrivalN, y.arrivalCount)
	v.Then(railcars, y.railcarsAre)
	v.Then(railcarsN, y.railcarCount)
	v.Then(cargo, y.cargoIs)
	v.Then(cargoN, y.cargoCount)
	v.Then(step.DiscardsAre, y.discardsAre)
	v.Then(step.CountsDiscards, y.discardCount)
	v.Then(top, y.topIs)
	v.Then(centre, y.centreIs)
	v.Then(office, y.officeIs)
	v.Then(isMaster, func(player string) error { return y.officeIs(player, "up") })
	v.Then(used, y.countIs("actions used", func(c *yardmaster.Counters) int { return c.Used }))
	v.Then(allowed, y.countIs("actions this turn", func(c *yardmaster.Counters) int { return c.Allowed }))
	v.Then(left, y.countIs("actions left", func(c *yardmaster.Counters) int { return c.Allowed - c.Used }))
}

// now is the whole position, once chance has made the decisions that were due.
func (y *nouns) now() (*yardmaster.Position, error) { return y.seenBy("") }

// seenBy is the position as a seat sees it.
func (y *nouns) seenBy(seat string) (*yardmaster.Position, error) {
	p := &yardmaster.Position{}
	return p, y.View(seat, p)
}

// called is the name of a player in a document.
func called(p *yardmaster.Player) string { return p.Name }

func (y *nouns) nowOf(name string) (*yardmaster.Player, error) {
	p, err := y.now()
	if err != nil {
		return nil, err
	}
	return step.PlayerIn(y.World, p.Players, name, called)
}

// cargoKinds and railcarKinds order what a message lists.
func cargoKinds() []string { return slices.Concat(types, bonus) }

func railcarKinds() []string {
	cars := byValue()
	slices.SortStableFunc(cars, func(a, b string) int {
		return slices.Index(types, a[:len(a)-2]) - slices.Index(types, b[:len(b)-2])
	})
	return cars
}

// The kinds of cards, railcars and tokens (YM-CONT-02, YM-CARD-01, YM-XCH-01).
func cargoWords() step.Words   { return step.Words{What: "cargo card", Kinds: cargoKinds()} }
func railcarWords() step.Words { return step.Words{What: "railcar", Kinds: railcarKinds()} }
func tokenWords() step.Words   { return step.Words{What: "exchange rate token", Kinds: types} }

func (y *nouns) handIs(player, cards string) error {
	p, err := y.nowOf(player)
	if err != nil {
		return err
	}
	expected, err := cargoWords().Pile(cards)
	if err != nil {
		return err
	}
	return step.SamePile(player+"'s hand", expected, p.Hand, cargoKinds())
}

func (y *nouns) handCount(player string, n int) error {
	p, err := y.nowOf(player)
	if err != nil {
		return err
	}
	return step.Equal("the number of cards in "+player+"'s hand", n, size(p.Hand))
}

func (y *nouns) trainIs(player, cars string) error {
	p, err := y.nowOf(player)
	if err != nil {
		return err
	}
	expected, err := railcarWords().List(cars)
	if err != nil {
		return err
	}
	return step.SameList(player+"'s train", expected, p.Train)
}

func (y *nouns) sortingIs(player, cars string) error {
	p, err := y.nowOf(player)
	if err != nil {
		return err
	}
	expected, err := railcarWords().Pile(cars)
	if err != nil {
		return err
	}
	return step.SamePile(player+"'s sorting yard", expected, p.SortingYard, railcarKinds())
}

func (y *nouns) tokenIs(player, kind string) error {
	p, err := y.nowOf(player)
	if err != nil {
		return err
	}
	expected, err := tokenWords().List(kind)
	if err != nil {
		return err
	}
	return step.SameList(player+"'s token", expected, strings.Fields(p.Token))
}

// arrivalsAre compares all places in order, with "gap" for an empty one; "only" compares the railcars and leaves the gaps out.
func (y *nouns) arrivalsAre(cars string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	expected, err := railcarWords().List(cars, "only", "nothing", "gap")
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
		return step.SameList("the arrival yard", expected, got)
	}
	if len(expected) > 0 {
		expected = slices.DeleteFunc(expected[1:], func(car string) bool { return car == "nothing" })
	}
	return step.SameList("the arrival yard", expected, slices.DeleteFunc(got, func(car string) bool { return car == "" }))
}

func (y *nouns) arrivalCount(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	arrivals := step.PileOf(p.ArrivalYard)
	delete(arrivals, "")
	return step.Equal("the number of railcars in the arrival yard", n, size(arrivals))
}

func (y *nouns) railcarsAre(cars string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	expected, err := railcarWords().Pile(cars)
	if err != nil {
		return err
	}
	return step.SamePile("the railcar draw pile", expected, p.RailcarDrawPile, railcarKinds())
}

func (y *nouns) railcarCount(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of railcars in the draw pile", n, size(p.RailcarDrawPile))
}

func (y *nouns) cargoIs(cards string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	expected, err := cargoWords().Pile(cards)
	if err != nil {
		return err
	}
	return step.SamePile("the cargo draw pile", expected, p.CargoDrawPile, cargoKinds())
}

func (y *nouns) cargoCount(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of cards in the cargo draw pile", n, size(p.CargoDrawPile))
}

func (y *nouns) discardsAre(cards string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	expected, err := cargoWords().List(cards)
	if err != nil {
		return err
	}
	return step.SameList("the discard pile, from bottom to top,", expected, p.DiscardPile)
}

func (y *nouns) discardCount(n int) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	return step.Equal("the number of cards in the discard pile", n, len(p.DiscardPile))
}

func (y *nouns) topIs(card string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	expected, err := cargoWords().List(card)
	if err != nil {
		return err
	}
	return step.SameList("the top of the discard pile", expected, p.DiscardPile[max(0, len(p.DiscardPile)-1):])
}

func (y *nouns) centreIs(kinds string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	expected, err := tokenWords().List(kinds)
	if err != nil {
		return err
	}
	return step.SameList("the centre", expected, p.Centre)
}

func (y *nouns) officeIs(player, side string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	if _, err := y.Seat(player); err != nil {
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

// countIs compares a counter of the turn in progress, which must be the player's.
func (y *nouns) countIs(what string, count func(*yardmaster.Counters) int) func(string, int) error {
	return func(player string, n int) error {
		p, err := y.now()
		if err != nil {
			return err
		}
		if p.Counters == nil || p.Player != player {
			return fmt.Errorf("expected %s to have a turn with %d %s, but it is the turn of %s",
				player, n, what, step.OrNobody(p.Player))
		}
		return step.Equal("the number of "+player+"'s "+what, n, count(p.Counters))
	}
}
