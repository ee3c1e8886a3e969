package frontier

import (
	"github.com/yardstick-rules/yardstick/engine/form"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mapDocument writes the contents of the map.
func (w *walk) mapDocument() {
	s, p := w.state, w.doc
	for rest := s.table.forest; !rest.empty(); {
		if x := rest.pop(); int(s.trees[x]) != s.table.parts.TreesPerForest {
			p.Trees[x.String()] = int(s.trees[x])
		}
	}
	for rest := s.town; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		piece := &TownPiece{Kind: s.pieceName(t.kind), Owner: s.nameOf(t.owner)}
		w.pieceParts(t, piece)
		p.Town[x.String()] = piece
	}
	for rest := s.works; !rest.empty(); {
		x := rest.pop()
		p.Works[x.String()] = w.workDocument(&s.tiles[x])
	}
	for i := range s.seats() {
		for rest := s.herds[i]; !rest.empty(); {
			x := rest.pop()
			add(p.Cattle, x.String(), s.name(i), int(s.cattle[i][x]))
			if s.driven[i][x] > 0 {
				add(p.Driven, x.String(), s.name(i), int(s.driven[i][x]))
			}
		}
	}
}

func add(to map[string]map[string]int, at, name string, n int) {
	if to[at] == nil {
		to[at] = map[string]int{}
	}
	to[at][name] = n
}

func (s *state) pieceName(k box.Piece) string {
	if k < box.FirstPublic {
		return townKinds[k]
	}
	return s.kindName(k)
}

// pieceParts reads or writes the state of a town piece.
func (w *walk) pieceParts(t *tile, d *TownPiece) {
	form.Number(w.Form, "fire", &d.Fire, &t.damage, form.Bounds{Most: 99})
	form.Number(w.Form, "uses", &d.Uses, &t.uses, form.Bounds{Most: 99})
	form.One(w.Form, "tycoon", &d.Tycoon, &t.tycoon, &form.Supply{Words: w.characters.Words})
	form.Numbers(w.Form, "gold", &d.Gold, t.gold[:], w.Seats, form.Bounds{Most: 99})
}

func (w *walk) workDocument(t *tile) *WorkPiece {
	d := &WorkPiece{
		Kind: w.kindName(t.kind), Owner: w.nameOf(t.owner), Revolt: int(t.damage), Animals: int(t.cattle), Bought: int(t.bought),
		Dairy: int(t.dairy),
	}
	if t.level > 0 {
		d.Deposit = &Site{Kind: t.deposit.String(), Metal: t.metal.String(), Thrown: bitNumbers(t.thrown)}
		w.siteParts(t, d.Deposit)
	}
	return d
}

// siteParts reads or writes the state of a deposit.
func (w *walk) siteParts(t *tile, d *Site) {
	form.Number(w.Form, "deposit: level", &d.Level, &t.level, form.Bounds{Least: 1, Most: w.table.parts.TileLevelMax})
	form.Number(w.Form, "deposit: face", &d.Face, &t.face, form.Bounds{Most: 3})
	form.Number(w.Form, "deposit: reserve", &d.Reserve, &t.reserve, form.Bounds{Most: 99})
	form.Number(w.Form, "deposit: cubes", &d.Cubes, &t.cubes, form.Bounds{Most: 99})
	form.Copy(w.Form, &d.Depleted, &t.done)
	form.Copy(w.Form, &d.Active, &t.active)
}

// bitNumbers lists the numbers of a set, bit n-1 for n.
func bitNumbers(set uint16) []int {
	var ns []int
	for ; set != 0; set &= set - 1 {
		ns = append(ns, int(lowest(set))+1)
	}
	return ns
}

func (s *state) riverDocument(p *Position) {
	for b := range s.table.basins {
		if by := s.bySeat(s.logs[b]); by != nil {
			p.Logs[basinText(b)] = by
		}
		if s.jams>>b&1 != 0 {
			p.Jams = append(p.Jams, basinText(b))
		}
	}
	for i := range s.trains {
		t := &s.trains[i]
		if t.first == noSpace {
			continue
		}
		l := &TrainLine{First: t.first.String(), Connected: t.connected, Credit: int(t.credit)}
		for _, x := range t.track[:t.laid] {
			l.Track = append(l.Track, x.String())
		}
		p.Trains[box.TrainNames[i]] = l
	}
}
