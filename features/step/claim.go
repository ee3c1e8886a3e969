package step

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Fact is a claim of a step about the state of the game.
type Fact struct {
	// Line and Step are the step; Message describes the engine's state in its place, "" if the claim is true.
	Line    int
	Step    string
	Message string
	// Since is the number of the decision from which on it has been so, from 1; 0 for the start, [Unknown] if that was not found.
	Since int
	// Count explains a claimed score, as the sum of its parts; nil for any other claim.
	Count *engine.Effect
	// Set lists the effects of that decision and the chance after it; if true from the start, those of the last decision.
	Set []engine.Effect
	// Grounds are the clauses that decide claims of its kind, the first first; nil if the game names none (see [Grounds]).
	Grounds []engine.Clause
	// Next is the decision that would make the claim true, if the claim is false and no decision has made it so;
	// nil for none.
	Next *Next
}

// Next is the decision that would make a false claim true, whichever legal action its actor chooses.
type Next struct {
	Actor   string
	Actions []string
	// Effects are the effects of the first of the actions.
	Effects []engine.Effect
}

// Unknown is the value of Since if the decision was not found.
const Unknown = -1

// nobody is the number for no seat.
const nobody = -1

// mostRetraced bounds the decisions of a scenario in which the one is looked for that made a fact.
const mostRetraced = 1_000

// Decided returns the number of decisions taken.
func (w *World) Decided() int { return len(w.history) }

// Trace finds the decision since which a claim is as it is after n decisions: it replays them and checks the claim
// before each. Chance that no step names belongs to the decision before it. The scenario is over afterwards.
func (w *World) Trace(f *Fact, n int, claim func() error) {
	f.Since, w.retraced, w.counted = Unknown, true, nobody
	history := w.history[:n]
	if !w.begun || w.refused != nil || len(history) > mostRetraced || w.afresh() != nil {
		return
	}
	effects := make([][]engine.Effect, len(history))
	since, until := 0, 0
	for n := 0; ; n++ {
		if w.still = n < len(history) && history[n].Actor == Chance; !w.still || w.opening || w.names(history[n]) || n == 0 && !w.after {
			instead, err := w.claims(history[:n], claim)
			switch {
			case err != nil:
				return
			case instead != f.Message:
				since, until = n+1, 0
			case until == 0:
				until = n
			}
		}
		if n == len(history) {
			break
		}
		var err error
		if effects[n], err = w.again(history[n]); err != nil {
			return
		}
	}
	w.still, f.Count = false, w.count()
	if since > len(history) {
		return // it comes out otherwise when it is made twice
	}
	f.Since = since
	if since == 0 {
		since, until = w.last(history), len(history)
	}
	if since > 0 {
		f.Set = slices.Concat(effects[since-1 : until]...)
	}
	if f.Message != "" && f.Since == 0 {
		f.Next = w.next(claim)
	}
}

// count explains the score claimed last as a sum; nil if none was claimed, or if the game does not report it.
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

// names reports whether a step names a decision.
func (w *World) names(d Decision) bool { return strings.Contains(w.Said[d.Line], d.Action) }

// again plays a decision of the scenario again, and returns its effects.
func (w *World) again(d Decision) ([]engine.Effect, error) {
	out, err := w.Subject.Play(d.Actor, d.Action)
	if err != nil {
		return nil, err
	}
	w.restsOn(out, d.Actor != Chance || w.opening)
	w.history = append(w.history, d)
	if w.opening {
		turn, err := w.Subject.Turn()
		w.opening = err == nil && turn.Actor == Chance
	}
	var effects []engine.Effect
	for _, e := range out.Effects { // they last until the next decision
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

// claims checks a claim after some decisions and returns the engine's state if it differs, or the error of a replay.
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

// mostNext is the number of legal actions up to which each is tried: it bounds the time of a verdict.
const mostNext = 12

// next returns the decision that a false claim waits for; nil if there is none. The scenario is over afterwards.
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
		effects, err := w.again(Decision{Actor: turn.Actor, Action: way.Action})
		if err != nil || claim() != nil {
			return nil
		}
		if n.Actions = append(n.Actions, way.Action); n.Effects == nil {
			n.Effects = effects
		}
	}
	return n
}
