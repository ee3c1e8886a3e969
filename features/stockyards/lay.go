package stockyards

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// layPlants places the plants that no step places, seat by seat, at the remaining locations in their order.
func (n *nouns) layPlants() error {
	if n.planting {
		return nil
	}
	open := n.openLocations()
	for _, p := range n.doc.Players {
		open = slices.DeleteFunc(open, func(site string) bool { return site == p.Plant })
	}
	for i := range n.doc.Players {
		p := &n.doc.Players[i]
		if p.Plant != "" {
			continue
		}
		if len(open) == 0 {
			return fmt.Errorf("no start location is left for %s's plant", p.Name)
		}
		p.Plant, open = open[0], open[1:]
	}
	return nil
}

// openLocations lists the start locations for the number of players.
func (n *nouns) openLocations() []string {
	parts := n.parts()
	list := parts.LocationsByPlayers[min(len(n.Setup.Seats), 5)]
	var names []string
	for _, i := range list.At[:list.Count] {
		names = append(names, parts.Locations[n.side()][i].Name)
	}
	return names
}

// inGame lists the building cards of this game in the order of the box. With two players these are the marked cards and
// two of the last letter. The cards that steps name come first.
func (n *nouns) inGame() []string {
	const lastLetter, random = 2, 2
	marked := []string{}
	var last []string
	for _, b := range n.parts().Buildings {
		switch {
		case b.Name == "":
		case len(n.Setup.Seats) > 2 || b.TwoPlayer:
			marked = append(marked, b.Name)
		case b.Deck == lastLetter:
			last = append(last, b.Name)
		}
	}
	if len(n.Setup.Seats) > 2 {
		return marked
	}
	slices.SortStableFunc(last, func(a, b string) int { return n.named(b) - n.named(a) })
	return append(marked, last[:min(random, len(last))]...)
}

// named returns 1 for a building card that a step has put somewhere, else 0.
func (n *nouns) named(card string) int {
	owned := slices.ContainsFunc(n.doc.Players, func(p stockyards.Player) bool { return p.Buildings[card] != "" })
	if owned || n.doc.DeckTop == card || slices.Contains(n.doc.Offering, card) {
		return 1
	}
	return 0
}

// laySpecialists gives a specialist card's holder the buildings with its icons.
func (n *nouns) laySpecialists() error {
	for _, p := range n.doc.Players {
		for _, card := range p.Specialists {
			if err := n.layIcons(p.Name, card); err != nil {
				return err
			}
		}
	}
	return nil
}

func (n *nouns) layIcons(player, specialist string) error {
	parts := n.parts()
	i := slices.Index(n.specialistWords().Kinds, specialist)
	for icon, needed := range parts.Specialists[i].Needs {
		for n.icons(player, icon) < int(needed) {
			card := n.spare(icon)
			if card == nil {
				return fmt.Errorf("%s has %s and not the icons for it, and no building card is left that has: write which buildings %s has",
					player, specialist, player)
			}
			if err := n.buildAside(player, card); err != nil {
				return err
			}
		}
	}
	return nil
}

// icons counts the icons of a kind on the building cards of a player.
func (n *nouns) icons(player string, icon int) int {
	count := 0
	for card := range n.seated(player).Buildings {
		if b := n.building(card); b != nil {
			count += int(b.Icons[icon])
		}
	}
	return count
}

// spare returns a building card with an icon that no step names, nil if there is none.
func (n *nouns) spare(icon int) *box.Building {
	for _, name := range n.inGame() {
		if b := n.building(name); b.Icons[icon] > 0 && n.named(name) == 0 {
			return b
		}
	}
	return nil
}

// layOffering fills offering and deck in the order of the box with the cards that lie nowhere else.
func (n *nouns) layOffering() error {
	const onOffer = 4
	given := n.doc.Offering != nil
	for _, card := range n.inGame() {
		switch {
		case n.named(card) == 1:
		case !given && len(n.doc.Offering) < onOffer:
			n.doc.Offering = append(n.doc.Offering, card)
		case n.doc.DeckTop == "" && !n.noDeck:
			n.doc.DeckTop = card
		case n.noDeck:
			if err := n.buildFor(card); err != nil {
				return err
			}
		}
	}
	return n.layDisplay()
}

