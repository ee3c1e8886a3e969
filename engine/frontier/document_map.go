package frontier

import "github.com/yardstick-rules/yardstick/engine/frontier/box"

func (s *state) mapDocument(p *Position) {
	for rest := s.table.forest; !rest.empty(); {
		if x := rest.pop(); int(s.trees[x]) != s.table.parts.TreesPerForest {
			p.Trees[x.String()] = int(s.trees[x])
		}
	}
	for rest := s.town; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		piece := &TownPiece{Owner: s.nameOf(t.owner), Fire: int(t.damage), Uses: int(t.uses), Gold: s.bySeat(t.gold)}
		if piece.Kind = s.pieceName(t.kind); t.tycoon >= 0 {
			piece.Tycoon = s.table.characters[t.tycoon]
		}
		p.Town[x.String()] = piece
	}
	for rest := s.works; !rest.empty(); {
		x := rest.pop()
		p.Works[x.String()] = s.workDocument(&s.tiles[x])
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

func (s *state) workDocument(t *tile) *WorkPiece {
	w := &WorkPiece{
		Kind: s.kindName(t.kind), Owner: s.nameOf(t.owner), Revolt: int(t.damage), Animals: int(t.cattle), Bought: int(t.bought),
		Dairy: int(t.dairy),
	}
	if t.level > 0 {
		w.Deposit = &Site{
			Kind: t.deposit.String(), Metal: t.metal.String(), Level: int(t.level), Face: int(t.face), Reserve: int(t.reserve),
			Cubes: int(t.cubes), Depleted: t.done, Active: t.active, Thrown: bitNumbers(t.thrown),
		}
	}
	return w
}

// bitNumbers are the numbers of a set, bit n-1 for n.
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
