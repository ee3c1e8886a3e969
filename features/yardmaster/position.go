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
	t := y.table()
	hand := step.Players(t, "%s's hand", cargoWords().Counted(), func(p *seat) *map[string]int { return &p.Hand })
	v.Then(step.HasHand, hand.Is)
	v.Then(step.HoldsCards, hand.Is)
	v.Then(step.CountsHand, step.CountsOf(t, "the number of cards in %s's hand", func(p *seat) int { return size(p.Hand) }))
	step.Both(v, train, step.Players(t, "%s's train", railcarWords().Ordered(), func(p *seat) *[]string { return &p.Train }))
	step.Both(v, sorting, step.Players(t, "%s's sorting yard", railcarWords().Counted(),
		func(p *seat) *map[string]int { return &p.SortingYard }))
	v.Then(token, y.tokenIs)
	v.Then(arrival, y.arrivalsAre)
	v.Then(arrivalN, step.Counts(t, "the number of railcars in the arrival yard", func(p *position) int { return lying(p.ArrivalYard) }))
	v.Then(railcars, step.OnTable(t, "the railcar draw pile", railcarWords().Counted(),
		func(p *position) *map[string]int { return &p.RailcarDrawPile }).Is)
	v.Then(railcarsN, step.Counts(t, "the number of railcars in the draw pile", func(p *position) int { return size(p.RailcarDrawPile) }))
	v.Then(cargo, step.OnTable(t, "the cargo draw pile", cargoWords().Counted(),
		func(p *position) *map[string]int { return &p.CargoDrawPile }).Is)
	v.Then(cargoN, step.Counts(t, "the number of cards in the cargo draw pile", func(p *position) int { return size(p.CargoDrawPile) }))
	discards := func(p *position) *[]string { return &p.DiscardPile }
	pile := step.OnTable(t, "the discard pile, from bottom to top,", cargoWords().Ordered(), discards)
	step.Both(v, step.DiscardsAre, pile)
	v.Given(top, func(card string) error {
		if pile := y.doc.DiscardPile; len(pile) > 0 && pile[len(pile)-1] == card {
			return nil
		}
		return pile.Give(card)
	})
	v.Then(step.CountsDiscards, step.Counts(t, "the number of cards in the discard pile", func(p *position) int { return len(p.DiscardPile) }))
	v.Then(top, step.OnTable(t, "the top of the discard pile", cargoWords().Ordered(), func(p *position) *[]string {
		return new(p.DiscardPile[max(0, len(p.DiscardPile)-1):])
	}).Is)
	v.Then(centre, step.OnTable(t, "the centre", tokenWords().Ordered(), func(p *position) *[]string { return &p.Centre }).Is)
	v.Then(office, y.officeIs)
	v.Then(isMaster, func(player string) error { return y.officeIs(player, "up") })
	v.Then(notMaster, y.isWithoutOffice)
	v.Then(used, y.countIs("actions used", func(c *yardmaster.Counters) int { return c.Used }))
	v.Then(allowed, y.countIs("actions this turn", func(c *yardmaster.Counters) int { return c.Allowed }))
	v.Then(left, y.countIs("actions left", func(c *yardmaster.Counters) int { return c.Allowed - c.Used }))
}

// now returns the whole position, once chance has made the decisions that were due.
func (y *nouns) now() (*position, error) { return y.seenBy("") }

// seenBy returns the position as a seat sees it.
func (y *nouns) seenBy(seat string) (*position, error) {
	p := &yardmaster.Position{}
	return p, y.View(seat, p)
}

// called returns the name of a player in a document.
func called(p *seat) string { return p.Name }

func (y *nouns) nowOf(name string) (*seat, error) {
	p, err := y.now()
	if err != nil {
		return nil, err
	}
	return step.PlayerIn(y.World, p.Players, name, called)
}

// cargoKinds and railcarKinds order the lists in messages.
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

func (y *nouns) isWithoutOffice(player string) error {
	p, err := y.now()
	if err != nil {
		return err
	}
	if _, err := y.Seat(player); err != nil {
		return err
	}
	if t := p.Yardmaster; t != nil && t.Holder == player {
		return fmt.Errorf("expected %s not to hold the Yardmaster token, but %s holds it face %s", player, player, t.Side)
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
