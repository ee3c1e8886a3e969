package golden_test

import (
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

// Every precedent says what was at issue, and is decided as it was, on the same clauses and questions.
func TestPrecedentsStand(t *testing.T) {
	folder, err := fs.Sub(golden.Files, "precedents")
	require.NoError(t, err)
	all, _, err := precedent.Folder(folder, "golden/precedents", games.Find)
	require.NoError(t, err)
	files, err := fs.Glob(folder, "*")
	require.NoError(t, err)
	require.Len(t, all, len(files), "a record that does not say what is at issue")
	for _, p := range all {
		require.NoError(t, p.Again(t.Context(), folder, nil))
		require.Equal(t, transcript.Latest, p.Version, p.File)
		_, known, err := p.Entry.Book.Since(p.Edition)
		require.NoError(t, err)
		require.True(t, known, "%s was decided under no edition of the rulebook's history: %s", p.File, p.Edition)
	}
}

// Pinned games are of the first version, which is read for ever.
func TestPinnedGamesAreOfTheFirstVersion(t *testing.T) {
	for _, entry := range games.All() {
		files, err := fs.Glob(golden.Files, entry.Room+"/*.golden")
		require.NoError(t, err)
		for _, file := range files {
			text, err := fs.ReadFile(golden.Files, file)
			require.NoError(t, err)
			read, err := transcript.Parse(file, text)
			require.NoError(t, err)
			require.Equal(t, 1, read.Version, file)
		}
	}
}
