package frontier

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

func basinsHold(s *state) error {
	seen := false
	for b := range int8(basins) {
		n := 0
		for _, own := range s.logs[b] {
			n += int(own)
		}
		if b >= s.table.basins {
			if n > 0 || s.jams>>b&1 != 0 {
				return errors.New("logs or a black worker lie beyond the last basin")
			}
			continue
		}
		seen = seen || n > 0
		if most := s.table.parts.Basins[b].Holds; n > most {
			return fmt.Errorf("%s holds %s, and there are %d", s.table.parts.Basins[b].Name, prose.Count(most, "log"), n)
		}
		if n > 0 && b == s.stock && s.is(nil, AskStockArrival, StockArrivalAtOnce) {
			return fmt.Errorf("the stock basin holds %s, and they should have gone to their owners' stock", prose.Count(n, "log"))
		}
	}
	return engine.IdleUnless(seen)
}

// cattleOnGrass: the range is grass without a piece, and the notes of herds and drives agree with the cattle there.
func cattleOnGrass(s *state) error {
	open := s.table.grass.without(s.town).without(s.works)
	seen := false
	for i := range s.seats() {
		seen = seen || !s.herds[i].empty()
		if stray := s.herds[i].without(open); !stray.empty() {
			return fmt.Errorf("%s has cattle on %s, which is not grass without a piece", s.name(i), stray.pop())
		}
		for x, n := range s.cattle[i] {
			if (n > 0) != s.herds[i].has(space(x)) || s.driven[i][x] > n {
				return fmt.Errorf("%s has %d cattle on %s, and %d are noted as driven there", s.name(i), n, space(x), s.driven[i][x])
			}
		}
	}
	return engine.IdleUnless(seen)
}

// onePieceASpace: a town piece or an industry building is alone on a space of the map, without track.
func onePieceASpace(s *state) error {
	ground := s.table.land.or(s.table.river).or(s.table.stream)
	if both := s.town.and(s.works); !both.empty() {
		return fmt.Errorf("two pieces stand on %s", both.pop())
	}
	pieces := s.town.or(s.works)
	if off := pieces.without(ground); !off.empty() {
		return fmt.Errorf("a piece stands on %s, off the boards in play", off.pop())
	}
	if under := pieces.and(s.rails.or(s.heads)); !under.empty() {
		return fmt.Errorf("a piece stands on %s, where track or a train lies", under.pop())
	}
	var owns [maxSeats]area
	for i := range s.tiles {
		x, t := space(i), &s.tiles[i]
		switch {
		case !pieces.has(x) && *t != tile{owner: none, tycoon: none}:
			return fmt.Errorf("something is left of a piece on %s", x)
		case s.town.has(x) && (t.kind == box.NoPiece || t.kind >= box.FirstWork), s.works.has(x) &&
			(t.kind < box.FirstWork || t.kind >= box.OwnTrain):
			return fmt.Errorf("what stands on %s is neither a town piece nor an industry building", x)
		case s.works.has(x) && (t.owner < 0 || t.owner >= s.seats()):
			return fmt.Errorf("the industry building on %s is nobody's", x)
		case s.town.has(x) && (t.owner >= s.seats() || t.owner >= 0 && t.kind <= box.Tent):
			return fmt.Errorf("somebody owns what stands on %s and cannot be owned", x)
		case s.works.has(x):
			owns[t.owner].add(x)
		}
		if s.stables.has(x) != (t.kind >= box.HorseStable && t.kind <= box.OxStable) {
			return fmt.Errorf("the note of the stable on %s is wrong", x)
		}
	}
	if owns != s.owns {
		return errors.New("the notes of who owns the industry buildings are wrong")
	}
	return nil
}

// linesRun: a line is a chain of neighbouring grass and plain spaces that begins beside the train, and no space has track twice.
func linesRun(s *state) error {
	flat := s.table.grass.or(s.table.plain)
	rails, heads := area{}, area{}
	for i := range s.trains {
		t := &s.trains[i]
		if t.first == noSpace {
			if t.laid > 0 || t.connected || t.credit > 0 {
				return fmt.Errorf("the %s train has track and is not on the map", box.TrainNames[i])
			}
			continue
		}
		if !s.table.desert.has(t.first) || heads.has(t.first) {
			return fmt.Errorf("the %s train stands on %s, which is not a desert space without another train", box.TrainNames[i], t.first)
		}
		heads.add(t.first)
		end := t.first
		for _, x := range t.track[:t.laid] {
			switch {
			case !flat.has(x):
				return fmt.Errorf("track lies on %s, which is neither grass nor plain", x)
			case rails.has(x):
				return fmt.Errorf("track lies on %s twice", x)
			case abs(x.column()-end.column())+abs(x.row()-end.row()) != 1:
				return fmt.Errorf("the %s line goes from %s to %s, which is not beside it", box.TrainNames[i], end, x)
			}
			rails.add(x)
			end = x
		}
	}
	if rails != s.rails || heads != s.heads {
		return errors.New("the notes of track and trains are not what is on the map")
	}
	return engine.IdleUnless(!rails.empty())
}

