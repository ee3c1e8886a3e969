package frontier

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// people returns the piles of the other towns and the characters who have not been drawn.
func (d drawing) people() (rows []part.Part) {
	for i := range d.parts.Towns {
		t := &d.parts.Towns[i]
		reward := t.Suit.String() + " cards, " + d.effect(t.Reward)
		rows = append(rows, part.Noted(t.Name, part.Plain("("+reward+"): "+d.pile(d.Towns[t.Name]))))
	}
	for rank := box.RankAssistant; rank <= box.RankTycoon; rank++ {
		var cards []part.Part
		for _, name := range d.deck(rank) {
			cards = append(cards, part.Thing(part.Card, name))
		}
		if n := len(cards); n > 0 {
			count := part.Part{Kind: part.Piece, Look: part.Pile, Title: fmt.Sprint(n), Text: fmt.Sprintf("%d:", n), Says: prose.Count(n, "card")}
			cards = append([]part.Part{count}, cards...)
		}
		rows = append(rows, part.Noted(rank.String()+" deck", cards...))
	}
	if len(d.Removed) > 0 {
		rows = append(rows, part.Noted("out of the game", part.Plains(d.Removed)...))
	}
	return rows
}

// suits are the colours of the suits of characters.
var suits = map[string]string{"red": "red", "gold": "gold", "brown": "brown", "black": "black", "blue": "blue"}

// characterCard returns a character with a remark.
func (d drawing) characterCard(name, says string) part.Part {
	card := part.Thing(part.Card, name)
	card.Text, card.Icon = says, "person"
	for i := range d.parts.Characters {
		if c := &d.parts.Characters[i]; c.Name == name {
			card.Tone = suits[c.Suit.String()]
		}
	}
	return card
}

// pile returns a pile of characters; the last one named lies on top.
func (d drawing) pile(cards []string) string {
	if len(cards) == 0 {
		return "nothing"
	}
	top := cards[len(cards)-1]
	return strings.Join(append(slices.Clone(cards[:len(cards)-1]), d.character(top, 0), "on top"), " ")
}

// deck returns the characters of a rank that are nowhere else.
func (d drawing) deck(rank box.Rank) []string {
	elsewhere := append(slices.Clone(d.Office), d.Removed...)
	for _, pile := range d.Towns {
		elsewhere = append(elsewhere, pile...)
	}
	for i := range d.Players {
		elsewhere = append(elsewhere, d.Players[i].Characters...)
	}
	switch d.Decision {
	case "keep", "office", "to-town":
		elsewhere = append(elsewhere, d.Open.Card)
	case "dismiss":
		elsewhere = append(elsewhere, d.Open.Out)
	}
	var left []string
	for i := range d.parts.Characters {
		if c := &d.parts.Characters[i]; c.Rank == rank && !slices.Contains(elsewhere, c.Name) {
			left = append(left, c.Name)
		}
	}
	return left
}

// characters returns the characters of a player, with the steps that their rings show.
func (d drawing) characters(p *frontier.Player) []part.Part {
	var list []part.Part
	for _, name := range p.Characters {
		says := d.character(name, p.Rings[name])
		if slices.Contains(p.Spent, name) {
			says = strings.TrimSuffix(says, ")") + "; cannot act this round)"
		}
		list = append(list, d.characterCard(name, says))
	}
	return list
}

// aim returns the goal card of a player, those to choose from, or how many are not seen.
func (d drawing) aim(p *frontier.Player) []string {
	var list []string
	if p.Goal != "" {
		list = append(list, d.goal(p.Goal))
	}
	for _, name := range p.Dealt {
		list = append(list, "dealt "+d.goal(name))
	}
	switch {
	case p.Goals != nil && *p.Goals > 0:
		list = append(list, prose.Count(*p.Goals, "card")+", not seen")
	case len(list) == 0:
		list = append(list, "none")
	}
	return list
}

// points returns the points of a player so far. Before the end of the game they leave out his goal, which is secret.
func (d drawing) points(seat int) string {
	if seat >= len(d.scores) {
		return "?"
	}
	p := &d.Players[seat]
	if secret := p.Goal != "" || p.Goals != nil && *p.Goals > 0; secret && d.Decision != "over" {
		return fmt.Sprintf("%d + goal", d.scores[seat])
	}
	return fmt.Sprint(d.scores[seat])
}
