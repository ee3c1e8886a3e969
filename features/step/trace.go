package step

import (
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// trace collects the clauses that the engine cited and the questions that it asked in one scenario.
type trace struct {
	cited  []engine.Clause
	played []engine.Clause // clauses cited since the opening, or in its refusal
	asked  []string
	rests  []engine.Clause // the clauses behind the last decision and the chance settled after it
	// brought lists the effects of the last decision and of the chance settled after it.
	brought []string
}

// Citations lists the clauses that the engine has cited so far, each once, in the order of their first citation.
func (t *trace) Citations() []engine.Clause { return t.cited }

// Opened lists the clauses that were cited only when the game was opened, and by no later event or question.
func (t *trace) Opened() []engine.Clause {
	var opened []engine.Clause
	for _, c := range t.cited {
		if !slices.Contains(t.played, c) {
			opened = append(opened, c)
		}
	}
	return opened
}

// Questions lists the ids of the open questions asked so far, each once, in the order in which they were first
// asked.
func (t *trace) Questions() []string { return t.asked }

// Note notes the citations in an engine's answer; a refusal cites its clause. Note copies them, because the
// slices of an outcome are reused.
func (t *trace) Note(out engine.Outcome, err error) {
	t.cited = Merge(t.cited, out.Cited)
	t.played = Merge(t.played, out.Cited)
	t.asked = Merge(t.asked, out.Asked)
	var v *engine.Violation
	if errors.As(err, &v) {
		t.cited = Merge(t.cited, []engine.Clause{v.Clause})
		t.played = Merge(t.played, []engine.Clause{v.Clause})
		t.asked = Merge(t.asked, []string{v.Question})
	}
}

// noteOpening notes the citations of an opening. Its effects, such as a phase without decisions, count as played.
func (t *trace) noteOpening(cited []engine.Clause, effects []engine.Effect) {
	t.cited = Merge(t.cited, cited)
	for _, e := range effects {
		t.played = Merge(t.played, e.Clauses)
	}
}

// restsOn notes the clauses behind a decision. It drops earlier ones, unless the decision only settles chance
// after the one before.
func (t *trace) restsOn(out engine.Outcome, afresh bool) {
	if afresh {
		t.rests, t.brought = nil, nil
	}
	t.rests = Merge(t.rests, out.Cited)
	for _, e := range out.Effects {
		t.brought = append(t.brought, e.Text)
	}
}

// Merge appends the elements that are new and not empty.
func Merge[T ~string](set, more []T) []T {
	for _, x := range more {
		if x != "" && !slices.Contains(set, x) {
			set = append(set, x)
		}
	}
	return set
}
