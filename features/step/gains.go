package step

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine"
)

// A claim may be about a change, such as "ann earns 13K": the difference since the first decision of the last When.

// changes matches a claim about a change: only scenarios that have one keep the position before each When.
var changes = regexp.MustCompile(`(?i)\b(?:` + earning + `|` + paying + `)\b`)

const (
	earning = `(?:earns?|gains?|gets?|receives?|collects?|makes?)`
	paying  = `(?:pays?|loses?|spends?)`
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

// Mark begins the decisions of a When, whose changes claims are about.
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

// Changes returns a step that compares the change of a player's number since the last When; sign is -1 where the step counts what
// is lost.
func Changes[D, P any](t Table[D, P], what string, sign int, of func(*D, string) *int) func(name string, by int) error {
	return func(name string, by int) error {
		return Each(t.World, name, t.NowOf, func(name string, _ *P) error {
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
		})
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

// Paid compares what a player has paid to another since the last When, by the effects of its decisions.
func (w *World) Paid(payer, payee string, expected int) error {
	if err := w.settle(); err != nil {
		return err
	}
	if len(w.history) == 0 {
		return errNoDecision
	}
	if err := w.needs(engine.Cites, "what happens"); err != nil {
		return err
	}
	if !w.offers().Words {
		return &engine.UnsupportedError{Why: "the engine tells what happens in words of its own"}
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

// Brought returns the last effect since the last When that a condition is true of; "" for none.
func (w *World) Brought(is func(effect string) bool) string {
	for _, text := range slices.Backward(slices.Concat(w.change.brings, w.brought)) {
		if is(text) {
			return text
		}
	}
	return ""
}
