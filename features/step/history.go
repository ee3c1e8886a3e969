package step

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// attempt tests whether the engine accepts a decision, and leaves the game as it was. refusal is the engine's
// refusal; fault reports that the engine did not answer.
func (w *World) attempt(actor, action string) (refusal, fault error) {
	w.tries(actor, action)
	out, refusal := w.Subject.Play(actor, action)
	w.Note(out, refusal)
	switch {
	case refusal == nil:
		return nil, w.takeBack()
	case IsNoAnswer(refusal):
		return nil, refusal
	}
	return refusal, nil
}

// RefusedBy returns the clause that refuses an action here. It returns "" if the engine accepts the action,
// or if the text is not an action. RefusedBy notes no citations.
func (w *World) RefusedBy(actor, action string) engine.Clause {
	_, refusal := w.Subject.Play(actor, action)
	var v *engine.Violation
	switch {
	case refusal == nil:
		_ = w.takeBack() // a fault shows again where the action is tried
		return ""
	case errors.As(refusal, &v):
		return v.Clause
	}
	return ""
}

// takeBack brings the game back to the position before a decision that is not kept.
func (w *World) takeBack() error {
	undoer, ok := w.Subject.(engine.Undoer)
	if !ok {
		return w.Rewind()
	}
	_, err := undoer.Undo()
	var unsupported *engine.UnsupportedError
	switch {
	case errors.As(err, &unsupported):
		return w.Rewind()
	case err != nil:
		return fmt.Errorf("the engine does not take a decision back: %w", err)
	}
	return nil
}

// Rewind returns the game to the position after its last decision.
func (w *World) Rewind() error {
	if _, err := w.Subject.Start(w.Start); err != nil {
		return fmt.Errorf("the engine does not start the same game twice: %w", err)
	}
	for _, d := range w.history {
		if _, err := w.Subject.Play(d.Actor, d.Action); err != nil {
			return fmt.Errorf("the engine does not replay %s: %s: %w", d.Actor, d.Action, err)
		}
	}
	return nil
}

var errNoDecision = Errorf("no decision has been taken yet")

// before returns the state before the last decision, in the game of this module, because engines may not show
// hidden decisions.
func (w *World) before() (engine.State, Decision, error) {
	if len(w.history) == 0 {
		return nil, Decision{}, errNoDecision
	}
	last := len(w.history) - 1
	state, err := w.opened()
	for i := 0; err == nil && i < last; i++ {
		err = w.replay(state, w.history[i])
	}
	return state, w.history[last], err
}

func (w *World) replay(state engine.State, d Decision) error {
	seat, err := w.Seat(d.Actor)
	if err != nil {
		return err
	}
	a, err := state.Parse(d.Action)
	if err != nil {
		return err
	}
	if v := state.Check(engine.Seat(seat), a, nil); v != nil {
		return v
	}
	state.Apply(a, nil)
	return nil
}

// A claim may be about a change, such as "ann earns 13K": the difference since the first decision of the last When.

// changes matches a claim about a change: only scenarios that have one keep the position before each When.
var changes = regexp.MustCompile(`(?i)\b(?:` + earning + `|` + paying + `|` + moving + `)\b`)

const (
	earning = `(?:earns?|gains?|gets?|receives?|collects?|makes?)`
	paying  = `(?:pays?|loses?|spends?)`
	moving  = `(?:rises?|falls?|raised|lowered)`
)

// ClaimsChange reports whether a text may be a claim about a change.
func ClaimsChange(text string) bool { return changes.MatchString(text) }

// change holds the position before the decisions of the last When, and what these have brought about.
type change struct {
	due    bool // the next decision is the first of a When
	from   int  // the number of decisions before it
	before json.RawMessage
	brings []string
}

// Mark begins the decisions of a When. A claim about a change compares with the position before these
// decisions.
func (w *World) Mark() { w.change.due = true }

// mark keeps the position before the first decision of a When.
func (w *World) mark() {
	if w.change.due && !w.retraced {
		w.change = change{from: len(w.history)}
		w.change.before, _, _ = w.Subject.Position("") // without a position the claim is not judged
	}
}

// bring notes the effects of a decision since the mark.
func (w *World) bring(effects []engine.Effect) {
	if len(w.history) <= w.change.from {
		w.change.brings = nil
		return
	}
	for _, e := range effects {
		w.change.brings = append(w.change.brings, e.Text)
	}
}

// Changes returns a step that compares the change of a player's number since the last When; sign is -1 if the
// step counts a loss.
func Changes[D, P any](t Table[D, P], what string, sign int, of func(*D, string) *int) func(name string, by int) error {
	moves := Moves(t, what, sign, of)
	return func(name string, by int) error {
		return Each(t.World, name, t.NowOf, func(name string, _ *P) error { return moves(name, by) })
	}
}

// Moves returns a step that compares the change of a thing's number since the last When, as [Changes] does.
func Moves[D, P any](t Table[D, P], what string, sign int, of func(*D, string) *int) func(name string, by int) error {
	return func(name string, by int) error {
		now, err := t.Now()
		if err != nil {
			return err
		}
		was := new(D)
		if err := t.World.marked(was); err != nil {
			return err
		}
		before, after := of(was, name), of(now, name)
		if before == nil || after == nil {
			return &engine.UnsupportedError{Why: "the engine does not show " + name + "'s " + what}
		}
		if *after-*before != sign*by {
			return fmt.Errorf("expected %s's %s to change by %+d, but it changes by %+d, from %d to %d", name, what, sign*by,
				*after-*before, *before, *after)
		}
		return nil
	}
}

// marked reads the position before the decisions of the last When.
func (w *World) marked(into any) error {
	switch {
	case len(w.history) == 0 && !w.retraced:
		return errNoDecision
	case w.change.before == nil:
		return &engine.UnsupportedError{Why: "the engine does not show its positions"}
	}
	return json.Unmarshal(w.change.before, into)
}

var payment = regexp.MustCompile(`^(\S+) (?:pays|loses) \$?(\d+)K?(?: .+)? to (\S+)(?: for .+)?$`)

// Paid checks the amount that a player has paid to another since the last When. It adds up the payments in
// the effects of the decisions.
func (w *World) Paid(payer, payee string, expected int) error {
	if err := w.settle(); err != nil {
		return err
	}
	if len(w.history) == 0 {
		return errNoDecision
	}
	if err := w.Tells(); err != nil {
		return err
	}
	paid := 0
	for _, text := range w.change.brings {
		if m := payment.FindStringSubmatch(text); m != nil && m[1] == payer && m[3] == payee {
			n, _ := strconv.Atoi(m[2])
			paid += n
		}
	}
	if paid != expected {
		return fmt.Errorf("expected what %s pays to %s to be %d, but it is %d", payer, payee, expected, paid)
	}
	return nil
}

// Brought returns the last effect since the last When for which the condition is true, or "" if there is
// none.
func (w *World) Brought(is func(effect string) bool) string {
	for _, text := range slices.Backward(slices.Concat(w.change.brings, w.brought)) {
		if is(text) {
			return text
		}
	}
	return ""
}
