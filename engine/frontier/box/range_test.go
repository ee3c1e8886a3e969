package box_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// bounds holds values to the bounds that the type of the components promises.
type bounds struct{ *testing.T }

func (b bounds) within(least, most int, values ...int) {
	b.Helper()
	for _, v := range values {
		require.GreaterOrEqual(b, v, least)
		require.LessOrEqual(b, v, most)
	}
}

func requireInRange(t *testing.T, c *box.Components) {
	t.Helper()
	b := bounds{t}
	b.within(10, 99, c.Cubes)
	b.within(4, 12, c.DieFaces)
	b.within(0, 9, c.Reach, c.HaulAnimals[box.Donkey], c.HaulAnimals[box.Mule], c.BoonGain, c.BanePay)
	b.within(2, 99, c.Raft.Logs)
	b.within(1, 20, c.Raft.Price, c.NoneLeft[box.Cattle], c.NoneLeft[box.Meat], c.TreesPerForest, c.BankRelief, c.BlizzardPerLoss,
		c.PanicPerSeverity)
	b.within(1, 9, c.GrubstakeTools, c.LevelFourPoints, c.TentUses)
	b.within(c.TentUses, 9, c.HouseUses)
	b.within(2, 3, c.TileLevelMax)
	b.within(-9, -1, c.StatusLow)
	b.within(3, 9, c.StatusHigh)
	b.within(1, 3, c.RainFaces)
	require.Equal(t, 16, c.Severity[0]+c.Severity[1]+c.Severity[2])
	b.within(0, 16, c.Severity[:]...)
	b.board(c)
	b.industries(c)
	b.cards(c)
}

func (b bounds) board(c *box.Components) {
	b.within(3, 6, c.BoardColumns)
	b.within(3, 9, c.Rows)
	for column := range c.Map {
		for row, terrain := range c.Map[column] {
			require.Equal(b, column < 4*c.BoardColumns && row < c.Rows, terrain != box.Nowhere)
		}
	}
	river := func(s box.Space) bool { return c.Map[s.Column][s.Row] == box.River }
	b.within(2, 8, c.SpotCount)
	always := 0
	for i, s := range c.Spots[:c.SpotCount] {
		if int(s.Column) < 3*c.BoardColumns {
			always++
		}
		require.True(b, c.Map[s.Column][s.Row].Land())
		require.NotContains(b, c.Spots[:i], s)
	}
	b.within(2, 8, always)
	rivers := 0
	for i, basin := range c.Basins {
		b.within(1, 12, basin.Size)
		b.within(2, 99, basin.Holds)
		for _, s := range basin.Spaces[:basin.Size] {
			require.True(b, river(s))
			require.Equal(b, int(basin.Spaces[0].Column) < 3*c.BoardColumns, int(s.Column) < 3*c.BoardColumns)
			require.False(b, slices.ContainsFunc(c.Basins[:i], func(o box.Basin) bool { return slices.Contains(o.Spaces[:o.Size], s) }))
		}
		rivers += basin.Size
	}
	for column := range c.Map {
		for _, terrain := range c.Map[column] {
			if terrain == box.River {
				rivers--
			}
		}
	}
	require.Zero(b, rivers, "the basins are the river")
}

func (b bounds) industries(c *box.Components) {
	for _, w := range c.Works {
		b.within(0, 30, w.Price)
		b.within(0, 9, w.Logs)
	}
	for _, h := range c.Helpers {
		b.within(min(1, h.Level-1), 9, h.Plus)
		b.within(0, 20, h.Fee)
	}
	for _, d := range []box.Deposit{c.Panning, c.Mine, c.Deep} {
		b.within(1, c.TileLevelMax, d.Level)
		b.within(1, 99, d.Reserve)
	}
	for kind := range c.Output {
		for level, faces := range c.Output[kind] {
			b.within(0, 9, faces[:]...)
			require.NotZero(b, faces)
			if level > 0 {
				below := c.Output[kind][level-1]
				require.LessOrEqual(b, below[0]+below[1]+below[2]+below[3], faces[0]+faces[1]+faces[2]+faces[3])
			}
		}
	}
}

func (b bounds) cards(c *box.Components) {
	for _, p := range c.Publics {
		b.within(0, 30, p.Price)
		b.within(0, 9, p.Logs)
		b.effect(p.Use)
	}
	for line := range c.Tiles {
		for _, tile := range c.Tiles[line] {
			b.within(1, 30, tile.Price)
			b.within(1-line, 30*(1-line), tile.Spaces)
			b.effect(tile.Effect)
			require.True(b, tile.Effect.Kind != box.EffectFree || int(tile.Effect.Line) != line)
		}
	}
	for _, p := range c.Characters {
		require.Equal(b, p.Rank == box.RankAssistant, p.RingSize >= 2)
		require.Equal(b, p.Rank != box.RankAssistant, p.Passive.Kind != box.NoPassive)
		require.Equal(b, p.Rank == box.RankTycoon, p.Active.Kind != box.NoEffect)
		b.within(0, 6, p.RingSize)
		b.within(0, 9, p.Passive.Amount, p.Needs.Publics)
		b.effect(p.Active)
	}
	b.noCycle(c)
}

func (b bounds) effect(e box.Effect) {
	b.within(0, 9, e.Amount, e.Cost)
	require.Equal(b, e.Kind == box.EffectGain, e.Good != box.NoGood && e.Kind != box.EffectStore)
	require.True(b, e.Kind != box.EffectGain || e.Amount > 0)
}

// noCycle holds every purchase price above every selling price of that good with what characters add, so that no turn is endless.
func (b bounds) noCycle(c *box.Components) {
	var sold, bonus [box.Goods]int
	improve := 0
	for _, p := range c.Characters {
		switch p.Passive.Kind {
		case box.PassiveSellBonus:
			bonus[p.Passive.Good] += p.Passive.Amount
		case box.PassiveDiscount:
			if p.Passive.Discount == box.DiscountImprove {
				improve += p.Passive.Amount
			}
		}
	}
	require.Less(b, improve, c.ImprovePrice)
	for _, m := range c.Markets {
		for g, price := range m.Sells {
			b.within(0, 99, price)
			sold[g] = max(sold[g], price+bonus[g])
		}
	}
	sold[box.Meat] = max(sold[box.Meat], sold[box.Cattle])
	for _, m := range c.Markets {
		for g, cost := range m.Costs {
			b.within(0, 99, cost)
			require.True(b, cost == 0 || cost > sold[g] || sold[g] == bonus[g])
		}
	}
}
