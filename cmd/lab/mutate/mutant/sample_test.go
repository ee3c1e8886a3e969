package mutant

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestSamples(t *testing.T) {
	var found []*Mutant
	for i := range 20 {
		m := &Mutant{Line: i}
		if i < 15 {
			m.Breaks = []string{"A-BUY-01"}
		} else if i < 17 {
			m.Breaks = []string{"A-BUY-02"}
		}
		found = append(found, m)
	}
	of := Sample{N: 7, Seed: 1, Shard: 1, Shards: 1}
	require.Len(t, of.Choose(found), 7)
	require.Equal(t, of.Choose(found), of.Choose(found))
	other := of
	other.Seed = 2
	require.NotEqual(t, of.Choose(found), other.Choose(found))
	of.Shards = 2
	second := of
	second.Shard = 2
	require.ElementsMatch(t, Sample{N: 7, Seed: 1, Shard: 1, Shards: 1}.Choose(found), append(of.Choose(found), second.Choose(found)...))
	require.Len(t, Sample{All: true, Shard: 1, Shards: 1}.Choose(found), 20)
	each := Sample{Ways: 3, Shard: 1, Shards: 1}
	require.Len(t, each.Choose(found), 5, "three ways to break one clause, and the two of the other")
	more := each.Further(found, map[string]bool{"A-BUY-02": true}, 2)
	require.Len(t, more, 3, "three more for the one that is not held")
	require.NotContains(t, each.Choose(found), more[0])
}

// What a clause is measured by does not hang on the seed where enough mutants break it alone.
func TestMutantsOfOneClauseComeFirst(t *testing.T) {
	var found []*Mutant
	for i := range 40 {
		m := &Mutant{Line: i, Breaks: []string{"A-BUY-01", "A-BUY-02", "A-BUY-03"}}
		if i%10 == 0 {
			m.Breaks = []string{"A-BUY-01"}
		}
		found = append(found, m)
	}
	for seed := range uint64(20) {
		alone := 0
		for _, m := range (Sample{Ways: 4, Seed: seed, Shard: 1, Shards: 1}).Choose(found) {
			if len(m.Breaks) == 1 {
				alone++
			}
		}
		require.Equal(t, 4, alone, "seed %d", seed)
	}
}
