package compare

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
)

// These words compare the legal actions of side B with those of side A.
const (
	Same     = "same"
	Narrower = "narrower"
	Wider    = "wider"
	Both     = "both"
)

// Direction compares the legal actions that share a verb and a phase, after the same decisions on both sides.
type Direction struct {
	Phase string `json:"phase"`
	Verb  string `json:"verb"`
	// Is states whether side B allows the same actions as side A, fewer (narrower), more (wider), or some more
	// and some fewer (both).
	Is string `json:"is"`
	// Shown lists the differences behind Is; the list is empty if Is is same.
	Shown []Difference `json:"shown,omitempty"`
}

// Difference is one kind of difference at one place of the game, with the shortest game that shows it.
type Difference struct {
	pairs.Difference
	// Pairs is the number of pairs of games that show the difference, or the number of games if an engine
	// plays. Direct counts those in which the positions were still the same on both sides. The others may be
	// consequences of an earlier difference.
	Pairs  int `json:"pairs"`
	Direct int `json:"direct"`
	// Players lists the table sizes at which the difference occurs.
	Players []int `json:"players"`
	// Decisions is the length of the shortest game found. File names its record and Feature its scenarios, if
	// they were written.
	Decisions int    `json:"decisions"`
	File      string `json:"file,omitempty"`
	Feature   string `json:"feature,omitempty"`
	// Only lists the actions that only one side allows. Clause and Reason explain why the other side refuses
	// the first of them. Says describes any other difference.
	Only   []string `json:"only,omitempty"`
	Clause string   `json:"clause,omitempty"`
	Reason string   `json:"reason,omitempty"`
	Says   string   `json:"says,omitempty"`
	// Actor is the player or chance that decides at that place.
	Actor string `json:"actor,omitempty"`

	// of names the unit of Pairs if it is not pairs of games. some reports that the difference does not occur
	// at every table size. sides are the two statements in Says; both are "" if Says is one statement.
	of    string
	some  bool
	sides [2]string
}

// direct fills in the differences of the legal actions, and the other differences, at tables of these sizes.
func (r *Report) direct(entry games.Entry, tally *pairs.Tally, sizes []int) {
	rows := map[pairs.Place]*Direction{}
	for place := range tally.Met {
		rows[place] = &Direction{Phase: place.Phase, Verb: place.Verb, Is: Same}
	}
	r.Direction, r.Differences = []Direction{}, []Difference{}
	for _, d := range tally.Sorted() {
		w := r.witnesses[d]
		if w == nil && !r.Stopped {
			continue // a replay of the game does not show the difference
		}
		found := difference(tally.Differences[d], w, sizes)
		if r.Lockstep != nil {
			found.of = "game"
		}
		if d.Kind != pairs.Narrower && d.Kind != pairs.Wider {
			r.Differences = append(r.Differences, found)
			continue
		}
		row := rows[pairs.Place{Phase: d.Phase, Verb: d.Verb}]
		row.Shown = append(row.Shown, found)
		if row.Is = d.Kind.String(); len(row.Shown) > 1 {
			row.Is = Both
		}
	}
	for _, row := range rows {
		r.Direction = append(r.Direction, *row)
	}
	slices.SortFunc(r.Direction, func(a, b Direction) int {
		return cmp.Or(follows(a.Shown)-follows(b.Shown), cmp.Compare(a.Phase, b.Phase), cmp.Compare(a.Verb, b.Verb))
	})
	slices.SortStableFunc(r.Differences, func(a, b Difference) int { return follows([]Difference{a}) - follows([]Difference{b}) })
	r.unmet(entry, tally)
}

// unmet fills in the verbs that were not compared.
func (r *Report) unmet(entry games.Entry, tally *pairs.Tally) {
	r.NeverMet, r.NotCompared = []string{}, []string{}
	met := map[string]bool{}
	for place := range tally.Met {
		met[place.Verb] = true
	}
	for _, verb := range entry.Verbs() {
		if met[verb] {
			continue
		}
		to := &r.NeverMet
		if tally.Apart[verb] {
			to = &r.NotCompared
		}
		if !slices.Contains(*to, verb) {
			*to = append(*to, verb)
		}
	}
}

// follows returns 1 if all differences are consequences of an earlier one, else 0. Consequences come last in lists.
func follows(list []Difference) int {
	if slices.ContainsFunc(list, func(d Difference) bool { return d.Direct > 0 }) {
		return 0
	}
	return 1
}

