package stockyards

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// phaseTwo reports whether workers are being placed.
func (n *nouns) phaseTwo() bool { return !n.begins && !n.planting }

// layYear finds the year, its card, those of earlier years, and the effects of a card and of a strike.
func (n *nouns) layYear() error {
	if n.doc.FirstPlayer == "" {
		n.doc.FirstPlayer = n.Setup.Seats[0]
	}
	if n.doc.Party == "" {
		n.doc.Party = parties["Republicans"]
	}
	if n.planting {
		return n.nothingPlaced()
	}
	if n.doc.Year == 0 {
		n.doc.Year = 1
		if card := n.yearCard(n.doc.YearCard); card != nil {
			n.doc.Year = card.Year
		}
	}
	for year := 1; year < min(n.doc.Year, n.parts().Years+1); year++ {
		n.doc.YearCards = append(n.doc.YearCards, n.cardOf(year))
	}
	if n.begins {
		return n.nothingPlaced()
	}
	if n.doc.YearCard == "" {
		n.doc.YearCard = n.cardOf(n.doc.Year)
	}
	if n.doc.Strike {
		n.doc.Picket = slices.Clone(n.Setup.Seats)
	}
	if card := n.yearCard(n.doc.YearCard); card != nil && card.Away > 0 {
		n.doc.Away = slices.Clone(n.Setup.Seats)
	}
	return nil
}

// nothingPlaced checks that no step has set up a part of Phase II.
func (n *nouns) nothingPlaced() error {
	when := fmt.Sprintf("year %d begins", n.doc.Year)
	if n.planting {
		when = "the plants are still to be placed"
	}
	var what string
	switch {
	case n.doc.YearCard != "":
		what = "no year card lies open yet"
	case n.doc.Strike:
		what = "the strike is not yet called"
	case n.last != "" || n.actor != "" || len(n.toPlace)+len(n.doc.Spaces)+len(n.doc.Slaughtered) > 0:
		what = "no worker has been placed, and none is to be placed"
	default:
		return nil
	}
	return fmt.Errorf("when %s, %s: leave that out, or write \"Given it is year n\" for Phase II", when, what)
}

// yearCard returns a year card by name; nil if there is none.
func (n *nouns) yearCard(name string) *box.YearCard {
	parts := n.parts()
	for i := range parts.YearCards {
		if parts.YearCards[i].Name == name && name != "" {
			return &parts.YearCards[i]
		}
	}
	return nil
}

// cardOf returns the first card of a year that has an action.
func (n *nouns) cardOf(year int) string {
	for _, card := range n.parts().YearCards {
		if card.Year == year && !card.Event {
			return card.Name
		}
	}
	return ""
}

// layTracks sets prices, Yards and union spirit that no step sets: in Phase II as in the first year.
func (n *nouns) layTracks() error {
	if n.planting || n.begins && n.doc.Year == 1 {
		return nil
	}
	parts, players := n.parts(), len(n.Setup.Seats)
	for i, kind := range kinds {
		track := parts.Price[n.side()][i]
		if _, given := n.doc.Prices[kind]; !given {
			n.doc.Prices[kind] = track.Min
		}
		if _, given := n.doc.Yards[kind]; !given && players < len(parts.StartLivestock) {
			n.doc.Yards[kind] = min(parts.StartLivestock[players]+int(track.Arrive[0]), parts.Capacity[n.side()][i])
		}
	}
	if n.doc.Spirit == nil {
		n.doc.Spirit = new(1)
		if n.doc.Strike {
			n.doc.Spirit = new(parts.StrikeAt)
		}
	}
	for i := range n.doc.Players {
		if p := &n.doc.Players[i]; p.Savings == nil {
			p.Savings = new(parts.StartSavings[min(i, len(parts.StartSavings)-1)])
		}
	}
	return nil
}

// layBrands puts the trackers into the order of the track; a player whom no step names is at the start, in the order of the seats.
func (n *nouns) layBrands() error {
	if len(n.stacks) == 0 && !n.phaseTwo() {
		return nil
	}
	start := n.parts().StartBrand
	named := map[string]bool{}
	var spaces []int
	for space, stack := range n.stacks {
		spaces = append(spaces, space)
		for _, name := range stack {
			named[name] = true
		}
	}
	_, startGiven := n.stacks[start]
	for _, seat := range n.Setup.Seats {
		if named[seat] {
			continue
		}
		if startGiven {
			return fmt.Errorf("the steps say who stands on brand %d, and not where %s stands: name %s's space as well", start, seat, seat)
		}
		if !slices.Contains(spaces, start) {
			spaces = append(spaces, start)
		}
		n.stacks[start] = append(n.stacks[start], seat)
	}
	slices.Sort(spaces)
	for _, space := range spaces {
		for _, name := range n.stacks[space] {
			n.doc.Brand = append(n.doc.Brand, name)
			n.seated(name).Brand = space
		}
	}
	return nil
}

