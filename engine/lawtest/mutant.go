package lawtest

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/yardstick-rules/yardstick/engine"
)

// Decision is a decision of a game whose states are pointers to S, with the positions before and after it.
type Decision[S any] struct {
	Before, After *S
	Action        engine.Action
}

// Copy returns the decision with copies of its positions.
func (d Decision[S]) Copy() Decision[S] {
	before, after := *d.Before, *d.After
	return Decision[S]{&before, &after, d.Action}
}

// hold checks a law at a decision.
func (d Decision[S]) hold(l *engine.Law) error {
	return l.Hold(d.before(), d.Action, any(d.After).(engine.State))
}

func (d Decision[S]) before() engine.State { return any(d.Before).(engine.State) }

// Mutant makes one fault in a decision. The Mutant returns false if the fault is impossible there.
type Mutant[S any] func(d *Decision[S]) bool

// Always returns a mutant that changes the position after any decision.
func Always[S any](do func(s *S)) Mutant[S] {
	return func(d *Decision[S]) bool { do(d.After); return true }
}

// Where returns a mutant that makes a change in decisions for which a condition is true.
func Where[S any](can func(d *Decision[S]) bool, do func(d *Decision[S])) Mutant[S] {
	return func(d *Decision[S]) bool {
		if !can(d) {
			return false
		}
		do(d)
		return true
	}
}

// Mutants contains the mutants of each law: by the law's id and the description of the fault.
type Mutants[S any] map[string]map[string]Mutant[S]

// Grounds names the mutant that breaks a clause: by the law's id and the clause, the description of the mutant.
type Grounds map[string]map[engine.Clause]string

// hold returns an error unless a law cites exactly the clauses that its mutants break, each once. Known are the
// names of the law's mutants, and changes are the names of all perturbations.
func (g Grounds) hold(l *engine.Law, known map[string]bool, changes []string) error {
	broken := maps.Clone(g[l.ID])
	for _, clause := range l.Clauses {
		says, ok := broken[clause]
		switch {
		case !ok:
			return fmt.Errorf("%s cites %s, which no mutant of the law breaks, or twice: name the mutant, or leave the clause out", l.ID, clause)
		case !known[says]:
			return fmt.Errorf("%s cites %s because of the mutant %q, which it does not have; the changes of one field are: %s",
				l.ID, clause, says, strings.Join(changes, ", "))
		}
		delete(broken, clause)
	}
	for _, clause := range slices.Sorted(maps.Keys(broken)) {
		return fmt.Errorf("%s notices when %s is broken (%s), and does not cite it", l.ID, clause, broken[clause])
	}
	return nil
}

// Trials check the laws of a game against the decisions of its games. Trials also check that the
// laws notice mutants of these decisions.
type Trials[S any] struct {
	laws  []engine.Law
	tried []*trial[S]
	// perturbations are small changes of each field. grounds are the perturbations that a law has to notice.
	perturbations []*perturbation
	grounds       []*ground
	// kills are the results of the laws, in their order.
	kills     []Kills
	decisions uint64
	// Loads reports whether the game loads a position as a document.
	Loads func(position any) bool
	// enough is the number of times that a mutant is tried.
	enough int
	// was and is are buffers for the positions of mutants.
	was, is S
}

// trial is a mutant for a law, with the number of times it was tried, and the first place where the law missed it.
type trial[S any] struct {
	law     *engine.Law
	says    string
	mutant  Mutant[S]
	noticed int
	missed  string
}

// NewTrials returns trials of all mutants, each tried enough times, and of perturbations. NewTrials
// returns an error for mutants or grounds of an unknown law, and for a law that cites a clause
// without a mutant or perturbation in its grounds.
func NewTrials[S any](laws []engine.Law, enough int, grounds Grounds, mutants ...Mutants[S]) (*Trials[S], error) {
	t := &Trials[S]{laws: laws, enough: enough, perturbations: perturbations[S](), kills: make([]Kills, len(laws))}
	known := map[string]bool{}
	for i := range laws {
		l := &laws[i]
		known[l.ID] = true
		named := map[string]bool{}
		for _, of := range mutants {
			for says, mutant := range of[l.ID] {
				named[says] = true
				t.tried = append(t.tried, &trial[S]{law: l, says: says, mutant: mutant})
			}
		}
		for _, says := range grounds[l.ID] {
			if g := t.ground(l, says); g != nil && !named[says] {
				named[says] = true
				t.grounds = append(t.grounds, g)
			}
		}
		if err := grounds.hold(l, named, t.changes()); err != nil {
			return nil, err
		}
	}
	for id := range grounds {
		if !known[id] {
			return nil, fmt.Errorf("there are grounds for %s, which is not a law of the game", id)
		}
	}
	for _, of := range mutants {
		for id := range of {
			if !known[id] {
				return nil, fmt.Errorf("there are mutants for %s, which is not a law of the game", id)
			}
		}
	}
	return t, nil
}