// difference returns a difference as its witness shows it.
func difference(sum *pairs.Sum, w *pairs.Witness, sizes []int) Difference {
	d := Difference{Difference: sum.Best.Difference, Pairs: sum.Pairs, Direct: sum.Direct, Decisions: sum.Best.At, Says: unshortened}
	if w != nil {
		d.witnessed(w)
	}
	for i, n := range sizes {
		if sum.Tables[i] {
			d.Players = append(d.Players, n)
		}
	}
	slices.Sort(d.Players)
	d.some = len(d.Players) < len(sizes)
	return d
}

// unshortened describes a difference for which no shorter game was searched, because the comparison was stopped.
const unshortened = "the comparison was stopped before the search for a shorter game"

// witnessed fills in the facts that the short game shows.
func (d *Difference) witnessed(w *pairs.Witness) {
	d.Decisions, d.Only, d.Actor, d.sides = len(w.Played), w.Only, w.Turns[0].Actor, says(w)
	d.Says = d.said("a", "b")
	if w.Kind == pairs.Odds {
		d.Says = "chance has other odds"
	}
	if w.Refusal != nil {
		d.Clause, d.Reason = string(w.Refusal.Clause), w.Refusal.Reason
	}
}

// said returns the statements of both sides after the names of the sides; "" if there are none.
func (d *Difference) said(one, other string) string {
	if d.sides == [2]string{} {
		return ""
	}
	return fmt.Sprintf("%s: %s; %s: %s", one, d.sides[0], other, d.sides[1])
}

// says returns the statements of both sides about the difference. They are empty for odds, and for an action that
// only one side allows.
func says(w *pairs.Witness) (sides [2]string) {
	a, b := w.Turns[0], w.Turns[1]
	switch w.Kind {
	case pairs.Turn:
		return [2]string{comes(a, w.Phases[0]), comes(b, w.Phases[1])}
	case pairs.Score:
		return [2]string{"scores " + numbers(a.Scores), numbers(b.Scores)}
	case pairs.Winner:
		return [2]string{"won by " + names(a.Winners), "by " + names(b.Winners)}
	case pairs.Otherwise:
		return leads(w)
	}
	return sides
}

// comes describes the next turn: the actor, and the phase if the side reports it. Another program does not.
func comes(t engine.Turn, phase string) string {
	if phase == "" {
		return decides(t.Actor)
	}
	return decides(t.Actor) + ", at " + phase
}

func names(list []string) string {
	if len(list) == 0 {
		return "nobody"
	}
	return strings.Join(list, ", ")
}

func numbers(list []int) string { return strings.Trim(fmt.Sprint(list), "[]") }

// leads describes the result of a decision on each side: the first effect that differs, or else a part of the
// position.
func leads(w *pairs.Witness) [2]string {
	one, other := w.Effects[0], w.Effects[1]
	for i := range max(len(one), len(other)) {
		if a, b := effect(one, i), effect(other, i); a.Says != b.Says {
			return [2]string{a.String(), b.String()}
		}
	}
	a, b := unlike(w.Positions[0], w.Positions[1])
	return [2]string{a.Says, b.Says}
}

// String returns the statement of the side and its clauses.
func (g Ground) String() string {
	if len(g.Clauses) == 0 {
		return g.Says
	}
	list := make([]string, len(g.Clauses))
	for i, c := range g.Clauses {
		list[i] = string(c)
	}
	return g.Says + " [" + strings.Join(list, ", ") + "]"
}

// title names the place and the kind of a difference.
func (d *Difference) title() string {
	switch d.Kind {
	case pairs.Wider:
		return "+" + d.Verb + " in " + d.Phase
	case pairs.Narrower:
		return "-" + d.Verb + " in " + d.Phase
	}
	where := d.Phase
	if d.Phase == clausesPhase && d.Kind == pairs.Otherwise {
		return where + ", " + d.Verb + ": other clauses are named"
	}
	if d.Verb != "" {
		where += ", " + d.Verb
	}
	return where + ": " + map[pairs.Kind]string{pairs.Otherwise: "leads elsewhere", pairs.Turn: "something else comes next",
		pairs.Odds: "other odds", pairs.Score: "other scores", pairs.Winner: "others win"}[d.Kind] + " (" + d.Kind.String() + ")"
}
