package frontier_test

import "slices"

// town holds the pieces in and next to the town, the two lines of development, and the three markers.
type town struct {
	pieces  map[string]*piece // by space
	lines   map[string]*line
	markers map[class]int
	// pending are the effects of tiles that wait until their track is laid and the next tile is face up.
	pending []effect
}

// piece is a town piece: an owner, or a tycoon who holds it, or neither.
type piece struct {
	kind, owner, tycoon string
	gold                map[string]int
}

func newTown() town {
	return town{pieces: map[string]*piece{}, lines: map[string]*line{"railroad": {}, "telegraph": {}}, markers: map[class]int{}}
}

// move moves a marker; it goes three spaces either way.
func (t *town) move(field class, n int) {
	if field == health || field == wealth || field == safety {
		t.markers[field] = min(3, max(-3, t.markers[field]+n))
	}
}

// inTown enters what is built, used and developed; it reports whether the decision is of this kind.
func (b *books) inTown(name string, who *settler, words []string) bool {
	switch words[0] {
	case "build":
		b.build(name, who, words)
	case "house":
		b.house(name, who, words[1])
	case "use":
		b.use(name, who, words)
	case "develop":
		l := b.lines[words[1]]
		who.money -= who.less(tiles[l.up].price, "B8", 1)
		b.develop(name, who, l, true)
	default:
		return false
	}
	return true
}

// build enters a purchase of a building in the books.
func (b *books) build(name string, who *settler, words []string) {
	kind, at := words[1], words[len(words)-1]
	if site, of := sites[kind]; of {
		who.money -= who.less(site[0], "B2", 1)
		who.logs -= site[1]
		b.found(name, kind, at)
		return
	}
	plan := buildings[kind]
	who.money -= who.less(plan.price, "B6", 1)
	who.logs -= plan.logs
	b.raise(kind, at, &piece{kind: kind, owner: name})
	b.point(who, plan.class)
}

// raise puts a building up; the marker of its class rises with it.
func (b *books) raise(kind, at string, p *piece) {
	b.pieces[at] = p
	if !b.is("status-up", "uses-only") {
		b.move(buildings[kind].class, 1)
	}
}

// point is the point for a building.
func (b *books) point(who *settler, of class) {
	switch {
	case of == health || of == safety || of == housing:
		who.political++
	case !b.is("building-track", "no-point"):
		who.investment++
	}
}

// house turns a tent into a wooden house: the mayor's choice for nothing, or bought.
func (b *books) house(name string, who *settler, at string) {
	b.pieces[at].kind = "wooden-house"
	if b.is("upgrade-housing", "each-buys-one") {
		b.pieces[at].owner = name
		who.money -= who.less(buildings["wooden-house"].price, "B6", 1)
		who.logs -= buildings["wooden-house"].logs
		b.point(who, housing)
	}
}

// use enters the use of a public building.
func (b *books) use(name string, who *settler, words []string) {
	p := b.pieces[words[1]]
	plan := buildings[p.kind]
	who.money += plan.earns - plan.costs
	if words[len(words)-1] == "dollar" {
		who.money--
	}
	b.move(plan.raises, 1)
	switch p.kind {
	case "bank":
		if p.gold == nil {
			p.gold = map[string]int{}
		}
		p.gold[name]++
	case "philanthropy":
		who.donations++
	case "town-hall":
		who.campaign = words[2]
	}
}

// beside reports whether a space has a neighbour over a side with such a piece.
func (t *town) beside(at string, fits func(kind string) bool) bool {
	for space, p := range t.pieces {
		dx, dy := int(space[0])-int(at[0]), int(space[1])-int(at[1])
		if dx*dx+dy*dy == 1 && fits(p.kind) {
			return true
		}
	}
	return false
}

// one is a test for kinds.
func one(kinds ...string) func(string) bool {
	return func(kind string) bool { return slices.Contains(kinds, kind) }
}

// banks counts the banks of a player; with gold, those alone in which he has stored gold of his.
func (t *town) banks(name string, withGold bool) int {
	n := 0
	for _, p := range t.pieces {
		if p.kind == "bank" && p.owner == name && (!withGold || p.gold[name] > 0) {
			n++
		}
	}
	return n
}

// evict takes away what a tycoon holds.
func (t *town) evict(tycoon string) {
	for at, p := range t.pieces {
		if p.tycoon == tycoon {
			delete(t.pieces, at)
		}
	}
}
