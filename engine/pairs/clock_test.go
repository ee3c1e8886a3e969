package pairs

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// TestOneActionMoreIsChosenOrChangesNothing: what is chosen from a list with one more action is that one, or what was chosen before. The
// order of the list does not count.
func TestOneActionMoreIsChosenOrChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ids := rapid.SliceOfNDistinct(rapid.Uint64(), 2, 40, rapid.ID).Draw(t, "ids")
		weights := rapid.SliceOfN(rapid.IntRange(1, 9), len(ids), len(ids)).Draw(t, "weights")
		key := rapid.Uint64().Draw(t, "key")
		most := len(ids) - 1
		for name, chosen := range map[string]func(ids []uint64, weights []int) uint64{
			"player": func(ids []uint64, _ []int) uint64 { return ids[first(key, ids)] },
			"chance": func(ids []uint64, weights []int) uint64 { return ids[likely(key, ids, weights)] },
		} {
			with, without := chosen(ids, weights), chosen(ids[:most], weights[:most])
			if with != without && with != ids[most] {
				t.Fatalf("%s: %d more makes %d of %d", name, ids[most], with, without)
			}
			reversed, odds := slices.Clone(ids), slices.Clone(weights)
			slices.Reverse(reversed)
			slices.Reverse(odds)
			if chosen(reversed, odds) != with {
				t.Fatalf("%s: the order counts", name)
			}
		}
	})
}

// TestChoicesGoByTheOdds: over many keys every action is chosen as often as it should be.
func TestChoicesGoByTheOdds(t *testing.T) {
	ids, weights := []uint64{1, 2, 3, 1 << 40}, []int{1, 2, 3, 4}
	const keys = 100_000
	var even, odd [4]int
	for key := range uint64(keys) {
		even[first(mix(key, 0), ids)]++
		odd[likely(mix(key, 0), ids, weights)]++
	}
	for i := range ids {
		require.InDelta(t, keys/4, even[i], keys/200)
		require.InDelta(t, keys/10*weights[i], odd[i], keys/200)
	}
}

// TestSharesAreInside: the logarithm of a share is finite and below 0.
func TestSharesAreInside(t *testing.T) {
	require.Greater(t, share(0), 0.0)
	require.Less(t, share(^uint64(0)), 1.0)
}
