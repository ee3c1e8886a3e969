package frontier_test

import "slices"

// calendar holds the progress of the game: rounds, turns, the row of events and the discs on it.
type calendar struct {
	round, ended int
	start, first string // who began the game, and the round
	row          map[string]string
	discs        map[class]string // the space of the row where each lies; "" once it has left the game
	bane         map[class]bool
	handled      []class
	step         string // "set-up", "event", "turns", "era" or "over"
	kind         string // of the event that is being carried out
	losing       int    // logs that the event still takes
	chosen       int    // industry cards that have been chosen at the end of an era
}

var (
	spaces = [...]string{"upcoming", "three", "six", "nine"}
	fields = [...]class{health, wealth, safety}
)

func newCalendar() calendar {
	return calendar{row: map[string]string{}, discs: map[class]string{}, bane: map[class]bool{}, step: "set-up"}
}

// ends are the rounds after which an era ends; the last ends the game.
func (b *books) ends() []int {
	switch b.ruling["rounds"] {
	case "twelve-equal":
		return []int{3, 6, 9, 12}
	case "twelve-cut":
		return []int{4, 7, 10, 12}
	}
	return []int{4, 7, 10, 13}
}

// settle carries out what happens by itself before the next decision.
func (b *books) settle() {
	b.settleTiles()
	b.settleLogs()
	switch {
	case b.step == "set-up" && len(b.next) > 0 && !b.after("start", "reveal", "event", "disc", "industry", "goal", "keep", "assistant",
		"stockpile", "freight", "bridge", "tent", "train", "camp", "panning", "cattle", "farmstead"):
		b.begin()
	case b.step == "event" && !b.after("severity", "lose-log", "pile-up", "burn", "revolt", "drought", "lose", "defend", "event", "disc"):
		b.shift("")
		b.step = "turns"
	case b.ended == len(b.seats):
		b.ended = 0
		b.endRound()
	case b.step == "era" && b.chosen >= len(b.seats) && !b.after("camp", "panning", "cattle", "farmstead", "house", "pass"):
		b.endEra()
	}
}

// begin hands out the starting goods.
func (b *books) begin() {
	b.round, b.step = 1, "turns"
	for _, who := range b.people {
		lumbering := who.industries["lumbering"] > 0
		if !lumbering {
			who.logs = 2
		}
		if !lumbering || !b.is("start-money", "not-lumbering") {
			who.money = 4
		}
	}
}

func (b *books) endRound() {
	ends := b.ends()
	switch {
	case b.round == ends[3]:
		if !b.is("last-era", "election-only") {
			b.judge()
		}
		b.elect(true)
		b.step = "over"
	case slices.Contains(ends, b.round):
		b.judge()
		b.elect(false)
		b.step, b.chosen = "era", 0
	default:
		b.beginRound()
	}
}

// endEra is housing, and the next round.
func (b *books) endEra() {
	if !b.is("upgrade-housing", "mayor-one") && !b.is("upgrade-housing", "each-buys-one") {
		for _, p := range b.pieces {
			if p.kind == "tent" {
				p.kind = "wooden-house"
			}
		}
	}
	b.beginRound()
}

// beginRound pays the income, handles the discs and carries the event out as far as nobody has to decide.
func (b *books) beginRound() {
	b.round++
	b.step = "event"
	switch b.ruling["turn-order"] {
	case "mayor-first":
		b.first = b.mayor
	case "rotating":
		b.first = b.from(b.start)[(b.round-1)%len(b.seats)]
	}
	for _, who := range b.people {
		who.money += who.political + who.investment
		if who.has("B7") {
			who.money++
		}
	}
	b.people[b.mayor].money += len(b.office)
	b.handleDiscs()
	b.happen()
	b.settleLogs()
	if !b.after("severity", "lose-log", "pile-up", "burn", "revolt", "drought", "lose", "defend", "event", "disc") {
		b.shift("")
		b.step = "turns"
	}
}
