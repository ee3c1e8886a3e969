package covering_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/properties/covering"
)

var shapes = []struct {
	name   string
	levels []int
}{
	{"one factor", []int{3}},
	{"two factors", []int{2, 5}},
	{"one level each", []int{1, 1, 1, 1}},
	{"a few", []int{4, 3, 2, 2, 2, 3, 1, 5}},
	{"a rulebook", repeat(10, 2, 2, 3)},
}

func repeat(times int, levels ...int) []int {
	var all []int
	for range times {
		all = append(all, levels...)
	}
	return all
}

func random() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

// combined counts by hand which levels of two or three factors are in one row.
func combined(rows [][]int, strength int) map[string]bool {
	met := map[string]bool{}
	for _, row := range rows {
		for i := range row {
			for j := range i {
				if strength == 2 {
					met[fmt.Sprintf("%d=%d %d=%d", i, row[i], j, row[j])] = true
					continue
				}
				for k := range j {
					met[fmt.Sprintf("%d=%d %d=%d %d=%d", i, row[i], j, row[j], k, row[k])] = true
				}
			}
		}
	}
	return met
}

// all counts what there is to combine.
func all(levels []int, strength int) int {
	n := 0
	for i := range levels {
		for j := range i {
			if strength == 2 {
				n += levels[i] * levels[j]
				continue
			}
			for k := range j {
				n += levels[i] * levels[j] * levels[k]
			}
		}
	}
	return n
}

func TestEveryCombinationIsInARow(t *testing.T) {
	for _, shape := range shapes {
		for strength := 2; strength <= 3; strength++ {
			t.Run(fmt.Sprint(shape.name, " ", strength), func(t *testing.T) {
				rows := covering.Extend(nil, shape.levels, strength, random(), nil)
				require.Len(t, combined(rows, strength), all(shape.levels, strength))
				for _, row := range rows {
					require.Len(t, row, len(shape.levels))
					for factor, level := range row {
						require.GreaterOrEqual(t, level, 0)
						require.Less(t, level, shape.levels[factor])
					}
				}
				met, of := covering.Count(rows, shape.levels, strength)
				require.Equal(t, all(shape.levels, strength), of)
				require.Equal(t, of, met)
				if len(rows) > 0 {
					require.Less(t, len(combined(rows[1:], strength)), of, "no row is there for nothing")
				}
				t.Logf("%d rows for %d combinations", len(rows), of)
			})
		}
	}
}

// Rows are about as few as a greedy way is known to need.
func TestRowsAreFew(t *testing.T) {
	require.LessOrEqual(t, len(covering.Extend(nil, repeat(20, 2, 2, 3), 2, random(), nil)), 26)
	require.LessOrEqual(t, len(covering.Extend(nil, repeat(10, 2, 2, 3), 3, random(), nil)), 80)
}

func TestTheSameArgumentsGiveTheSameRows(t *testing.T) {
	levels := repeat(5, 2, 2, 3)
	require.Equal(t, covering.Extend(nil, levels, 2, random(), nil), covering.Extend(nil, levels, 2, random(), nil))
	other := rand.New(rand.NewPCG(3, 4))
	require.NotEqual(t, covering.Extend(nil, levels, 2, random(), nil), covering.Extend(nil, levels, 2, other, nil))
}

// What rows have already is not made again.
func TestRowsAreExtended(t *testing.T) {
	levels := repeat(5, 2, 2, 3)
	pairs := covering.Extend(nil, levels, 2, random(), nil)
	require.Equal(t, pairs, covering.Extend(pairs, levels, 2, random(), nil))
	triples := covering.Extend(pairs, levels, 3, random(), nil)
	require.Equal(t, pairs, triples[:len(pairs)])
	require.Len(t, combined(triples, 3), all(levels, 3))
}

// Levels that cannot be together are not, and everything else is.
func TestRowsAreSettled(t *testing.T) {
	levels := repeat(4, 2, 3)
	settle := func(row []int) {
		if row[0] == 1 && row[1] == 2 {
			row[1] = 0
		}
	}
	rows := covering.Extend(nil, levels, 2, random(), settle)
	met := combined(rows, 2)
	require.NotContains(t, met, "1=2 0=1")
	require.Len(t, met, all(levels, 2)-1)
}

// A level that is missing is in no combination.
func TestMissingLevelsAreNotCounted(t *testing.T) {
	met, of := covering.Count([][]int{{0, -1, 1}, {0, 1, -1}, {0, 1, -1}}, []int{2, 2, 2}, 2)
	require.Equal(t, [...]int{2, 12}, [...]int{met, of})
}
