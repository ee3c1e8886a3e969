package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// mine are the dice, the deposits and the hauls.
func (d *due) mine(v verb, a engine.Action) {
	x, n, parts, o := spaceOf(a), numberOf(a), d.table.parts, &d.open
	switch v {
	case vPan:
		d.credit(d.seat, -n*parts.GrubstakePrice)
		d.me().tools -= uint16(n * parts.GrubstakeTools)
		d.tiles[x].active = true
		d.layDown()
		o.site, o.throw, o.doubles, o.free, o.dice = x, uint8(n+parts.DicePerPan), 0, false, [box.MostFaces]uint8{}
		if d.under(AskDiceCount, DiceCountOnePerWorker) {
			o.throw = uint8(n + 1)
		}
		d.step = atDie
	case vDie:
		d.thrown(n)
	case vAssign:
		d.play(n, x)
	case vImprove:
		d.credit(d.seat, -max(0, parts.ImprovePrice-cheaper(d.by(), d.seat, box.DiscountImprove)))
		o.dice[n-1]--
		o.dice[whatOf(a)-1]++
	case vStop:
		o.dice = [box.MostFaces]uint8{}
		d.step = atTurn
	case vNewDeposit:
		d.stand(x, newDeposit(d.by(), box.Panning, d.seat))
		d.diceLeft()
	case vNoDeposit:
		d.diceLeft()
	case vHaul:
		d.haul(x, formOf(a))
	case vDepositDie:
		d.tiles[o.site].deposit = parts.DepositDie[n-1]
		d.step = atTurn
	}
}

// thrown is a die. Two of a number raise the deposit; under a ruling one that was thrown for it before will do.
func (d *due) thrown(v int) {
	o, t := &d.open, &d.tiles[d.open.site]
	bit := uint16(1) << (v - 1)
	again := o.doubles&bit != 0 || d.under(AskDiceCount, DiceCountOnePerWorker) && t.thrown&bit != 0
	if again && !o.free {
		o.free = true
		t.level = uint8(min(int(t.level)+1, max(int(t.level), d.table.parts.TileLevelMax)))
	}
	o.dice[v-1]++
	o.doubles |= bit
	if o.throw--; o.throw == 0 {
		t.thrown |= o.doubles
		d.step = atAssign
	}
}

// play turns a deposit by a die and lays what its new face gives at the site.
func (d *due) play(v int, x space) {
	t, p := &d.tiles[x], d.me()
	d.open.dice[v-1]--
	turns, gives := v, true
	if d.under(AskTurning, TurningOneFaceEach) {
		turns, gives = 1, v >= 4
	}
	t.face = uint8((int(t.face) + turns) & 3)
	n, endless := 0, d.under(AskDepletion, DepletionNever)
	if gives {
		n = min(d.table.parts.Output[t.deposit][t.level-1][t.face], int(p.supply))
	}
	if !endless {
		n = min(n, int(t.reserve))
		t.reserve -= uint8(n)
	}
	p.supply -= uint8(n)
	if d.under(AskOutputPlace, OutputPlaceStraightToStock) {
		p.stock[t.metal] += uint8(n)
	} else {
		t.cubes += uint8(n)
	}
	if t.reserve == 0 && !endless {
		t.done = true
		if !watersides(d.by(), d.seat).without(taken(d.by())).without(d.town.sides()).empty() {
			d.step = atNewDeposit
			return
		}
	}
	d.diceLeft()
}

func (d *due) diceLeft() {
	d.step = atAssign
	if d.open.dice == [box.MostFaces]uint8{} {
		d.step = atTurn
	}
}

// load is how many cubes a haul carries.
func load(s *state, form uint8) int {
	n := s.table.parts.HaulCubes
	if form != byHand {
		n += s.table.parts.HaulAnimals[beastOf(form)]
	}
	return n
}

// beastOf is the animal of a haul.
func beastOf(form uint8) box.Good {
	if form == byDonkey {
		return box.Donkey
	}
	return box.Mule
}

func (d *due) haul(x space, form uint8) {
	t, n := &d.tiles[x], uint8(load(d.by(), form))
	if form != byHand {
		d.me().used[beastOf(form)]++
	}
	t.active = true
	t.cubes -= n
	d.me().stock[t.metal] += n
	d.layDown()
}

// cheaper is what a player's partners take off a price.
func cheaper(s *state, seat int8, of box.Discount) int {
	off := 0
	for rest := s.players[seat].hand >> assistants << assistants; rest != 0; rest &= rest - 1 {
		if p := &s.table.parts.Characters[lowest(rest)].Passive; p.Kind == box.PassiveDiscount && p.Discount == of {
			off += p.Amount
		}
	}
	return off
}
