package frontier_test

import "slices"

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
