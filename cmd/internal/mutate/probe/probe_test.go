package main

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// Every layer has checks of every game, told apart by name; second models are there if laws are named that are.
func TestEveryLayerHasChecks(t *testing.T) {
	for _, entry := range games.All() {
		if len(entry.Laws()) == 1 {
			continue // it cannot be an invariant and a second model
		}
		first := entry.Laws()[0].ID
		for name, layer := range layers {
			checks, err := layer(entry, []string{first})
			require.NoError(t, err)
			require.NotEmpty(t, checks, "%s of %s", name, entry.Name())
			seen := map[string]bool{}
			for _, c := range checks {
				require.False(t, seen[c.name], c.name)
				seen[c.name] = true
			}
		}
		checks, err := models(entry, nil)
		require.NoError(t, err)
		require.Empty(t, checks)
	}
}

func TestChecksHoldWithoutAMutant(t *testing.T) {
	for _, row := range [][]string{
		{"hold", "yardmaster", "goldens", "yardmaster/2-players.golden@60"},
		{"hold", "yardmaster", "invariants", "walk 0@60", "walk 9@60"},
		{"hold", "yardmaster", "models", "walk 1@60"},
	} {
		code, err := run([]string{"YM-INV-05/step", "YM-INV-11"}, row)
		require.NoError(t, err)
		require.Zero(t, code, row)
	}
}

func TestTheFirstThatDoesNotHoldIsTold(t *testing.T) {
	fine := check{"fine", func() error { return nil }}
	wrongly := check{"wrongly", func() error { return errors.New("ann has 3 points") }}
	code, err := hold([]check{fine, wrongly}, []string{"fine@60", "wrongly@60"})
	require.EqualError(t, err, "wrongly: ann has 3 points")
	require.Equal(t, noticed, code)
}

func TestAQuestionThatIsWrong(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"hold"}, "write reach or hold, a game and a layer"},
		{[]string{"hold", "whist", "goldens"}, `unknown game "whist"`},
		{[]string{"hold", "yardmaster", "luck"}, `unknown layer "luck"`},
		{[]string{"hold", "yardmaster", "goldens", "yardmaster/2-players.golden"}, `unknown check "yardmaster/2-players.golden"`},
		{[]string{"hold", "yardmaster", "goldens", "none@60"}, `unknown check "none@60"`},
		{[]string{"reach", "yardmaster", "goldens"}, "this program has no mutants"},
	} {
		code, err := run(nil, row.args)
		require.ErrorContains(t, err, row.says)
		require.Equal(t, wrong, code)
	}
}
