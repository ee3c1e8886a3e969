package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// allowance returns the number of uses of a public building in a round. It depends on the housing next to the
// building that is not on fire (FR-ROUND-23).
func (s *state) allowance(x space, rec *engine.Record) int {
	n := 0
	for rest := only(x).sides().and(s.town); !rest.empty(); {
		t := &s.tiles[rest.pop()]
		switch {
		case t.damage > 0:
		case t.kind == box.Tent:
			n += s.table.parts.TentUses
		case t.kind == box.WoodenHouse && s.is(rec, AskHousingCapacity, HousingCapacityOneEach):
			n += s.table.parts.TentUses
		case t.kind == box.WoodenHouse:
			n += s.table.parts.HouseUses
		}
	}
	if s.is(rec, AskLimitOfThree, LimitOfThreeUses) {
		n = min(n, s.table.parts.MostDamage)
	}
	return n
}

// mayEnter judges a worker, or a dollar, on a public building (FR-ROUND-24, FR-ROUND-25).
func (s *state) mayEnter(x space, dollar bool, rec *engine.Record) refusal {
	t := &s.tiles[x]
	rec.Cite(Round25)
	if !dollar && s.me().workers == 0 {
		return noWorker
	}
	var u box.Effect
	if t.kind >= box.FirstPublic && t.kind < box.FirstWork {
		u = s.table.parts.Public(t.kind).Use
	}
	owner := t.owner
	if t.tycoon >= 0 {
		owner = s.mayor
	}
	cost := u.Cost
	if dollar {
		cost++
	}
	switch {
	case int(s.me().money) < cost:
		return tooPoor
	case !dollar && s.revolts(x):
		return inRevolt
	case t.damage > 0 && s.town.has(x):
		return onFire
	case u.Kind == box.NoEffect:
		return noPublic
	case int(t.uses) >= s.allowance(x, rec):
		return usedUp
	case s.is(rec, AskPublicUse, PublicUseOwnerOnly) && owner != s.seat:
		return notTheOwner
	}
	return allowed
}

// enter counts a use, lays the worker down or takes the dollar, and takes the cost.
func (s *state) enter(x space, dollar bool, rec *engine.Record) {
	t := &s.tiles[x]
	t.uses++
	u := &s.table.parts.Public(t.kind).Use
	if dollar {
		s.pay(1, rec, Round25)
	} else {
		s.work()
	}
	s.pay(u.Cost, rec, Round25)
	if rec != nil {
		rec.Effect(s.name(s.seat)+" uses the "+s.table.parts.Public(t.kind).Name+" at "+x.String(), Round23, Round25)
	}
}

// mayUse judges the use of a public building that draws no card and makes no campaign step (FR-ROUND-25).
func (s *state) mayUse(x space, dollar bool, rec *engine.Record) refusal {
	if r := s.mayEnter(x, dollar, rec); r != allowed {
		return r
	}
	switch u := &s.table.parts.Public(s.tiles[x].kind).Use; {
	case u.Kind == box.EffectDraw || u.Kind == box.EffectCampaign:
		return noPublic
	case u.Kind == box.EffectStore && s.me().stock[box.Gold] == 0:
		return noGold
	case u.Good.Animal() && s.cardRoom(s.seat) == 0:
		return cardFull
	}
	return allowed
}

// applyUse carries out the effect of a use (FR-ROUND-25).
func (s *state) applyUse(x space, dollar bool, rec *engine.Record) {
	s.enter(x, dollar, rec)
	t := &s.tiles[x]
	switch u := &s.table.parts.Public(t.kind).Use; u.Kind {
	case box.EffectGain:
		s.gain(s.seat, u.Good, u.Amount, rec, Char01)
	case box.EffectStatus:
		s.move(u.Field, 1, rec, Round23)
	case box.EffectStore:
		s.me().stock[box.Gold]--
		t.gold[s.seat]++ // FR-CARD-05
	case box.EffectDonate:
		s.me().donations++
	}
}

// mayDouse judges putting out fire (FR-GEN-16, FR-GEN-02, FR-GEN-17). A building with revolt takes no worker for
// this either (FR-GEN-15).
func (s *state) mayDouse(x space) refusal {
	switch t := &s.tiles[x]; {
	case s.me().workers == 0:
		return noWorker
	case s.revolts(x):
		return inRevolt
	case t.damage == 0:
		return noFire
	}
	return allowed
}

func (s *state) applyDouse(x space, rec *engine.Record) {
	t := &s.tiles[x]
	t.damage -= min(t.damage, uint8(s.table.parts.FirePerWorker))
	s.work()
	s.tell(rec, s.name(s.seat)+" puts out fire at ", x, Gen02, Gen16, Gen17)
}

// mayQuell judges ending a revolt (FR-GEN-15, FR-R-quell-worker).
func (s *state) mayQuell(x space, rec *engine.Record) refusal {
	switch t := &s.tiles[x]; {
	case s.is(rec, AskQuellWorker, QuellWorkerWorker) && s.me().workers == 0:
		return noWorker
	case int(s.me().money) < s.table.parts.PricePerRevolt:
		return tooPoor
	case t.kind < box.FirstWork || t.damage == 0:
		return noRevolt
	}
	return allowed
}

func (s *state) applyQuell(x space, rec *engine.Record) {
	s.pay(s.table.parts.PricePerRevolt, rec, Gen15)
	if s.is(rec, AskQuellWorker, QuellWorkerWorker) {
		s.work()
		rec.Cite(Gen17)
	}
	s.tiles[x].damage--
	s.tell(rec, "a revolt piece goes from ", x, Gen15)
}

// gain gives a player a good, money, tools, guns or an animal. If the gain needs cubes, he gets no more than he has
// cubes left.
func (s *state) gain(seat int8, g box.Good, n int, rec *engine.Record, clauses ...engine.Clause) int {
	p := &s.players[seat]
	switch {
	case g == box.Money:
		s.receive(seat, n, rec, clauses...)
		return n
	case g == box.Tool:
		p.tools += uint16(n)
	case g == box.Gun:
		p.guns += uint16(n)
	case g.Animal():
		n = s.gainAnimals(seat, g, n)
	default:
		n = min(n, int(p.supply))
		p.stock[g] += uint8(n)
		p.supply -= uint8(n)
	}
	if rec != nil {
		rec.Effect(s.name(seat)+" gets "+plural(n, g.String()), clauses...)
	}
	return n
}
