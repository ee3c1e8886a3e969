package yardmaster

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features/step"
)

func TestChainOfRailcars(t *testing.T) {
	supply := map[string]int{}
	for i, car := range byValue() {
		supply[car] = 4 - i/len(types)
	}
	for total := 1; total < 90; total++ {
		train, sum := chain(supply, total), 0
		require.NotNil(t, train, total)
		for i, car := range train {
			sum += int(car[len(car)-1] - '0')
			require.True(t, follows(train[:i], car), "%s in %v", car, train)
		}
		require.Equal(t, total, sum)
		rest, short := less(supply, step.PileOf(train))
		require.Empty(t, short)
		require.NotContains(t, rest, "")
	}
	require.Nil(t, chain(supply, 101), "the box holds a hundred points")
	require.Nil(t, chain(map[string]int{"coal-1": 1, "oil-2": 1}, 3), "they do not fit")
}
