package frontier

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// investmentRises: points of investment are never lost.
func investmentRises(before *state, _ engine.Action, after *state) error {
	for i := range before.seats() {
		if was, is := before.players[i].investment, after.players[i].investment; is < was {
			return fmt.Errorf("the investment of %s falls from %d to %d", before.name(i), was, is)
		}
	}
	return nil
}

// buildsApart: a new public building has no industry building at its sides or corners. A new industry building has
// no town piece at its sides. An answer may let the town come to industry.
func buildsApart(before *state, a engine.Action, after *state) error {
	x := spaceOf(a)
	if x == noSpace || x >= spaces {
		return engine.ErrIdle
	}
	opens := after.town.has(x) && !before.town.has(x) && before.round > 0
	works := after.works.has(x) && after.tiles[x].kind != before.tiles[x].kind
	if opens {
		near := only(x).around()
		if after.tiles[x].kind == box.WoodenHouse && before.is(nil, AskHousingCorners, HousingCornersSidesOnly) {
			near = only(x).sides()
		}
		if near.meets(before.works) && before.is(nil, AskPublicNextToIndustry, PublicNextToIndustryNever) {
			return fmt.Errorf("%s is beside an industry building or at its corner", x)
		}
		if !only(x).sides().meets(before.town) {
			return fmt.Errorf("%s is not next to the town", x)
		}
	}
	if works && only(x).sides().meets(before.town) {
		return fmt.Errorf("%s is next to the town, and an industry building is put there", x)
	}
	return engine.IdleUnless(opens || works)
}

// usedAsHoused: the housing next to a building allows each of its uses, and the building is not on fire.
func usedAsHoused(before *state, a engine.Action, after *state) error {
	if verbOf(a) != vUse {
		return engine.ErrIdle
	}
	x := spaceOf(a)
	allows := housed(before, x)
	if n := int(after.tiles[x].uses); n > allows || n != int(before.tiles[x].uses)+1 {
		return fmt.Errorf("the uses of %s are %d, and the housing beside it allows %d", x, n, allows)
	}
	if before.tiles[x].damage > 0 {
		return fmt.Errorf("%s is used with fire on it", x)
	}
	return nil
}

// housed returns the number of uses in a round that the housing next to a building allows.
func housed(s *state, x space) int {
	n := 0
	for rest := only(x).sides().and(s.town); !rest.empty(); {
		switch t := &s.tiles[rest.pop()]; {
		case t.damage > 0:
		case t.kind == box.Tent, t.kind == box.WoodenHouse && s.is(nil, AskHousingCapacity, HousingCapacityOneEach):
			n += s.table.parts.TentUses
		case t.kind == box.WoodenHouse:
			n += s.table.parts.HouseUses
		}
	}
	if s.is(nil, AskLimitOfThree, LimitOfThreeUses) {
		n = min(n, s.table.parts.MostDamage)
	}
	return n
}

// reserveYields: a deposit loses exactly the cubes that the dice found, unless an answer leaves the reserve
// unchanged.
func reserveYields(before *state, a engine.Action, after *state) error {
	seen, never := false, before.is(nil, AskDepletion, DepletionNever)
	for rest := before.works.and(after.works); !rest.empty(); {
		x := rest.pop()
		b, t := &before.tiles[x], &after.tiles[x]
		if b.level == 0 || verbOf(a) == vBuild && x == spaceOf(a) {
			continue // a mine can be built over a mine
		}
		seen = true
		less := int(b.reserve) - int(t.reserve)
		if found := int(before.players[b.owner].supply) - int(after.players[b.owner].supply); verbOf(a) == vAssign && x == spaceOf(a) &&
			!never {
			if less != found {
				return fmt.Errorf("the reserve on %s falls by %d and brings %s to light", x, less, prose.Count(found, "cube"))
			}
		} else if less != 0 {
			return fmt.Errorf("the reserve on %s changes by itself", x)
		}
		if t.level < b.level || b.done && !t.done {
			return fmt.Errorf("the deposit on %s falls in level, or is full again", x)
		}
	}
	return engine.IdleUnless(seen)
}

// treesFall: no tree comes back, and each tree that falls becomes a log of the player who cut it.
func treesFall(before *state, a engine.Action, after *state) error {
	fallen := 0
	if before.trees != after.trees {
		for x, n := range before.trees {
			if after.trees[x] > n {
				return fmt.Errorf("a tree grows on %s", space(x))
			}
			fallen += int(n - after.trees[x])
		}
	}
	if verbOf(a) != vCut {
		if fallen > 0 {
			return errors.New("a tree falls, and nobody has cut it")
		}
		return engine.ErrIdle
	}
	logs := int(after.players[before.seat].stock[box.Log]) - int(before.players[before.seat].stock[box.Log])
	for b := range before.logs {
		logs += int(after.logs[b][before.seat]) - int(before.logs[b][before.seat])
	}
	if logs != fallen || fallen == 0 {
		return fmt.Errorf("the felling of %s gives %s", prose.Count(fallen, "tree"), prose.Count(logs, "log"))
	}
	return nil
}

// noGainBySelling: no card pays more for a good than the price at which it was just bought.
func noGainBySelling(before *state, a engine.Action, after *state) error {
	if verbOf(a) != vBuy {
		return engine.ErrIdle
	}
	seen := false
	g, n := box.Good(whatOf(a)), numberOf(a)
	paid := int(before.players[before.seat].money) - int(after.players[before.seat].money)
	for m := range before.table.parts.Markets {
		goods := [...]box.Good{g, box.NoGood}
		if g == box.Meat {
			goods[1] = box.Cattle // a player can drive cattle out of an enclosure
		}
		for _, sold := range goods {
			if sold == box.NoGood || before.table.parts.Markets[m].Sells[sold] == 0 {
				continue
			}
			seen = true
			if k := n * brings(after, before.seat, sold, int8(m)); k > paid {
				return fmt.Errorf("%d of %s can be bought for %s and sold for %d", n, g, prose.Count(paid, "dollar"), k)
			}
		}
	}
	return engine.IdleUnless(seen)
}

// brings returns a player's income from one piece of a good on a card.
func brings(s *state, seat int8, g box.Good, m int8) int {
	k := s.table.parts.Markets[m].Sells[g]
	for rest := s.players[seat].hand >> assistants << assistants; rest != 0; rest &= rest - 1 {
		if p := &s.table.parts.Characters[lowest(rest)].Passive; p.Kind == box.PassiveSellBonus && p.Good == g {
			k += p.Amount
		}
	}
	return k
}

// staysConnected: a connected train remains connected, and keeps its track.
func staysConnected(before *state, _ engine.Action, after *state) error {
	seen := false
	for i := range before.trains {
		b, t := &before.trains[i], &after.trains[i]
		seen = seen || b.connected || b.laid > 0
		if b.connected && (!t.connected || t.laid != b.laid) || t.laid < b.laid || b.first != noSpace && t.first != b.first {
			return fmt.Errorf("the %s train is no longer connected, or its track changes after it has come to town", box.TrainNames[i])
		}
	}
	return engine.IdleUnless(seen)
}