// changes returns the names of all perturbations.
func (t *Trials[S]) changes() []string {
	var names []string
	for _, p := range t.perturbations {
		names = append(names, p.says())
	}
	return slices.Compact(names)
}

// Decided checks all laws against a decision, and tries the mutants. The error is about a broken law, and
// contains the name of the game given as where.
func (t *Trials[S]) Decided(where string, d Decision[S]) error {
	for i := range t.laws {
		if err := d.hold(&t.laws[i]); err != nil {
			return fmt.Errorf("%s, after %q in %s: %w", t.laws[i].ID, d.before().Format(d.Action), where, err)
		}
	}
	for _, tried := range t.tried {
		if tried.noticed < t.enough {
			t.try(tried, where, d)
		}
	}
	for _, p := range t.perturbations {
		t.perturb(p, d)
	}
	for _, g := range t.grounds {
		t.breaks(g, d)
	}
	t.decisions++
	return nil
}

// try applies a mutant to a decision, if that is possible there, and checks the law against it.
func (t *Trials[S]) try(tried *trial[S], where string, d Decision[S]) {
	t.was, t.is = *d.Before, *d.After
	wrong := Decision[S]{&t.was, &t.is, d.Action}
	if !tried.mutant(&wrong) {
		return
	}
	tried.noticed++
	if wrong.hold(tried.law) == nil && tried.missed == "" {
		tried.missed = fmt.Sprintf("after %q in %s", d.before().Format(d.Action), where)
	}
}

// Unnoticed returns an error that lists the mutants that their law missed or that were never
// possible. Unnoticed also lists the perturbations that a law should have noticed, and the laws
// that noticed nothing. Unnoticed returns nil if there are none.
func (t *Trials[S]) Unnoticed() error {
	var all []error
	shown := map[string]bool{}
	for _, tried := range t.tried {
		shown[tried.law.ID] = true
		switch {
		case tried.missed != "":
			all = append(all, fmt.Errorf("%s does not notice that %s, %s", tried.law.ID, tried.says, tried.missed))
		case tried.noticed == 0:
			all = append(all, fmt.Errorf("%s: no decision could be changed so that %s", tried.law.ID, tried.says))
		}
	}
	for _, g := range t.grounds {
		if !g.noticed {
			all = append(all, fmt.Errorf("%s does not notice %q", g.law.ID, g.says))
		}
	}
	for i := range t.laws {
		if id := t.laws[i].ID; t.kills[i].Times == 0 && !shown[id] {
			all = append(all, fmt.Errorf("nothing shows that %s guards anything: add a mutant that it notices", id))
		}
	}
	return errors.Join(all...)
}

// Play plays a game to its end, or until it has made the number of decisions given as most. Play calls show
// for each decision. The function choose decides for the players and for chance. The positions shown are
// valid until the next decision. After is the game's own position, so changes to it affect the rest of the
// game.
func Play[S any](s *S, most int, choose func(s engine.State, legal []engine.Action) engine.Action, show func(d Decision[S])) {
	state, before := any(s).(engine.State), new(S)
	var legal []engine.Action
	for range most {
		if state.Actor() == engine.Nobody {
			return
		}
		legal = state.Legal(legal[:0], nil)
		a := choose(state, legal)
		*before = *s
		state.Apply(a, nil)
		show(Decision[S]{before, s, a})
	}
}

// Allocations counts the allocations made while the laws of a game are checked against decisions.
func Allocations[S any](laws []engine.Law, of []Decision[S]) float64 {
	return testing.AllocsPerRun(3, func() {
		for _, d := range of {
			for i := range laws {
				_ = d.hold(&laws[i])
			}
		}
	})
}
