package hellonwheels_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

func TestBookIsWhole(t *testing.T) {
	b := hellonwheels.Book()
	require.Equal(t, "hell-on-wheels", b.Game)
	require.Equal(t, "Hell on Wheels", b.Title)
	require.Equal(t, rulebook.Players{Min: 2, Max: 13}, b.Players)
	require.Len(t, b.Sections, 22)
	require.Len(t, b.Clauses, 163)
	require.Len(t, b.Questions, 53)
	require.Equal(t, map[string]int{"printed": 515, "derived": 31, "assumed": 2}, b.Count(), "a change here is a change of what is known")
	var excluded []engine.Clause
	for _, c := range b.Clauses {
		if !c.Testable {
			excluded = append(excluded, c.ID)
		} else {
			require.NotEmpty(t, c.Examples, "%s has an example", c.ID)
		}
	}
	require.Equal(t, []engine.Clause{
		hellonwheels.Aim02, hellonwheels.Aim03, hellonwheels.Mon02,
		hellonwheels.Town03, hellonwheels.Town04, hellonwheels.Town05, hellonwheels.Card23,
	}, excluded)
}

// The constants number the questions and options as the book does.
func TestConstantsAreTheBook(t *testing.T) {
	b := hellonwheels.Book()
	require.Equal(t, "HOW-R-player-count", b.Questions[hellonwheels.AskPlayerCount].ID)
	require.Equal(t, "HOW-R-bid-zero", b.Questions[hellonwheels.AskBidZero].ID)
	require.Equal(t, "zero-allowed", b.Questions[hellonwheels.AskBidZero].Options[hellonwheels.BidZeroZeroAllowed].ID)
	require.Equal(t, "HOW-R-winner-tie", b.Questions[hellonwheels.AskWinnerTie].ID)
	require.Equal(t, engine.Clause("HOW-SUP-04"), hellonwheels.Sup04)
	for _, q := range b.Questions {
		require.Equal(t, rulebook.Option(0), q.Default, "the default of %s comes first", q.ID)
	}
}

// Every question can be answered with every option, and the answers can be read back.
func TestEveryOptionIsAnAnswer(t *testing.T) {
	b := hellonwheels.Book()
	for i, q := range b.Questions {
		require.False(t, q.Fixed)
		require.Empty(t, q.Told)
		for j, o := range q.Options {
			a, err := b.Answer(map[string]string{q.Name: o.ID})
			require.NoError(t, err)
			require.Equal(t, rulebook.Option(j), a.Ask(nil, engine.Question(i)))
		}
	}
}
