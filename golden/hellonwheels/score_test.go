package hellonwheels_test

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// wheels keeps the books of a Hell on Wheels record from its lines alone, as a person with pencil and paper would: it knows hands by what
// was drawn, Towns by what was laid there, and nothing of the engine. The record says when a phase begins; what every bid,
// tax and payout comes to it works out, and whatever differs it reports.
type wheels struct {
	seats  []string
	ruling map[string]string
	cash   map[string]int
	hand   map[string][]string
	left   map[string]bool
	towns  map[string]*town
	token  string
	// extra counts the extra cards bought in this turn; shown is who has laid Blackmail out before the bid.
	extra map[string]int
	shown string
	auction
	taxes
	// stolen is the number of cards that Con Men still take, by victim.
	stolen map[string]int
	thief  string
	// sums are the bids, taxes, totals and shares that the last decision comes to, as the record would tell them.
	sums []string
	// begins is called for every phase before anything happens in it; it may be nil.
	begins func(phase string)
}

// town is a Town on the board.
type town struct {
	name              string
	houses, civilized map[string]string // owners by card
	customers, mayhem []string
}

// What is printed: the types of the Towns, the bases of the positions, the classes of the cards.
var (
	townShift = map[string]int{"julesberg": 1, "benton": 1, "laramie": 1, "sidney": 1, "corinne": -1, "north-platte": -1, "omaha": -1}
	townBase  = map[string]int{"past": 10, "present": 20, "future": 10}
	kinds     = [...]string{"saloon", "gambling-house", "brothel"}
)

func newWheels(t *testing.T, record *transcript.Transcript) *wheels {
	w := &wheels{seats: record.Seats, ruling: map[string]string{}, cash: map[string]int{}, hand: map[string][]string{},
		left: map[string]bool{}, towns: map[string]*town{}, stolen: map[string]int{}, extra: map[string]int{}}
	for _, r := range record.Rulings {
		w.ruling[r.Question] = r.Option
	}
	for _, seat := range w.seats {
		w.cash[seat] = 20
	}
	if w.ruling["first-supervisor"] == "seat-one" {
		w.token = w.seats[0]
	}
	if record.Position != nil {
		w.read(t, record.Position)
	}
	return w
}

// read begins with a position. What the position leaves out is a Planned Town without cards, which earns nothing until houses come.
func (w *wheels) read(t *testing.T, position json.RawMessage) {
	type townDocument struct {
		Town                      string
		Establishments, Civilized map[string]string
		Customers, Mayhem         []string
	}
	var doc struct {
		Player, Supervisor    string
		Past, Present, Future *townDocument
		Effect                struct {
			Card, By string
			Left     int
		}
		Players []struct {
			Name string
			Cash int
			Hand []string
		}
	}
	require.NoError(t, json.Unmarshal(position, &doc))
	w.token = doc.Supervisor
	for at, laid := range map[string]*townDocument{"past": doc.Past, "present": doc.Present, "future": doc.Future} {
		w.towns[at] = newTown("")
		if laid != nil {
			*w.towns[at] = town{laid.Town, filled(laid.Establishments), filled(laid.Civilized), laid.Customers, laid.Mayhem}
		}
	}
	for _, p := range doc.Players {
		w.cash[p.Name], w.hand[p.Name] = p.Cash, p.Hand
	}
	if doc.Effect.Card == "con-men" {
		w.thief, w.stolen[doc.Player] = doc.Effect.By, doc.Effect.Left
	}
}

func newTown(name string) *town {
	return &town{name: name, houses: map[string]string{}, civilized: map[string]string{}}
}

func filled(m map[string]string) map[string]string {
	if m == nil {
		return map[string]string{}
	}
	return m
}

// is reports whether a question has an answer that is not the default one.
func (w *wheels) is(question, option string) bool { return w.ruling[question] == option }

