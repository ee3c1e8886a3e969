package yardmaster

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features/step"
)

// teachGiven adds the steps that set up a table.
func (y *nouns) teachGiven(v *step.Vocabulary) {
	v.Given(step.HasHand, y.giveHand)
	v.Given(step.HoldsCards, y.giveHand)
	v.Given(token, y.giveToken)
	v.Given(arrival, y.giveArrivals)
	v.Given(railcars, y.giveRailcars)
	v.Given(railcarsN, func(n int) error { return y.givePile(&y.railcars, pileGiven{left: n}) })
	v.Given(rest, y.giveRest)
	v.Given(cargo, y.giveCargo)
	v.Given(cargoN, func(n int) error { return y.givePile(&y.cargo, pileGiven{left: n}) })
	v.Given(topCargo, y.OnTop("cargo draw pile", "draw ", cargoWords(), y.placing))
	v.Given(topRailcar, y.OnTop("railcar draw pile", "refill ", railcarWords(), y.placing))
	v.Given(step.CountsDiscards, y.giveDiscards)
	v.Given(centre, y.giveCentre)
	v.Given(office, y.giveOffice)
	v.Given(isMaster, func(player string) error { return y.giveOffice(player, "up") })
	v.Given(notMaster, y.giveOfficeOn)
	v.Given(used, y.giveUsed)
	v.Given(allowed, y.giveAllowed)
	v.Given(left, y.giveLeft)
	v.Given(loaded, y.giveLoaded)
	v.Given(start, y.giveStart)
	v.Given(step.TurnNumber, y.giveTurnNumber)
	v.Given(reached, y.giveReached)
	v.Given(waiting, y.giveWaiting)
	v.Given(played, y.givePlayed)
}

func (y *nouns) giveHand(player, cards string) error {
	p, err := y.player(player)
	if err != nil {
		return err
	}
	if p.Hand != nil {
		return fmt.Errorf("%s's hand is given twice", player)
	}
	p.Hand, err = cargoWords().Pile(cards)
	return err
}

func (y *nouns) giveToken(player, kind string) error {
	p, err := y.player(player)
	if err != nil {
		return err
	}
	if err := tokenWords().Known(kind); err != nil {
		return err
	}
	p.Token = kind
	return y.oneTokenEach(kind)
}

// oneTokenEach refuses a second token of some types (YM-XCH-01).
func (y *nouns) oneTokenEach(kinds ...string) error {
	if y.AtFault {
		return nil
	}
	lying := map[string]string{}
	for _, kind := range y.doc.Centre {
		if lying[kind] != "" {
			return fmt.Errorf("the %s token is in the centre twice: there is one of each type (YM-XCH-01)", kind)
		}
		lying[kind] = "it is in the centre"
	}
	for _, p := range y.doc.Players {
		there := lying[p.Token]
		if p.Token != "" && there != "" && slices.Contains(kinds, p.Token) {
			return fmt.Errorf("%s cannot have the %s token, as %s: there is one of each type (YM-XCH-01)", p.Name, p.Token, there)
		}
		lying[p.Token] = p.Name + " has it"
	}
	return nil
}

// giveArrivals lays out railcars from the first place on; "only" leaves the other places gaps.
func (y *nouns) giveArrivals(cars string) error {
	if err := y.placing(); err != nil {
		return err
	}
	list, err := railcarWords().List(cars, "only", "nothing")
	if err != nil {
		return err
	}
	if len(list) == 0 {
		list = []string{"only"}
	}
	if list[0] == "only" {
		list = slices.DeleteFunc(list[1:], func(car string) bool { return car == "nothing" })
		places, err := y.places()
		if err != nil {
			return err
		}
		for len(list) < places {
			list = append(list, "")
		}
	}
	y.doc.ArrivalYard = list
	return nil
}

// pileGiven holds a draw pile as a step gives it: its exact content, or its number of cards.
type pileGiven struct {
	content map[string]int
	left    int
	// rest is the player who has the other railcars; "" for the right neighbour of the turn's owner.
	rest string
}

