package frontier_test

import "slices"

// calendar is where the game stands: rounds, turns, the row of events and the discs on it.
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

// handleDiscs pays and takes what the discs on the upcoming card say.
func (b *books) handleDiscs() {
	b.handled = nil
	for _, field := range fields {
		if b.discs[field] != "upcoming" {
			continue
		}
		b.handled = append(b.handled, field)
		value := b.markers[field]
		if b.is("disc-meaning", "no-effect") || value < 0 != b.bane[field] {
			continue
		}
		for _, who := range b.people {
			who.money += max(value, -who.money)
		}
	}
}

// happen begins the event.
func (b *books) happen() {
	b.kind = events[b.row["upcoming"]]
	switch b.kind {
	case "health", "wealth", "safety":
		b.move(class(b.kind), -1)
	case "rain":
		b.turnBack()
	case "damage":
		worse := "telegraph"
		if len(b.lines["railroad"].built) > len(b.lines["telegraph"].built) {
			worse = "railroad"
		}
		b.lines[worse].damage()
	}
	if b.is("severity", "fixed-one") {
		b.severity(1)
	}
}

// severity says how hard an event strikes.
func (b *books) severity(n int) {
	switch b.kind {
	case "logs-lost":
		b.losing = n
	case "panic":
		for name, who := range b.people {
			who.money -= min(who.money, max(0, 2*n-2*b.banks(name, false)))
		}
	}
}

// newEvent lays an event card out: in the set-up on the first empty space, later after the others, which move on.
func (b *books) newEvent(card string) {
	if b.step != "set-up" {
		b.shift(card)
		return
	}
	for _, space := range spaces {
		if b.row[space] == "" {
			b.row[space] = card
			return
		}
	}
}

// shift moves the event cards on, and the discs with them. Those that were handled are turned over and go to the new card.
func (b *books) shift(card string) {
	if b.kind == "moved" {
		return
	}
	b.kind = "moved"
	for i, space := range spaces[:3] {
		b.row[space] = b.row[spaces[i+1]]
	}
	b.row["nine"] = card
	for _, field := range fields {
		if i := slices.Index(spaces[:], b.discs[field]); i > 0 {
			b.discs[field] = spaces[i-1]
		}
	}
	for _, field := range b.handled {
		b.bane[field] = !b.bane[field]
		switch {
		case b.is("disc-next", "next-upcoming") && b.row["upcoming"] != "":
			b.discs[field] = "upcoming"
		case card != "" && !b.is("disc-next", "next-upcoming"):
			b.discs[field] = "nine" // where the mayor chooses he says so next
		default:
			b.discs[field] = ""
		}
	}
}