// take follows one decision, and the phases that it brought about by itself.
func (w *wheels) take(d transcript.Decision) {
	w.sums = nil
	words := strings.Fields(d.Action)
	if d.Actor == "chance" {
		w.chance(words)
	} else {
		w.decide(d.Actor, words)
	}
	w.settleBids()
	for _, e := range d.Effects {
		if _, phase, begins := strings.Cut(e.Text, ", "); begins && strings.HasPrefix(e.Text, "turn ") {
			if w.begins != nil {
				w.begins(e.Text)
			}
			w.phase(strings.TrimSuffix(phase, " Phase"))
		}
	}
}

// phase carries out the automatic beginning of a phase.
func (w *wheels) phase(name string) {
	switch name {
	case "Supervisor":
		w.auction = auction{}
	case "Railroad":
		w.extra = map[string]int{}
	case "Taxes":
		w.beginTaxes()
	case "Past Town", "Present Town", "Future Town":
		w.payOut(strings.ToLower(strings.TrimSuffix(name, " Town")))
	case "End of The Line":
		w.towns["past"], w.towns["present"] = w.towns["present"], w.towns["future"]
		delete(w.towns, "future")
	}
}

// chance follows an outcome.
func (w *wheels) chance(words []string) {
	switch words[0] {
	case "town":
		w.towns[words[3]] = newTown(words[1])
	case "supervisor":
		w.token = words[1]
	case "roll":
		w.rolls = append(w.rolls, roll{words[3], number(words[1])})
	case "draw":
		w.hand[words[3]] = append(w.hand[words[3]], words[1])
	case "random":
		w.drop(words[3], words[1])
		if w.stolen[words[3]] > 0 {
			w.stolen[words[3]]--
			w.hand[w.thief] = append(w.hand[w.thief], words[1])
		}
	}
}

// decide follows a player's decision.
func (w *wheels) decide(who string, words []string) {
	switch words[0] {
	case "bid":
		w.bids = append(w.bids, palm{who, number(words[1]), len(words) > 2})
	case "draw":
		w.buy(who, words)
	case "civilize", "build", "customer", "mayhem":
		w.lay(who, words[0], words[1], w.towns[words[3]])
	case "give":
		w.remove(words[2])
		w.houseGone(who)
	case "raid":
		w.charge(who)
		w.drop(who, words[1])
		w.remove(words[3])
	case "play":
		w.charge(who)
		w.drop(who, words[1])
		w.play(who, words[1], words[2:])
	case "discard":
		w.drop(who, w.lowest(who, words[1]))
	}
}

// buy pays for extra cards: 2, 4 and 6.
func (w *wheels) buy(who string, words []string) {
	n := 1
	if len(words) > 2 {
		n = number(words[2])
	}
	for range n {
		w.extra[who]++
		w.cash[who] -= 2 * w.extra[who]
	}
}

// charge is the price of cards that are free by default.
func (w *wheels) charge(who string) {
	if w.is("free-cards", "one-k") {
		w.cash[who]--
	}
}

func (w *wheels) lay(who, how, name string, at *town) {
	card := w.lowest(who, name)
	w.drop(who, card)
	switch how {
	case "civilize":
		w.cash[who]--
		at.civilized[card] = who
	case "build":
		w.cash[who]--
		at.houses[card] = who
	case "customer":
		w.charge(who)
		at.customers = append(at.customers, card)
	case "mayhem":
		w.charge(who)
		at.mayhem = append(at.mayhem, card)
	}
}

// lowest is the lowest copy of a card in a hand.
func (w *wheels) lowest(who, name string) string {
	best := ""
	for _, card := range w.hand[who] {
		if kind, _, _ := strings.Cut(card, "#"); kind == name && (best == "" || card < best) {
			best = card
		}
	}
	return best
}

// drop takes a card out of a hand.
func (w *wheels) drop(who, card string) {
	if i := slices.Index(w.hand[who], card); i >= 0 {
		w.hand[who] = slices.Delete(w.hand[who], i, i+1)
	}
}

// remove takes a card off the board.
func (w *wheels) remove(card string) {
	for _, t := range w.towns {
		delete(t.houses, card)
		delete(t.civilized, card)
		t.customers = slices.DeleteFunc(t.customers, func(c string) bool { return c == card })
		t.mayhem = slices.DeleteFunc(t.mayhem, func(c string) bool { return c == card })
	}
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}
