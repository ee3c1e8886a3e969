package stockyards_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

func TestBookIsWhole(t *testing.T) {
	b := stockyards.Book()
	require.Equal(t, "union-stockyards", b.Game)
	require.Equal(t, "Union Stockyards", b.Title)
	require.Equal(t, rulebook.Players{Min: 2, Max: 5}, b.Players)
	require.Len(t, b.Sections, 42)
	require.Len(t, b.Clauses, 368)
	require.Len(t, b.Questions, 23)
	require.Equal(t, map[string]int{"printed": 258, "derived": 30, "public": 13, "assumed": 382}, b.Count(),
		"a change here is a change of what is known")
	var excluded []engine.Clause
	for _, c := range b.Clauses {
		if !c.Testable {
			excluded = append(excluded, c.ID)
		}
	}
	require.Equal(t, []engine.Clause{
		stockyards.Year05, stockyards.Year06, stockyards.Ycard02, stockyards.Contract02, stockyards.Score02,
		stockyards.Hint01, stockyards.Hint02, stockyards.Hint03, stockyards.Hint04,
	}, excluded)
}

// The constants number the questions and options as the book does.
func TestConstantsAreTheBook(t *testing.T) {
	b := stockyards.Book()
	require.Equal(t, "US-R-houses-workers", b.Questions[stockyards.AskHousesWorkers].ID)
	require.Equal(t, "US-R-land-card-return", b.Questions[stockyards.AskLandCardReturn].ID)
	require.Equal(t, "triangular", b.Questions[stockyards.AskMoralePenalty].Options[stockyards.MoralePenaltyTriangular].ID)
	require.Equal(t, "arrivals-on-top", b.Questions[stockyards.Ask1907Top].Options[stockyards.Q1907TopArrivalsOnTop].ID)
	require.Equal(t, engine.Clause("US-BUILD-12"), stockyards.Build12)
	for _, q := range b.Questions {
		require.Equal(t, rulebook.Option(0), q.Default, "the default of %s stands first", q.ID)
	}
}

// Every question can be answered with every option, and the answers can be read back.
func TestEveryOptionIsAnAnswer(t *testing.T) {
	b := stockyards.Book()
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

// Every value of the components has an origin, and what is said by nobody or by others than the rulebook says what binds it.
func TestFigures(t *testing.T) {
	b := stockyards.Book()
	require.Equal(t, map[string]int{"printed": 258, "derived": 30, "public": 13, "assumed": 382}, b.Count())
	for _, f := range b.Figures {
		switch f.From {
		case "assumed":
			require.Empty(t, f.How, f.Path)
			require.NotEmpty(t, f.Binds, f.Path)
		case "derived", "public":
			require.NotEmpty(t, f.How, f.Path)
		}
		require.Positive(t, f.Line)
	}
	printed, err := os.ReadFile("components.yaml")
	require.NoError(t, err)
	lines := strings.Split(string(printed), "\n")
	spaces := b.Under("markets.philadelphia.spaces")
	require.Len(t, spaces, 2)
	for i, f := range spaces {
		require.Equal(t, []string{"markets.philadelphia.spaces.side-3-5", "markets.philadelphia.spaces.side-2"}[i], f.Path)
		require.Equal(t, []string{"4", "3"}[i], f.Value)
		require.Equal(t, "assumed", f.From)
		require.Contains(t, f.Binds, "a house in Philadelphia gains brand reputation (printed)")
		require.Contains(t, lines[f.Line-1], "id: philadelphia")
	}
	require.Equal(t, "goblins.net/recensioni/union-stockyards-recensione", b.Under("action-spaces.buy-land.cost")[0].How)
	require.Equal(t, "printed", b.Under("building-cards.hair-factory.immediate.pork")[0].From)
	require.Equal(t, "[b2, c2, d2, b3, c3, d3]", b.Under("packingtown.side-3-5.start-locations.northwest")[0].Value)
	require.Equal(t, "{}", b.Under("building-cards.fertilizer-plant.immediate")[0].Value)
}
