package lockstep

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// rolls contains the chance decisions after a decision if B decides for chance itself. B continues at once to a
// player's decision, and reports all effects together. So nothing is compared before A has carried out the same
// chance decisions.
type rolls struct {
	// asked is the player's decision sent to B, and rolled holds the chance decisions since. pending reports
	// that more follow.
	asked   Decision
	rolled  []Decision
	pending bool
	// opening reports that the game was opened, and no player has decided since.
	opening bool
	// ours and theirs are the clauses of the effects for A and for B.
	ours, theirs sum
}

// sum collects the clauses of several decisions.
type sum struct{ effects, cited []engine.Clause }

// add adds the outcome of a decision. It copies the slices of the outcome, because they are reused.
func (s *sum) add(out engine.Outcome) {
	for _, e := range out.Effects {
		s.effects = union(s.effects, e.Clauses)
	}
	s.cited = union(s.cited, out.Cited)
}

// clauses returns the clauses of the effects, or else those that are cited.
func (s *sum) clauses() []engine.Clause {
	if s.effects == nil {
		return slices.Clone(s.cited)
	}
	return slices.Clone(s.effects)
}

// union returns a set with the missing clauses added.
func union(set, more []engine.Clause) []engine.Clause {
	for _, c := range more {
		if !slices.Contains(set, c) {
			set = append(set, c)
		}
	}
	return set
}

// brought adds the outcomes of a decision from both engines. A chance decision made by B itself is added to the
// player's decision before it.
func (t *Table) brought(d Decision, a, b engine.Outcome) {
	if t.pending {
		t.rolled = append(t.rolled, d)
	} else {
		t.rolls = rolls{asked: d}
	}
	t.ours.add(a)
	t.theirs.add(b)
	t.rests = t.ours.clauses()
}

// follow makes A carry out B's decisions for chance, until a player decides.
func (t *Table) follow() error {
	for t.pending && !t.parted && len(t.Choices) > 0 {
		if err := t.Play(Decision{t.Turn.Actor, t.Choices[0].Action}); err != nil {
			return err
		}
	}
	return nil
}
