package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// pieces returns the spaces with a piece.
func (s *state) pieces() area { return s.town.or(s.works) }

// occupied returns the spaces that are not free: those with a piece, track, a train's first space,
// or cattle.
func (s *state) occupied() area {
	a := s.pieces().or(s.rails).or(s.heads)
	for i := range s.seats() {
		a = a.or(s.herds[i])
	}
	return a
}

// free returns the spaces of an area that are free.
func (s *state) free(of area) area { return of.without(s.occupied()) }

// riverside returns the land spaces next to the river.
func (s *state) riverside() area { return s.table.river.sides().and(s.table.land) }

// basinBy returns the basin that a bank space touches, or -1.
func (s *state) basinBy(x space) int8 { return s.table.bankBasin[x] }

// logsIn returns the number of logs in a basin.
func (s *state) logsIn(b int8) int {
	n := 0
	for _, own := range s.logs[b] {
		n += int(own)
	}
	return n
}

// room returns the number of further logs for which a basin has room (FR-LUM-18). Logs that arrive
// in the stock basin go ashore and need no room.
func (s *state) room(b int8, rec *engine.Record) int {
	if s.ashore(b, rec) {
		return 255
	}
	return max(0, s.table.parts.Basins[b].Holds-s.logsIn(b))
}

// ashore reports whether logs that arrive in a basin go to their owners' stock at once
// (FR-R-stock-arrival).
func (s *state) ashore(b int8, rec *engine.Record) bool {
	return b == s.stock && s.is(rec, AskStockArrival, StockArrivalAtOnce)
}

// put lays a piece on a space.
func (s *state) put(x space, k box.Piece, owner int8) {
	s.tiles[x] = tile{kind: k, owner: owner, tycoon: none}
	if k >= box.FirstWork {
		s.works.add(x)
		s.owns[owner].add(x)
		if k.Stabled() != box.NoGood {
			s.stables.add(x)
		}
		return
	}
	s.town.add(x)
}

// clear takes the town piece off a space; industry buildings stay.
func (s *state) clear(x space) {
	s.tiles[x] = tile{owner: none, tycoon: none}
	s.town.remove(x)
}

// connect connects every train whose track has reached the town, or which the town has reached
// (FR-RAIL-04).
func (s *state) connect(rec *engine.Record) {
	for i := range s.trains {
		t := &s.trains[i]
		if t.laid == 0 || t.connected {
			continue
		}
		rec.Cite(Rail04)
		if t.connected = only(t.end()).sides().meets(s.town); t.connected && rec != nil {
			rec.Effect("the "+box.TrainNames[i]+" train is connected", Rail02, Rail04)
		}
	}
}

// line returns the spaces of a train's line: its first space and its track.
func (s *state) line(t *line) area {
	a := only(t.first)
	for _, x := range t.track[:t.laid] {
		a.add(x)
	}
	return a
}

// end returns the last space of a train's line.
func (t *line) end() space {
	if t.laid == 0 {
		return t.first
	}
	return t.track[t.laid-1]
}

// ownBeside reports whether a player has an own piece of a kind beside a space.
func (s *state) ownBeside(x space, seat int8, is func(box.Piece) bool) bool {
	for rest := only(x).sides().and(s.owns[seat]); !rest.empty(); {
		if is(s.tiles[rest.pop()].kind) {
			return true
		}
	}
	return false
}
