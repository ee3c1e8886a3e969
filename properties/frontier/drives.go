package frontier

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// inTurn prepares a position for slow searches if a player has the turn. A search takes the time of many
// decisions, so inTurn does this only in some positions.
func inTurn(w *walk.Walk) (*plains, *frontier.Player, error) {
	const often = 4
	doc := position(w)
	if doc.Decision != "turn" || !w.Now(often) {
		return nil, nil, engine.ErrIdle
	}
	parts, err := partsOf(w)
	if err != nil {
		return nil, nil, err
	}
	m := newPlains(doc, parts, w.Setup.Rulings)
	return m, m.who(doc.Player), nil
}

// drivesAreFound is FR-INV-24 for cattle.
func drivesAreFound(w *walk.Walk) func() error {
	return func() error {
		m, p, err := inTurn(w)
		if m == nil {
			return err
		}
		return walk.SameList(w.Listed("drive-cattle", "rail-drive"), slices.Concat(m.drives(p), m.railDrives(p)))
	}
}

// herds lists the spaces from which a player can drive cattle.
func (m *plains) herds(p *frontier.Player) []spot {
	var all []spot
	for _, s := range m.spaces() {
		name := spell(s)
		fence := m.doc.Works[name]
		if m.doc.Cattle[name][p.Name] > 0 || fence != nil && fence.Kind == "enclosure" && fence.Owner == p.Name && fence.Animals > 0 &&
			fence.Revolt == 0 {
			all = append(all, s)
		}
	}
	return all
}

// trek is the part of a drive so far: its spaces, and the number of them with a piece.
type trek struct {
	at     spot
	past   int
	length int
}

// drives lists the cattle drives with a worker. It tries every way of at most three spaces, over the ground
// that the answers allow, past one piece at most.
func (m *plains) drives(p *frontier.Player) []string {
	horseless := m.ready(p, "horse") < 1 && m.rules["drive-horse"] != "worker-only"
	if *p.Workers == 0 || p.Industries["ranching"] == 0 || horseless {
		return nil
	}
	longest, skips := m.parts.DriveSpaces, m.parts.SkipBuildings
	if m.rules["drive-length"] == "one" {
		longest = 1
	}
	if m.rules["skip-building"] == "any" {
		skips = longest
	}
	var list []string
	for _, from := range m.herds(p) {
		for s := range m.driven(from, longest, skips) {
			list = append(list, "drive-cattle "+spell(from)+" to "+spell(s))
		}
	}
	return list
}

// driven lists the spaces that a drive reaches after the given number of spaces, past the given number of
// pieces.
func (m *plains) driven(from spot, longest, skips int) map[spot]bool {
	ends := map[spot]bool{}
	for treks := []trek{{at: from}}; len(treks) > 0; treks = treks[1:] {
		t := treks[0]
		if t.length == longest {
			continue
		}
		next := sides(t.at)
		if m.rules["drive-direction"] == "eight-ways" {
			next = append(next, corners(t.at)...)
		}
		for _, s := range next {
			past := t.past
			if m.piece[s] != "" {
				past++
			}
			if m.crossed(s) && past <= skips {
				treks = append(treks, trek{s, past, t.length + 1})
				if m.pasture(s) && s != from {
					ends[s] = true
				}
			}
		}
	}
	return ends
}

// railDrives lists the drives with a train, to the spaces next to the line of a connected one.
func (m *plains) railDrives(p *frontier.Player) []string {
	if p.Industries["ranching"] < 3 || m.ready(p, "horse") < 1 {
		return nil
	}
	ends := map[spot]bool{}
	for _, line := range m.doc.Trains {
		if !line.Connected {
			continue
		}
		for _, name := range append([]string{line.First}, line.Track...) {
			for _, s := range sides(at(name)) {
				ends[s] = true
			}
		}
		if m.rules["rail-drive"] == "any-grass" {
			for _, s := range m.spaces() {
				ends[s] = true
			}
		}
	}
	var list []string
	for _, from := range m.herds(p) {
		for s := range ends {
			if s != from && m.pasture(s) && !m.strange(s) {
				list = append(list, "rail-drive "+spell(from)+" to "+spell(s))
			}
		}
	}
	return list
}

// haulsAreFound is FR-INV-24 for metal.
func haulsAreFound(w *walk.Walk) func() error {
	return func() error {
		m, p, err := inTurn(w)
		if m == nil {
			return err
		}
		var found []string
		for name, work := range m.doc.Works {
			d := work.Deposit
			if d == nil || work.Owner != p.Name || work.Revolt > 0 || *p.Workers == 0 || p.Industries["mining"] == 0 {
				continue
			}
			carries := m.parts.HaulCubes
			if d.Cubes >= carries {
				found = append(found, "haul "+name)
			}
			for _, beast := range []string{"donkey", "mule"} {
				more := map[string]int{"donkey": m.parts.HaulAnimals[box.Donkey], "mule": m.parts.HaulAnimals[box.Mule]}[beast]
				if m.ready(p, beast) > 0 && d.Cubes >= carries+more {
					found = append(found, "haul "+name+" "+beast)
				}
			}
		}
		return walk.SameList(w.Listed("haul"), found)
	}
}
