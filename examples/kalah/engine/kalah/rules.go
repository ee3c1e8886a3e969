package kalah

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// A player sows into these places in their order: the player's own houses and store, and the opponent's
// houses.
const (
	store = houses
	round = houses + 1 + houses
)

// Format returns the text of an action, such as "sow 2".
func (*Position) Format(a engine.Action) string { return fmt.Sprintf("sow %d", a) }

// over reports whether all houses of a player are empty (KA-END-01).
func (p *Position) over() bool {
	return p.Houses[0] == [houses]uint8{} || p.Houses[1] == [houses]uint8{}
}

// Actor returns the player whose turn it is, or nobody once the game is over.
func (p *Position) Actor() engine.Seat {
	if p.over() {
		return engine.Nobody
	}
	return p.Player
}

// Legal lists the houses that the actor may sow: the actor's own houses (KA-TURN-02) that are not empty.
func (p *Position) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	if p.over() {
		return dst
	}
	rec.Cite(Turn02)
	for n, held := range p.Houses[p.Player] {
		if held == 0 { // KA-TURN-03
			rec.Cite(Turn03)
			continue
		}
		dst = append(dst, engine.Action(n+1))
	}
	return dst
}

// Check judges an action proposed by a seat, in the order of refusals.yaml.
func (p *Position) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	r := p.check(by, a)
	if r == allowed {
		return nil
	}
	return book.Refuse(refusals[r], p.Format(a), func() string { return p.Name(p.Player) }, rec)
}

func (p *Position) check(by engine.Seat, a engine.Action) refusal {
	switch {
	case p.over():
		return gameOver
	case by != p.Player:
		return notYourTurn
	case p.Houses[by][a-1] == 0:
		return emptyHouse
	}
	return allowed
}

// Apply sows a house, captures, and passes the turn on or ends the game.
func (p *Position) Apply(a engine.Action, rec *engine.Record) {
	me := p.Player
	last := p.sow(me, int(a)-1, rec)
	p.capture(me, last, rec)
	rec.Cite(End01)
	switch {
	case p.over(): // KA-END-01
		p.finish(rec)
	case last == store: // KA-LAST-01
		p.tell(rec, me, "has another turn", 0, Last01)
	default:
		rec.Cite(Turn01)
		p.Player = 1 - me // KA-TURN-01
	}
}

// sow takes all seeds of a house (KA-TURN-02) and sows them (KA-SOW-01). It returns the place of the last
// seed.
func (p *Position) sow(me engine.Seat, at int, rec *engine.Record) int {
	hand := p.Houses[me][at]
	p.Houses[me][at] = 0 // KA-TURN-02
	rec.Cite(Turn02)
	p.tell(rec, me, "sows", hand, Sow01)
	for ; hand > 0; hand-- {
		switch at = (at + 1) % round; { // KA-SOW-04
		case at < houses: // KA-SOW-01
			p.Houses[me][at]++
		case at == store: // KA-SOW-02
			p.Store[me]++
			rec.Cite(Sow02)
		default: // KA-SOW-03
			p.Houses[1-me][at-store-1]++
			rec.Cite(Sow03)
		}
		if at == 0 {
			rec.Cite(Sow04)
		}
	}
	return at
}

// capture puts the last seed and the seeds opposite it into the store, if the house was empty (KA-LAST-02).
func (p *Position) capture(me engine.Seat, last int, rec *engine.Record) {
	if last == store {
		return
	}
	rec.Cite(Last02)
	if last > store || p.Houses[me][last] > 1 {
		return
	}
	opposite := &p.Houses[1-me][houses-1-last] // KA-LAST-03
	if *opposite == 0 && !p.Is(rec, AskLoneSeed, LoneSeedCaptured) {
		return
	}
	rec.Cite(Last03)
	taken := 1 + *opposite
	p.Houses[me][last], *opposite = 0, 0
	p.Store[me] += taken
	p.tell(rec, me, "captures", taken, Last02)
}

// finish puts the seeds in the houses into the stores (KA-END-02), and notes who has won.
func (p *Position) finish(rec *engine.Record) {
	for seat := range engine.Seat(2) {
		left := uint8(0)
		for n := range houses {
			left += p.Houses[seat][n]
			p.Houses[seat][n] = 0
		}
		if p.Store[seat] += left; left > 0 {
			p.tell(rec, seat, "puts into the store", left, End02)
		}
	}
	wins := End03
	if p.Store[0] == p.Store[1] {
		wins = End04
	}
	for seat := range engine.Seat(2) {
		if p.Winners().Has(seat) {
			p.tell(rec, seat, "wins", 0, wins)
		}
	}
}

// tell notes the effect of a player's action, with the number of seeds, or 0 if the effect is not about
// seeds.
func (p *Position) tell(rec *engine.Record, who engine.Seat, what string, n uint8, c engine.Clause) {
	if rec != nil && n > 0 {
		rec.Effect(p.Name(who)+" "+what+" "+prose.Count(n, "seed"), c)
	} else if rec != nil {
		rec.Effect(p.Name(who)+" "+what, c)
	}
}

// Scores returns the number of seeds in each store.
func (p *Position) Scores(dst []int) []int { return append(dst, int(p.Store[0]), int(p.Store[1])) }

// Winners returns the player with more seeds in the store at the end (KA-END-03), or both players
// (KA-END-04).
func (p *Position) Winners() engine.Seats {
	switch {
	case !p.over():
		return 0
	case p.Store[0] > p.Store[1]: // KA-END-03
		return 1
	case p.Store[1] > p.Store[0]: // KA-END-03
		return 2
	}
	return 3 // KA-END-04
}
