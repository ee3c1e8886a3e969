package golden_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// A precedent is of a game that went on after a mistake, with the position in which it did.
func TestAPrecedentHasAMistakeThatWasLetStand(t *testing.T) {
	files, err := fs.Glob(golden.Files, "precedents/*.golden")
	require.NoError(t, err)
	wentOn := 0
	for _, file := range files {
		text, err := fs.ReadFile(golden.Files, file)
		require.NoError(t, err)
		read, err := transcript.Parse(file, text)
		require.NoError(t, err)
		for _, d := range read.Decisions {
			if d.Mistake && d.Position != nil {
				wentOn++
			}
		}
	}
	require.Positive(t, wentOn)
}
