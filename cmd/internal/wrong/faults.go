package wrong

import (
	"encoding/json"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

const chance = "chance"

// withheld leaves out a legal action.
type withheld struct {
	engine.Subject
}

// Legal leaves out the last action of a player who has several.
func (w *withheld) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := w.Subject.Legal()
	if turn, fault := w.Turn(); err == nil && fault == nil && turn.Actor != chance && len(choices) > 1 {
		choices = choices[:len(choices)-1]
	}
	return choices, out, err
}

// Play refuses it.
func (w *withheld) Play(actor, action string) (engine.Outcome, error) {
	choices, _, err := w.Subject.Legal()
	if err == nil && actor != chance && len(choices) > 1 && choices[len(choices)-1].Action == action {
		return engine.Outcome{}, &engine.Violation{Action: action, Reason: "this is withheld on purpose"}
	}
	return w.Subject.Play(actor, action)
}

// accepted accepts illegal actions.
type accepted struct{ engine.Subject }

// Play does nothing instead of refusing.
func (a *accepted) Play(actor, action string) (engine.Outcome, error) {
	out, err := a.Subject.Play(actor, action)
	var v *engine.Violation
	if errors.As(err, &v) {
		return engine.Outcome{}, nil
	}
	return out, err
}

// seated knows who sits at the table.
type seated struct{ seats []string }

// next returns the seat after one; a name that is no seat is returned unchanged.
func (s *seated) next(name string, by int) string {
	i := slices.Index(s.seats, name)
	if i < 0 {
		return name
	}
	return s.seats[(i+by+len(s.seats))%len(s.seats)]
}

// actor takes one seat for another.
type actor struct {
	engine.Subject
	seated
}

// Start notes who plays.
func (a *actor) Start(start engine.Start) (engine.Outcome, error) {
	a.seats = start.Seats
	return a.Subject.Start(start)
}

// Turn names the next seat.
func (a *actor) Turn() (engine.Turn, error) {
	turn, err := a.Subject.Turn()
	turn.Actor = a.next(turn.Actor, 1)
	return turn, err
}

// Play lets the next seat decide.
func (a *actor) Play(actor, action string) (engine.Outcome, error) {
	return a.Subject.Play(a.next(actor, -1), action)
}

// payout is one too high.
type payout struct{ engine.Subject }

// Turn adds one to the first score that there is.
func (p *payout) Turn() (engine.Turn, error) {
	turn, err := p.Subject.Turn()
	if len(turn.Scores) > 0 && turn.Scores[0] != 0 {
		turn.Scores[0]++
	}
	return turn, err
}

// winner is another.
type winner struct {
	engine.Subject
	seated
}

// Start notes who plays.
func (w *winner) Start(start engine.Start) (engine.Outcome, error) {
	w.seats = start.Seats
	return w.Subject.Start(start)
}

// Turn names the next seats as winners.
func (w *winner) Turn() (engine.Turn, error) {
	turn, err := w.Subject.Turn()
	for i, name := range turn.Winners {
		turn.Winners[i] = w.next(name, 1)
	}
	return turn, err
}

// odds are even.
type odds struct{ engine.Subject }

// Legal gives every outcome of chance the same weight.
func (o *odds) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := o.Subject.Legal()
	for i := range choices {
		if choices[i].Total > 0 {
			choices[i].Weight, choices[i].Total = 1, len(choices)
		}
	}
	return choices, out, err
}

// shown hides nothing.
type shown struct{ engine.Subject }

// Position returns the whole position, whoever looks.
func (s *shown) Position(string) (json.RawMessage, engine.Outcome, error) {
	return s.Subject.Position("")
}

// other is a clause that is cited for another one.
type other struct{ first, second engine.Clause }

// learn collects clauses of the game that its set-up rests on.
func (o *other) learn(cited []engine.Clause) {
	if len(cited) > 1 {
		o.first, o.second = cited[0], cited[1]
	}
}

// than returns a clause other than one.
func (o *other) than(c engine.Clause) engine.Clause {
	if c == o.first {
		return o.second
	}
	return o.first
}

// clause cites another one in refusals.
type clause struct {
	engine.Subject
	other
}

// Start learns clauses.
func (c *clause) Start(start engine.Start) (engine.Outcome, error) {
	out, err := c.Subject.Start(start)
	c.learn(out.Cited)
	return out, err
}

// Play refuses because of another clause.
func (c *clause) Play(actor, action string) (engine.Outcome, error) {
	out, err := c.Subject.Play(actor, action)
	var v *engine.Violation
	if errors.As(err, &v) {
		changed := *v
		changed.Clause = c.than(v.Clause)
		err = &changed
	}
	return out, err
}

// effect cites another clause for an effect.
type effect struct {
	engine.Subject
	other
}

// Start learns clauses.
func (e *effect) Start(start engine.Start) (engine.Outcome, error) {
	out, err := e.Subject.Start(start)
	e.learn(out.Cited)
	return out, err
}

// Play replaces the clauses of effects by another clause.
func (e *effect) Play(actor, action string) (engine.Outcome, error) {
	out, err := e.Subject.Play(actor, action)
	out.Effects = slices.Clone(out.Effects)
	for i, happened := range out.Effects {
		if len(happened.Clauses) > 0 {
			out.Effects[i].Clauses = []engine.Clause{e.than(happened.Clauses[0])}
		}
	}
	return out, err
}

// silent stops answering.
type silent struct {
	engine.Subject
	played int
}

// Start starts again.
func (s *silent) Start(start engine.Start) (engine.Outcome, error) {
	s.played = 0
	return s.Subject.Start(start)
}

// Play never returns from the twentieth decision on.
func (s *silent) Play(actor, action string) (engine.Outcome, error) {
	const last = 20
	if s.played++; s.played >= last {
		select {}
	}
	return s.Subject.Play(actor, action)
}
