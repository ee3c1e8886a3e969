package hellonwheels

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Draw draws a Hell on Wheels position: the next decision, the cards that belong to no player, and the three
// Towns side by side with their payments. Each player has one line.
func Draw(document []byte, setup engine.Setup, _ engine.Turn) (part.Part, error) {
	var p hellonwheels.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	prospects, err := p.Prospects(setup)
	if err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	d := drawing{&p}
	towns := part.Part{Kind: part.Columns}
	for i, town := range []*hellonwheels.Town{p.Past, p.Present, p.Future} {
		towns.Parts = append(towns.Parts, d.town([]string{"Past", "Present", "Future"}[i], town, prospects[i]))
	}
	return part.Part{Kind: part.Drawing, Title: "Hell on Wheels", Parts: []part.Part{
		{Kind: part.Section, Name: "middle", Title: "Turn, bank and piles", Parts: append([]part.Part{part.Told(d.head())}, d.middle()...)},
		{Kind: part.Section, Name: "towns", Title: "The Towns", Parts: []part.Part{towns}},
		{Kind: part.Section, Name: "players", Title: "Players", Parts: []part.Part{d.players()}},
	}}, nil
}

type drawing struct{ *hellonwheels.Position }

// phaseTitles are the names of the phases in the rulebook.
var phaseTitles = map[string]string{
	"supervisor": "Supervisor Phase", "railroad": "Railroad Phase", "civilized": "Civilized Phase", "taxes": "Taxes Phase",
	"establishment": "Establishment Phase", "customer": "Customer Phase", "past-town": "Past Town Phase",
	"present-town": "Present Town Phase", "future-town": "Future Town Phase", "end-of-the-line": "End of The Line Phase",
}

// head returns the turn, the phase and the next decision.
func (d drawing) head() string {
	where, known := phaseTitles[d.Phase]
	switch {
	case !known:
		where = "the game is being set up"
	case d.Opportunist != "":
		side := map[string]string{"ahead": "before the", "behind": "after the"}[d.Opportunist]
		where = fmt.Sprintf("turn %d, Opportunist Phase %s %s", d.Turn, side, where)
	default:
		where = fmt.Sprintf("turn %d, %s", d.Turn, where)
	}
	if now := d.now(); now != "" {
		where += ": " + now
	}
	return where
}

// now describes the next decision.
func (d drawing) now() string {
	switch d.Decision {
	case "town":
		return "a Town is drawn"
	case "supervisor":
		return "the first Supervisor is drawn"
	case "deal":
		return d.Player + " is dealt a card"
	case "bid":
		return d.Player + " bids"
	case "roll", "winner-roll":
		return d.rolls()
	case "draw", "extra-card":
		return d.draws()
	case "visit":
		return d.Player + " may play cards" + map[bool]string{true: ", and has played some"}[d.Played] + d.out()
	case "give-up":
		return d.Player + d.owes()
	case "play":
		return d.Player + " may play a card" + d.passed() + d.out()
	case "card-draw", "random-card":
		return d.works()
	case "discard":
		return d.Player + d.Cull + " discards down to the hand limit"
	}
	return ""
}

// passed states the number of players who passed in a row.
func (d drawing) passed() string {
	if d.Passes <= 0 {
		return ""
	}
	return ", " + prose.Count(d.Passes, "player") + " passed in a row"
}

// out names the players who have passed for good.
func (d drawing) out() string {
	if len(d.Shut) == 0 {
		return ""
	}
	return ", out of it: " + strings.Join(d.Shut, " ")
}

func (d drawing) rolls() string {
	if d.Rolling == nil {
		return d.Player + " rolls"
	}
	var rolled []string
	for _, name := range d.Rolling.Tied {
		if roll := d.Rolling.Rolls[name]; roll > 0 {
			rolled = append(rolled, fmt.Sprintf("%s has rolled %d", name, roll))
		}
	}
	return strings.Join(append(rolled, d.Player+" rolls"), ", ")
}

func (d drawing) draws() string {
	g := d.Drawing
	switch {
	case g == nil:
		return d.Player + " draws"
	case d.Decision == "extra-card":
		return fmt.Sprintf("%s may buy extra cards, %d bought", d.Player, g.Bought)
	case g.Bought > 0:
		return fmt.Sprintf("%s draws extra card %d", d.Player, g.Bought)
	}
	return fmt.Sprintf("%s draws, %d drawn", d.Player, g.Cards)
}

func (d drawing) owes() string {
	if d.Taxes == nil {
		return " gives up an Establishment for the tax"
	}
	return fmt.Sprintf(" gives up %s in the %s Town for the tax", prose.Count(d.Taxes.GiveUp, "Establishment"), d.Taxes.At)
}

// works describes the running effect of a card that has been played.
func (d drawing) works() string {
	does := map[string]string{"card-draw": " draws a card", "random-card": " loses a card at random"}[d.Decision]
	if d.Effect == nil {
		return d.Player + does
	}
	return fmt.Sprintf("%s%s by %s of %s, %d to go", d.Player, does, d.Effect.Card, d.Effect.By, d.Effect.Left)
}

// middle shows the cards and the money that belong to no player.
func (d drawing) middle() []part.Part {
	supervisor := d.Supervisor
	if supervisor == "" {
		supervisor = "nobody"
	}
	rows := []part.Part{part.Noted("Supervisor", part.Plain(supervisor))}
	if d.Bank != nil {
		rows = append(rows, part.Noted("bank", part.Part{Kind: part.Piece, Look: part.Token, Icon: "coin", Tone: "gold", Text: fmt.Sprintf("%dK", *d.Bank)}))
	}
	rows = append(rows, part.Noted("Town deck", counted(d.TownDeck, town)...))
	if len(d.Out) > 0 {
		rows = append(rows, part.Noted("Towns out", cards(d.Out, town)...))
	}
	rows = append(rows, part.Noted("RR deck", heap(d.Deck, d.DeckLeft)...), part.Noted("discard pile", heap(d.Pile, d.PileLeft)...))
	if len(d.Removed) > 0 {
		rows = append(rows, part.Noted("out of the game", counted(d.Removed, card)...))
	}
	if d.Blackmailer != "" {
		rows = append(rows, part.Noted("apart", part.Plain("Blackmail, played by "+d.Blackmailer)))
	}
	return rows
}
