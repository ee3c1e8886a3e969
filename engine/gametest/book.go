package gametest

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/literal"
)

// book checks that the book belongs to the game, that its counts are unchanged, and that its parts are complete.
func (s *Suite[S]) book(t *testing.T) {
	b := s.Book
	require.Equal(t, s.Game.Name(), b.Game)
	if s.Holds != "" {
		require.Equal(t, s.Holds, holds(b), "a change here is a change of what is known")
	}
	for _, c := range b.Clauses {
		require.True(t, c.Testable || c.Why != "", "%s says why it cannot be tested", c.ID)
	}
	for _, q := range b.Questions {
		require.Equal(t, rulebook.Option(0), q.Default, "the default of %s comes first", q.ID)
	}
	for _, f := range b.Figures {
		require.Positive(t, f.Line, f.Path)
		switch f.From {
		case "assumed":
			require.Empty(t, f.How, f.Path)
		case "derived", "public":
			require.NotEmpty(t, f.How, f.Path)
		}
	}
}

// holds lists the counts of a book's parts.
func holds(b *rulebook.Book) string {
	untested, fixed := 0, 0
	for _, c := range b.Clauses {
		if !c.Testable {
			untested++
		}
	}
	for _, q := range b.Questions {
		if q.Fixed {
			fixed++
		}
	}
	figures := []string{}
	counts := b.Count()
	for _, from := range slices.Sorted(maps.Keys(counts)) {
		figures = append(figures, fmt.Sprintf("%d %s", counts[from], from))
	}
	return fmt.Sprintf("%d to %d players; %d sections; %d clauses, %d not testable; %d questions, %d fixed; figures: %s",
		b.Players.Min, b.Players.Max, len(b.Sections), len(b.Clauses), untested, len(b.Questions), fixed, strings.Join(figures, ", "))
}

// options checks that every question accepts every option, and reports the option as its answer. A
// fixed question has to refuse every option except its default, and give the reason.
func (s *Suite[S]) options(t *testing.T) {
	for i, q := range s.Book.Questions {
		require.Equal(t, q.Fixed, q.Why != "", q.ID)
		for j, o := range q.Options {
			a, err := s.Book.Answer(map[string]string{q.Name: o.ID})
			if !q.Fixed || rulebook.Option(j) == q.Default {
				require.NoError(t, err)
				require.Equal(t, rulebook.Option(j), a.Ask(nil, engine.Question(i)))
				continue
			}
			var refused *rulebook.RulingError
			require.ErrorAs(t, err, &refused)
			require.Contains(t, err.Error(), q.ID+" is not playable ("+strings.TrimSuffix(q.Why, ".")+")")
			require.Equal(t, []string{q.Options[q.Default].ID}, refused.Allowed)
		}
	}
}

// setups checks that positions are equal if and only if their games have equal setups, even if the
// table looks the same. It also checks that impossible setups are refused.
func (s *Suite[S]) setups(t *testing.T) {
	open := func(setup engine.Setup) engine.State {
		t.Helper()
		state, err := s.Game.New(setup, nil)
		require.NoError(t, err)
		return state
	}
	all := s.Book.SeatNames(3)
	seats, others := all[:2], []string{all[0], all[2]}
	first := open(engine.Setup{Seats: seats})
	setups := map[string]engine.Setup{"other order": {Seats: []string{all[1], all[0]}}, "other players": {Seats: others}}
	if i := slices.IndexFunc(s.Book.Questions, func(q rulebook.Question) bool { return !q.Fixed }); i >= 0 {
		q := s.Book.Questions[i]
		setups["another answer"] = engine.Setup{Seats: seats, Rulings: map[string]string{q.Name: q.Options[1].ID}}
		_, err := s.Game.New(engine.Setup{Seats: seats, Rulings: map[string]string{q.Name: "nobody"}}, nil)
		require.ErrorContains(t, err, "nobody")
	}
	if s.Box != "" {
		setups["an owner's box"] = engine.Setup{Seats: seats, Components: []byte(s.Box)}
		again := open(engine.Setup{Seats: seats, Components: []byte(s.Box + "# read again")})
		require.True(t, open(setups["an owner's box"]).Equal(again), "equal components, whatever file they were read from")
		setups["both differently"] = engine.Setup{Seats: seats, Rulings: setups["another answer"].Rulings, Components: []byte(s.Box)}
	}
	for name, setup := range setups {
		state := open(setup)
		require.True(t, state.Equal(open(setup)), name)
		require.True(t, state.Equal(state.Clone()), name)
		require.False(t, first.Equal(state), name)
		require.False(t, state.Equal(first), name)
		setup.Seats = []string{all[2], all[1]}
		require.False(t, state.Equal(open(setup)), "%s, other players", name)
	}
	require.True(t, first.Equal(open(engine.Setup{Seats: slices.Clone(seats)})))
	require.False(t, first.Equal(nil), "another game's state")
	require.False(t, first.Alike(nil), "another game's state")
	_, err := s.Game.New(engine.Setup{Seats: []string{all[0], all[0]}}, nil)
	require.Error(t, err, "two of a name")
}

// Components checks that a game's components match the printed file, and that the Go file of the
// components is up to date.
func Components[C any](t *testing.T, read literal.Reader[C], have *C) {
	want, err := literal.Read(os.DirFS("."), read)
	require.NoError(t, err)
	require.Equal(t, want, have)
	text, err := literal.Components(os.DirFS("."), read)
	require.NoError(t, err)
	written, err := os.ReadFile("components_gen.go")
	require.NoError(t, err)
	require.Equal(t, string(text), string(written), "run go generate ./...")
}
