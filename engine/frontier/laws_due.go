package frontier

import (
	"math/bits"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// due is where a decision has to lead, reckoned from the clauses once more. It has what a state has, and none of its rules.
type due state

// reckon reckons what a decision has to lead to.
func reckon(before *state, a engine.Action) state {
	d := due(*before)
	switch v := verbOf(a); {
	case v < vDisc && d.step < atStockpile || v == vDisc && d.step == atDiscs || v == vIndustry || v == vKeep && otherOf(a) == keptGoal:
		d.setUp(v, a)
	case v >= vCamp && v <= vTent || v == vTrain && d.step == atFirstTrain:
		d.found(v, spaceOf(a))
	case v >= vCut && v <= vSaw:
		d.lumber(v, a)
	case v >= vPan && v <= vNoDeposit || v == vDie || v == vDepositDie:
		d.mine(v, a)
	case v >= vDriveCattle && v <= vRailDrive:
		d.ranch(v, a)
	case v == vSell || v == vBuy:
		d.trade(v == vBuy, box.Good(whatOf(a)), otherOf(a), spaceOf(a), numberOf(a))
	case v >= vPromise && v <= vPass || v == vDismiss && d.step == atOutgoing:
		d.endingEra(v, a)
	case v == vSeverity || v == vEvent || v >= vDisc && v <= vDrought || v == vDefend || v == vLose:
		d.striking(v, a)
	case v == vEndTurn:
		d.nextTurn()
	default:
		d.inTown(v, a)
	}
	return state(d)
}

func (d *due) n() int8 { return int8(len(d.table.seats)) }

func (d *due) me() *player { return &d.players[d.seat] }

func (d *due) by() *state { return (*state)(d) }

func (d *due) answer(q engine.Question) rulebook.Option { return d.table.answers.Ask(nil, q) }

func (d *due) under(q engine.Question, o rulebook.Option) bool { return d.answer(q) == o }

// after is the player who comes after another in the order of the round, or -1 behind the last.
func (d *due) after(seat int8) int8 {
	if i := (seat - d.leads + d.n()) % d.n(); i+1 < d.n() {
		return (d.leads + i + 1) % d.n()
	}
	return none
}

// credit moves money between a player and the bank; below 0 he pays.
func (d *due) credit(seat int8, k int) {
	d.players[seat].money += int32(k)
	d.bank -= int32(k)
}

// loses takes money, or what there is.
func (d *due) loses(seat int8, k int) { d.credit(seat, -min(k, int(d.players[seat].money))) }

func (d *due) layDown() { d.me().workers-- }

// shift moves a marker along the town status board.
func (d *due) shift(f, by int) {
	d.markers[f] = int8(min(max(int(d.markers[f])+by, d.table.parts.StatusLow), d.table.parts.StatusHigh))
}

// mark moves a scoring track: bit 1 is the political one, 2 that of investment. Who is first at ten is noted.
func (d *due) mark(seat int8, bit uint8, by int) {
	p := &d.players[seat]
	track := &p.political
	if bit == 2 {
		track = &p.investment
	}
	*track = uint8(max(int(*track)+by, d.table.parts.TrackLow))
	for i := range d.n() {
		if d.players[i].first10&bit != 0 {
			return
		}
	}
	if int(*track) >= d.table.parts.TitleAt {
		p.first10 |= bit
	}
}

// stand puts a piece on the map. A train whose line ends beside a new town piece is connected.
func (d *due) stand(x space, t tile) {
	d.tiles[x] = t
	if t.kind >= box.FirstWork {
		d.works.add(x)
		return
	}
	d.town.add(x)
	for i := range d.trains {
		l := &d.trains[i]
		if l.laid > 0 && steps(l.track[l.laid-1], x) == 1 {
			l.connected = true
		}
	}
}

// gets gives a player goods: cubes as far as the supply has them, animals as far as the cards hold them.
func (d *due) gets(seat int8, g box.Good, n int) {
	p := &d.players[seat]
	switch g {
	case box.Money:
		d.credit(seat, n)
	case box.Tool:
		p.tools += uint16(n)
	case box.Gun:
		p.guns += uint16(n)
	case box.Horse, box.Donkey, box.Mule, box.Ox:
		n = max(0, min(n, int(p.supply), roomOnCards(d.by(), seat)))
		p.animals[g] += uint8(n)
		p.supply -= uint8(n)
	default:
		n = min(n, int(p.supply))
		p.stock[g] += uint8(n)
		p.supply -= uint8(n)
	}
}

// roomOnCards is how many animals a player's Industry cards still take.
func roomOnCards(s *state, seat int8) int {
	p, room := &s.players[seat], 0
	for _, level := range p.levels {
		if level > 0 {
			room += s.table.parts.AnimalsPerCard
		}
	}
	for _, n := range p.animals {
		room -= int(n)
	}
	return room
}

// graze puts cattle of the player from the supply onto the range.
func (d *due) graze(x space, n int) {
	if n > 0 {
		d.cattle[d.seat][x] += uint8(n)
		d.herds[d.seat].add(x)
		d.me().supply -= uint8(n)
	}
}

// newDeposit is a deposit as it is placed; of a mine a die still has to say the kind.
func newDeposit(s *state, k box.Piece, owner int8) tile {
	first := firstDeposit(s, k)
	t := tile{kind: k, owner: owner, tycoon: none, level: uint8(first.Level), reserve: uint8(first.Reserve)}
	if k == box.Panning {
		t.deposit, t.metal = first.Kind, first.Metal
	} else {
		t.metal = s.table.parts.Work(k).Metal
	}
	return t
}

// count64 counts a set of cards.
func count64(set uint64) int { return bits.OnesCount64(set) }