// layMoney sets the Bank's gain since the start.
func (n *nouns) layMoney() error {
	if n.bank != nil {
		atStart := n.parts().MoneyTotal - n.parts().StartCash*len(n.Setup.Seats)
		n.doc.Bank = new(*n.bank - atStart)
	}
	return nil
}

// workers returns the number of workers of every player.
func (n *nouns) workers() int {
	option := 0
	if n.Under("houses-workers", "four-rows") {
		option = 1
	}
	return n.parts().Workers[option][min(len(n.Setup.Seats), 5)]
}

// layWorkers places the workers that are neither on the mat nor placed by a step on contract work. Then it
// finds the player to decide.
func (n *nouns) layWorkers() error {
	if n.planting {
		return n.layPlanter()
	}
	if n.begins {
		return nil
	}
	if n.allOut {
		if err := n.layElection(); err != nil {
			return err
		}
	}
	for _, seat := range n.Setup.Seats {
		if err := n.layWorkersOf(seat); err != nil {
			return err
		}
	}
	if n.allOut {
		return nil
	}
	n.doc.Decision = "placement"
	n.doc.Player = n.decider()
	if n.doc.Player == "" {
		return errors.New("nobody has a worker to place: say how many workers somebody has to place")
	}
	return nil
}

func (n *nouns) layWorkersOf(seat string) error {
	used := n.placed(seat)
	left := n.workers() - used
	given, isGiven := n.toPlace[seat]
	switch {
	case n.allOut:
		given = 0
	case n.last == seat && isGiven && given != 1:
		return fmt.Errorf("%s places the last worker of the year and has %d to place: write one or the other", seat, given)
	case n.last == seat:
		given = 1
	case n.last != "" && isGiven && given > 0:
		return fmt.Errorf("%s places the last worker of the year: %s has none to place then", n.last, seat)
	case n.last == "" && !isGiven:
		given = left
	}
	n.seated(seat).Workers = new(given)
	if given > left || left < 0 {
		return fmt.Errorf("%s has %s: %d of them stand elsewhere, so that %d are left to place at most",
			seat, prose.Count(n.workers(), "worker"), used, max(left, 0))
	}
	for range left - given {
		n.doc.Spaces[contractWork] = append(n.doc.Spaces[contractWork], seat)
	}
	return nil
}

// placed counts the workers of a player that steps have placed.
func (n *nouns) placed(seat string) int {
	count := 0
	for _, place := range append(listsOf(n.doc.Spaces), append(listsOf(n.doc.Slaughtered), n.doc.Picket, n.doc.Away)...) {
		for _, name := range place {
			if name == seat {
				count++
			}
		}
	}
	return count
}

func listsOf(m map[string][]string) [][]string {
	var lists [][]string
	for _, list := range m {
		lists = append(lists, list)
	}
	return lists
}

// turnOrder returns the players clockwise from the first player on.
func (n *nouns) turnOrder() []string {
	seats := n.Setup.Seats
	first := max(0, slices.Index(seats, n.doc.FirstPlayer))
	return slices.Concat(seats[first:], seats[:first])
}

// chosen returns the player who will probably decide, before the numbers of workers are known.
func (n *nouns) chosen() string {
	for _, said := range []string{n.actor, n.last} {
		if said != "" {
			return said
		}
	}
	return n.doc.FirstPlayer
}

// decider returns the player whose turn it is by a step, or the first in turn order with a worker to place.
func (n *nouns) decider() string {
	if n.actor != "" {
		return n.actor
	}
	for _, seat := range n.turnOrder() {
		if workers := n.seated(seat).Workers; workers != nil && *workers > 0 {
			return seat
		}
	}
	return ""
}

// layPlanter makes the last player in turn order without a plant the one to decide.
func (n *nouns) layPlanter() error {
	n.doc.Decision = "plant"
	for _, seat := range n.turnOrder() {
		if n.seated(seat).Plant == "" {
			n.doc.Player = seat
		}
	}
	if n.doc.Player == "" {
		return errors.New("everybody's plant is placed: leave one out, or do not say that the plants are still to be placed")
	}
	return nil
}
