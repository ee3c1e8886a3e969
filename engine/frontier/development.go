package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// tilePrice returns the price of the face-up tile of a track for a player; off is a further discount by a tycoon.
func (s *state) tilePrice(d box.Line, off int) int {
	return max(0, s.table.parts.Tiles[d][s.lines[d].face].Price-s.discount(s.seat, box.DiscountDevelopment)-off)
}

// mayDevelop judges building the next tile of a track (FR-GEN-07).
func (s *state) mayDevelop(d box.Line, off int, tycoon bool, rec *engine.Record) refusal {
	switch {
	case s.lines[d].face < 0:
		return noTile
	case int(s.me().money) < s.tilePrice(d, off):
		return tooPoor
	case !tycoon && s.open.levied && s.is(rec, AskDevelopmentCount, DevelopmentCountOneATurn): // FR-GOAL-06
		return developedBefore
	}
	return allowed
}

func (s *state) applyDevelop(d box.Line, off int, tycoon bool, rec *engine.Record) {
	s.citePartners(rec)
	s.pay(s.tilePrice(d, off), rec, Gen07)
	s.open.levied = s.open.levied || !tycoon
	s.lay(d, false, rec)
}

// lay builds the face-up tile of a track. It gives the point, lays railroad track, turns up the next tile, and
// carries out the effect (FR-GEN-08, FR-GEN-09, FR-GEN-10, FR-GEN-11, FR-GOAL-10).
func (s *state) lay(d box.Line, free bool, rec *engine.Record) {
	l := &s.lines[d]
	tile := l.face
	l.face = none
	l.built[l.count], l.builder[tile] = tile, s.turn
	l.count++
	if free {
		l.free |= 1 << tile
	}
	if rec != nil {
		rec.Effect(s.name(s.turn)+" builds "+s.table.tileName(d, tile), Gen08)
	}
	s.score(s.turn, false, s.table.parts.PointsPerTile, rec, Gen11, Goal10)
	s.open.track, s.open.what, s.open.train, s.open.spaces = int8(d), tile, none, 0
	if t := &s.table.parts.Tiles[d][tile]; d == box.Railroad && t.Spaces > 0 {
		s.open.train, s.open.spaces = int8(t.Train), uint8(t.Spaces)
		rec.Cite(Gen10)
		if s.trains[t.Train].first == noSpace {
			if s.furthestDeserts().empty() {
				s.afterTrack(rec)
				return
			}
			s.seat, s.step = s.mayor, atTrain
			return
		}
	}
	s.layTrack(rec)
}

// layTrack gives the train of the tile its track, space by space (FR-GEN-10, FR-RAIL-01, FR-RAIL-02, FR-RAIL-03, FR-RAIL-04).
func (s *state) layTrack(rec *engine.Record) {
	if s.open.train < 0 {
		s.afterTrack(rec)
		return
	}
	t := &s.trains[s.open.train]
	if t.connected {
		rec.Cite(Rail04)
	}
	if s.is(rec, AskTrackWhen, TrackWhenOnArrival) && s.open.spaces > 0 {
		t.credit = uint8(min(mostLine, int(t.credit)+int(s.open.spaces)))
		s.open.spaces = 0
		if n := s.wayLength(t, rec); !t.connected && n <= int(t.credit) {
			s.open.spaces, t.credit = uint8(n), t.credit-uint8(n)
		}
	}
	for s.open.spaces > 0 && !t.connected && t.laid < mostLine {
		next := s.nextTrack(t, rec)
		switch next.size() {
		case 0:
			s.open.spaces = 0
		case 1:
			s.layOne(t, next.pop(), rec)
		default:
			s.seat, s.step = s.mayor, atTrack
			return
		}
	}
	s.afterTrack(rec)
}

func (s *state) layOne(t *line, x space, rec *engine.Record) {
	t.track[t.laid] = x
	t.laid++
	s.rails.add(x)
	s.open.spaces--
	s.tell(rec, "track is laid at ", x, Rail01, Rail02, Rail03)
	s.connect(rec)
}

// flat returns the free grass and plain spaces on which track can be laid. Cattle prevent this only under an answer
// (FR-RAIL-03, FR-R-cattle-and-track).
func (s *state) flat(rec *engine.Record) area {
	flat := s.table.grass.or(s.table.plain).without(s.pieces()).without(s.rails).without(s.heads)
	if s.is(rec, AskCattleAndTrack, CattleAndTrackApart) {
		for i := range s.seats() {
			flat = flat.without(s.herds[i])
		}
	}
	return flat
}

