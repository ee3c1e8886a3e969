package main

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Every reason why a question can be open has its place in the register, so that no question is left out of it.
func TestEveryReasonIsUrgentOrNot(t *testing.T) {
	require.ElementsMatch(t, rulebook.Reasons(), urgency[:])
}

// Every answer that can be played is shown by a scenario.
func TestTheRegisterShowsEveryAnswer(t *testing.T) {
	for _, entry := range games.All() {
		out, code := asked(t, "", "rules", entry.Book.Game, "--questions", "--json")
		require.Zero(t, code)
		var said rules
		require.NoError(t, json.Unmarshal([]byte(out), &said))
		require.Len(t, said.Questions, len(entry.Book.Questions))
		for _, q := range said.Questions {
			for _, o := range q.Options {
				require.Equal(t, o.Playable, o.Scenario != nil && o.Scenario.Passed, "%s=%s", q.ID, o.ID)
			}
		}
	}
}
