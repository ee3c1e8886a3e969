package frontier_test

import "slices"

// dice are the dice of a pan while they are thrown.
type dice struct {
	fresh   string // the space of the newest site, for which a die says what it is
	panned  string // the deposit they are thrown for
	due     int    // how many are still to be thrown
	thrown  []int
	earlier map[string][]int // the numbers thrown for a deposit in this turn
}

// pan begins a throw: two dice and the extra ones; one by the other reading.
func (l *land) pan(at string, more int, oneEach bool) {
	l.panned, l.thrown, l.due = at, nil, 2+more
	if oneEach {
		l.due = 1 + more
	}
}

// throw enters a die. Doubles raise the tile's level, once a throw; where every worker throws one die, with those before in the turn.
func (l *land) throw(v int, oneEach bool) {
	l.thrown = append(l.thrown, v)
	if l.due--; l.due > 0 {
		return
	}
	doubles := false
	for i, v := range l.thrown {
		doubles = doubles || slices.Contains(l.thrown[:i], v) || oneEach && slices.Contains(l.earlier[l.panned], v)
	}
	l.earlier[l.panned] = append(l.earlier[l.panned], l.thrown...)
	if s := l.sites[l.panned]; doubles {
		s.level = min(3, s.level+1)
	}
}

// soil sets the soil of the newest mine from a die.
func (l *land) soil(v int) { l.sites[l.fresh].soil = soils[v-1] }

// assign turns a tile by a die; the face that comes up gives metal as long as there is any.
func (b *books) assign(v int, s *site) {
	turns := v
	if b.is("turning", "one-face-each") {
		turns = 1
	}
	s.face = (s.face + turns) % 4
	if b.is("depletion", "never") || turns < v && v < 4 {
		return
	}
	s.reserve -= min(s.reserve, output[s.soil][s.level-1][s.face])
}

// turnBack turns every deposit back by a face.
func (l *land) turnBack() {
	for _, s := range l.sites {
		if s.reserve > 0 {
			s.face = (s.face + 3) % 4
		}
	}
}
