package play_test

import (
	"context"
	"slices"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/play"
)

// square plays games whose result is the square of their number.
func square() func(context.Context, uint64) uint64 {
	return func(_ context.Context, number uint64) uint64 { return number * number }
}

// squares are the results of a range, in the order in which they are summed.
func squares(t *testing.T, games play.Range) []uint64 {
	t.Helper()
	var all []uint64
	require.NoError(t, play.Many(t.Context(), games, square, func(n uint64) bool { all = append(all, n); return true }))
	return all
}

// TestManyGamesAreSummedInOrder: with any number of workers, and split anywhere.
func TestManyGamesAreSummedInOrder(t *testing.T) {
	whole := squares(t, play.Range{First: 7, Games: 1000, Workers: 1})
	require.Len(t, whole, 1000)
	require.True(t, slices.IsSorted(whole))
	for _, workers := range []int{0, 3, 2000} {
		require.Equal(t, whole, squares(t, play.Range{First: 7, Games: 1000, Workers: workers}))
	}
	for _, cut := range []int{0, 1, 400, 1000} {
		head, tail := squares(t, play.Range{First: 7, Games: cut}), squares(t, play.Range{First: 7 + uint64(cut), Games: 1000 - cut})
		require.Equal(t, whole, append(head, tail...))
	}
}

// TestManyGamesStopWhenTheSumSaysSo: nothing after the game that stops them is summed, and games still being played are cancelled.
func TestManyGamesStopWhenTheSumSaysSo(t *testing.T) {
	worker := func() func(context.Context, uint64) uint64 {
		return func(ctx context.Context, number uint64) uint64 {
			if number > 20 {
				<-ctx.Done() // or the test would never end
			}
			return number
		}
	}
	last := uint64(0)
	require.NoError(t, play.Many(t.Context(), play.Range{Games: 1_000_000, Workers: 4}, worker,
		func(n uint64) bool { last = n; return n < 20 }))
	require.Equal(t, uint64(20), last)
}

// TestManyGamesCanBeCancelled: what was summed until then is the sum of the first games.
func TestManyGamesCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	summed := uint64(0)
	err := play.Many(ctx, play.Range{Games: 1_000_000}, square, func(n uint64) bool {
		require.Equal(t, summed*summed, n)
		if summed++; summed == 100 {
			cancel()
		}
		return true
	})
	require.ErrorIs(t, err, context.Canceled)
	require.Equal(t, uint64(100), summed)
}

// TestEveryWorkerHasItsOwnMemory: a worker plays one game at a time.
func TestEveryWorkerHasItsOwnMemory(t *testing.T) {
	var made atomic.Int64
	worker := func() func(context.Context, uint64) bool {
		made.Add(1)
		busy := false
		return func(context.Context, uint64) bool {
			was := busy
			busy = true
			defer func() { busy = false }()
			return was
		}
	}
	require.NoError(t, play.Many(t.Context(), play.Range{Games: 500, Workers: 5}, worker,
		func(was bool) bool { require.False(t, was); return true }))
	require.Equal(t, int64(5), made.Load())
}
