package features

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// teachGiven adds what sets up a table.
func (y *yardNouns) teachGiven(v *vocabulary) {
	v.given(hasHand, y.giveHand)
	v.given(holdsCards, y.giveHand)
	v.given(yardTrain, y.giveTrain)
	v.given(yardSorting, y.giveSorting)
	v.given(yardToken, y.giveToken)
	v.given(yardArrival, y.giveArrivals)
	v.given(yardRailcars, y.giveRailcars)
	v.given(yardRailcarsN, func(n int) error { return y.givePile(&y.railcars, pileGiven{left: n}) })
	v.given(yardRest, y.giveRest)
	v.given(yardCargo, y.giveCargo)
	v.given(discardsAre, y.giveDiscards)
	v.given(yardCentre, y.giveCentre)
	v.given(yardOffice, y.giveOffice)
	v.given(yardIsMaster, func(player string) error { return y.giveOffice(player, "up") })
	v.given(yardUsed, y.giveUsed)
	v.given(yardAllowed, y.giveAllowed)
	v.given(yardLoaded, y.giveLoaded)
	v.given(yardStart, y.giveStart)
	v.given(turnNumber, y.giveTurnNumber)
	v.given(yardReached, y.giveReached)
	v.given(yardWaiting, y.giveWaiting)
	v.given(yardPlayed, y.givePlayed)
}

func (y *yardNouns) giveHand(player, cards string) error {
	p, err := y.player(player)
	if err != nil {
		return err
	}
	if p.Hand != nil {
		return fmt.Errorf("%s's hand is given twice", player)
	}
	p.Hand, err = cargoWords().pile(cards)
	return err
}

func (y *yardNouns) giveTrain(player, cars string) error {
	p, err := y.player(player)
	if err != nil {
		return err
	}
	p.Train, err = railcarWords().list(cars)
	return err
}

func (y *yardNouns) giveSorting(player, cars string) error {
	p, err := y.player(player)
	if err != nil {
		return err
	}
	p.SortingYard, err = railcarWords().pile(cars)
	return err
}

func (y *yardNouns) giveToken(player, kind string) error {
	p, err := y.player(player)
	if err != nil {
		return err
	}
	if _, err := tokenWords().list(kind); err != nil {
		return err
	}
	p.Token = kind
	return y.oneTokenEach(kind)
}

// oneTokenEach needs the tokens of some types to lie in one place each (YM-XCH-01).
func (y *yardNouns) oneTokenEach(kinds ...string) error {
	if y.atFault {
		return nil
	}
	lying := map[string]string{}
	for _, kind := range y.doc.Centre {
		if lying[kind] != "" {
			return fmt.Errorf("the %s token lies in the centre twice: there is one of each type (YM-XCH-01)", kind)
		}
		lying[kind] = "it lies in the centre"
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

// giveArrivals lays railcars from the first place on; "only" leaves the other places gaps.
func (y *yardNouns) giveArrivals(cars string) error {
	if err := y.placing(); err != nil {
		return err
	}
	list, err := railcarWords().list(cars, "only", "nothing")
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

// pileGiven is what a step says of a draw pile: just this content, or so many cards.
type pileGiven struct {
	content map[string]int
	left    int
	// rest is the player who has the other railcars; "" for the right neighbour of the turn's owner.
	rest string
}

func (y *yardNouns) givePile(into **pileGiven, pile pileGiven) error {
	if err := y.placing(); err != nil {
		return err
	}
	if *into != nil {
		return errors.New("the draw pile is given twice")
	}
	*into = &pile
	return nil
}

func (y *yardNouns) giveRailcars(cars string) error {
	pile, err := railcarWords().pile(cars)
	if err != nil {
		return err
	}
	return y.givePile(&y.railcars, pileGiven{content: pile, left: size(pile)})
}

func (y *yardNouns) giveRest(player string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	if y.railcars == nil {
		return errors.New("say first what the railcar draw pile is; the rest is what lies nowhere else")
	}
	y.railcars.rest = player
	return nil
}

func (y *yardNouns) giveCargo(cards string) error {
	pile, err := cargoWords().pile(cards)
	if err != nil {
		return err
	}
	return y.givePile(&y.cargo, pileGiven{content: pile, left: size(pile)})
}

func (y *yardNouns) giveDiscards(cards string) error {
	if err := y.placing(); err != nil {
		return err
	}
	var err error
	y.doc.DiscardPile, err = cargoWords().list(cards)
	return err
}

func (y *yardNouns) giveCentre(kinds string) error {
	if err := y.placing(); err != nil {
		return err
	}
	var err error
	if y.doc.Centre, err = tokenWords().list(kinds); err != nil {
		return err
	}
	return y.oneTokenEach(y.doc.Centre...)
}

func (y *yardNouns) giveOffice(player, side string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	y.doc.Yardmaster = &yardmaster.Token{Holder: player, Side: side}
	return nil
}

// countFor notes that a step speaks of the actions of a player, whose turn it has to be.
func (y *yardNouns) countFor(player string) (*yardmaster.Counters, error) {
	if _, err := y.player(player); err != nil {
		return nil, err
	}
	if y.turnOf == nil {
		y.turnOf = map[string]bool{}
	}
	y.turnOf[player] = true
	return y.counters()
}

func (y *yardNouns) giveUsed(player string, n int) error {
	c, err := y.countFor(player)
	if err != nil {
		return err
	}
	c.Used = n
	return nil
}

func (y *yardNouns) giveAllowed(player string, n int) error {
	c, err := y.countFor(player)
	if err != nil {
		return err
	}
	c.Allowed = n
	return nil
}

func (y *yardNouns) giveLoaded() error {
	c, err := y.counters()
	if err != nil {
		return err
	}
	c.Loaded = true
	return nil
}

func (y *yardNouns) giveStart(player string) error {
	if _, err := y.player(player); err != nil {
		return err
	}
	y.doc.Start = player
	return nil
}

func (y *yardNouns) giveTurnNumber(n int) error {
	if err := y.placing(); err != nil {
		return err
	}
	y.doc.Turn = n
	return nil
}

func (y *yardNouns) giveReached() error {
	if err := y.placing(); err != nil {
		return err
	}
	y.doc.GoalReached = true
	return nil
}
