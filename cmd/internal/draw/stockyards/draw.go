package stockyards

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// Draw draws a Union Stockyards position: the next decision, Packingtown as a grid, the tracks and the Yards,
// the action spaces and the markets. After these, Draw draws the cards on the table and the belongings of each
// player.
func Draw(document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error) {
	d := drawing{scores: turn.Scores, side: 1}
	var err error
	if err = json.Unmarshal(document, &d.Position); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	if d.answers, err = stockyards.Book().Answer(setup.Rulings); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	if d.parts, err = stockyards.ReadComponents(setup); err != nil {
		return part.Part{}, err
	}
	if len(d.Players) == 2 {
		d.side = 0
	}
	table := part.Part{Kind: part.Drawing, Title: "Union Stockyards"}
	for _, s := range []struct {
		name, title string
		parts       func() []part.Part
	}{
		{"now", "The year", d.head}, {"packingtown", "Packingtown", d.town}, {"tracks", "Prices, Yards and tracks", d.tracks},
		{"spaces", "Action spaces and markets", func() []part.Part { return []part.Part{d.spaces(), d.markets()} }},
		{"cards", "Cards and supply", d.cards}, {"players", "Players", d.players},
	} {
		table.Parts = append(table.Parts, part.Part{Kind: part.Section, Name: s.name, Title: s.title, Parts: s.parts()})
	}
	return table, nil
}

// drawing is a Union Stockyards position with all that is needed to draw it.
type drawing struct {
	stockyards.Position
	parts   *box.Components
	answers *rulebook.Answers
	scores  []int
	// side is the side of the board: 0 for two players, 1 for more.
	side int
}

// markOf returns a player's mark, the first letter of the colour: no two colours have the same one.
func markOf(name string) string {
	if name == "" {
		return "?"
	}
	return strings.ToUpper(name[:1])
}

// marked returns the marks of players, one after the other.
func marked(names []string) string {
	var marks []string
	for _, name := range names {
		marks = append(marks, markOf(name))
	}
	return strings.Join(marks, " ")
}

// person returns a player by his mark, in his colour.
func person(name string) part.Part {
	return part.Part{Kind: part.Piece, Look: part.Token, Tone: name, Sign: markOf(name), Text: markOf(name), Says: name}
}

// people returns players, one after the other.
func people(names []string) []part.Part {
	var list []part.Part
	for _, name := range names {
		list = append(list, person(name))
	}
	return list
}

// now returns one line on the year, the phase and the next decision.
func (d drawing) now() string {
	where := "the game is being set up"
	if d.Year > 0 {
		where = fmt.Sprintf("year %d", d.Year)
	}
	switch d.Decision {
	case "first-player":
		where += ": the first player is named"
	case "election-token":
		where += ": the election token is turned up"
	case "reveal-building":
		where += map[bool]string{true: ", Phase II"}[d.Year > 0] + ": the next building card is revealed"
	case "plant":
		where += ": " + d.Player + " places the slaughter plant"
	case "reveal-year":
		where += ", Phase I: the year card is revealed"
	case "placement":
		where += ", Phase II: " + d.Player + " places a worker" + d.lastOnes()
	case "wild":
		where += ", Phase II: " + d.Player + d.wild() + d.unfinished()
	case "specialist":
		where += ", Phase II: " + d.Player + " chooses a specialist card" + d.unfinished()
	case "party":
		where += ", Phase III: " + d.Player + " chooses the party in office"
	case "over":
		where += " is over"
	}
	return where
}

func (d drawing) lastOnes() string {
	if d.Strikebreaker == "" {
		return ""
	}
	return fmt.Sprintf(", %s hired the strikebreaker and places the last workers of the year", d.Strikebreaker)
}

// wild returns the wild token that is to be sent, and the wild tokens after it.
func (d drawing) wild() string {
	if d.Building == nil || len(d.Building.Wild) == 0 {
		return " sends a wild token to a market"
	}
	text := " sends " + d.Building.Wild[0] + " to a market"
	if rest := d.Building.Wild[1:]; len(rest) > 0 {
		text += " and then " + strings.Join(rest, " ")
	}
	return text
}

// unfinished returns the building or viaduct that a follow-up decision belongs to.
func (d drawing) unfinished() string {
	switch {
	case d.Building == nil:
		return ""
	case d.Building.Card == "":
		return ", for the viaduct"
	}
	return ", for the " + d.Building.Card
}

// head shows the turn, the first player, the party in office, and the year cards.
func (d drawing) head() []part.Part {
	rows := []part.Part{part.Told(d.now()), part.Noted("first player", part.Plain(d.FirstPlayer)),
		part.Labelled("party", "in office", part.Plain(map[string]string{"democratic": "Democrats", "republican": "Republicans"}[d.Party]))}
	if d.YearCard != "" {
		rows = append(rows, part.Noted("year card", part.Plain(d.YearCard+d.yearCard())))
	}
	if len(d.YearCards) > 0 {
		rows = append(rows, part.Labelled("year-cards", "earlier years", part.Plains(d.YearCards)...))
	}
	return rows
}

// yearCard describes the card in force.
func (d drawing) yearCard() string {
	for i := range d.parts.YearCards {
		c := &d.parts.YearCards[i]
		switch {
		case c.Name != d.YearCard:
		case c.Event:
			return ", an event"
		default:
			return fmt.Sprintf(", an action: %s for $%d", box.YearActions[c.Action], c.Cost)
		}
	}
	return ""
}