func (y *nouns) givePile(into **pileGiven, pile pileGiven) error {
	if err := y.placing(); err != nil {
		return err
	}
	if *into != nil {
		return errors.New("the draw pile is given twice")
	}
	*into = &pile
	return nil
}

func (y *nouns) giveRailcars(cars string) error {
	pile, err := railcarWords().Pile(cars)
	if err != nil {
		return err
	}
	return y.givePile(&y.railcars, pileGiven{content: pile, left: size(pile)})
}

func (y *nouns) giveRest(player string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	if y.railcars == nil {
		return errors.New("first write what the railcar draw pile is; the rest is every railcar that is in no other place")
	}
	y.railcars.rest = player
	return nil
}

func (y *nouns) giveDiscards(cards int) error {
	if err := y.placing(); err != nil {
		return err
	}
	if y.discards != nil {
		return step.Twice("the number of cards in the discard pile")
	}
	y.discards = &cards
	return nil
}

func (y *nouns) giveCargo(cards string) error {
	pile, err := cargoWords().Pile(cards)
	if err != nil {
		return err
	}
	return y.givePile(&y.cargo, pileGiven{content: pile, left: size(pile)})
}

func (y *nouns) giveCentre(kinds string) error {
	if err := y.placing(); err != nil {
		return err
	}
	var err error
	if y.doc.Centre, err = tokenWords().List(kinds); err != nil {
		return err
	}
	return y.oneTokenEach(y.doc.Centre...)
}

func (y *nouns) giveOffice(player, side string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	y.doc.Yardmaster = &yardmaster.Token{Holder: player, Side: side}
	return nil
}

// giveOfficeOn gives the token to the next player after one who does not hold it.
func (y *nouns) giveOfficeOn(player string) error {
	seat, err := y.Seat(player)
	if err != nil {
		return err
	}
	return y.giveOffice(y.Setup.Seats[(seat+1)%len(y.Setup.Seats)], "up")
}

// countFor records that a step counts the actions of a player, who must then have the turn.
func (y *nouns) countFor(player string) (*yardmaster.Counters, error) {
	if _, err := y.player(player); err != nil {
		return nil, err
	}
	if y.turnOf == nil {
		y.turnOf = map[string]bool{}
	}
	y.turnOf[player] = true
	return y.counters()
}

func (y *nouns) giveUsed(player string, n int) error {
	c, err := y.countFor(player)
	if err != nil {
		return err
	}
	c.Used = n
	return nil
}

func (y *nouns) giveAllowed(player string, n int) error {
	c, err := y.countFor(player)
	if err != nil {
		return err
	}
	c.Allowed = n
	return nil
}

func (y *nouns) giveLeft(player string, n int) error {
	_, err := y.countFor(player)
	y.left = n
	return err
}

// layActions counts the actions of a turn by those that are left.
func (y *nouns) layActions() error {
	if y.left < 0 {
		return nil
	}
	c := y.doc.Counters
	parts, err := yardmaster.ReadComponents(y.Setup)
	if err != nil {
		return err
	}
	if c.Used > 0 {
		return errors.New("the actions of the turn are given twice: those used, and those left")
	}
	given := max(parts.ActionsPerTurn, c.Allowed)
	if t := y.doc.Yardmaster; c.Allowed == 0 && t != nil && t.Holder == y.owner() && t.Side == "up" {
		given += parts.YardmasterExtra
	}
	if c.Used = given - y.left; c.Used < 0 {
		c.Allowed, c.Used = y.left, 0
	}
	y.left = -1
	return nil
}

func (y *nouns) giveLoaded() error {
	c, err := y.counters()
	if err != nil {
		return err
	}
	c.Loaded = true
	return nil
}

func (y *nouns) giveStart(player string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	y.doc.Start = player
	return nil
}

func (y *nouns) giveTurnNumber(n int) error {
	if err := y.placing(); err != nil {
		return err
	}
	y.doc.Turn = &n
	return nil
}

func (y *nouns) giveReached() error {
	if err := y.placing(); err != nil {
		return err
	}
	y.doc.GoalReached = true
	return nil
}
