package lockstep

import (
	"errors"
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// SideError reports that an engine gave no proper answer. A SideError wraps the cause: an
// [engine.UnsupportedError], an [engine.ErrFailed], or an error that the engine did not understand.
type SideError struct {
	// B reports that the second of the two engines is at fault.
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

// Unwrap returns the cause.
func (e *SideError) Unwrap() error { return e.Cause }

// Table plays one game on two engines.
type Table struct {
	// A and B are the engines. The clauses of a difference are those of A.
	A, B engine.Subject
	// Positions is the interval, in decisions, between comparisons of the position, also in all
	// views; 0 for never.
	Positions int
	// Differs is called with every difference. Above, if not nil, is called with differences that
	// count only above the level of an engine.
	Differs, Above func(Difference)

	// Game contains the decisions that both engines have played.
	Game Game
	// Turn is the state of the game as A reports it. Choices are the actions that both engines list.
	Turn    engine.Turn
	Choices []engine.Choice

	a, b engine.Offer
	// last is the last decision, and rests are its clauses. open reports that the engines have not both
	// carried it out yet.
	last   Decision
	rests  []engine.Clause
	open   bool
	parted bool
	// looked is the number of decisions before the last comparison of positions.
	looked int
	// off lists the differences of the scores after the last decision. won contains the winners
	// after it, for A and for B.
	off []int
	won [2]string
	rolls
}

// Parted reports whether the engines now have different games, so that nothing more can be
// compared.
func (t *Table) Parted() bool { return t.parted }

// level returns the level up to which the engines can be compared.
func (t *Table) level() engine.Level { return min(t.a.Level, t.b.Level) }

// Open opens a game on both engines, and reports differences to Differs. The error is a
// [*SideError].
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

// Play lets both engines carry out a decision, and compares the results. A decision that both
// refuse changes nothing.
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

// CarriedOut describes an engine that carries out a decision which the other engine refuses.
const CarriedOut = "carried out"

// refusals compares the answers of both engines if at least one of them refuses.
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

// differ reports a difference, by default a difference at the last decision.
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

// Failed returns the difference that B causes at the current decision by not answering; says
// describes the failure. The difference has no clause, because an engine that does not answer is no
// evidence about the rules.
func (t *Table) Failed(says string) Difference {
	d := Difference{Kind: Refused, At: len(t.Game.Played), Decision: t.last, A: "an answer", B: says}
	if d.At > 0 && !t.open && d.Decision == t.Game.Played[d.At-1] {
		d.At-- // the decision was carried out, and then the engine was asked something else
	}
	return d
}

// answer distinguishes refusals from failures. A misunderstood action is a refusal without a
// clause.
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

// Clauses returns the clauses of the effects of a decision, or else the clauses that the decision
// cites.
func Clauses(out engine.Outcome) []engine.Clause {
	var all sum
	all.add(out)
	return all.clauses()
}
