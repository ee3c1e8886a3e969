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

// Legal leaves out the last action of a player who has several legal actions.
func (w *withheld) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := w.Subject.Legal()
	if turn, fault := w.Turn(); err == nil && fault == nil && turn.Actor != chance && len(choices) > 1 {
		choices = choices[:len(choices)-1]
	}
	return choices, out, err
}

// Play refuses the action that Legal leaves out.
func (w *withheld) Play(actor, action string) (engine.Outcome, error) {
	choices, _, err := w.Subject.Legal()
	if err == nil && actor != chance && len(choices) > 1 && choices[len(choices)-1].Action == action {
		return engine.Outcome{}, &engine.Violation{Action: action, Reason: "this is withheld on purpose"}
	}
	return w.Subject.Play(actor, action)
}

// accepted accepts illegal actions.
type accepted struct{ engine.Subject }

// Play does nothing if it should refuse an action.
func (a *accepted) Play(actor, action string) (engine.Outcome, error) {
	out, err := a.Subject.Play(actor, action)
	var v *engine.Violation
	if errors.As(err, &v) {
		return engine.Outcome{}, nil
	}
	return out, err
}

// seated holds the seats at the table.
type seated struct{ seats []string }

// next returns the seat that is the given number of places after a seat. It returns any other name unchanged.
func (s *seated) next(name string, by int) string {
	i := slices.Index(s.seats, name)
	if i < 0 {
		return name
	}
	return s.seats[(i+by+len(s.seats))%len(s.seats)]
}

// actor reports the wrong seat as the actor.
type actor struct {
	engine.Subject
	seated
}

// Start notes who plays.
func (a *actor) Start(start engine.Start) (engine.Outcome, error) {
	a.seats = start.Seats
	return a.Subject.Start(start)
}

// Turn reports the seat after the true actor as the actor.
func (a *actor) Turn() (engine.Turn, error) {
	turn, err := a.Subject.Turn()
	turn.Actor = a.next(turn.Actor, 1)
	return turn, err
}

// Play accepts the decision from the wrong seat that Turn reports, and carries it out for the true actor.
func (a *actor) Play(actor, action string) (engine.Outcome, error) {
	return a.Subject.Play(a.next(actor, -1), action)
}

// payout reports a wrong score.
type payout struct{ engine.Subject }

// Turn adds one to the score of the first seat, unless the score is 0.
func (p *payout) Turn() (engine.Turn, error) {
	turn, err := p.Subject.Turn()
	if len(turn.Scores) > 0 && turn.Scores[0] != 0 {
		turn.Scores[0]++
	}
	return turn, err
}

// winner reports a wrong winner.
type winner struct {
	engine.Subject
	seated
}

// Start notes who plays.
func (w *winner) Start(start engine.Start) (engine.Outcome, error) {
	w.seats = start.Seats
	return w.Subject.Start(start)
}

// Turn reports the seat after each winner as the winner.
func (w *winner) Turn() (engine.Turn, error) {
	turn, err := w.Subject.Turn()
	for i, name := range turn.Winners {
		turn.Winners[i] = w.next(name, 1)
	}
	return turn, err
}

// odds reports wrong odds.
type odds struct{ engine.Subject }

// Legal reports the same weight for every outcome of chance.
func (o *odds) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := o.Subject.Legal()
	for i := range choices {
		if choices[i].Total > 0 {
			choices[i].Weight, choices[i].Total = 1, len(choices)
		}
	}
	return choices, out, err
}

// shown shows secrets.
type shown struct{ engine.Subject }

// Position returns the whole position to every viewer.
func (s *shown) Position(string) (json.RawMessage, engine.Outcome, error) {
	return s.Subject.Position("")
}

// other holds two clauses to cite instead of the right ones.
type other struct{ first, second engine.Clause }

// learn remembers two clauses of the game that its set-up cites.
func (o *other) learn(cited []engine.Clause) {
	if len(cited) > 1 {
		o.first, o.second = cited[0], cited[1]
	}
}

// than returns a clause that differs from the given one.
func (o *other) than(c engine.Clause) engine.Clause {
	if c == o.first {
		return o.second
	}
	return o.first
}

// clause cites a wrong clause in refusals.
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

// Play replaces the clause of a refusal by another one.
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

// effect cites a wrong clause for effects.
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

// Play replaces the clauses of each effect by another one.
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

// Start begins a new count of decisions.
func (s *silent) Start(start engine.Start) (engine.Outcome, error) {
	s.played = 0
	return s.Subject.Start(start)
}

// Play never returns at the twentieth decision.
func (s *silent) Play(actor, action string) (engine.Outcome, error) {
	const last = 20
	if s.played++; s.played >= last {
		select {}
	}
	return s.Subject.Play(actor, action)
}
