package main

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// A flag that was renamed is still read by its old name, for one release.
func TestOldNamesOfFlagsAreRead(t *testing.T) {
	for _, line := range [][]string{
		{"play", "yardmaster", "--players", "3", "--player", "random", "--ruling", "tie=shared"},
		{"perft", "yardmaster", "--players", "2", "--depth", "1"},
		{"stats", "yardmaster", "--seats", "2", "--players", "random", "--games", "1", "--watched", "0"},
		{"compare", "yardmaster", "--b", "tie=shared", "--seats", "2", "--players", "random", "--games", "2"},
	} {
		var errs strings.Builder
		require.Equal(t, conforms, run(line, strings.NewReader(""), io.Discard, &errs), "%s: %s", line, errs.String())
	}
	for _, line := range [][]string{{"conform", "--help"}, {"check", "--help"}, {"judge", "--help"}} {
		var out strings.Builder
		require.Equal(t, conforms, run(line, strings.NewReader(""), &out, io.Discard))
		for _, old := range []string{"--walks", "--witness", "--known", "--write-known", "--differences", "--ruling"} {
			require.NotContains(t, out.String(), old+"=", "help shows the new name alone")
		}
	}
}
