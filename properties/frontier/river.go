package frontier

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// logMovesAreFound is FR-INV-24 for logs.
func logMovesAreFound(w *walk.Walk) func() error {
	return func() error {
		m, p, err := inTurn(w)
		if m == nil {
			return err
		}
		return walk.SameList(w.Listed("drive", "raft", "tow"), m.logMoves(p))
	}
}

// basins lists the names of the basins in play, from upstream.
func (m *plains) basins() []string {
	var names []string
	for _, b := range m.parts.Basins {
		if b.Size > 0 && int(b.Spaces[0].Column) < m.columns {
			names = append(names, b.Name)
		}
	}
	return names
}

// stockBasin returns the basin next to the stockpile.
func (m *plains) stockBasin() string {
	for name, piece := range m.doc.Town {
		if piece.Kind != "stockpile" {
			continue
		}
		for _, s := range sides(at(name)) {
			for _, b := range m.parts.Basins {
				for _, river := range b.Spaces[:b.Size] {
					if int(river.Column) == s.col && int(river.Row) == s.row {
						return b.Name
					}
				}
			}
		}
	}
	return ""
}

// ends returns the basin where logs that move down end.
func (m *plains) ends(from int, move *box.LogMove) string {
	names, stock := m.basins(), m.stockBasin()
	for range move.Basins {
		if from+1 == len(names) {
			break
		}
		from++
		if names[from] == stock || slices.Contains(m.doc.Jams, names[from]) {
			break
		}
	}
	return names[from]
}

// takes returns the number of logs that a basin can take.
func (m *plains) takes(basin string) int {
	if basin == m.stockBasin() && m.rules["stock-arrival"] != "worker-carries" {
		return 1 << 10
	}
	room := 0
	for _, b := range m.parts.Basins {
		if b.Name == basin {
			room = b.Holds
		}
	}
	for _, n := range m.doc.Logs[basin] {
		room -= n
	}
	return room
}

// logMoves lists the drives, rafts and tows.
func (m *plains) logMoves(p *frontier.Player) []string {
	var list []string
	names := m.basins()
	for i, basin := range names {
		if i+1 == len(names) || slices.Contains(m.doc.Jams, basin) || *p.Workers == 0 {
			continue
		}
		for verb, move := range map[string]*box.LogMove{"drive": &m.parts.Drive, "raft": &m.parts.Raft, "tow": &m.parts.Tow} {
			if p.Industries["lumbering"] < move.Level || *p.Money < move.Price {
				continue
			}
			room := m.takes(m.ends(i, move))
			for _, load := range m.loads(verb, basin, p, move.Logs) {
				if load.logs <= room {
					list = append(list, strings.TrimSpace(verb+" "+basin+" "+load.words))
				}
			}
		}
	}
	return list
}

// load is a number of logs that move at once, and its words in an action.
type load struct {
	logs  int
	words string
}

// loads lists the logs that can move out of a basin, without regard to the room at the target.
func (m *plains) loads(verb, basin string, p *frontier.Player, most int) []load {
	there := m.doc.Logs[basin]
	var all []load
	switch {
	case verb == "tow":
		all = m.towed(there, p)
	case m.rules["log-owner"] == "any":
		all = m.named(there, 0, most, load{})
	default:
		for k := 1; k <= min(most, there[p.Name]); k++ {
			all = append(all, load{k, strconv.Itoa(k)})
		}
	}
	if verb == "drive" && m.rules["drive-number"] == "exactly-two" {
		all = slices.DeleteFunc(all, func(l load) bool { return l.logs != most })
	}
	return all
}

// towed lists all logs of a basin, or under a ruling all of the player, if a steamboat is on the map.
func (m *plains) towed(there map[string]int, p *frontier.Player) []load {
	n, boat := 0, false
	for name, k := range there {
		if m.rules["log-owner"] != "own" || name == p.Name {
			n += k
		}
	}
	for _, piece := range m.doc.Town {
		boat = boat || piece.Kind == "steamboat"
	}
	if n == 0 || !boat {
		return nil
	}
	return []load{{logs: n}}
}

// named lists the ways to name the owners of the logs, seat by seat.
func (m *plains) named(there map[string]int, seat, most int, so load) []load {
	if seat == len(m.doc.Players) {
		if so.logs == 0 {
			return nil
		}
		return []load{so}
	}
	all := m.named(there, seat+1, most, so)
	for k := 1; k <= min(most-so.logs, there[m.doc.Players[seat].Name]); k++ {
		words := strings.TrimSpace(fmt.Sprintf("%s P%d=%d", so.words, seat+1, k))
		all = append(all, m.named(there, seat+1, most, load{so.logs + k, words})...)
	}
	return all
}
