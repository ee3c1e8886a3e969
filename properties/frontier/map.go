package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// spot is a space of the map, counted from the northwest.
type spot struct{ col, row int }

// plains is the map of a Frontier position, space by space: everything is looked up one space at a time.
type plains struct {
	parts *box.Components
	rules map[string]string
	doc   *frontier.Position
	// columns are those of the boards in play.
	columns int
	// piece names the piece on a space, dry marks the spaces with drought, rail those with track or a train.
	piece     map[spot]string
	dry, rail map[spot]bool
}

func newPlains(doc *frontier.Position, parts *box.Components, rulings map[string]string) *plains {
	m := &plains{parts: parts, rules: rulings, doc: doc, piece: map[spot]string{}, dry: map[spot]bool{}, rail: map[spot]bool{}}
	m.columns = parts.Boards[len(doc.Players)] * parts.BoardColumns
	for name, piece := range doc.Town {
		m.piece[at(name)] = piece.Kind
	}
	for name, piece := range doc.Works {
		m.piece[at(name)] = piece.Kind
	}
	for _, name := range doc.Drought {
		m.dry[at(name)] = true
	}
	for _, line := range doc.Trains {
		m.rail[at(line.First)] = true
		for _, name := range line.Track {
			m.rail[at(name)] = true
		}
	}
	return m
}

// at reads a space, spell spells one.
func at(name string) spot { return spot{int(name[0] - 'a'), int(name[1] - '1')} }

func spell(s spot) string { return string([]byte{byte('a' + s.col), byte('1' + s.row)}) }

// ground returns the terrain of a space, Nowhere off the boards in play.
func (m *plains) ground(s spot) box.Terrain {
	if s.col < 0 || s.row < 0 || s.col >= m.columns || s.row >= m.parts.Rows {
		return box.Nowhere
	}
	return m.parts.Map[s.col][s.row]
}

// spaces lists all spaces, column by column.
func (m *plains) spaces() []spot {
	var all []spot
	for col := range m.columns {
		for row := range m.parts.Rows {
			all = append(all, spot{col, row})
		}
	}
	return all
}

// sides lists the spaces next to a space, and corners lists those at its corners. Some may be off the map.
func sides(s spot) []spot {
	return []spot{{s.col - 1, s.row}, {s.col + 1, s.row}, {s.col, s.row - 1}, {s.col, s.row + 1}}
}

func corners(s spot) []spot {
	return []spot{{s.col - 1, s.row - 1}, {s.col + 1, s.row - 1}, {s.col - 1, s.row + 1}, {s.col + 1, s.row + 1}}
}

// byTown reports whether a town piece is next to a space.
func (m *plains) byTown(s spot) bool {
	for _, next := range sides(s) {
		if m.town(next) {
			return true
		}
	}
	return false
}

func (m *plains) town(s spot) bool {
	if m.ground(s) == box.Nowhere {
		return false
	}
	_, is := m.doc.Town[spell(s)]
	return is
}

// pasture reports whether cattle can be put down on a space.
func (m *plains) pasture(s spot) bool {
	return m.ground(s) == box.Grass && m.piece[s] == "" && !m.dry[s] && !(m.rules["cattle-and-track"] == "apart" && m.rail[s])
}

// crossed reports whether a drive can pass over a space.
func (m *plains) crossed(s spot) bool {
	switch m.ground(s) {
	case box.Grass:
		return !m.strange(s) && !(m.rules["drive-ground"] == "green-grass" && m.dry[s])
	case box.Plain:
		return m.rules["drive-ground"] == "grass-and-plain"
	}
	return false
}

// strange reports whether the cattle of others keep a herd off a space.
func (m *plains) strange(s spot) bool {
	for name, n := range m.doc.Cattle[spell(s)] {
		if n > 0 && name != m.doc.Player && m.rules["foreign-herd"] == "apart" {
			return true
		}
	}
	return false
}

// who finds a player.
func (m *plains) who(name string) *frontier.Player {
	for i := range m.doc.Players {
		if m.doc.Players[i].Name == name {
			return &m.doc.Players[i]
		}
	}
	return nil
}

// ready returns the number of a player's animals of a kind that were not used this round.
func (m *plains) ready(p *frontier.Player, kind string) int {
	n := p.Animals[kind] - p.Used[kind]
	for _, work := range m.doc.Works {
		if work.Owner == p.Name && work.Kind == kind+"-stable" {
			n += work.Animals
		}
	}
	return n
}
