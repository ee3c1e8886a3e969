package main

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
)

func yard(t *testing.T) games.Entry {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	return entry
}

// Every game is checked if none is named. Scenarios and pinned games also have tests of their own.
func TestEveryGamePassesItsCheck(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs every scenario and every pinned game")
	}
	out, code := asked(t, "", "check", "--games", "0", "--json")
	require.Equal(t, conforms, code)
	var said witness.Checked
	require.NoError(t, json.Unmarshal([]byte(out), &said))
	require.True(t, said.Passed)
	require.Len(t, said.Games, len(games.All()))
	for i, entry := range games.All() {
		require.Equal(t, entry.Name(), said.Games[i].Game)
		require.True(t, said.Games[i].Passed)
		require.Empty(t, said.Games[i].Uncovered)
		require.NotZero(t, said.Games[i].Figures, entry.Name())
	}
}
