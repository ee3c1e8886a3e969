// Package gametest tests a game: book, notation, positions, fuzz targets and laws, in the same way
// for every game. Each game fills in a [Suite] and runs it. Only tests import this package.
package gametest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Suite contains the facts that the test of a game needs. S is the type of the game's states, which
// are pointers to S.
type Suite[S any] struct {
	Game engine.Game
	Book *rulebook.Book
	// Holds lists the counts of the book's parts; "" while the counts still change.
	Holds string
	// Seats are the players of the tests below.
	Seats []string
	// Box is an owner's component file that changes the game; "" if there is none.
	Box string

	// Spelled are actions in notation. Misspelled are texts that are not actions, each with a part
	// of the error.
	Spelled    []string
	Misspelled map[string]string
	// Forbidden are spellings that the rulebook forbids in every position, each with the clause.
	Forbidden map[string]engine.Clause

	// Whole are documents of positions that load unchanged. Impossible are documents that are
	// refused, each with the broken clause. Unreadable are documents that cannot be read, each with
	// a part of the error.
	Whole      []string
	Impossible map[string]engine.Clause
	Unreadable map[string]string

	// Laws contains the inputs for the test of the laws.
	Laws Laws[S]
}

// Run runs the tests that all games have in common.
func (s *Suite[S]) Run(t *testing.T) {
	t.Run("book", s.book)
	t.Run("options", s.options)
	t.Run("setups", s.setups)
	t.Run("notation", s.notation)
	t.Run("positions", s.positions)
	t.Run("laws", s.laws)
	t.Run("allocations", s.allocations)
}

// setup returns the setup with the players of the tests.
func (s *Suite[S]) setup() engine.Setup { return engine.Setup{Seats: s.Seats} }

func (s *Suite[S]) open(t testing.TB) engine.State {
	state, err := s.Game.New(s.setup(), nil)
	require.NoError(t, err)
	return state
}

func (s *Suite[S]) load(document string) (engine.State, error) {
	return s.Game.Load(s.setup(), []byte(document), nil)
}

// requireClause checks that an error is a violation of a clause.
func requireClause(t *testing.T, clause engine.Clause, err error, what string) {
	t.Helper()
	var v *engine.Violation
	require.ErrorAs(t, err, &v, what)
	require.Equal(t, clause, v.Clause, "%s: %v", what, err)
	require.NotEmpty(t, v.Reason, what)
}