// buildFor builds a card that an empty deck implies, for a player who is not the one to decide.
func (n *nouns) buildFor(card string) error {
	decider := n.chosen()
	builders := slices.Clone(n.Setup.Seats)
	builders = slices.DeleteFunc(builders, func(seat string) bool { return seat == decider })
	slices.SortStableFunc(builders, func(a, b string) int { return len(n.seated(a).Buildings) - len(n.seated(b).Buildings) })
	var all error
	for _, builder := range builders {
		err := n.buildAside(builder, n.building(card))
		if err == nil {
			return nil
		}
		all = errors.Join(all, err)
	}
	return all
}

// layDisplay takes off the display the specialist cards that players own, and those whose icons a player has collected.
func (n *nouns) layDisplay() error {
	n.doc.Specialists = []string{}
	for _, name := range n.specialistWords().Kinds {
		owned := slices.ContainsFunc(n.doc.Players, func(p stockyards.Player) bool { return slices.Contains(p.Specialists, name) })
		switch {
		case owned:
		case n.noDeck && n.collected(name):
		default:
			n.doc.Specialists = append(n.doc.Specialists, name)
		}
	}
	return nil
}

// collected gives a specialist card to the first player who has its icons.
func (n *nouns) collected(specialist string) bool {
	i := slices.Index(n.specialistWords().Kinds, specialist)
	for j := range n.doc.Players {
		p, complete := &n.doc.Players[j], true
		for icon, needed := range n.parts().Specialists[i].Needs {
			complete = complete && n.icons(p.Name, icon) >= int(needed)
		}
		if complete {
			p.Specialists = append(p.Specialists, specialist)
			return true
		}
	}
	return false
}

// layRails sends the wild tokens to their markets, the last one first, and leaves the others next to the grid.
func (n *nouns) layRails() error {
	var wild []string
	for _, token := range n.parts().RailTokens[n.side()] {
		if token.Name != "" && token.Market < 0 {
			wild = append(wild, token.Name)
		}
	}
	for _, market := range n.wilds {
		if len(wild) == 0 {
			return errors.New("there are fewer wild railroad tokens than the steps name")
		}
		last := len(wild) - 1
		n.market(market).Tokens = append(n.market(market).Tokens, wild[last])
		wild = wild[:last]
	}
	n.doc.Beside = []string{}
	for _, name := range n.railWords().Kinds {
		lies := false
		for _, m := range n.doc.Markets {
			lies = lies || slices.Contains(m.Tokens, name)
		}
		if !lies {
			n.doc.Beside = append(n.doc.Beside, name)
		}
	}
	return nil
}

// layHouses puts houses neither on the mat nor placed by a step into the largest markets that no step names.
func (n *nouns) layHouses() error {
	option := 0
	if n.Under("houses-workers", "four-rows") {
		option = 1
	}
	total := n.parts().Houses[option][min(len(n.Setup.Seats), 5)]
	aside := n.asideMarkets()
	for i := range n.doc.Players {
		p := &n.doc.Players[i]
		if p.Houses == nil {
			continue
		}
		for left := total - *p.Houses - n.housesOf(p.Name); left > 0; left-- {
			at := slices.IndexFunc(aside, n.hasRoom)
			if at < 0 {
				return fmt.Errorf("there is no room in the markets for the houses that %s does not have on the mat: write where they stand",
					p.Name)
			}
			m := n.market(aside[at])
			m.Houses = append(m.Houses, p.Name)
		}
	}
	return nil
}

// asideMarkets lists the markets whose houses no step names, the one least in the way first.
func (n *nouns) asideMarkets() []string {
	markets := []string{"manhattan", "philadelphia", "brooklyn", "boston", "bronx"}
	return slices.DeleteFunc(markets, func(name string) bool { return n.doc.Markets[name] != nil && n.doc.Markets[name].Houses != nil })
}

func (n *nouns) hasRoom(market string) bool {
	return len(n.market(market).Houses) < n.parts().MarketSpaces[n.side()][slices.Index(markets, market)]
}

// housesOf counts a player's houses in the markets.
func (n *nouns) housesOf(player string) int {
	count := 0
	for _, m := range n.doc.Markets {
		for _, owner := range m.Houses {
			if owner == player {
				count++
			}
		}
	}
	return count
}
