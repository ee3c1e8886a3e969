package main

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// What the help shows for typing is what the program reads: a record and a scenario of the same dispute.
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
