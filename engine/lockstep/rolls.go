package lockstep

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// rolls is what chance decides after a decision where B decides for chance by itself. B has gone on by then to where a player decides, and
// says all at once what came of it: nothing is compared before A has followed.
type rolls struct {
	// asked is the player's decision that B was asked for, rolled what chance has decided since, and pending says that there is more.
	asked   Decision
	rolled  []Decision
	pending bool
	// opening says that the game was opened, and no player has decided since.
	opening bool
	// ours and theirs are the clauses of what came of it for A and for B.
	ours, theirs sum
}

// sum is what several decisions rest on.
type sum struct{ effects, cited []engine.Clause }

// add adds a decision. The slices of an outcome do not last.
func (s *sum) add(out engine.Outcome) {
	for _, e := range out.Effects {
		s.effects = union(s.effects, e.Clauses)
	}
	s.cited = union(s.cited, out.Cited)
}

// clauses are the clauses of the effects, or else those that are cited.
func (s *sum) clauses() []engine.Clause {
	if s.effects == nil {
		return slices.Clone(s.cited)
	}
	return slices.Clone(s.effects)
}

// union is a set with what it does not have yet.
func union(set, more []engine.Clause) []engine.Clause {
	for _, c := range more {
		if !slices.Contains(set, c) {
			set = append(set, c)
		}
	}
	return set
}

// brought keeps what a decision has brought about for both: one of chance that B has made by itself goes with the player's before it.
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

// follow has A follow what B has decided for chance, until a player decides.
func (t *Table) follow() error {
	for t.pending && !t.parted && len(t.Choices) > 0 {
		if err := t.Play(Decision{t.Turn.Actor, t.Choices[0].Action}); err != nil {
			return err
		}
	}
	return nil
}
