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

// Draw draws a Hell on Wheels position: what comes now and what belongs to nobody, the three Towns side by side with what each
// would pay, and a line for every player.
func Draw(document []byte, setup engine.Setup, _ engine.Turn) (string, error) {
	var p hellonwheels.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	prospects, err := p.Prospects(setup)
	if err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	d := drawing{&part.Sheet{}, &p}
	d.head()
	d.middle()
	d.WriteByte('\n')
	var cells [][]string
	for i, town := range []*hellonwheels.Town{p.Past, p.Present, p.Future} {
		title := []string{"Past", "Present", "Future"}[i] + " Town"
		cells = append(cells, townCell(title, town, prospects[i]))
	}
	d.WriteString(part.SideBySide(cells))
	d.WriteByte('\n')
	d.players()
	return d.String(), nil
}

type drawing struct {
	*part.Sheet
	*hellonwheels.Position
}

// phaseTitles are the phases as the rulebook names them.
var phaseTitles = map[string]string{
	"supervisor": "Supervisor Phase", "railroad": "Railroad Phase", "civilized": "Civilized Phase", "taxes": "Taxes Phase",
	"establishment": "Establishment Phase", "customer": "Customer Phase", "past-town": "Past Town Phase",
	"present-town": "Present Town Phase", "future-town": "Future Town Phase", "end-of-the-line": "End of The Line Phase",
}

func (d drawing) head() {
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
	d.Wrap("", where)
}

// now is what is to be decided.
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

// passed is how many have passed in a row.
func (d drawing) passed() string {
	if d.Passes <= 0 {
		return ""
	}
	return ", " + prose.Count(d.Passes, "player") + " passed in a row"
}

// out is who has passed for good.
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

// works is what a card that has been played brings.
func (d drawing) works() string {
	does := map[string]string{"card-draw": " draws a card", "random-card": " loses a card at random"}[d.Decision]
	if d.Effect == nil {
		return d.Player + does
	}
	return fmt.Sprintf("%s%s by %s of %s, %d to go", d.Player, does, d.Effect.Card, d.Effect.By, d.Effect.Left)
}

// middle is what belongs to nobody.
func (d drawing) middle() {
	supervisor := d.Supervisor
	if supervisor == "" {
		supervisor = "nobody"
	}
	d.Line("Supervisor", strings.Fields(supervisor))
	if d.Bank != nil {
		d.Line("bank", strings.Fields(fmt.Sprintf("%dK", *d.Bank)))
	}
	d.Line("Town deck", part.Counted(d.TownDeck))
	if len(d.Out) > 0 {
		d.Line("Towns out", d.Out)
	}
	d.Line("RR deck", heap(d.Deck, d.DeckLeft))
	d.Line("discard pile", heap(d.Pile, d.PileLeft))
	if len(d.Removed) > 0 {
		d.Line("out of the game", part.Counted(d.Removed))
	}
	if d.Blackmailer != "" {
		d.Line("apart", strings.Fields("Blackmail, played by "+d.Blackmailer))
	}
}

// heap is a pile: its cards, or its size and those of its cards that are seen.
func heap(cards []string, size *int) []string {
	if size == nil {
		return part.Counted(cards)
	}
	seen := strings.Fields(fmt.Sprint(*size))
	if len(cards) > 0 {
		seen = append(append(seen, "with"), cards...)
	}
	return seen
}

func (d drawing) players() {
	const longest = 24
	column := 0
	for i := range d.Players {
		column = max(column, min(len(d.title(&d.Players[i])), longest))
	}
	for i := range d.Players {
		p := &d.Players[i]
		cash := "?"
		if p.Cash != nil {
			cash = fmt.Sprint(*p.Cash)
		}
		label := fmt.Sprintf("%-*s %6sK  ", column, d.title(p), cash)
		d.WriteString(prose.Fill(label, d.palm(p), "", column+len("  1000K  ")+2))
	}
}

func (d drawing) title(p *hellonwheels.Player) string {
	if p.Name == d.Supervisor {
		return p.Name + ", Supervisor"
	}
	return p.Name
}

// palm is what a player holds: the hand, and the bid where it is seen.
func (d drawing) palm(p *hellonwheels.Player) []string {
	var held []string
	switch {
	case p.Left:
		return strings.Fields("has left the game")
	case p.Hand == nil && p.Cards != nil && *p.Cards > 0:
		held = strings.Fields(prose.Count(*p.Cards, "card") + ", not seen")
	case len(p.Hand) == 0:
		held = strings.Fields("no cards")
	default:
		held = part.Counted(p.Hand)
	}
	if p.Bid != nil {
		blackmail := map[bool]string{true: " with Blackmail"}[p.Bid.Blackmail]
		held = append(held, strings.Fields(fmt.Sprintf("(bids %dK%s)", p.Bid.Chips, blackmail))...)
	}
	if p.CivilizedAt != "" {
		held = append(held, strings.Fields("(Civilized cards to the "+p.CivilizedAt+" Town)")...)
	}
	return held
}
