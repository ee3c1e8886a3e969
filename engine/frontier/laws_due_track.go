package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

// tileCost is the price of the face-up tile less what partners and a tycoon take off.
func tileCost(s *state, d box.Line, off int) int {
	return max(0, s.table.parts.Tiles[d][s.lines[d].face].Price-off-cheaper(s, s.seat, box.DiscountDevelopment))
}

// buildTile builds the face-up tile: the point, then the track, the next tile, the effect.
func (d *due) buildTile(on box.Line, free bool) {
	l := &d.lines[on]
	built := l.face
	l.built[l.count], l.builder[built], l.face = built, d.turn, none
	l.count++
	if free {
		l.free |= 1 << built
	}
	d.mark(d.turn, 2, d.table.parts.PointsPerTile)
	t, o := &d.table.parts.Tiles[on][built], &d.open
	o.track, o.what, o.train, o.spaces = int8(on), built, none, 0
	if on == box.Railroad && t.Spaces > 0 {
		o.train, o.spaces = int8(t.Train), uint8(t.Spaces)
		if d.trains[o.train].first == noSpace {
			if farthestDeserts(d.by()).empty() {
				o.train, o.spaces = none, 0
			} else {
				d.seat, d.step = d.mayor, atTrain
				return
			}
		}
	}
	d.layTrack()
}

// layOn lays a track tile at the end of the line under development.
func (d *due) layOn(x space) {
	l := &d.trains[d.open.train]
	l.track[l.laid] = x
	l.laid++
	d.rails.add(x)
	d.open.spaces--
	l.connected = l.connected || only(x).sides().meets(d.town)
}

// layTrack lays what the train has gained as long as there is no choice, then the next tile comes.
func (d *due) layTrack() {
	o := &d.open
	if o.train >= 0 {
		l := &d.trains[o.train]
		if d.under(AskTrackWhen, TrackWhenOnArrival) && d.step != atTrack {
			l.credit = uint8(min(mostLine, int(l.credit)+int(o.spaces)))
			o.spaces = 0
			if _, far := wayToTown(d.by(), endOf(l)); far > 0 && far <= int(l.credit) && !l.connected {
				o.spaces, l.credit = uint8(far), l.credit-uint8(far)
			}
		}
		for o.spaces > 0 && !l.connected {
			next, _ := wayToTown(d.by(), endOf(l))
			switch next.size() {
			case 0:
				o.spaces = 0
			case 1:
				d.layOn(next.pop())
			default:
				d.seat, d.step = d.mayor, atTrack
				return
			}
		}
	}
	d.nextTile()
}

func endOf(l *line) space {
	if l.laid > 0 {
		return l.track[l.laid-1]
	}
	return l.first
}

// wayToTown are the spaces beside the end of a line from which a shortest way over free grass and plain comes next to a town piece, and how
// many tiles that way takes; 0 without one.
func wayToTown(s *state, from space) (next area, tiles int) {
	open := s.table.grass.or(s.table.plain).without(s.town).without(s.works).without(s.rails).without(s.heads)
	var far [spaces]uint8 // tiles from a space to the town, itself counted
	var queue [spaces]space
	n := 0
	for rest := open.and(s.town.sides()); !rest.empty(); n++ {
		queue[n] = rest.pop()
		far[queue[n]] = 1
	}
	for i := 0; i < n; i++ {
		x := queue[i]
		for _, y := range [...]space{x - 1, x + 1, x - stride, x + stride} {
			if open.has(y) && far[y] == 0 {
				far[y] = far[x] + 1
				queue[n] = y
				n++
			}
		}
	}
	for _, y := range [...]space{from - 1, from + 1, from - stride, from + stride} {
		if !open.has(y) || far[y] == 0 {
			continue
		}
		if tiles == 0 || int(far[y]) < tiles {
			next, tiles = area{}, int(far[y])
		}
		if int(far[y]) == tiles {
			next.add(y)
		}
	}
	return next, tiles
}

// mostTiles is how many tiles of a line are laid out in a game.
func mostTiles(s *state) int {
	switch s.table.answers.Ask(nil, AskTileRow) {
	case TileRowSixOfNine:
		return 6
	case TileRowFiveAndStock:
		return trackTiles
	}
	return s.table.parts.TilesLaidOut
}

// nextTile turns the next tile of the line up: one that waits, or one that chance finds.
func (d *due) nextTile() {
	l, seen := &d.lines[d.open.track], 0
	for set := l.seen; set != 0; set &= set - 1 {
		seen++
	}
	switch {
	case l.waits > 0:
		l.waits--
		l.face, l.waiting[l.waits] = l.waiting[l.waits], 0
	case seen < mostTiles(d.by()):
		d.seat, d.step = none, atReveal
		return
	}
	d.tileWorks()
}

// tileWorks carries out the effect of the tile.
func (d *due) tileWorks() {
	d.seat, d.step = d.turn, atTurn
	switch e := &d.table.parts.Tiles[d.open.track][d.open.what].Effect; e.Kind {
	case box.EffectStatus:
		d.shift(int(e.Field), 1)
	case box.EffectGain:
		d.gets(d.turn, e.Good, e.Amount)
	case box.EffectDraw:
		d.draw(e.Rank)
	case box.EffectFree:
		if d.lines[e.Line].face >= 0 {
			d.buildTile(e.Line, true)
		}
	}
}
