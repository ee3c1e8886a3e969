package stockyards_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// packers keeps the books of a Union Stockyards record from its lines alone, as a person with pencil and paper would, and knows nothing of
// the engine. It does not ask whether a decision was allowed; it works out what the decision costs and brings.
type packers struct {
	seats  []string
	ruling map[string]string
	side   int // 0 with two players, 1 with more
	first  string
	year   int
	card   string
	// books are the players' by name; stack are the brand trackers from the bottom of the lowest stack up.
	books        map[string]*packer
	stack        []string
	prices       [3]int
	yards        [3]int
	spirit       int
	supply, bank int
	// houses are the owners of the houses of a market; rails how many tokens lie there.
	houses map[string][]string
	rails  map[string]int
	ground map[dot]string // viaducts, buildings and plants by square
	moved  map[string]bool
	shown  []string // the specialist cards on display
	// wilds is the number of wild tokens still to be sent to a market, unfinished the building that brought them.
	wilds      int
	unfinished string
	// sums are the payments, prices and arrivals that the last decision comes to, as the record would tell them.
	sums []string
}

// packer holds the state of one player.
type packer struct {
	cash, savings, tokens, brand int
	meat                         [3]int
	plant                        []dot
	cards, specialists           []string
	squares                      map[string][]dot // of the buildings
	land                         [][]dot
	cut                          map[int][3]int // what a brand line did not bring
}

func itoa(n int) string { return strconv.Itoa(n) }

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}

func dollars(n int) string {
	if n < 0 {
		return "-$" + itoa(-n)
	}
	return "$" + itoa(n)
}

func newPackers(record *transcript.Transcript) *packers {
	p := &packers{seats: record.Seats, ruling: map[string]string{}, side: min(1, len(record.Seats)-2),
		books: map[string]*packer{}, supply: 30 - len(record.Seats),
		houses: map[string][]string{}, rails: map[string]int{}, ground: map[dot]string{}, moved: map[string]bool{}}
	for _, r := range record.Rulings {
		p.ruling[r.Question] = r.Option
	}
	for _, s := range printedSpecialists {
		p.shown = append(p.shown, s.name)
	}
	p.spirit = map[string]int{"at-one": 1, "at-two": 2}[p.ruling["spirit-start"]]
	for k, kind := range printedKinds {
		p.prices[k], p.yards[k] = kind.beginning, 2
		if len(p.seats) > 3 {
			p.yards[k] = 3
		}
	}
	for _, seat := range p.seats {
		p.books[seat] = &packer{cash: 10, tokens: 1, meat: [3]int{16, 6, 6}, squares: map[string][]dot{}, cut: map[int][3]int{}}
	}
	return p
}

func (p *packers) is(question, option string) bool { return p.ruling[question] == option }

// round are the players in turn order.
func (p *packers) round() []string {
	i := slices.Index(p.seats, p.first)
	return append(slices.Clone(p.seats[i:]), p.seats[:i]...)
}

func (p *packers) tell(format string, args ...any) {
	p.sums = append(p.sums, fmt.Sprintf(format, args...))
}

// take follows one decision.
func (p *packers) take(d transcript.Decision) {
	p.sums = nil
	words := strings.Fields(d.Action)
	if d.Actor == "chance" {
		p.chance(words)
		return
	}
	who := p.books[d.Actor]
	_, at, _ := strings.Cut(d.Action, " at ")
	switch words[0] {
	case "plant":
		corners := printedPlants[words[1]]
		who.plant = block(readDot(corners[0]), readDot(corners[1]))
		p.stand(who.plant, "plant")
		if d.Actor == p.first {
			p.begin()
		}
	case "slaughter":
		k := kindAt(words[1])
		p.yards[k]--
		p.margin(d.Actor, k)
	case "buy-land":
		p.pay(d.Actor, 2)
		who.land = append(who.land, landAt(at))
	case "build":
		p.build(d.Actor, words[1], drawn(printedBuildings[words[1]].shape, at))
	case "viaduct":
		p.cover(d.Actor, []dot{readDot(at)}, "viaduct")
		p.touch(d.Actor, []dot{readDot(at)})
	case "wild":
		p.rails[words[1]]++
		p.wilds--
		p.goOn(d.Actor)
	case "specialist":
		p.special(d.Actor, words[1])
	case "party":
		p.first = d.Actor
	default:
		p.act(d.Actor, words)
	}
}

// act follows the actions that need no grid.
func (p *packers) act(name string, words []string) {
	who := p.books[name]
	switch words[0] {
	case "advertise":
		if words[1] == "national" {
			p.pay(name, 2)
			p.ahead(name, 2)
		} else {
			p.ahead(name, 1)
		}
	case "branch":
		p.pay(name, 1)
		p.branches(name, words[1:])
	case "branches":
		p.pay(name, 3)
		p.branches(name, words[1:])
	case "eight-hour-day":
		p.discard(who)
		p.spirit = max(0, p.spirit-3)
	case "wage-increase":
		p.pay(name, 2)
		p.discard(who)
		p.spirit = max(0, p.spirit-2)
	case "campaign":
		who.savings += 2
	case "contract":
		p.receive(name, 1)
	case "year-card":
		p.byCard(name, words[1:])
	}
}

func (p *packers) branches(name string, markets []string) {
	for _, m := range markets {
		p.houses[m] = append(p.houses[m], name)
		p.gain(name, printedBenefits[m])
	}
}

// byCard follows the action of a year card.
func (p *packers) byCard(name string, words []string) {
	who := p.books[name]
	switch words[0] {
	case "supplier-contract":
		p.raise(who, 1, 1)
	case "spread-rumors":
		for _, other := range p.others(name) {
			p.giveToken(other)
		}
	case "assist-hull-house":
		p.discard(who)
	case "reduce-wages":
		p.receive(name, 5)
		p.giveToken(name)
	case "fair-exhibit", "promotion":
		p.pay(name, 1)
		p.ahead(name, 2)
	case "futures-trading":
		p.pay(name, 1)
		k := kindAt(words[1])
		if who.meat[k] >= p.prices[k] || !p.is("futures-loss", "nothing-happens") {
			p.margin(name, k)
		}
	case "beef-trust":
		p.raise(who, 0, 3)
		for _, other := range p.others(name) {
			p.raise(p.books[other], 0, 1)
		}
	case "hire-strikebreaker":
		p.pay(name, 1)
	case "hot-dog-sales":
		p.raise(who, 0, 2+p.more(who, "sausage-kitchen"))
	case "new-york-branches":
		p.pay(name, 2)
		p.branches(name, words[1:])
	case "army-contract":
		p.raise(who, 0, 1+p.more(who, "canning-factory"))
		p.raise(who, 1, 1)
	case "support-students":
		p.pay(name, 1)
		p.discard(who)
	case "beef-grading":
		p.raise(who, 0, 3)
	}
}

// more is 1 for who has a building card.
func (p *packers) more(who *packer, card string) int {
	if slices.Contains(who.cards, card) {
		return 1
	}
	return 0
}

// others are all but one, in turn order.
func (p *packers) others(name string) []string {
	return slices.DeleteFunc(p.round(), func(s string) bool { return s == name })
}

func kindAt(kind string) int {
	for k := range printedKinds {
		if printedKinds[k].kind == kind {
			return k
		}
	}
	panic(kind)
}
