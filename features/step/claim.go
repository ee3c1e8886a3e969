package step

import (
	"cmp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Fact is a claim of a step about the state of the game.
type Fact struct {
	// Line and Step give the step. Message describes the engine's state instead of the claimed one; "" if the
	// claim is true.
	Line    int
	Step    string
	Message string
	// Since is the 1-based number of the decision since which the claim has been true or false. 0 means since
	// the start, and [Unknown] that the decision was not found.
	Since int
	// Count explains a claimed score as the sum of its parts; nil for any other claim.
	Count *engine.Effect
	// Set lists the effects of that decision and of the chance after it. If Since is 0, it lists those of the
	// last decision.
	Set []engine.Effect
	// Grounds lists the clauses that decide such claims, the most important first; nil if the game names none
	// (see [Grounds]).
	Grounds []engine.Clause
	// Next is the decision that would make the claim true, if the claim has been false since the start. Next
	// is nil if there is none.
	Next *Next
}

// Next is a decision that makes a false claim true. Every legal action of its actor does so.
type Next struct {
	Actor   string
	Actions []string
	// Effects lists the effects of the first action in Actions.
	Effects []engine.Effect
}

// Unknown is the value of Fact.Since if the decision was not found.
const Unknown = -1

// nobody stands for no seat.
const nobody = -1

// mostRetraced is the largest number of decisions in a scenario that are replayed to find the decision that
// made a claim true.
const mostRetraced = 1_000

// LineOf returns the line of the step that takes the decision with a number, counted from 1. Without such a
// decision, it returns 0.
func (w *World) LineOf(decision int) int {
	if decision < 1 || decision > len(w.history) {
		return 0
	}
	return w.history[decision-1].Line
}

// SaidOf returns the decision with a number, counted from 1, in the words of its step, or else as the action.
// Without such a decision, it returns "".
func (w *World) SaidOf(decision int) string {
	if decision < 1 || decision > len(w.history) {
		return ""
	}
	return cmp.Or(w.Said[w.LineOf(decision)], string(w.history[decision-1].Action))
}

// Decided returns the number of decisions taken.
func (w *World) Decided() int { return len(w.history) }

// Trace finds the decision that gave a claim the result that it has after n decisions, and stores this
// decision in the fact. Trace replays the decisions and checks the claim before each. A decision of chance
// that no step names counts as part of the decision before it. The scenario cannot go on after Trace.
func (w *World) Trace(f *Fact, n int, claim func() error) {
	f.Since, w.retraced, w.counted, w.moment = Unknown, true, nobody, false
	whole := w.history
	defer func() { w.history = whole }()
	history := whole[:n]
	if !w.begun || w.refused != nil || len(history) > mostRetraced || w.afresh() != nil {
		return
	}
	w.change.brings = nil
	effects := make([][]engine.Effect, len(history))
	since, until := 0, 0
	for n := 0; ; n++ {
		if w.still = n < len(history) && history[n].Actor == Chance; !w.still || w.opening || w.names(history[n]) || n == 0 && !w.after {
			instead, err := w.claims(history[:n], claim)
			switch {
			case err != nil:
				return
			case instead != f.Message, w.moment && n < len(history):
				since, until = n+1, 0
			case until == 0:
				until = n
			}
		}
		if n == len(history) {
			break
		}
		var err error
		if effects[n], err = w.repeat(history[n]); err != nil {
			return
		}
	}
	w.still, f.Count = false, w.count()
	if since > len(history) {
		return // a second replay gives another result
	}
	f.Since = since
	if since == 0 {
		since, until = w.last(history), len(history)
	}
	if since > 0 {
		f.Set = slices.Concat(effects[since-1 : until]...)
	}
	if f.Message != "" && (f.Since == 0 || w.moment) {
		f.Next = w.next(claim)
	}
}

// count explains the last claimed score as a sum; nil if no score was claimed, or if the game does not explain it.
func (w *World) count() *engine.Effect {
	if w.counted == nobody {
		return nil
	}
	state, _ := w.shadow()
	counter, ok := state.(engine.Counter)
	if !ok {
		return nil
	}
	var rec engine.Record
	counter.Count(engine.Seat(w.counted), &rec)
	return &rec.Effects[0]
}

// last returns the 1-based number of the last decision that a player took or a step names; 0 if there is none.
func (w *World) last(history []Decision) int {
	for n, d := range slices.Backward(history) {
		if d.Actor != Chance || w.names(d) {
			return n + 1
		}
	}
	return 0
}

// names reports whether the text of a step contains a decision.
func (w *World) names(d Decision) bool { return strings.Contains(w.Said[d.Line], d.Action) }

// repeat plays a decision of the scenario again, and returns its effects.
func (w *World) repeat(d Decision) ([]engine.Effect, error) {
	out, err := w.Subject.Play(d.Actor, d.Action)
	if err != nil {
		return nil, err
	}
	w.restsOn(out, d.Actor != Chance || w.opening)
	w.history = append(w.history, d)
	w.bring(out.Effects)
	if w.opening {
		turn, err := w.Subject.Turn()
		w.opening = err == nil && turn.Actor == Chance
	}
	var effects []engine.Effect
	for _, e := range out.Effects { // the slice is valid until the next decision
		effects = append(effects, engine.Effect{Text: e.Text, Clauses: slices.Clone(e.Clauses)})
	}
	return effects, nil
}

// afresh restarts the game.
func (w *World) afresh() error {
	w.history, w.rests, w.brought, w.shade, w.shaded = nil, nil, nil, nil, 0
	w.opening = w.Start.Position == nil && !w.after
	_, err := w.Subject.Start(w.Start)
	return err
}

// claims checks a claim after some decisions. instead describes the engine's state if the claim is false. err
// is the error of the replay.
func (w *World) claims(history []Decision, claim func() error) (instead string, err error) {
	rests, brought := w.rests, w.brought
	if err := claim(); err != nil {
		instead = err.Error()
	}
	if len(w.history) == len(history) {
		return instead, nil
	}
	w.history, w.rests, w.brought, w.shade, w.shaded = slices.Clone(history), rests, brought, nil, 0
	return instead, w.Rewind()
}

// mostNext is the largest number of legal actions that are all tried, to bound the time of a verdict.
const mostNext = 12

// next returns the decision that would make a false claim true; nil if there is none. The scenario cannot go on
// after it.
func (w *World) next(claim func() error) *Next {
	if err := w.settle(); err != nil {
		return nil
	}
	turn, err := w.Subject.Turn()
	if err != nil || turn.Actor == "" || turn.Actor == Chance {
		return nil
	}
	ways, err := w.ways(turn.Actor)
	if err != nil || len(ways) == 0 || len(ways) > mostNext {
		return nil
	}
	n, history := &Next{Actor: turn.Actor}, slices.Clone(w.history)
	w.still = true // an outcome of chance after the action could make the claim true or not
	for _, way := range ways {
		w.history, w.shade, w.shaded = slices.Clone(history), nil, 0
		if w.Rewind() != nil {
			return nil
		}
		effects, err := w.repeat(Decision{Actor: turn.Actor, Action: way.Action})
		if err != nil || claim() != nil {
			return nil
		}
		if n.Actions = append(n.Actions, way.Action); n.Effects == nil {
			n.Effects = effects
		}
	}
	return n
}
