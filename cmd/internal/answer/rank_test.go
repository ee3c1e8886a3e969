package answer_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// TestRulesAreFoundByOtherWords: players who do not know the wording of a clause find it among the first. They may type
// any form of its words, other words, and any order.
func TestRulesAreFoundByOtherWords(t *testing.T) {
	for question, want := range map[string]string{
		"yardmaster: railcar matching train must load":         "YM-LOAD-01",
		"yardmaster: sorting the yard when railcars added":     "YM-YARD-04",
		"hell-on-wheels: who is mayor of a town":               "HOW-TAX-02",
		"hell-on-wheels: is there a mayor without civilized":   "HOW-R-mayor-none",
		"frontier: how far may I drive my cattle":              "FR-RAN-08",
		"frontier: may buildings be skipped by drives":         "FR-R-skip-building",
		"frontier: one point for every 10 dollars":             "FR-SCORE-04",
		"union-stockyards: slaughtering each kind once a year": "US-PLACE-15",
	} {
		game, words, _ := strings.Cut(question, ": ")
		entry, err := games.Find(game)
		require.NoError(t, err)
		said, _, err := answer.LookUp(entry.Book, strings.Fields(words)...)
		require.NoError(t, err, question)
		var ids []string
		for _, c := range said.Clauses {
			ids = append(ids, c.ID)
		}
		for _, q := range said.Questions {
			ids = append(ids, q.ID)
		}
		require.Contains(t, ids, want, question)
		require.Less(t, len(ids), 20, question)
	}
}

// Ids of clauses and of questions are looked up together, each by its own id.
func TestSeveralIDsAreFoundTogether(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	said, one, err := answer.LookUp(entry.Book, "YM-CARD-04", "YM-XCH-07", "yard-timing")
	require.NoError(t, err)
	require.False(t, one)
	require.False(t, said.Partly)
	require.Equal(t, []string{"YM-CARD-04", "YM-XCH-07"}, []string{said.Clauses[0].ID, said.Clauses[1].ID})
	require.Equal(t, "YM-R-yard-timing", said.Questions[0].ID)
}
