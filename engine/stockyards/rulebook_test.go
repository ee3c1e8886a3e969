package stockyards_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// Values of the components have an origin, facts that bind them, and a line.
func TestFigures(t *testing.T) {
	b := stockyards.Book()
	for _, f := range b.Figures {
		require.True(t, f.From != "assumed" || len(f.Binds) > 0, f.Path)
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
