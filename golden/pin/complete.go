package pin

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Complete checks that the records together reach every goal. The error joins those of [Set.Counts],
// [Set.Verbs], [Set.Ends], [Set.Options] and [Set.Effects].
func (s *Set) Complete() error {
	return errors.Join(s.Counts(), s.Verbs(), s.Ends(), s.Options(), s.Effects())
}

// any reports whether the function is returns true for some record.
func (s *Set) any(is func(*transcript.Transcript) bool) bool {
	for _, record := range s.Records {
		if is(record) {
			return true
		}
	}
	return false
}

func (s *Set) lack(format string, args ...any) error {
	return fmt.Errorf("no record of "+s.Entry.Name()+" "+format, args...)
}

// Counts checks that for each required number of players, a whole game under the default answers is among the
// records.
func (s *Set) Counts() error {
	var wrong []error
	for _, n := range s.Pinned.Players {
		if !s.any(func(r *transcript.Transcript) bool {
			return len(r.Seats) == n && r.Winner != nil && len(r.Rulings) == 0
		}) {
			wrong = append(wrong, s.lack("is a whole game of %d players with every question at its default", n))
		}
	}
	return errors.Join(wrong...)
}

// Ends checks that the records reach every way in which a game ends.
func (s *Set) Ends() error {
	var wrong []error
	for _, end := range slices.Sorted(maps.Keys(s.Pinned.Ends)) {
		if !s.any(func(r *transcript.Transcript) bool { return saysAll(r, s.Pinned.Ends[end]) }) {
			wrong = append(wrong, s.lack("ends %s", end))
		}
	}
	return errors.Join(wrong...)
}

func saysAll(record *transcript.Transcript, texts []string) bool {
	written := transcript.Format(record)
	return !slices.ContainsFunc(texts, func(text string) bool { return !strings.Contains(written, text) })
}

// Verbs checks that the records contain a decision of every kind.
func (s *Set) Verbs() error {
	used := map[engine.Verb]bool{}
	for _, record := range s.Records {
		if err := verbs(s.Entry.Game, record, used); err != nil {
			return err
		}
	}
	var wrong []error
	for v, name := range s.Entry.Verbs() {
		if !used[engine.Verb(v)] {
			wrong = append(wrong, s.lack("has the action %q", name))
		}
	}
	return errors.Join(wrong...)
}

// verbs plays a record and notes the verbs of its actions.
func verbs(game engine.Game, record *transcript.Transcript, used map[engine.Verb]bool) error {
	state, err := opened(game, record)
	if err != nil {
		return fmt.Errorf("%s: %w", record.File, err)
	}
	for _, d := range record.Decisions {
		a, err := state.Parse(d.Action)
		if err != nil {
			return fmt.Errorf("%s:%d: %w", record.File, d.Line, err)
		}
		used[state.Verb(a)] = true
		state.Apply(a, nil)
	}
	return nil
}

func opened(game engine.Game, record *transcript.Transcript) (engine.State, error) {
	start := record.Start()
	if start.Position != nil {
		return game.Load(start.Setup, start.Position, nil)
	}
	return game.New(start.Setup, nil)
}

// Effects checks that the records have an effect for every clause that an effect of the game can cite.
// Thousands of random decisions show which clauses an effect can cite. A clause that is missing needs a new
// record.
func (s *Set) Effects() error {
	seen := map[engine.Clause]bool{}
	for _, record := range s.Records {
		for _, d := range record.Decisions {
			for _, e := range d.Effects {
				for _, c := range e.Clauses {
					seen[c] = true
				}
			}
		}
	}
	carried, err := effectClauses(s.Entry)
	wrong := []error{err}
	for _, clause := range slices.Sorted(maps.Keys(carried)) {
		if !seen[clause] {
			wrong = append(wrong, s.lack("has an effect that rests on %s", clause))
		}
	}
	return errors.Join(wrong...)
}
