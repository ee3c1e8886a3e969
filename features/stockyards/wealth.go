package stockyards

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/features/step"
)

// wealthParts names the parts of wealth, in the order of the step.
var wealthParts = []string{"savings", "cash", "margins", "brand", "houses", "cards", "tokens"}

// wealthOf counts final scoring for a player at a position, part by part, as if the game ended there.
func (n *nouns) wealthOf(p *stockyards.Position, q *stockyards.Player) ([7]int, error) {
	var parts [7]int
	for i, from := range []struct {
		what  string
		value *int
	}{{"savings", q.Savings}, {"cash", q.Cash}} {
		var err error
		if parts[i], err = said(q.Name+"'s "+from.what, from.value); err != nil {
			return parts, err
		}
	}
	for kind := range kinds {
		margin, err := marginOf(p, q, kind)
		if err != nil {
			return parts, err
		}
		parts[2] += margin
	}
	tokens, err := said(q.Name+"'s low morale tokens", q.Tokens)
	parts[3], parts[4], parts[5], parts[6] = n.brandBonus(p, q.Name), n.houseValues(p, q.Name), n.endValues(q), -n.penalty(tokens)
	return parts, err
}

// brandBonus depends on the rank of the player's tracker. A tracker further ahead has the better rank. Of
// trackers on the same space, a higher one has the better rank.
func (n *nouns) brandBonus(p *stockyards.Position, player string) int {
	bonus := n.parts().BrandBonus[n.side()]
	rank := len(p.Brand) - 1 - slices.Index(p.Brand, player)
	if rank >= len(bonus) || !slices.Contains(p.Brand, player) {
		return 0
	}
	return bonus[rank]
}

// houseValues go by the connections of each market.
func (n *nouns) houseValues(p *stockyards.Position, player string) int {
	values, total := n.parts().HouseValue, 0
	for _, market := range markets {
		m := inMarket(p, market)
		for _, owner := range m.Houses {
			if owner == player {
				total += values[min(len(m.Tokens), len(values)-1)]
			}
		}
	}
	return total
}

// endValues returns the sum of the end values on the cards of a player.
func (n *nouns) endValues(q *stockyards.Player) int {
	total := 0
	for card := range q.Buildings {
		if b := n.building(card); b != nil {
			total += b.End
		}
	}
	for _, s := range n.parts().Specialists {
		if s.Name != "" && slices.Contains(q.Specialists, s.Name) {
			total += s.End
		}
	}
	return total
}

// penalty returns the cost of low morale tokens (US-R-morale-penalty).
func (n *nouns) penalty(tokens int) int {
	switch {
	case n.Under("morale-penalty", "two-each"):
		return 2 * tokens
	case n.Under("morale-penalty", "one-each"):
		return tokens
	case n.Under("morale-penalty", "triangular"):
		return tokens * (tokens + 1) / 2
	case n.Under("morale-penalty", "none"):
		return 0
	}
	return 3 * tokens
}

// wealthIs compares the score of a game that is over, or else the present result of final scoring.
func (n *nouns) wealthIs(player string, expected int) error {
	p, q, err := n.nowOf(player)
	if err != nil {
		return err
	}
	parts, err := n.wealthOf(p, q)
	if err != nil {
		return err
	}
	turn, err := n.Settled()
	if err != nil {
		return err
	}
	if turn.Actor == "" {
		return n.HasPoints(player, expected)
	}
	if total := totalOf(parts); total != expected {
		return fmt.Errorf("expected %s's wealth to be %d, but it is %d: %s; %s", player, expected, total, spellParts(parts), atPrices(p))
	}
	return nil
}

// isSameWealth compares the wealth of players with that of the first of them.
func (n *nouns) isSameWealth(names string) error {
	players := step.SplitNames(names)
	p, q, err := n.nowOf(players[0])
	if err != nil {
		return err
	}
	parts, err := n.wealthOf(p, q)
	if err != nil {
		return err
	}
	for _, player := range players[1:] {
		if err := n.wealthIs(player, totalOf(parts)); err != nil {
			return err
		}
	}
	return nil
}

func totalOf(parts [7]int) (total int) {
	for _, part := range parts {
		total += part
	}
	return total
}

// wealthIsMadeOf compares the parts that are named one by one, and the sum of all with the score if the game is over.
func (n *nouns) wealthIsMadeOf(player, parts string) error {
	p, q, err := n.nowOf(player)
	if err != nil {
		return err
	}
	got, err := n.wealthOf(p, q)
	if err != nil {
		return err
	}
	if err := step.SameParts(player+"'s wealth", parts, wealthParts, got[:]); err != nil {
		if strings.Contains(parts, "margins") {
			err = fmt.Errorf("%w; %s", err, atPrices(p))
		}
		return err
	}
	total := 0
	for _, part := range got {
		total += part
	}
	return n.wealthIs(player, total)
}

// atPrices words the prices at which margins are counted: the adjustment after the last year changes these
// prices.
func atPrices(p *stockyards.Position) string {
	return fmt.Sprintf("the margins are at the prices cattle %d, hogs %d, sheep %d", p.Prices[kinds[0]], p.Prices[kinds[1]], p.Prices[kinds[2]])
}

func spellParts(parts [7]int) string {
	text := ""
	for i, part := range parts {
		if i > 0 {
			text += ", "
		}
		text += fmt.Sprintf("%s %d", wealthParts[i], part)
	}
	return text
}
