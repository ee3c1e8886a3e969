package frontier_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// items are the five items of a player's score in the order of the rulebook.
func (b *books) items(name string) [5]int {
	who, four := b.people[name], 0
	for industry, level := range who.industries {
		for _, card := range suits[industry] {
			if level == 4 && (who.has(card) || name == b.mayor && slices.Contains(b.office, card)) {
				four++
			}
		}
	}
	return [5]int{who.political + who.investment, b.goal(name), four, who.money / 10, who.final}
}

func total(items [5]int) int { return items[0] + items[1] + items[2] + items[3] + items[4] }

// winners have the highest sum; among them the items decide from the last to the first.
func (b *books) winners() []string {
	ahead := func(x, y string) int {
		a, c := b.items(x), b.items(y)
		if d := total(c) - total(a); d != 0 {
			return d
		}
		if b.is("tie-money", "dollars") {
			a[3], c[3] = b.people[x].money, b.people[y].money
		}
		for i := 4; i >= 0; i-- {
			if d := c[i] - a[i]; d != 0 {
				return d
			}
		}
		return 0
	}
	order := slices.Clone(b.seats)
	slices.SortStableFunc(order, ahead)
	return slices.DeleteFunc(slices.Clone(order), func(s string) bool { return ahead(order[0], s) != 0 })
}

// keep keeps the books of a whole record. After every decision what they have come to is held against what the record tells.
func keep(t *testing.T, record *transcript.Transcript) *books {
	b := newBooks(record)
	if record.Position != nil {
		b.read(t, record.Position)
	}
	b.note()
	for i, d := range record.Decisions {
		before := b.standing()
		var next []string
		if i+1 < len(record.Decisions) {
			next = strings.Fields(record.Decisions[i+1].Action)
		}
		b.enter(d, next)
		b.note()
		says := told(d)
		require.Equal(t, says, b.counted(before, says), "%s:%d: %s: the first is the record's, the second counted by hand", record.File, d.Line, d)
	}
	return b
}

// Whole games are added up a second time: tracks, goals, level IV cards, money and the final election come from the decisions
// alone, and so do every payment, point, marker and election on the way there.
func TestScoresAreAddedUpByHand(t *testing.T) {
	wholes, counted := 0, [5]int{}
	for name, record := range records(t) {
		t.Run(name, func(t *testing.T) {
			b := keep(t, record)
			if record.Result == nil {
				return
			}
			wholes++
			for _, score := range record.Result.Scores {
				items := b.items(score.Seat)
				require.Equal(t, total(items), score.Points, "%s: %s has %v", name, score.Seat, items)
				require.Equal(t, items, saidItems(t, record, score.Seat), "%s: %s: the first is counted, the second told", name, score.Seat)
				for i, n := range items {
					counted[i] += min(1, n)
				}
			}
			require.ElementsMatch(t, b.winners(), record.Winner.Seats, name)
		})
	}
	t.Logf("%d whole games; items above nothing: %v", wholes, counted)
	require.GreaterOrEqual(t, wholes, 21)
	for i, n := range counted {
		require.GreaterOrEqual(t, n, 10, "item %d is hardly ever above nothing", i+1)
	}
}
