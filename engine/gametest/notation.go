package gametest

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

// notation checks that every spelling is read as the same action, and that nothing else is read.
func (s *Suite[S]) notation(t *testing.T) {
	state := s.open(t)
	for _, text := range s.Spelled {
		a, err := state.Parse(text)
		require.NoError(t, err, text)
		require.Equal(t, text, state.Format(a))
	}
	for text, says := range s.Misspelled {
		_, err := state.Parse(text)
		require.ErrorContains(t, err, says, "%.60s", text)
		var v *engine.Violation
		require.False(t, errors.As(err, &v), "a misspelling breaks no clause: %.60s", text)
	}
	for text, clause := range s.Forbidden {
		_, err := state.Parse(text)
		requireClause(t, clause, err, text)
	}
}

// FuzzNotation reads any text as an action. Every text that is read as an action is also the spelling of that
// action, and each of the test's positions can judge it.
func (s *Suite[S]) FuzzNotation(f *testing.F, documents ...string) {
	for _, text := range s.Spelled {
		f.Add(text)
	}
	states := []engine.State{s.open(f)}
	for _, document := range documents {
		state, err := s.load(document)
		require.NoError(f, err)
		states = append(states, state)
	}
	f.Fuzz(func(t *testing.T, text string) {
		a, err := states[0].Parse(text)
		if err != nil {
			return
		}
		require.NotZero(t, a)
		require.Equal(t, text, states[0].Format(a), "what is read has one spelling")
		for _, by := range []engine.Seat{engine.Chance, 0, 1} {
			for _, state := range states {
				if v := state.Check(by, a, &engine.Record{}); v != nil {
					require.NotEmpty(t, v.Clause, text)
					require.NotEmpty(t, v.Reason, text)
				}
			}
		}
	})
}
