// Package yardmaster draws positions of Yardmaster.
package yardmaster

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// Draw draws a Yardmaster position: the middle of the table, and then the train and the other belongings of
// each player.
func Draw(document []byte, _ engine.Setup, turn engine.Turn) (part.Part, error) {
	var p yardmaster.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	d := drawing{&p}
	table := part.Part{Kind: part.Drawing, Title: "Yardmaster", Parts: []part.Part{d.middle()}}
	for i := range p.Players {
		score := 0
		if i < len(turn.Scores) {
			score = turn.Scores[i]
		}
		table.Parts = append(table.Parts, d.player(i, score))
	}
	return table, nil
}

type drawing struct{ *yardmaster.Position }

// turn describes the turn, the actions left, and the effects that wait for a purchase.
func (d drawing) turn() string {
	c := d.Counters
	if c == nil {
		return "the game is being set up"
	}
	turn := 0
	if d.Turn != nil {
		turn = *d.Turn
	}
	text := fmt.Sprintf("turn %d of %s", turn, d.Player)
	if d.Winners == nil {
		text += fmt.Sprintf(", %d of %s left", c.Allowed-c.Used, prose.Count(c.Allowed, "action"))
	}
	for _, waits := range []struct {
		n    int
		name string
	}{{c.Discount, "pay-1-less"}, {len(c.OneToOne), "exchange-1-1"}} {
		if waits.n > 0 {
			text += fmt.Sprintf(", %s*%d waits for a purchase", waits.name, waits.n)
		}
	}
	if d.GoalReached {
		text += ", the goal has been reached"
	}
	return text
}

// middle returns the turn and the things that belong to no player.
func (d drawing) middle() part.Part {
	var places []part.Part
	for i, name := range d.ArrivalYard {
		place := part.Part{Kind: part.Piece, Look: part.Car, Text: "(gap)", Says: "a gap"}
		if name != "" {
			place = car(name)
		}
		place.Name = fmt.Sprint(i + 1) // railcars move up, so the one at a place changes
		places = append(places, place)
	}
	rows := []part.Part{part.Told(d.turn()), part.Labelled("arrival-yard", "arrival yard", places...)}
	if d.JustBought != "" {
		rows = append(rows, part.Labelled("just-bought", "just bought", car(d.JustBought)))
	}
	var centre []part.Part
	for _, kind := range d.Centre {
		t := token(kind)
		t.Place = "center-" + kind
		centre = append(centre, t)
	}
	deck := pile(d.CargoDrawPile, d.CargoLeft, cards)
	if len(deck) > 0 {
		deck[0].Place = "deck"
	}
	return part.Part{Kind: part.Section, Name: "middle", Title: "The middle of the table", Parts: append(rows,
		part.Labelled("railcars", "railcars left", pile(d.RailcarDrawPile, d.RailcarsLeft, cars)...),
		part.Labelled("deck", "cargo pile", deck...),
		part.Labelled("discard-pile", "discard pile", d.discards()...),
		part.Labelled("centre", "centre", centre...))}
}

// discards returns the cards of the discard pile from the lowest to the top.
func (d drawing) discards() []part.Part {
	var pile []part.Part
	if d.DiscardsHidden > 0 {
		hidden := prose.Count(d.DiscardsHidden, "card") + " face down"
		pile = append(pile, part.Part{Kind: part.Piece, Look: part.Pile, Title: hidden, Text: "(" + hidden + ")"})
	}
	for i, name := range d.DiscardPile {
		c := card(name)
		c.Name = fmt.Sprint(i + 1)
		if c.Here = i == len(d.DiscardPile)-1; c.Here {
			c.Place = "discard"
		}
		pile = append(pile, c)
	}
	if len(d.DiscardPile) > 0 {
		pile = append(pile, part.Plain("(top)"))
	}
	return pile
}

// player shows the pieces of a player.
func (d drawing) player(seat, score int) part.Part {
	p := &d.Players[seat]
	title := p.Name
	if d.Yardmaster != nil && d.Yardmaster.Holder == p.Name {
		title += ", Yardmaster token face " + d.Yardmaster.Side
	}
	title += ", " + prose.Count(score, "point")
	train := []part.Part{{Kind: part.Piece, Look: part.Car, Icon: "engine", Tone: "plain", Title: "engine", Text: "[engine]"}}
	for i, name := range p.Train {
		c := car(name)
		c.Name = fmt.Sprint(i + 1)
		train = append(train, c)
	}
	rows := []part.Part{{Kind: part.Chain, Name: "train", Says: "the train of " + p.Name, Parts: train},
		part.Labelled("sorting-yard", "sorting yard", cars(p.SortingYard)...), part.Labelled("hand", "hand", hand(p)...)}
	if d.Player == p.Name && d.Counters != nil {
		rows = append(rows, waiting("drawn too late", d.Counters.Waiting)...)
		rows = append(rows, waiting("taken, must wait", d.Counters.Taken)...)
	}
	var tokens []part.Part
	for _, kind := range strings.Fields(p.Token) {
		t := token(kind)
		t.Place = p.Name // actions name the owner
		tokens = append(tokens, t)
	}
	rows = append(rows, part.Labelled("token", "token", tokens...))
	return part.Part{Kind: part.Section, Name: fmt.Sprintf("player-%d", seat+1), Title: title, Text: title, Parts: rows}
}

// waiting returns a row of cards that cannot be played yet; none if there are none.
func waiting(label string, content map[string]int) []part.Part {
	if len(content) == 0 {
		return nil
	}
	return []part.Part{part.Labelled(strings.Fields(label)[0], label, cards(content)...)}
}

// hand returns a player's hand, or its size where it is hidden.
func hand(p *yardmaster.Player) []part.Part {
	if p.HandHidden {
		return []part.Part{part.Plain("not seen")}
	}
	if p.Hand == nil && p.Cards != nil {
		text := prose.Count(*p.Cards, "card") + ", not seen"
		return []part.Part{{Kind: part.Piece, Look: part.Pile, Text: text}}
	}
	return cards(p.Hand)
}

// pile returns a face-down pile: its size and, in the whole position, its content.
func pile(content map[string]int, size *int, of func(map[string]int) []part.Part) []part.Part {
	if size != nil {
		return []part.Part{{Kind: part.Piece, Look: part.Pile, Text: fmt.Sprint(*size), Says: prose.Count(*size, "card")}}
	}
	n := 0
	for _, copies := range content {
		n += copies
	}
	if n == 0 {
		return nil
	}
	counted := part.Part{Kind: part.Piece, Look: part.Pile, Title: fmt.Sprint(n), Text: fmt.Sprintf("%d:", n), Says: prose.Count(n, "card")}
	return append([]part.Part{counted}, slices.Clone(of(content))...)
}
