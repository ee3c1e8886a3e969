package lockstep

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// SideError is an engine that did not answer as an engine does. It wraps what went wrong: an [engine.UnsupportedError], an
// [engine.ErrFailed], or that it did not understand.
type SideError struct {
	// B says that it is the second of the two.
	B     bool
	Cause error
}

// Error names the engine.
func (e *SideError) Error() string {
	if e.B {
		return fmt.Sprintf("engine B: %v", e.Cause)
	}
	return fmt.Sprintf("engine A: %v", e.Cause)
}

// Unwrap is the cause.
func (e *SideError) Unwrap() error { return e.Cause }

// Table is two engines at one game.
type Table struct {
	// A and B are the engines. A is the one whose clauses are named.
	A, B engine.Subject
	// Positions has the position compared after every so many decisions, and as everybody sees it; 0 for never.
	Positions int
	// Differs is called with every difference, and Above, if not nil, with those that count only above the level of
	// an engine that shows them all the same.
	Differs, Above func(Difference)

	// Game is what both have played.
	Game Game
	// Turn is how the game stands for A, and Choices are the actions that both list.
	Turn    engine.Turn
	Choices []engine.Choice

	a, b engine.Offer
	// last is the last decision, and rests what it rested on; open says that it is not carried out by both yet.
	last   Decision
	rests  []engine.Clause
	open   bool
	parted bool
	// looked is how many decisions there were when the positions were compared last.
	looked int
	// off is by how much the scores differ since the last decision, and won who has won then for A and for B.
	off []int
	won [2]string
	rolls
}

// Parted reports whether the engines have come to different games, so that nothing more can be compared.
func (t *Table) Parted() bool { return t.parted }

// level is how much can be compared.
func (t *Table) level() engine.Level { return min(t.a.Level, t.b.Level) }

// Open opens a game on both. What comes out differently is reported to Differs; the error is a [*SideError].
func (t *Table) Open(start engine.Start) error {
	t.Game, t.last, t.Choices, t.parted, t.open, t.looked = Game{Start: start}, Decision{}, nil, false, false, -t.Positions
	t.rolls, t.off, t.won = rolls{opening: true}, nil, [2]string{}
	a, refusalA, err := answer(t.A.Start(start))
	if err != nil {
		return &SideError{Cause: err}
	}
	t.rests = slices.Clone(a.Cited)
	t.ours.cited = slices.Clone(a.Cited)
	_, refusalB, err := answer(t.B.Start(start))
	if err != nil {
		return &SideError{B: true, Cause: err}
	}
	t.a, t.b = engine.OfferOf(t.A), engine.OfferOf(t.B)
	switch refused := refusalB != nil; {
	case refusalA == nil && refused && start.Position != nil && t.level() < engine.Lists:
		return &SideError{B: true, Cause: &engine.UnsupportedError{Why: engine.PositionRefused}}
	case refusalA != nil || refused:
		t.parted = true
		t.refusals(Opening, Opening, refusalA, refusalB)
		return nil
	}
	return t.look()
}

// Play has both carry out a decision, and compares what comes of it. A decision that both refuse changes nothing.
func (t *Table) Play(d Decision) error {
	t.last, t.open = d, true
	a, refusalA, err := answer(t.A.Play(d.Actor, d.Action))
	if err != nil {
		return &SideError{Cause: err}
	}
	if t.rests = Clauses(a); refusalA != nil {
		t.rests = []engine.Clause{refusalA.Clause}
	}
	b, refusalB, err := answer(t.B.Play(d.Actor, d.Action))
	if err != nil {
		return &SideError{B: true, Cause: err}
	}
	t.open = false
	if refusalA != nil || refusalB != nil {
		t.parted = refusalA == nil || refusalB == nil
		t.refusals(Refused, Accepted, refusalA, refusalB)
		return nil
	}
	t.Game.Played = append(t.Game.Played, d)
	t.brought(d, a, b)
	return t.look()
}

// CarriedOut is what is said of an engine that carries out what the other one refuses.
const CarriedOut = "carried out"

// refusals compares what both say, where at least one of them refuses.
func (t *Table) refusals(refused, accepted Kind, a, b *engine.Violation) {
	switch {
	case a == nil:
		t.differ(Difference{Kind: refused, A: CarriedOut, B: "refused: " + b.Because(), Clauses: t.rests,
			unlawful: refused == Opening && t.Game.Start.Position != nil})
	case b == nil:
		t.differ(Difference{Kind: accepted, A: "refused: " + a.Because(), B: CarriedOut, Clauses: []engine.Clause{a.Clause}, unlawful: true})
	case a.Clause != b.Clause:
		t.differ(Difference{Kind: Clause, A: a.Because(), B: b.Because(), Clauses: []engine.Clause{a.Clause}})
	}
}

// differ reports a difference, by default one at the last decision.
func (t *Table) differ(d Difference) {
	d.At = len(t.Game.Played)
	switch {
	case d.Decision != Decision{}:
	case len(t.rolled) > 0 && d.Kind.after():
		d.Decision, d.Rolled = t.asked, slices.Clone(t.rolled)
		d.At -= len(d.Rolled)
		if d.Decision != (Decision{}) {
			d.At--
		}
	default:
		d.Decision = t.last
		if d.Kind.after() && d.At > 0 {
			d.At--
		}
	}
	tell := t.Differs
	if d.Level() > t.level() {
		tell = t.Above
	}
	if tell != nil {
		tell(d)
	}
}

// Failed is the difference that B makes by not answering, where says is what happened: at the decision that was at hand. It rests on no
// clause: an engine that does not answer says nothing about the rules.
func (t *Table) Failed(says string) Difference {
	d := Difference{Kind: Refused, At: len(t.Game.Played), Decision: t.last, A: "an answer", B: says}
	if d.At > 0 && !t.open && d.Decision == t.Game.Played[d.At-1] {
		d.At-- // it was carried out, and then something else was asked
	}
	return d
}

// answer sorts refusals from failures. Not to understand what the other engine does is a refusal without a clause.
func answer(out engine.Outcome, err error) (engine.Outcome, *engine.Violation, error) {
	var v *engine.Violation
	var unsupported *engine.UnsupportedError
	switch {
	case err == nil:
		return out, nil, nil
	case errors.As(err, &v):
		return out, v, nil
	case errors.As(err, &unsupported), errors.Is(err, engine.ErrFailed), errors.Is(err, engine.ErrNotRun),
		errors.Is(err, engine.ErrNotStarted):
		return out, nil, err
	}
	return out, &engine.Violation{Reason: "not understood: " + err.Error()}, nil
}

// Clauses are the clauses of the effects of a decision, or else those it cites.
func Clauses(out engine.Outcome) []engine.Clause {
	var all sum
	all.add(out)
	return all.clauses()
}