// industryKeepsAway: industry keeps away from the town, unless an answer lets the town come to it.
func industryKeepsAway(s *state) error {
	if !s.is(nil, AskPublicNextToIndustry, PublicNextToIndustryNever) {
		return engine.ErrIdle
	}
	if near := s.works.and(s.town.sides()); !near.empty() {
		return fmt.Errorf("the industry building on %s stands next to the town", near.pop())
	}
	return engine.IdleUnless(!s.works.empty())
}

// damageLies: fire is on public buildings and housing, revolt on industry buildings, at most three pieces unless an
// answer allows more.
func damageLies(s *state) error {
	seen, most := false, 255
	if s.is(nil, AskLimitOfThree, LimitOfThreeDamagePieces) {
		most = s.table.parts.MostDamage
	}
	for rest := s.town.or(s.works); !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		seen = seen || t.damage > 0
		if t.damage > 0 && t.kind < box.Tent {
			return fmt.Errorf("fire lies on %s, on what is neither a public building nor housing", x)
		}
		if int(t.damage) > most {
			return fmt.Errorf("%s has %s of fire or revolt, and may have %d", x, prose.Count(t.damage, "piece"), most)
		}
	}
	return engine.IdleUnless(seen)
}

// usesCounted: only public buildings that have a use are used, and gold lies only on banks. A tycoon holds at most
// one building, which has no other owner.
func usesCounted(s *state) error {
	seen, held := false, uint64(0)
	for rest := s.town.or(s.works); !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		public := t.kind >= box.FirstPublic && t.kind < box.FirstWork
		seen = seen || t.uses > 0 || t.tycoon >= 0
		if t.uses > 0 && (!public || s.table.parts.Public(t.kind).Use.Kind == box.NoEffect) {
			return fmt.Errorf("the piece on %s was used but has no use", x)
		}
		if t.gold != [maxSeats]uint8{} && t.kind != box.Bank {
			return fmt.Errorf("gold is stored on %s, which is not a bank", x)
		}
		if t.tycoon < 0 {
			continue
		}
		if t.owner >= 0 || !public || t.tycoon < assistants+partners || held>>t.tycoon&1 != 0 {
			return fmt.Errorf("the building on %s is not one that a tycoon holds", x)
		}
		held |= 1 << t.tycoon
	}
	return engine.IdleUnless(seen)
}

// depositsFit: a deposit has a level, a face and a reserve, and other pieces have none of these.
func depositsFit(s *state) error {
	seen, never := false, s.is(nil, AskDepletion, DepletionNever)
	for rest := s.works; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		if t.kind < box.Panning || t.kind > box.DeepSilver {
			if t.level > 0 || t.face > 0 || t.reserve > 0 || t.cubes > 0 || t.done || t.active || t.thrown > 0 || t.metal > 0 ||
				t.deposit > 0 {
				return fmt.Errorf("what stands on %s has metal and is not a deposit", x)
			}
			continue
		}
		seen = true
		switch {
		case t.level < 1 || t.level > 3 || t.face > 3 || t.deposit > 3 || t.metal != box.Gold && t.metal != box.Silver:
			return fmt.Errorf("the deposit on %s is at level %d and face %d", x, t.level, t.face)
		case t.done && (t.reserve > 0 || never), !t.done && t.reserve == 0 && !never:
			return fmt.Errorf("the deposit on %s has a reserve of %d and is %s", x, t.reserve, prose.Either(t.done, "depleted", "not depleted"))
		case int(t.reserve) > firstDeposit(s, t.kind).Reserve:
			return fmt.Errorf("the deposit on %s has a reserve of %d, more than at first", x, t.reserve)
		case t.kind != box.Panning && t.metal != s.table.parts.Work(t.kind).Metal,
			t.kind == box.Panning && t.metal != s.table.parts.Panning.Metal:
			return fmt.Errorf("the deposit on %s has another metal than its side says", x)
		}
	}
	return engine.IdleUnless(seen)
}

// firstDeposit returns the deposit of a newly placed tile of a kind.
func firstDeposit(s *state, k box.Piece) *box.Deposit {
	switch k {
	case box.Panning:
		return &s.table.parts.Panning
	case box.MineGold, box.MineSilver:
		return &s.table.parts.Mine
	}
	return &s.table.parts.Deep
}

func treesStand(s *state) error {
	for i, n := range s.trees {
		if x := space(i); n > 0 && !s.table.forest.has(x) || int(n) > s.table.parts.TreesPerForest {
			return fmt.Errorf("%s stand on %s", prose.Count(n, "tree"), x)
		}
	}
	if dry := s.drought.without(s.table.grass); !dry.empty() {
		return fmt.Errorf("drought lies on %s, which is not grass", dry.pop())
	}
	return nil
}

// trainsArrive: a line that has reached a space next to the town is connected. A train without track is never
// connected.
func trainsArrive(s *state) error {
	seen := false
	for i := range s.trains {
		t := &s.trains[i]
		if t.laid == 0 {
			if t.connected {
				return fmt.Errorf("the %s train is connected, and has no track", box.TrainNames[i])
			}
			continue
		}
		seen = true
		if !t.connected && only(t.track[t.laid-1]).sides().meets(s.town) {
			return fmt.Errorf("the %s line has come next to the town, and is not connected", box.TrainNames[i])
		}
	}
	return engine.IdleUnless(seen)
}
