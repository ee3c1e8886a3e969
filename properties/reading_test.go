package properties_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/properties"
)

// Walks under answers are played under these and no others; the questions that are left are answered in turn as ever.
func TestWalksUnderAReading(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	under := engine.Setup{Rulings: map[string]string{"yard-timing": "any-time", "hand-count": "public"},
		Components: []byte("railcars:\n  cards:\n    - {id: coal-1, type: coal, value: 1, copies: 3, from: printed}\n" +
			"    - {id: coal-4, type: coal, value: 4, copies: 2, from: printed}\n")}
	walks := play.Range{First: 4, Games: 20} // those before keep to the defaults
	if testing.Short() {
		walks.Games = 3
	}
	all, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{}, 1)
	require.NoError(t, err)
	report, err := properties.Walks(t.Context(), entry.Game, entry.Book, under, walks, 1)
	require.NoError(t, err)
	require.Nil(t, report.Broken)
	require.Equal(t, walks.Games, report.Walks)
	for question, option := range map[string]string{
		"yard-timing": "any-time", "hand-count": "public", "railcar-values": "four-three-two-one", // the box settles the last
	} {
		require.Len(t, report.Options[question], 1, question)
		require.Equal(t, walks.Games, report.Options[question][option], question)
	}
	others := 0
	for _, options := range report.Options {
		others += len(options) - 1
	}
	require.Greater(t, others, 10, "the other questions are answered in several ways")
	require.Less(t, report.Combinations(2).Possible, all.Combinations(2).Possible, "only what is left can meet")
}

// A table that the answers refuse is not played, but one with the next number of players.
func TestWalksUnderAnswersThatForbidTables(t *testing.T) {
	for _, entry := range games.All() {
		for i := range entry.Book.Questions {
			q := &entry.Book.Questions[i]
			for _, o := range q.Options {
				under := engine.Setup{Rulings: map[string]string{q.Name: o.ID}}
				if _, err := entry.Book.Answer(under.Rulings); err != nil || !forbids(entry, under) {
					continue
				}
				report, err := properties.Walks(t.Context(), entry.Game, entry.Book, under, play.Range{Games: 2}, 1)
				require.NoError(t, err)
				require.Nil(t, report.Broken, "%v", under.Rulings)
				require.Empty(t, report.Options[q.Name][q.Options[q.Default].ID])
			}
		}
	}
}

// forbids reports whether answers forbid some number of players.
func forbids(entry games.Entry, under engine.Setup) bool {
	for n := entry.Book.Players.Min; n <= entry.Book.Players.Max; n++ {
		under.Seats = entry.Book.SeatNames(n)
		if _, err := entry.New(under, nil); err != nil {
			return true
		}
	}
	return false
}
