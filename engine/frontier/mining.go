package frontier

import (
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mayPan judges throwing dice for a deposit, with n dice more than the free ones (FR-MIN-07,
// FR-MIN-12, FR-ROUND-26).
func (s *state) mayPan(x space, n int, rec *engine.Record) refusal {
	if r := s.mayWork(box.Mining, 1); r != allowed {
		return r
	}
	t, p := &s.tiles[x], s.table.parts
	switch {
	case int(s.me().money) < n*p.GrubstakePrice:
		return tooPoor
	case s.revolts(x):
		return inRevolt
	case t.level > 0 && t.owner != s.seat:
		rec.Cite(Min17)
		return anothersSite
	case t.done:
		return depleted
	case int(s.me().tools) < n*p.GrubstakeTools:
		return noTools
	case s.freeDice(rec)+n > p.Dice:
		return tooManyDice
	case t.level == 0:
		return noDeposit
	}
	return allowed
}

// freeDice returns the number of free dice of a pan (FR-R-dice-count).
func (s *state) freeDice(rec *engine.Record) int {
	if s.is(rec, AskDiceCount, DiceCountOnePerWorker) {
		return 1
	}
	return s.table.parts.DicePerPan
}

func (s *state) applyPan(x space, n int, rec *engine.Record) {
	p := s.table.parts
	s.pay(n*p.GrubstakePrice, rec, Min12)
	s.me().tools -= uint16(n * p.GrubstakeTools)
	s.tiles[x].active = true
	s.work()
	s.open.site, s.open.throw = x, uint8(s.freeDice(rec)+n)
	s.step = atDie
	rec.Cite(Min07)
	rec.Cite(Min08)
}

// applyDie notes a die thrown. Two dice of a number raise the deposit's level, once a throw
// (FR-MIN-10).
func (s *state) applyDie(v int, rec *engine.Record) {
	bit := uint16(1) << (v - 1)
	t := &s.tiles[s.open.site]
	seen := s.open.doubles
	if s.is(rec, AskDiceCount, DiceCountOnePerWorker) {
		seen |= t.thrown
	}
	s.open.dice[v-1]++
	rec.Cite(Min10)
	if seen&bit != 0 && !s.open.free {
		s.open.free = true
		if int(t.level) < s.table.parts.TileLevelMax {
			t.level++
			if rec != nil {
				rec.Effect("doubles: "+s.open.site.String()+" rises to level "+strconv.Itoa(int(t.level)), Min10)
			}
		}
	}
	s.open.doubles |= bit
	if s.open.throw--; s.open.throw == 0 {
		t.thrown |= s.open.doubles
		s.open.doubles, s.open.free = 0, false
		s.step = atAssign
	}
}

// applyDepositDie sets the kind of deposit that a die decides (FR-MIN-26).
func (s *state) applyDepositDie(n int, rec *engine.Record) {
	d := s.table.parts.DepositDie[n-1]
	s.tiles[s.open.site].deposit = d
	if rec != nil {
		rec.Effect("the deposit at "+s.open.site.String()+" is "+d.String(), Min26)
	}
	s.open.site, s.step = noSpace, atTurn
}

// mayAssign judges playing a die on a deposit (FR-MIN-20, FR-MIN-02).
func (s *state) mayAssign(v int, x space) refusal {
	t := &s.tiles[x]
	switch {
	case t.level == 0 || t.owner != s.seat || !t.active:
		return notActive
	case s.open.dice[v-1] == 0:
		return notThrown
	case t.done:
		return depleted
	}
	return allowed
}

// applyAssign turns the deposit and adds the metal of the new face to the site (FR-MIN-09,
// FR-MIN-11).
func (s *state) applyAssign(v int, x space, rec *engine.Record) {
	s.open.dice[v-1]--
	t, p := &s.tiles[x], s.table.parts
	gives := true
	if s.is(rec, AskTurning, TurningOneFaceEach) {
		t.face = (t.face + 1) % 4
		gives = v >= 4
	} else {
		t.face = uint8((int(t.face) + v) % 4)
	}
	n := 0
	if gives {
		n = p.Output[t.deposit][t.level-1][t.face]
	}
	if !s.is(rec, AskDepletion, DepletionNever) {
		n = min(n, int(t.reserve))
	}
	n = min(n, int(s.me().supply))
	s.unearth(x, n, rec)
	if rec != nil {
		rec.Effect(x.String()+" turns to face "+strconv.Itoa(int(t.face))+" and gives "+plural(n, "cube"), Min09, Min11, Min20)
	}
	if t.reserve == 0 && !s.is(rec, AskDepletion, DepletionNever) {
		s.deplete(x, rec) // FR-MIN-21
		return
	}
	s.endPan()
}

// unearth finds metal.
func (s *state) unearth(x space, n int, rec *engine.Record) {
	t := &s.tiles[x]
	if !s.is(rec, AskDepletion, DepletionNever) {
		t.reserve -= uint8(n)
	}
	s.me().supply -= uint8(n)
	if s.is(rec, AskOutputPlace, OutputPlaceStraightToStock) {
		s.me().stock[t.metal] += uint8(n)
		return
	}
	t.cubes += uint8(n)
}

// deplete turns a tile over; its owner places a new one (FR-MIN-21, FR-MIN-22).
func (s *state) deplete(x space, rec *engine.Record) {
	s.tiles[x].done = true
	s.tell(rec, "the deposit is used up at ", x, Min21)
	if s.newDeposits(rec).empty() {
		s.endPan()
		return
	}
	s.step = atNewDeposit
}

// mayOpen returns the reason why a new deposit cannot be placed on a space.
func (s *state) mayOpen(x space, rec *engine.Record) refusal {
	switch {
	case !s.byWater(s.seat, rec).has(x):
		return awayFromWater
	case only(x).sides().meets(s.town):
		return besideTown
	case s.occupied().has(x):
		return notFree
	}
	return allowed
}

// newDeposits returns the spaces for a new panning tile (FR-MIN-22).
func (s *state) newDeposits(rec *engine.Record) area {
	return s.free(s.byWater(s.seat, rec)).without(s.town.sides())
}

// byWater returns the land spaces next to river, stream or an own canal (FR-MIN-06, FR-MIN-37).
func (s *state) byWater(seat int8, rec *engine.Record) area {
	water := s.table.river.or(s.table.stream)
	for rest := s.owns[seat]; !rest.empty(); {
		if x := rest.pop(); s.tiles[x].kind == box.Canal {
			water.add(x)
			rec.Cite(Min37)
		}
	}
	return water.sides().and(s.table.land)
}

func (s *state) applyNewDeposit(x space, rec *engine.Record) {
	if x != noSpace {
		s.newPanning(x, rec)
		s.tell(rec, s.name(s.seat)+" opens a new deposit at ", x, Min22)
	}
	s.endPan()
}

// endPan continues with the dice that are left, or with the turn.
func (s *state) endPan() {
	s.step = atAssign
	if s.open.dice == [box.MostFaces]uint8{} {
		s.open.site, s.step = noSpace, atTurn
	}
}

// The forms of an improvement: by one up or down, or under an answer to any number.
const (
	oneStep uint8 = iota
	toNumber
)

// mayImprove judges changing a die (FR-MIN-18).
func (s *state) mayImprove(v, w int, rec *engine.Record) refusal {
	switch {
	case int(s.me().money) < s.improvePrice():
		return tooPoor
	case w < 1 || w > s.table.parts.DieFaces || v == w:
		return beyondDie
	case s.open.dice[v-1] == 0:
		return notThrown
	}
	return allowed
}

func (s *state) improvePrice() int {
	return max(0, s.table.parts.ImprovePrice-s.discount(s.seat, box.DiscountImprove))
}

// applyImprove raises or lowers a die for money (FR-MIN-03).
func (s *state) applyImprove(v, w int, rec *engine.Record) {
	s.citePartners(rec)
	s.pay(s.improvePrice(), rec, Min03, Min18)
	s.open.dice[v-1]--
	s.open.dice[w-1]++
}

// The load of a haul, as the form of its action.
const (
	byHand uint8 = iota
	byDonkey
	byMule
)

// mayHaul judges carrying metal from a site into the stock (FR-MIN-23).
func (s *state) mayHaul(x space, form uint8) refusal {
	if r := s.mayWork(box.Mining, 1); r != allowed {
		return r
	}
	t := &s.tiles[x]
	switch {
	case s.revolts(x):
		return inRevolt
	case form != byHand && s.available(s.seat, s.hauler(form)) == 0:
		return noAnimal
	case t.level == 0:
		return noDeposit
	case t.owner != s.seat:
		return anothersSite
	case int(t.cubes) < s.load(form):
		return fewerCubes
	}
	return allowed
}

// load returns the number of cubes that a worker carries, with an animal or by hand.
func (s *state) load(form uint8) int {
	n := s.table.parts.HaulCubes
	if form != byHand {
		n += s.table.parts.HaulAnimals[s.hauler(form)]
	}
	return n
}

func (s *state) hauler(form uint8) box.Good {
	return [...]box.Good{byDonkey: box.Donkey, byMule: box.Mule}[form]
}

func (s *state) applyHaul(x space, form uint8, rec *engine.Record) {
	n := s.load(form)
	if form != byHand {
		s.useAnimal(s.seat, s.hauler(form))
	}
	t := &s.tiles[x]
	t.cubes -= uint8(n)
	t.active = true
	s.me().stock[t.metal] += uint8(n)
	s.work()
	if rec != nil {
		rec.Effect(s.name(s.seat)+" hauls "+plural(n, "cube")+" of "+t.metal.String()+" from "+x.String(), Min23)
	}
}
