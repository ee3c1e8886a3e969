package frontier_test

// line is the railroad or the telegraph.
type line struct {
	up      string
	waiting []string
	built   []mark
}

// mark is a built tile, who built it, and whether it counts for a goal.
type mark struct {
	tile, by string
	counts   bool
}

// effect is the effect of a tile for its builder.
type effect struct{ tile, by string }

// reveal turns up the next tile.
func (l *line) reveal(name string) { l.up = name }

// damage takes the last built tile back: it has to be built again before the one that was face up.
func (l *line) damage() {
	if n := len(l.built); n > 0 {
		if l.up != "" {
			l.waiting = append(l.waiting, l.up)
		}
		l.up, l.built = l.built[n-1].tile, l.built[:n-1]
	}
}

// develop builds the face-up tile of a line.
func (b *books) develop(name string, who *settler, l *line, counts bool) {
	b.pending = append(b.pending, effect{l.up, name})
	l.built = append(l.built, mark{l.up, name, counts})
	who.investment++
	l.up = ""
	if n := len(l.waiting); n > 0 {
		l.up, l.waiting = l.waiting[n-1], l.waiting[:n-1]
	}
}

// settleTiles lets tiles do what they do as soon as their track is laid and the next tile of their line is face up.
func (b *books) settleTiles() {
	for len(b.pending) > 0 {
		e := b.pending[0]
		of := map[string]string{"RR": "railroad", "TG": "telegraph"}[e.tile[:2]]
		if of == "railroad" && b.after("train", "track") || b.lines[of].up == "" && b.after("reveal") && b.next[1] == of {
			return
		}
		b.pending = b.pending[1:]
		t := tiles[e.tile]
		b.move(t.raises, 1)
		b.people[e.by].money += t.gives
		if t.free != "" && b.lines[t.free].up != "" {
			b.develop(e.by, b.people[e.by], b.lines[t.free], false)
		}
	}
}

// by counts the tiles of a player that count for a goal.
func (l *line) by(name string) int {
	n := 0
	for _, m := range l.built {
		if m.by == name && m.counts {
			n++
		}
	}
	return n
}
