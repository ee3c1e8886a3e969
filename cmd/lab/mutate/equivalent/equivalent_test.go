package equivalent

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine/games"
)

func TestEquivalents(t *testing.T) {
	m := &mutant.Mutant{Kind: mutant.Rules, File: "engine/x/a.go", Func: "buy", Diff: "[-a-]{+b+}"}
	list, err := read(fstest.MapFS{"x.tsv": {Data: []byte("rules\ta.go\tbuy\t[-a-]{+b+}\tboth are one\n")}}, "x")
	require.NoError(t, err)
	require.Equal(t, "both are one", list.Why(m))
	require.NoError(t, list.Stale([]*mutant.Mutant{m}))
	require.ErrorContains(t, list.Stale(nil), "a.go, buy: [-a-]{+b+}: there is no such mutant any more")
	require.NoError(t, list.Of([]mutant.Kind{mutant.Figures}).Stale(nil), "of other kinds nothing is known")
	_, err = read(fstest.MapFS{"x.tsv": {Data: []byte("rules\ta.go\tbuy\n")}}, "x")
	require.ErrorContains(t, err, "x.tsv:1: a line needs a kind, a file, a function, a change and a reason")
	list, err = read(fstest.MapFS{}, "x")
	require.NoError(t, err)
	require.Empty(t, list)
}

// A list of equivalents that names what is no mutant any more is found here too, not only by those who break the game.
func TestEquivalentsAreMutants(t *testing.T) {
	if testing.Short() {
		t.Skip("finding all mutants of all games takes some seconds")
	}
	kinds := []mutant.Kind{mutant.Rules, mutant.Citations, mutant.Figures}
	for _, entry := range games.All() {
		list, err := Of(entry.Room)
		require.NoError(t, err)
		source, err := mutant.Load(t.Context(), "../../../..", "./engine/"+entry.Room)
		require.NoError(t, err)
		found, err := source.All(kinds)
		require.NoError(t, err)
		require.NoError(t, list.Stale(found), entry.Room)
	}
}
