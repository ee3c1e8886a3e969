package main

import (
	"bytes"
	"context"
	"io"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
)

// The toy's tests check the edge of one rule and not of the other, which is the planted hole.
func TestAPlantedHoleIsFound(t *testing.T) {
	all := sample{dir: ".", pattern: "./testdata/toy", kind: mutant.Rules, n: 100, seed: 1}
	b, err := newBuild(t.Context(), all, t.TempDir())
	require.NoError(t, err)
	own, err := ownTests(t.Context(), b, "")
	require.NoError(t, err)
	r := &report{Package: b.pattern, Kind: b.kind, Seed: b.seed, Places: b.places}
	require.NoError(t, r.judge(t.Context(), b, []*layer{own}, 1, io.Discard))

	alive := r.survivors()
	require.Len(t, alive, 1)
	require.Equal(t, "cmd/internal/mutate/testdata/toy/toy.go:8: "+
		"func MaySell(stock, sold int) bool { return [-stock >= sold-]{+stock > sold+} }", alive[0].String())
	held := "func MayBuy(money, price int) bool { return [-money >= price-]{+money > price+} }"
	for _, of := range r.Fates {
		if of.Diff == held {
			require.Contains(t, of.By["tests"], "with the price in hand, and not with less")
			held = ""
		}
	}
	require.Empty(t, held, "the rule that a test checks was broken too")
	require.Equal(t, []tally{{Layer: "tests", Tried: b.places, Noticed: b.places - 1, Alone: b.places - 1}}, r.Layers)

	var text bytes.Buffer
	r.print(&text)
	require.Contains(t, text.String(), alive[0].String())
}

// saying is a layer that is one shell command.
func saying(name, script string, reaches ...int) *layer {
	c := check{name: name, limit: 100 * time.Millisecond, reaches: map[int]bool{}}
	for _, id := range reaches {
		c.reaches[id] = true
	}
	return &layer{name: name, checks: []check{c}, wrong: 4, command: func(ctx context.Context, _ []string) *exec.Cmd {
		return exec.CommandContext(ctx, "sh", "-c", script)
	}}
}

func TestWhatCountsAsNoticed(t *testing.T) {
	for _, row := range []struct {
		law    string
		layer  *layer
		killed bool
		how    string
		wrong  bool
	}{
		{law: "a check that holds notices nothing", layer: saying("holds", "true", 1)},
		{law: "a check that fails notices, and says how", layer: saying("fails", "echo Error: ann pays; exit 1", 1),
			killed: true, how: "Error: ann pays"},
		{law: "a check that does not end has noticed", layer: saying("hangs", "exec sleep 60", 1), killed: true, how: "too long"},
		{law: "a check that does not reach the mutant is not asked", layer: saying("elsewhere", "exit 1", 2), how: "not reached"},
		{law: "wrong arguments are not a kill", layer: saying("wrong", "exit 4", 1), wrong: true},
		{law: "the mutant is awake", layer: saying("awake", `test "$`+mutant.Env+`" = 1`, 1)},
	} {
		t.Run(row.law, func(t *testing.T) {
			how, killed, err := row.layer.notices(t.Context(), &mutant.Mutant{ID: 1})
			require.Equal(t, row.wrong, err != nil, err)
			require.Equal(t, row.killed, killed)
			require.Equal(t, row.how, how)
		})
	}
}

// What the first layers notice is not tried on the rest; all of the rest are tried, so that what each adds is known.
func TestLaterLayersAreAskedOfWhatIsLeft(t *testing.T) {
	layers := []*layer{
		saying("scenarios", "exit 1", 1), saying("goldens", "exit 1", 1, 2),
		saying("laws", "exit 1", 1, 2, 3), saying("tests", "exit 1", 1, 2, 3, 4),
	}
	b := &build{mutants: []*mutant.Mutant{{ID: 1}, {ID: 2}, {ID: 3}, {ID: 4}, {ID: 5}}}
	r := &report{}
	require.NoError(t, r.judge(t.Context(), b, layers, 2, io.Discard))
	require.Equal(t, []tally{{"scenarios", 5, 1, 1}, {"goldens", 4, 1, 1}, {"laws", 3, 1, 0}, {"tests", 3, 2, 1}}, r.Layers)
	require.Len(t, r.survivors(), 1)
}

func TestASampleIsItsSeeds(t *testing.T) {
	of := sample{dir: ".", pattern: "./mutant/testdata/every", kind: mutant.Rules, n: 3, seed: 1}
	first, err := newBuild(t.Context(), of, t.TempDir())
	require.NoError(t, err)
	require.Len(t, first.mutants, 3)
	again, err := newBuild(t.Context(), of, t.TempDir())
	require.NoError(t, err)
	require.Equal(t, first.mutants, again.mutants)
	of.seed = 2
	other, err := newBuild(t.Context(), of, t.TempDir())
	require.NoError(t, err)
	require.NotEqual(t, first.mutants, other.mutants)
}

func TestInvalidFlags(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"--game", "whist"}, `unknown game "whist"`},
		{[]string{"--game", "yardmaster", "--kind", "words"}, "--kind words: write rules or citations"},
		{[]string{"--often"}, "flag provided but not defined"},
	} {
		require.ErrorContains(t, run(t.Context(), row.args, io.Discard, io.Discard), row.says)
	}
}
