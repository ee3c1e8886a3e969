package frontier_test

import (
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// books are kept of a Frontier record from its decisions alone, as a person would with the rulebook, pencil and paper, and knows
// nothing of the engine. They do not ask whether a decision was allowed; what it costs and brings they work out, and what happens
// by itself between two decisions too. Workers, animals on cards and the limit of a player's cubes they leave out.
type books struct {
	seats  []string
	ruling map[string]string
	people map[string]*settler
	town
	land
	calendar
	council
	// next is the decision after the one that is being entered; nil after the last.
	next []string
	// elected is the winner of an election that the present decision caused, with the votes.
	elected string
}

// settler holds the parts of a player that count in the end or change a price.
type settler struct {
	money, political, investment int
	logs, cattle                 int // logs on the stockpile; cattle anywhere
	kept, donations, final       int
	industries                   map[string]int // levels
	cards                        []string       // assistants and partners
	goal, campaign               string
}

func newBooks(record *transcript.Transcript) *books {
	b := &books{seats: record.Seats, ruling: map[string]string{}, people: map[string]*settler{},
		town: newTown(), land: newLand(len(record.Seats)), calendar: newCalendar(), council: newCouncil()}
	for _, r := range record.Rulings {
		b.ruling[r.Question] = r.Option
	}
	for _, seat := range b.seats {
		b.people[seat] = &settler{industries: map[string]int{}}
	}
	return b
}

// is reports whether a question has an answer that is not the default one.
func (b *books) is(question, option string) bool { return b.ruling[question] == option }

// from are the players in order, beginning with one.
func (b *books) from(first string) []string {
	i := slices.Index(b.seats, first)
	return append(slices.Clone(b.seats[i:]), b.seats[:i]...)
}

// seat is the player whom a record calls by the number of his seat, such as P2.
func (b *books) seat(p string) string { return b.seats[number(p[1:])-1] }

func (s *settler) has(card string) bool { return slices.Contains(s.cards, card) }

// less is a price after a partner's discount.
func (s *settler) less(price int, partner string, discount int) int {
	if s.has(partner) {
		price -= discount
	}
	return max(0, price)
}

// enter enters one decision, and whatever follows from it before the next.
func (b *books) enter(d transcript.Decision, next []string) {
	b.next, b.elected = next, ""
	words := strings.Fields(d.Action)
	if d.Actor == "chance" {
		b.chance(words)
	} else {
		b.decide(d.Actor, b.people[d.Actor], words)
	}
	b.settle()
}

// after reports whether the next decision is one of these.
func (b *books) after(verbs ...string) bool {
	return len(b.next) > 0 && slices.Contains(verbs, b.next[0])
}

// chance enters an outcome.
func (b *books) chance(words []string) {
	switch words[0] {
	case "start":
		b.mayor = b.seat(words[1])
		b.start, b.first = b.mayor, b.mayor
	case "reveal":
		b.lines[words[1]].reveal(words[2])
	case "event":
		b.newEvent(words[1])
	case "severity":
		b.severity(number(words[1]))
	case "disc":
		b.discs[class(words[1])] = words[2]
	case "assistant":
		b.deal(words[1])
	case "die":
		b.throw(number(words[1]), b.is("dice-count", "one-per-worker"))
	case "deposit-die":
		b.soil(number(words[1]))
	case "goal", "card":
	default:
		if !b.strike(words) {
			panic(words)
		}
	}
}

// deal gives an assistant to the first in order who is short of one.
func (b *books) deal(card string) {
	n := 1
	if b.is("assistants-dealt", "two") {
		n = 2
	}
	for _, seat := range b.from(b.start) {
		if who := b.people[seat]; len(who.cards) < n {
			who.cards = append(who.cards, card)
			return
		}
	}
}

// decide enters a player's decision: what is laid out, what is done with money, and the rest by where it is done.
func (b *books) decide(name string, who *settler, words []string) {
	switch words[0] {
	case "industry", "add":
		who.industries[words[1]] = 1
		b.chosen++
	case "upgrade":
		who.industries[words[1]]++
		b.chosen++
	case "pass":
		b.chosen++
	case "end-turn":
		b.ended++
		b.earlier = map[string][]int{}
	case "sell", "buy":
		b.trade(who, words)
	case "quell":
		who.money--
	case "stockpile", "freight", "bridge", "tent":
		b.pieces[words[1]] = &piece{kind: words[0]}
		if words[0] == "stockpile" {
			b.stock = basin(words[1])
		}
	case "keep":
		if words[1][0] == 'G' {
			who.goal = words[1]
		} else {
			who.cards = append(who.cards, words[1])
		}
	default:
		if !b.onLand(name, who, words) && !b.inTown(name, who, words) {
			b.inOffice(name, who, words)
		}
	}
}

// trade enters a sale or a purchase such as "sell log*2 ship".
func (b *books) trade(who *settler, words []string) {
	good, amount, _ := strings.Cut(words[1], "*")
	n, card := number(amount), markets[words[2]]
	if words[0] == "sell" {
		each := card.pays[good]
		if partner, some := bonus[good]; some && who.has(partner) {
			each++
		}
		who.money += n * each
		n = -n
	} else {
		each := card.asks[good]
		if who.cattle == 0 {
			each += extra[good]
		}
		who.money -= n * each
	}
	switch good {
	case "log":
		who.logs += n
	case "cattle", "meat":
		who.cattle += n
	}
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}
