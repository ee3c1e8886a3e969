package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The error for an unreadable command line has no words of the library that reads it.
func TestMisusedCommandLinesInPlainWords(t *testing.T) {
	for _, row := range []struct {
		args []string
		want string
	}{
		{[]string{"new"}, `yardstick new: a command is missing: "game", "reading", "adapter"; see yardstick new --help`},
		{[]string{"jugde"}, `yardstick: unknown command "jugde", did you mean "judge"?; see yardstick --help`},
		{[]string{"judge"}, "yardstick judge: the file is missing; see yardstick judge --help"},
		{[]string{"perft", "yardmaster"}, "yardstick perft: --depth is missing; see yardstick perft --help"},
		{[]string{"show", "a", "--at"}, "yardstick show: --at: its value is missing; see yardstick show --help"},
		{[]string{"play", "yardmaster", "--answer"}, "yardstick play: --answer: its value is missing; see yardstick play --help"},
		{[]string{"show", "a", "--at", "-1"}, `yardstick show: --at: "-1" is below 0; write a number from 0; see yardstick show --help`},
		{[]string{"judge", "a", "--decision", "-1"},
			`yardstick judge: --decision: "-1" is below 1; decisions are counted from 1; see yardstick judge --help`},
		{[]string{"judge", "a", "--other-answers", "-1"},
			`yardstick judge: --other-answers: "-1" is below 0; choose 0, 1 or 2; see yardstick judge --help`},
		{[]string{"play", "yardmaster", "--seed", "-1"},
			`yardstick play: --seed: "-1" is below 0; write a number from 0; see yardstick play --help`},
		{[]string{"show", "a", "--at", "soon"},
			`yardstick show: --at: "soon" is not a whole number, or has too many digits; see yardstick show --help`},
		{[]string{"show", "a", "--seat", "-x"},
			`yardstick show: --seat: "-x" reads like a flag; if you mean that value, write --seat="-x"; see yardstick show --help`},
		{[]string{"play", "yardmaster", "--bots", "foo"},
			`yardstick play: --bots must be one of "random", "greedy", "lookahead", "mixed", "corners", not "foo"; see yardstick play --help`},
		{[]string{"completion", "foo"}, `yardstick completion: the shell must be one of "bash", "zsh", "fish", not "foo"; ` +
			`see yardstick completion --help`},
		{[]string{"stats", "yardmaster", "-o", "a.html", "-o", "b.html"},
			"yardstick stats: --output is given twice and takes one value; leave one out"},
		{[]string{"show", "a", "--at", "1", "--at", "1"}, "yardstick show: --at is given twice and takes one value; leave one out"},
		{[]string{"play", "yardmaster", "--json=foo"}, `yardstick play: --json: "foo" is neither true nor false; see yardstick play --help`},
	} {
		_, err := (&app{}).command(row.args)
		require.EqualError(t, err, row.want)
	}
}
