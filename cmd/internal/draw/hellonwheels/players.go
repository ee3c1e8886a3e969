package hellonwheels

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// players returns a line for each player: name, cash, and cards.
func (d drawing) players() part.Part {
	const longest = 24
	column := 0
	for i := range d.Players {
		column = max(column, min(len(d.title(&d.Players[i])), longest))
	}
	table := part.Part{Kind: part.Table, Columns: []part.Column{
		{Title: "player", Wide: column, Gap: 1}, {Title: "cash", Wide: len(" 1000K "), Gap: 2, Right: true}, {Title: "holds"},
	}}
	for i := range d.Players {
		p := &d.Players[i]
		cash := "?"
		if p.Cash != nil {
			cash = fmt.Sprint(*p.Cash)
		}
		table.Parts = append(table.Parts, part.Part{Kind: part.Entry, Name: fmt.Sprintf("player-%d", i+1), Parts: []part.Part{
			{Kind: part.Piece, Look: part.Person, Name: "name", Icon: "person", Tone: "plain", Text: d.title(p), Here: p.Name == d.Supervisor},
			{Kind: part.Piece, Look: part.Token, Name: "cash", Icon: "coin", Tone: "gold", Text: cash + "K"},
			{Kind: part.Piece, Name: "hand", Parts: d.palm(p)},
		}})
	}
	return table
}

func (d drawing) title(p *hellonwheels.Player) string {
	if p.Name == d.Supervisor {
		return p.Name + ", Supervisor"
	}
	return p.Name
}

// palm shows the cards of a player: the hand, and the bid where it is seen.
func (d drawing) palm(p *hellonwheels.Player) []part.Part {
	var held []part.Part
	switch {
	case p.Left:
		return []part.Part{part.Plain("has left the game")}
	case p.Hand == nil && p.Cards != nil && *p.Cards > 0:
		held = []part.Part{part.Plain(prose.Count(*p.Cards, "card") + ", not seen")}
	case len(p.Hand) == 0:
		held = []part.Part{part.Plain("no cards")}
	default:
		held = counted(p.Hand, card)
	}
	if p.Bid != nil {
		blackmail := map[bool]string{true: " with Blackmail"}[p.Bid.Blackmail]
		held = append(held, part.Plain(fmt.Sprintf("(bids %dK%s)", p.Bid.Chips, blackmail)))
	}
	if p.CivilizedAt != "" {
		held = append(held, part.Plain("(Civilized cards to the "+p.CivilizedAt+" Town)"))
	}
	return held
}