// nextTrack returns the spaces at the end of a line from which the way to the town is shortest (FR-R-track-route).
func (s *state) nextTrack(t *line, rec *engine.Record) area {
	flat := s.flat(rec)
	from := only(t.end()).sides().and(flat)
	wave := s.town.sides().and(flat)
	for seen := wave; !wave.empty(); seen = seen.or(wave) {
		if best := wave.and(from); !best.empty() {
			return best
		}
		wave = wave.sides().and(flat).without(seen)
	}
	if s.is(rec, AskShutInLine, ShutInLineGoesOn) {
		return from.and(s.nearer(t.end()))
	}
	return area{}
}

// nearer returns the spaces that are fewer steps from the town than a space, whatever lies between.
func (s *state) nearer(end space) area {
	board := s.table.land.or(s.table.river).or(s.table.stream)
	near := s.town
	for next := near; !next.has(end); {
		near, next = next, next.or(next.sides()).and(board)
		if near == next {
			return area{}
		}
	}
	return near
}

// wayLength returns the number of track tiles on a train's shortest way to the town, 0 if there is none.
func (s *state) wayLength(t *line, rec *engine.Record) int {
	flat := s.flat(rec)
	wave := only(t.end()).sides().and(flat)
	goal := s.town.sides()
	n := 1
	for seen := wave; !wave.empty(); seen = seen.or(wave) {
		if wave.meets(goal) {
			return n
		}
		wave = wave.sides().and(flat).without(seen)
		n++
	}
	return 0
}

// afterTrack turns up the next tile (FR-GEN-09).
func (s *state) afterTrack(rec *engine.Record) {
	l := &s.lines[s.open.track]
	switch {
	case l.waits > 0:
		l.waits--
		l.face = l.waiting[l.waits]
		l.waiting[l.waits] = 0
		if rec != nil {
			rec.Effect(s.table.tileName(box.Line(s.open.track), l.face)+" is face up again", Gen09)
		}
	case s.laidOut(l) < s.tilesLaid(rec) && s.unseen(box.Line(s.open.track)) != 0:
		s.seat, s.step = none, atReveal
		return
	default:
		rec.Cite(Setup11)
	}
	s.afterTile(rec)
}

// tilesLaid is how many tiles of a track are laid out in a game (FR-R-tile-row).
func (s *state) tilesLaid(rec *engine.Record) int {
	switch s.ask(rec, AskTileRow) {
	case TileRowSixOfNine:
		return 6
	case TileRowFiveAndStock:
		return 9
	}
	return s.table.parts.TilesLaidOut
}

func (s *state) laidOut(l *row) int {
	n := 0
	for seen := l.seen; seen != 0; seen &= seen - 1 {
		n++
	}
	return n
}

// unseen are the tiles of a track that nobody has seen yet.
func (s *state) unseen(d box.Line) uint16 { return (1<<trackTiles - 1) &^ s.lines[d].seen }

// applyReveal turns up the tile that chance has drawn (FR-SETUP-10).
func (s *state) applyReveal(d box.Line, tile int8, rec *engine.Record) {
	l := &s.lines[d]
	l.seen |= 1 << tile
	l.face = tile
	rec.Cite([...]engine.Clause{Comp17, Comp18}[d])
	if rec != nil {
		rec.Effect(s.table.tileName(d, tile)+" is face up", Gen09, Setup10, Setup11)
	}
	if s.step != atFirstTile {
		s.afterTile(rec)
		return
	}
	if s.lines[box.Telegraph].face >= 0 {
		s.step = atFirstEvents
	}
}

// afterTile carries out the effect of the tile that was built.
func (s *state) afterTile(rec *engine.Record) {
	t := &s.table.parts.Tiles[s.open.track][s.open.what]
	s.open.track, s.open.what, s.open.train, s.open.spaces = none, none, none, 0
	s.seat, s.step = s.turn, atTurn
	switch e := &t.Effect; e.Kind {
	case box.EffectStatus:
		s.move(e.Field, 1, rec, Gen08)
	case box.EffectGain:
		s.gain(s.turn, e.Good, e.Amount, rec, Gen08)
	case box.EffectDraw:
		s.draw(e.Rank, rec)
	case box.EffectFree:
		if d := e.Line; s.lines[d].face >= 0 {
			s.lay(d, true, rec)
		}
	}
}

// applyTrack is the mayor's choice of a space for track.
func (s *state) applyTrack(x space, rec *engine.Record) {
	s.layOne(&s.trains[s.open.train], x, rec)
	s.layTrack(rec)
}
