package features_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// What is said to be held names clauses of the rulebook that can be tested, each once as held or with a reason why it cannot be.
func TestWhatIsHeldIsOfTheRulebook(t *testing.T) {
	for _, game := range games.All() {
		held, err := features.ReadHeld(game.Name())
		require.NoError(t, err)
		for id, c := range held.Clauses {
			clause := game.Book.Clause(id)
			require.True(t, clause != nil && clause.Testable, "%s is broken, and is no testable clause: make held GAME=%s", id, game.Room)
			require.LessOrEqual(t, c.Noticed, c.Tried, id)
			require.Equal(t, c.Noticed > 0, c.Scenario != "", id)
		}
		for id, why := range held.Reasons {
			clause := game.Book.Clause(id)
			require.True(t, clause != nil && clause.Testable, "%s is listed with a reason, and is no testable clause", id)
			require.Zero(t, held.Clauses[id].Noticed, "%s is held, and listed with a reason why it cannot be: %s", id, why)
		}
	}
}

// Every clause that can be tested is held by a scenario of its own tag, or listed with a reason why it cannot be. A game that was never
// measured is measured by make held.
func TestEveryClauseIsHeldOrListed(t *testing.T) {
	for _, game := range games.All() {
		held, err := features.ReadHeld(game.Name())
		require.NoError(t, err)
		if held.Revision == "" {
			continue
		}
		for _, c := range game.Book.Clauses {
			id := string(c.ID)
			require.True(t, !c.Testable || held.Clauses[id].Noticed > 0 || held.Reasons[id] != "",
				"%s is held by no scenario of its own tag: write one that fails when the clause is broken, and make held GAME=%s; or say in %s why not",
				id, game.Room, features.UnheldFile)
		}
	}
}

// Written text reads back the same.
func TestWhatIsHeldIsWrittenInTheOrderOfTheBook(t *testing.T) {
	game, err := games.Find("yardmaster")
	require.NoError(t, err)
	held := features.Held{Revision: "abc", Scenarios: "123", Clauses: map[string]features.HeldClause{
		"YM-BUY-01": {Tried: 6}, "YM-OBJ-01": {Tried: 4, Noticed: 2, Scenario: "Two to five"},
	}}
	require.Equal(t, "measured\tabc\t123\nYM-OBJ-01\t4\t2\tTwo to five\nYM-BUY-01\t6\t0\t\n", held.Text(game.Book))
}

func TestADigestIsOfOneGame(t *testing.T) {
	seen := map[string]string{}
	for _, game := range games.All() {
		digest := features.Digest(game.Name())
		require.Len(t, digest, 12)
		require.Empty(t, seen[digest])
		seen[digest] = game.Name()
		require.NotContains(t, strings.TrimSpace(digest), " ")
	}
}
