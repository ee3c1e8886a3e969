package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// clauses are those by which the positions in a file are refused.
func clauses(t *testing.T, file string) (all []string) {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		parts := strings.Split(line, "\t")
		require.Len(t, parts, 4, line)
		all = append(all, parts[0])
	}
	return all
}

func TestNoListedClauseIsLost(t *testing.T) {
	root := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(root, "golden", "yardmaster"), 0o777))
	c := command{Games: []string{"yardmaster"}, Tries: 1}
	require.NoError(t, c.run(root, io.Discard))
	written := clauses(t, filepath.Join(root, "golden", "yardmaster", "refused.tsv"))
	require.Subset(t, written, clauses(t, "../../../golden/yardmaster/refused.tsv"))
	require.Greater(t, len(written), 20)
	text, err := os.ReadFile(filepath.Join(root, "golden", "yardmaster", "refused.tsv"))
	require.NoError(t, err)
	listed, err := os.ReadFile("../../../golden/yardmaster/refused.tsv")
	require.NoError(t, err)
	require.Subset(t, strings.Split(string(text), "\n"), strings.Split(string(listed), "\n"))
}

func TestUnknownGame(t *testing.T) {
	require.ErrorContains(t, (&command{Games: []string{"whist"}}).run(t.TempDir(), io.Discard), `unknown game "whist"`)
}
