package box_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// requireInRange holds components to the bounds that their type promises.
func requireInRange(t *testing.T, c *box.Components) {
	t.Helper()
	within := func(least, most int, values ...int) {
		t.Helper()
		for _, v := range values {
			require.GreaterOrEqual(t, v, least)
			require.LessOrEqual(t, v, most)
		}
	}
	within(1, 30, c.BrandMax)
	within(0, c.BrandMax, c.StartBrand)
	within(2, 16, c.BrandLineCount)
	within(0, 2, c.SpiritMin)
	within(1, 30, c.TokenPenalty)
	within(0, 20, c.LandCost)
	within(1, 4, c.LandWidth, c.LandHeight)
	within(58, 100*58, c.MoneyTotal)
	within(3, 12, c.LivestockPieces[:]...)
	within(18, 18, c.LivestockPieces[0]+c.LivestockPieces[1]+c.LivestockPieces[2])
	for i, line := range c.BrandLines[:c.BrandLineCount] {
		within(1, c.BrandMax, line.Enter)
		within(0, 9, line.Meat[:]...)
		require.True(t, i == 0 || c.BrandLines[i-1].Enter < line.Enter)
	}
	for k := range 3 {
		within(0, c.StartMeat[k], c.Meat[k].Min)
		within(c.StartMeat[k], 99, c.Meat[k].Max)
	}
	for option := range 2 {
		within(1, 6, c.Houses[option][2:]...)
		within(1, 4, c.Workers[option][2:]...)
	}
	for side := range 2 {
		sideInRange(t, c, side, within)
	}
	for players, list := range c.LocationsByPlayers {
		for _, i := range list.At[:list.Count] {
			require.NotEmpty(t, c.Locations[min(1, players-2)][i].Name)
		}
		if players >= 2 {
			within(players, 8, list.Count)
		}
	}
	cardsInRange(t, c, within)
}

func sideInRange(t *testing.T, c *box.Components, side int, within func(least, most int, values ...int)) {
	t.Helper()
	for k, track := range c.Price[side] {
		within(0, track.Max, track.Min)
		within(track.Min, min(99, track.Min+39), track.Max)
		for i, n := range track.Arrive {
			within(0, 6, int(n))
			require.True(t, n == 0 || i <= track.Max-track.Min)
		}
		within(2+side, 12, c.Capacity[side][k])
	}
	s, g := c.Spaces[side], c.Grid[side]
	within(1, 6, s.BuyLand, s.Build, s.National, s.Chicago, s.Branch, s.Wage, s.Party, s.Campaign)
	within(1, 15, g.Columns)
	within(1, 12, g.Rows)
	within(1, 160, g.Columns*g.Rows)
	onGrid := func(s box.Square) {
		within(0, g.Columns-1, int(s.Column))
		within(0, g.Rows-1, int(s.Row))
	}
	for _, l := range c.Locations[side] {
		require.Equal(t, l.Name == "", l.Size == 0)
		for _, s := range l.Squares[:l.Size] {
			onGrid(s)
		}
	}
	for _, r := range c.RailTokens[side] {
		onGrid(r.Touches)
	}
	within(1, 12, c.MarketSpaces[side][:]...)
}

func cardsInRange(t *testing.T, c *box.Components, within func(least, most int, values ...int)) {
	t.Helper()
	gain := func(g box.Gain) { within(0, 9, append(g.Meat[:], g.Brand)...) }
	for _, g := range c.MarketBenefit {
		gain(g)
		require.NotEqual(t, box.Gain{}, g)
	}
	for _, b := range c.Buildings {
		require.NotEmpty(t, b.Title)
		require.NotEmpty(t, c.Colours[b.Colour])
		require.Equal(t, c.Shapes[b.Shape].Size, b.Squares)
		within(1, 6, b.Squares)
		within(0, 2, int(b.Deck))
		within(0, 30, b.End)
		gain(b.Immediate)
		for _, n := range b.Icons {
			within(0, 4, int(n))
		}
	}
	for _, s := range c.Specialists {
		within(0, 30, s.End)
		gain(s.Immediate)
		require.NotEqual(t, [5]uint8{}, s.Needs)
	}
	for _, y := range c.YearCards {
		within(-5, 5, y.Spirit)
	}
}
