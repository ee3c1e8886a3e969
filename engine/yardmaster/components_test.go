package yardmaster_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

func printedFile(t *testing.T) []byte {
	t.Helper()
	data, err := os.ReadFile("components.yaml")
	require.NoError(t, err)
	return data
}

func TestAnOwnersFileReplacesWhatItGives(t *testing.T) {
	want := *yardmaster.DefaultComponents()
	want.Goals[4] = 100
	c, err := yardmaster.ReadComponents(engine.Setup{Components: []byte("point-goal: {rows: [{players: 4, goal: 100}]}")})
	require.NoError(t, err)
	require.Equal(t, &want, c)
}

// The order of the distributions in the file is that of the options of the question.
func TestDistributionsAreTheOptions(t *testing.T) {
	root, err := source.Parse(printedFile(t), 64<<10)
	require.NoError(t, err)
	q := yardmaster.Book().Question("railcar-values")
	copies := root.At("railcars", "copies")
	for i, d := range copies.Get("distributions").Items() {
		require.Equal(t, q.Options[i].ID, d.Get("id").Value())
	}
	require.Equal(t, q.Options[q.Default].ID, copies.Get("default").Value())
}
