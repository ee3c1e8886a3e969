package golden_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/golden"
)

// Every precedent says what was at issue, and is decided as it was, on the same clauses and questions.
func TestPrecedentsStand(t *testing.T) {
	folder, err := fs.Sub(golden.Files, "precedents")
	require.NoError(t, err)
	all, _, err := precedent.Folder(folder, "golden/precedents")
	require.NoError(t, err)
	files, err := fs.Glob(folder, "*")
	require.NoError(t, err)
	require.Len(t, all, len(files), "a record that does not say what is at issue")
	for _, p := range all {
		require.NoError(t, p.Again(t.Context(), folder, nil))
	}
}
