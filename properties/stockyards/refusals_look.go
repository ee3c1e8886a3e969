package stockyards

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// space are the workers on the space of an action, and how many it takes; 0 for one that takes any number.
func (a *attempt) space() (there []string, ovals int) {
	on := a.parts.Spaces[a.side]
	name, ovals := a.verb, map[string]int{"buy-land": on.BuyLand, "build": on.Build, "advertise national": on.National,
		"advertise chicago": on.Chicago, "branch": on.Branch, "branches": on.Party, "eight-hour-day": on.Party, "wage-increase": on.Wage,
		"campaign": on.Campaign, "year-card": 1}[a.verb]
	if name == "branches" || name == "eight-hour-day" {
		name = "party"
	}
	return a.doc.Spaces[strings.ReplaceAll(name, " ", "-")], ovals
}

// cost is what is printed in the oval.
func (a *attempt) cost() int {
	if a.verb == "year-card" {
		return a.yearCard().Cost
	}
	p := a.parts
	return map[string]int{"buy-land": p.LandCost, "advertise national": p.NationalCost, "branch": p.BranchCost,
		"branches": p.TwoBranchesCost, "wage-increase": p.WageCost}[a.verb]
}

// margin is what an animal of a kind would bring.
func (a *attempt) margin(kind string) int {
	value := map[string]*int{"cattle": a.by.Beef, "hogs": a.by.Pork, "sheep": a.by.Lamb}[kind]
	return *value - a.doc.Prices[kind]
}

// how spells the way a piece is laid.
func (a *attempt) how() string { return strings.Join(append([]string{""}, a.words[3:]...), " ") }

// covers are the squares that the action lays something on.
func (a *attempt) covers() []spot {
	switch {
	case a.does("viaduct"):
		return []spot{readSpot(a.words[1])}
	case a.does("buy-land"):
		return a.area(readSpot(a.words[1]), a.words[3] == "s")
	case a.does("build"):
		return a.covered(a.words[0], a.words[2]+a.how())
	}
	return nil
}

// connected reports whether one of the squares is beside the player's cluster.
func (a *attempt) connected() bool {
	cluster := a.cluster(a.by)
	for _, s := range a.covers() {
		for _, next := range around(s) {
			if cluster[next] {
				return true
			}
		}
	}
	return false
}

// markets are those that an action establishes houses in.
func (a *attempt) markets() []string {
	switch {
	case a.does("branch", "branches"):
		return a.words
	case a.card("new-york-branches"):
		return a.words[1:]
	}
	return nil
}

// crowded reports whether a market has fewer spaces than the action takes there.
func (a *attempt) crowded(market string) bool {
	takes := 0
	for _, m := range a.markets() {
		if m == market {
			takes++
		}
	}
	return a.room(market) < takes
}

func (a *attempt) room(market string) int {
	room := a.parts.MarketSpaces[a.side][slices.Index(box.MarketNames[:], market)]
	if m := a.doc.Markets[market]; m != nil {
		room -= len(m.Houses)
	}
	return room
}

// noRoomInNewYork reports whether the card for New York is held up by a clause of its own (US-Y4-11): two houses, in two spaces.
func (a *attempt) noRoomInNewYork() bool {
	if !a.card("new-york-branches") {
		return false
	}
	return *a.by.Houses == 1 || a.room("brooklyn")+a.room("bronx") < 2
}

// wild reports whether a market has a wild token.
func (a *attempt) wild(market string) bool {
	m := a.doc.Markets[market]
	return m != nil && slices.ContainsFunc(m.Tokens, func(token string) bool { return strings.HasPrefix(token, "wild") })
}
