package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// The program reads the record and the scenario that the help shows, which are of the same dispute.
func TestTheHelpOfJudgeIsJudged(t *testing.T) {
	for _, help := range []string{recordHelp, scenarioHelp} {
		_, rest, _ := strings.Cut(help, "\n\n")
		example, _, _ := strings.Cut(rest, "\n\n")
		var out strings.Builder
		require.Equal(t, conformsNot, run([]string{"judge", "-"}, strings.NewReader(strings.TrimPrefix(strings.ReplaceAll(example, "\n  ", "\n"), "  ")+"\n"), &out, io.Discard))
		require.Contains(t, out.String(), "load coal-4")
		require.Contains(t, out.String(), "UPHELD     any-time")
	}
}

// A record without one of its lines is upheld for a decision that it has, or not at all.
func TestNoRecordIsUpheldForNothing(t *testing.T) {
	files, err := filepath.Glob("../../golden/precedents/*.golden")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	upheld, refused := 0, 0
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		for i, line := range lines {
			if testing.Short() && i%4 != 0 {
				continue
			}
			out, code := asked(t, strings.Join(slices.Delete(slices.Clone(lines), i, i+1), "\n"), "judge", "-", "--other-answers", "0", "--json")
			if code != 0 {
				refused++
				continue
			}
			var said verdict.Ruling
			require.NoError(t, json.Unmarshal([]byte(out), &said))
			require.True(t, said.Upheld && said.Decision > 0 && said.Action != "", "%s without %q: %s", file, line, out)
			upheld++
		}
	}
	require.NotZero(t, upheld)
	require.NotZero(t, refused)
}
