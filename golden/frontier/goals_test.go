package frontier_test

// goal returns the points of a player's goal card in the end.
func (b *books) goal(name string) int {
	who := b.people[name]
	switch who.goal {
	case "G1", "G3":
		return b.title(name, "political", who.political)
	case "G2", "G4":
		return b.title(name, "investment", who.investment)
	case "G13":
		return min(8, who.money/10) + 2*min(1, b.banks(name, true))
	case "G15":
		return b.holdings(name)
	}
	return 2 * b.conditions(name)
}

// title is the worth of a goal about points on a track.
func (b *books) title(name, track string, points int) int {
	worth, need := 10, 10
	if b.is("goal-single", "two") {
		worth = 2
	}
	higher := b.people[name].goal == "G3" || b.people[name].goal == "G4"
	if higher && b.is("goal-titles", "second-at-twenty") {
		need = 20
	}
	if points < need || b.is("goal-titles", "first-come") && b.reached[track] != name {
		return 0
	}
	return worth
}

// conditions returns the number of met conditions of a goal that counts built pieces.
func (b *books) conditions(name string) int {
	bank := min(1, b.banks(name, true))
	count := func(kinds ...string) int { return b.count(name, nil, kinds...) }
	near := func(next func(string) bool, kinds ...string) int { return b.count(name, next, kinds...) }
	home := one("tent", "wooden-house")
	switch b.people[name].goal {
	case "G5":
		return min(4, count("general-store", "hardware-store")) + bank
	case "G6":
		return min(3, count("doctor", "church")) + min(2, near(func(string) bool { return true }, "well"))
	case "G7":
		return min(4, count("blacksmith", "gunsmith")) + min(1, near(one("blacksmith", "gunsmith"), "tailor"))
	case "G8":
		return min(4, count("saloon", "brothel")) + bank
	case "G9":
		return min(4, near(home, "sheriff", "jail")) + min(1, near(home, "town-hall"))
	case "G10":
		return min(4, count("newspaper")+b.lines["telegraph"].by(name)) + bank
	case "G11":
		return min(4, count("coach-builder")+b.lines["railroad"].by(name)) + min(1, count("steamboat"))
	case "G12":
		return min(4, count("schoolhouse", "wooden-house")) + min(1, near(one("wooden-house"), "town-hall"))
	case "G14":
		return min(5, count("philanthropy")+b.people[name].donations)
	}
	panic(b.people[name].goal)
}

// count counts buildings of a player, or of the town where that counts, with such a neighbour if one is asked for.
func (b *books) count(name string, next func(kind string) bool, kinds ...string) int {
	n, counted := 0, one(kinds...)
	for at, p := range b.pieces {
		if counted(p.kind) && (p.owner == name || b.is("goal-own", "in-town")) && (next == nil || b.beside(at, next)) {
			n++
		}
	}
	return n
}

// holdings is the worth of the goal that counts a level IV card and what an industry has: enclosures, cattle, deposits, pairs of logs.
func (b *books) holdings(name string) int {
	who, n := b.people[name], 0
	for _, s := range b.sites {
		if s.owner == name && (s.kind == "enclosure" || s.reserve > 0) {
			n++
		}
	}
	logs := who.logs
	for _, river := range b.logs {
		logs += river[name]
	}
	n = min(6, n+who.cattle+logs/2)
	for _, level := range who.industries {
		if level == 4 {
			return n + 4
		}
	}
	return n
}
