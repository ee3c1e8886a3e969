package main

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

// Which rule is broken changes with the rules, and so does whether conform names it: [TestTooFewAreFound] is about the counts.
func TestAWrongEngineIsTried(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program, and tries an engine whole")
	}
	var out strings.Builder
	if err := (&command{Games: []string{"yardmaster"}, Engines: 1, Shard: "1/1"}).run(t.Context(), root, &out); err != nil {
		require.ErrorContains(t, err, "should be")
	}
	require.Regexp(t, `^(not found|found at level \d, named in place .*): engine/yardmaster/.*\nyardmaster: of 1 wrong engines \d were found, .*\n$`, out.String())
}

func TestTooFewAreFound(t *testing.T) {
	n := naming{tried: 4}
	require.EqualError(t, n.enough(), "0 of 4 wrong engines are found, and two thirds should be")
	n.count(engine.Lists, 0, few+1)
	n.count(engine.Lists, 0, 0)
	n.count(engine.Cites, 0, 1)
	require.Equal(t, naming{tried: 4, found: 3, above: 1, first: 1}, n)
	require.EqualError(t, n.enough(), "0 of 3 that are found are told a clause of the rule at fault, and half should be")
	n.count(engine.Lists, 1, 0)
	require.Error(t, n.enough())
	n.count(engine.Lists, 1, 0)
	n.count(engine.Lists, 1, 0)
	require.NoError(t, n.enough())
}

func TestInvalidArguments(t *testing.T) {
	require.ErrorContains(t, (&command{Games: []string{"whist"}, Shard: "1/1"}).run(t.Context(), root, io.Discard), `unknown game "whist"`)
	require.ErrorContains(t, (&command{Shard: "3/2"}).run(t.Context(), root, io.Discard), `--shard "3/2": write a part and how many there are`)
}
