package countdown

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Format returns the text of an action, such as "take 2".
func (*Position) Format(a engine.Action) string { return fmt.Sprintf("take %d", a) }

// Start changes nothing: nobody has taken a counter, and the first player begins.
func (*Position) Start(*engine.Record) {}

// left returns the counters that nobody has taken yet.
func (p *Position) left() int { return counters - int(p.Counters[0]) - int(p.Counters[1]) }

// Actor returns the player to move; the game is over when no counter is left (CD-TURN-01).
func (p *Position) Actor() engine.Seat {
	if p.left() <= 0 {
		return engine.Nobody
	}
	return p.Player
}

// Legal lists the actions of the player to move (CD-TURN-01).
func (p *Position) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	rec.Cite(Turn01)
	for n := 1; n <= min(mostAt, p.left()); n++ {
		dst = append(dst, engine.Action(n))
	}
	return dst
}

// Check judges an action proposed by a seat, in the order of refusals.yaml.
func (p *Position) Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation {
	r := p.check(by, int(a))
	if r == allowed {
		return nil
	}
	return book.Refuse(refusals[r], p.Format(a), func() string { return p.detail(r) }, rec)
}

// check returns the first reason of refusals.yaml that forbids an action. A test reads the order of its cases.
func (p *Position) check(by engine.Seat, n int) refusal {
	switch {
	case p.left() <= 0:
		return gameOver
	case by != p.Player:
		return notYourTurn
	case n > p.left():
		return tooMany
	}
	return allowed
}

// detail returns the part of a reason that depends on the position.
func (p *Position) detail(r refusal) string {
	if r == tooMany {
		return prose.Count(p.left(), "counter")
	}
	return p.Name(p.Player)
}

// Apply takes the counters and passes the turn on, unless the last counter is gone (CD-TURN-01).
func (p *Position) Apply(a engine.Action, rec *engine.Record) {
	p.Counters[p.Player] += uint8(a)
	if rec != nil {
		rec.Effect(fmt.Sprintf("%s takes %d, counters left: %d", p.Name(p.Player), a, p.left()), Turn01)
	}
	if p.left() > 0 {
		p.Player = 1 - p.Player
	} else if rec != nil {
		rec.Effect(p.Name(p.Player)+" wins", Turn01)
	}
}

// Scores returns the counters that each player has taken.
func (p *Position) Scores(dst []int) []int {
	return append(dst, int(p.Counters[0]), int(p.Counters[1]))
}

// Winners returns the player who has taken the last counter.
func (p *Position) Winners() engine.Seats {
	if p.left() > 0 {
		return 0
	}
	return engine.Seats(0).With(p.Player)
}
