package frontier_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/frontier"
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

func requireInRange(t *testing.T, c *frontier.Components) {
	t.Helper()
	b := bounds{t}
	b.within(10, 99, c.Cubes)
	b.within(4, 12, c.DieFaces)
	b.within(0, 9, c.Reach, c.HaulAnimals[frontier.Donkey], c.HaulAnimals[frontier.Mule], c.BoonGain, c.BanePay)
	b.within(2, 99, c.Raft.Logs)
	b.within(1, 20, c.Raft.Price, c.NoneLeft[frontier.Cattle], c.NoneLeft[frontier.Meat], c.TreesPerForest, c.BankRelief, c.BlizzardPerLoss, c.PanicPerSeverity)
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

func (b bounds) board(c *frontier.Components) {
	b.within(3, 6, c.BoardColumns)
	b.within(3, 9, c.Rows)
	for column := range c.Map {
		for row, terrain := range c.Map[column] {
			require.Equal(b, column < 4*c.BoardColumns && row < c.Rows, terrain != frontier.Nowhere)
		}
	}
	river := func(s frontier.Space) bool { return c.Map[s.Column][s.Row] == frontier.River }
	b.within(2, 8, c.SpotCount)
	for i, s := range c.Spots[:c.SpotCount] {
		b.within(0, 3*c.BoardColumns-1, int(s.Column))
		require.True(b, c.Map[s.Column][s.Row].Land())
		require.NotContains(b, c.Spots[:i], s)
	}
	rivers := 0
	for i, basin := range c.Basins {
		b.within(1, 12, basin.Size)
		b.within(2, 99, basin.Holds)
		for _, s := range basin.Spaces[:basin.Size] {
			require.True(b, river(s))
			require.Equal(b, int(basin.Spaces[0].Column)/c.BoardColumns, int(s.Column)/c.BoardColumns)
			require.False(b, slices.ContainsFunc(c.Basins[:i], func(o frontier.Basin) bool { return slices.Contains(o.Spaces[:o.Size], s) }))
		}
		rivers += basin.Size
	}
	for column := range c.Map {
		for _, terrain := range c.Map[column] {
			if terrain == frontier.River {
				rivers--
			}
		}
	}
	require.Zero(b, rivers, "the basins are the river")
}

func (b bounds) industries(c *frontier.Components) {
	for _, w := range c.Works {
		b.within(0, 30, w.Price)
		b.within(0, 9, w.Logs)
	}
	for _, h := range c.Helpers {
		b.within(1, 9, h.Plus)
		b.within(0, 20, h.Fee)
	}
	for _, d := range []frontier.Deposit{c.Panning, c.Mine, c.Deep} {
		b.within(1, c.TileLevelMax, d.Level)
		b.within(1, 99, d.Reserve)
	}
	for kind := range c.Output {
		for level, faces := range c.Output[kind] {
			b.within(0, 9, faces[:]...)
			require.NotZero(b, faces)
			for i, n := range faces {
				require.True(b, level == 0 || c.Output[kind][level-1][i] <= n)
			}
		}
	}
}

func (b bounds) cards(c *frontier.Components) {
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
			require.True(b, tile.Effect.Kind != frontier.EffectFree || int(tile.Effect.Line) != line)
		}
	}
	for _, p := range c.Characters {
		require.Equal(b, p.Rank == frontier.RankAssistant, p.RingSize >= 2)
		require.Equal(b, p.Rank != frontier.RankAssistant, p.Passive.Kind != frontier.NoPassive)
		require.Equal(b, p.Rank == frontier.RankTycoon, p.Active.Kind != frontier.NoEffect)
		b.within(0, 6, p.RingSize)
		b.within(0, 9, p.Passive.Amount, p.Needs.Publics)
		b.effect(p.Active)
	}
	b.noCycle(c)
}

func (b bounds) effect(e frontier.Effect) {
	b.within(0, 9, e.Amount, e.Cost)
	require.Equal(b, e.Kind == frontier.EffectGain, e.Good != frontier.NoGood && e.Kind != frontier.EffectStore)
	require.True(b, e.Kind != frontier.EffectGain || e.Amount > 0)
}

// noCycle holds every purchase price above every selling price of that good with what characters add, so that no turn is endless.
func (b bounds) noCycle(c *frontier.Components) {
	var sold, bonus [frontier.Goods]int
	improve := 0
	for _, p := range c.Characters {
		switch p.Passive.Kind {
		case frontier.PassiveSellBonus:
			bonus[p.Passive.Good] += p.Passive.Amount
		case frontier.PassiveDiscount:
			if p.Passive.Discount == frontier.DiscountImprove {
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
	sold[frontier.Meat] = max(sold[frontier.Meat], sold[frontier.Cattle])
	for _, m := range c.Markets {
		for g, cost := range m.Costs {
			b.within(0, 99, cost)
			require.True(b, cost == 0 || cost > sold[g] || sold[g] == bonus[g])
		}
	}
}
