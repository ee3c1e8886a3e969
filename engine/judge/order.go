package judge

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// mostCompared is with how many other legal actions a decision is compared.
const mostCompared = 12

// witness is the game itself, which keeps the state before the last decision that it was asked to play.
type witness struct {
	*engine.Local
	before engine.State
}

// witnessed is the subject, and the game with what it was seen to do if it is a game of this module; else nil.
func (c *court) witnessed() (engine.Subject, *witness) {
	local, is := c.subject.(*engine.Local)
	if !is || c.opts.Quick {
		return c.subject, nil
	}
	w := &witness{Local: local}
	return w, w
}

// Play carries out one decision.
func (w *witness) Play(actor, action string) (engine.Outcome, error) {
	switch state := w.State(); {
	case state == nil:
	case w.before == nil:
		w.before = state.Clone()
	default:
		w.before.Assign(state)
	}
	return w.Local.Play(actor, action)
}

// Start opens a game, of which no state was kept yet.
func (w *witness) Start(start engine.Start) (engine.Outcome, error) {
	w.before = nil
	return w.Local.Start(start)
}

// order puts what only the decision rests on before what every decision there rests on: the clauses that the fewest verbs of other legal
// actions cite come first, then those that the fewest of these actions do, then what the game came to first. Actions are played by turns,
// one of each verb, up to [mostCompared].
func (w *witness) order(v *Verdict) {
	if w == nil || w.before == nil || v.Decision == 0 || len(v.Cited) < 2 {
		return
	}
	cites := map[engine.Clause]*citers{}
	for _, c := range v.Cited {
		cites[c.ID] = &citers{}
	}
	var rec engine.Record
	state := w.before.Clone()
	for _, action := range others(w.before, v.Action) {
		rec.Reset()
		if state.Assign(w.before); state.Check(state.Actor(), action, &rec) != nil {
			continue
		}
		verb := state.Verb(action)
		state.Apply(action, &rec)
		for _, clause := range rec.Cited() {
			cites[clause].add(verb)
		}
	}
	slices.SortStableFunc(v.Cited, func(a, b Clause) int { return cites[a.ID].compare(cites[b.ID]) })
}

// citers are the actions that cite a clause.
type citers struct {
	verbs   []engine.Verb
	actions int
}

func (c *citers) add(verb engine.Verb) {
	if c == nil { // the decision does not cite it
		return
	}
	if c.actions++; !slices.Contains(c.verbs, verb) {
		c.verbs = append(c.verbs, verb)
	}
}

func (c *citers) compare(other *citers) int {
	if n := len(c.verbs) - len(other.verbs); n != 0 {
		return n
	}
	return c.actions - other.actions
}

// others are legal actions other than the one that is spelt so: the first of each verb, then the second of each, and so on.
func others(state engine.State, but string) []engine.Action {
	var next []engine.Action
	legal := state.Legal(nil, nil)
	if action, err := state.Parse(but); err == nil {
		legal = slices.DeleteFunc(legal, func(a engine.Action) bool { return a == action })
	}
	for len(legal) > 0 && len(next) < mostCompared {
		var verbs []engine.Verb
		legal = slices.DeleteFunc(legal, func(a engine.Action) bool {
			verb := state.Verb(a)
			if slices.Contains(verbs, verb) || len(next) == mostCompared {
				return false
			}
			verbs, next = append(verbs, verb), append(next, a)
			return true
		})
	}
	return next
}
