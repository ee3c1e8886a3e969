package main

import (
	"bytes"
	"context"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

// The toy's tests check the edge of one rule and not of the other, which is the planted hole.
func TestAPlantedHoleIsFound(t *testing.T) {
	source, err := mutant.Load(t.Context(), ".", "./testdata/toy")
	require.NoError(t, err)
	found, err := source.Find(mutant.Rules, nil)
	require.NoError(t, err)
	b, err := newBuild(source, ".", "./testdata/toy", found, t.TempDir())
	require.NoError(t, err)
	own, err := ownTests(t.Context(), b, "")
	require.NoError(t, err)
	r := &report{Kinds: []mutant.Kind{mutant.Rules}, Places: len(found)}
	r.Fates, err = judgeAll(t.Context(), found, 2, io.Discard, func(ctx context.Context, m *mutant.Mutant) (fate, error) {
		return judge(ctx, m, []func() (*layer, error){of(saying("scenarios", "true")), of(own)}, nil)
	})
	require.NoError(t, err)

	alive := r.survivors()
	require.Len(t, alive, 1)
	require.Equal(t, "mutate/testdata/toy/toy.go:8: "+
		"func MaySell(stock, sold int) bool { return [-stock >= sold-]{+stock > sold+} }", alive[0].String())
	held := "func MayBuy(money, price int) bool { return [-money >= price-]{+money > price+} }"
	for _, of := range r.Fates {
		if of.Diff == held {
			require.Contains(t, of.How, "with the price in hand, and not with less")
			held = ""
		}
	}
	require.Empty(t, held, "the rule that a test checks was broken too")

	var text bytes.Buffer
	r.print(&text)
	require.Contains(t, text.String(), alive[0].String())
}

func of(l *layer) func() (*layer, error) { return func() (*layer, error) { return l, nil } }

// saying is a layer that is one shell command with one check, which reaches some mutants and has some tags.
func saying(name, script string, reaches ...int) *layer {
	l := command(name, 4, func(ctx context.Context, _ bool) *exec.Cmd {
		return exec.CommandContext(ctx, "sh", "-c", "cat > /dev/null; "+script)
	})
	c := check{name: name, limit: 300 * time.Millisecond, reaches: map[int]bool{}}
	for _, id := range reaches {
		c.reaches[id] = true
	}
	l.checks = []check{c}
	return l
}

func TestWhatCountsAsNoticed(t *testing.T) {
	for _, row := range []struct {
		law    string
		layer  *layer
		failed []failure
		wrong  bool
	}{
		{law: "a check that holds notices nothing", layer: saying("holds", `echo '{"name":"a"}'`, 1)},
		{law: "a check that fails notices, and says how", layer: saying("fails", `echo '{"name":"a"}{"name":"a","how":"ann pays"}'`, 1),
			failed: []failure{{Name: "a", How: "ann pays"}}},
		{law: "what runs when the program ends has noticed",
			layer:  saying("panics", `echo '{"name":"a"}{"name":"b"}'; echo panic: no >&2; exit 2`, 1),
			failed: []failure{{Name: "b", How: "panic: no"}}},
		{law: "a check that is slow because the machine is busy has noticed nothing", layer: saying("starved", "sleep 2", 1)},
		{law: "a check that does not end has noticed", layer: saying("hangs", `echo '{"name":"a"}'; while :; do :; done`, 1),
			failed: []failure{{Name: "a", How: "it did not end as it should"}}},
		{law: "wrong arguments are not a kill", layer: saying("wrong", "exit 4", 1), wrong: true},
		{law: "the mutant is awake", layer: saying("awake", `test "$`+mutant.Env+`" = 1`, 1)},
	} {
		t.Run(row.law, func(t *testing.T) {
			failed, err := row.layer.try(t.Context(), 1, row.layer.checks, true)
			require.Equal(t, row.wrong, err != nil, err)
			require.Equal(t, row.failed, failed)
		})
	}
}

func fails(name string) string {
	return `echo '{"name":"` + name + `"}{"name":"` + name + `","how":"no"}'`
}

// What a layer notices is not tried on those after it, and what does not reach a mutant is not asked.
func TestLayersInOrder(t *testing.T) {
	layers := []func() (*layer, error){
		of(saying("scenarios", fails("a"), 1)), of(saying("goldens", fails("b"), 1, 2)), of(saying("tests", fails("c"), 3)),
	}
	r := &report{}
	for id := 1; id <= 4; id++ {
		fate, err := judge(t.Context(), &mutant.Mutant{ID: id}, layers, nil)
		require.NoError(t, err)
		r.Fates = append(r.Fates, fate)
	}
	tallies, equal := r.tallies()
	require.Equal(t, []tally{{"scenarios", 4, 1}, {"goldens", 3, 1}, {"invariants", 2, 0}, {"walks", 2, 0}, {"tests", 2, 1}}, tallies)
	require.Zero(t, equal)
	require.Equal(t, []string{"scenarios", "goldens", "tests"}, r.survivors()[0].Unreached)
}

// A citation that no layer misses is asked for, if a layer comes to it while it runs and nothing but the citation is changed.
func TestWhoCanTell(t *testing.T) {
	l := saying("goldens", "true", 1, 2)
	l.during = map[int]bool{1: true, 2: true}
	layers := []func() (*layer, error){of(saying("scenarios", "true", 1, 2, 3)), of(l)}
	for _, row := range []struct {
		law     string
		mutant  mutant.Mutant
		same    bool
		unheard bool
	}{
		{"dropped, and cited all the same", mutant.Mutant{ID: 1, Kind: mutant.Citations, Operator: "deletion"}, true, true},
		{"dropped", mutant.Mutant{ID: 1, Kind: mutant.Citations, Operator: "unheard"}, false, false},
		{"come to before the layer only", mutant.Mutant{ID: 3, Kind: mutant.Citations, Operator: "clause"}, true, false},
		{"another refusal", mutant.Mutant{ID: 2, Kind: mutant.Citations, Operator: "refusal"}, true, false},
		{"a rule", mutant.Mutant{ID: 1, Kind: mutant.Rules, Operator: "deletion"}, true, false},
	} {
		got, err := judge(t.Context(), &row.mutant, layers, func(*mutant.Mutant) (bool, error) { return row.same, nil })
		require.NoError(t, err)
		require.Equal(t, row.unheard, got.Unheard, row.law)
		r := &report{Fates: []fate{got}, Last: "goldens"}
		tallies, equal := r.tallies()
		if row.unheard {
			require.Equal(t, 1, equal)
			require.Empty(t, r.survivors())
			require.Equal(t, 0, tallies[0].tried)
			continue
		}
		require.Len(t, r.survivors(), 1, row.law)
	}
}

// A clause is held by a scenario of its own tag that fails, and not by one whose citations alone differ.
func TestWhatHoldsAClause(t *testing.T) {
	l := &layer{name: "scenarios", checks: []check{
		{name: "x.feature: buying", tags: []string{"A-BUY-01"}}, {name: "x.feature: citing", tags: []string{"A-BUY-02"}},
		{name: "x.feature: selling", tags: []string{"A-SELL-01"}}, {name: "x.feature: elsewhere", tags: []string{"A-SELL-02"}},
	}, try: func(_ context.Context, _ int, asked []check, all bool) ([]failure, error) {
		require.True(t, all)
		require.Len(t, asked, 3, "only those of the function's clauses are tried")
		return []failure{{Name: "x.feature: buying", How: "1"}, {Name: "x.feature: citing", How: "2", Cites: true},
			{Name: "x.feature: selling", How: "3"}}, nil
	}}
	m := &mutant.Mutant{ID: 1, Names: []string{"A-BUY-01", "A-BUY-02", "A-SELL-01"}, Breaks: []string{"A-BUY-01", "A-BUY-02"}}
	got, err := judge(t.Context(), m, []func() (*layer, error){of(l)}, nil)
	require.NoError(t, err)
	require.Equal(t, map[string]string{"A-BUY-01": "x.feature: buying"}, got.Held)
	require.Len(t, got.Own, 3)
	r := &report{Fates: []fate{got}}
	require.Equal(t, []clause{{id: "A-BUY-01", tried: 1, own: 1, scenario: "x.feature: buying"}, {id: "A-BUY-02", tried: 1, others: 1}},
		r.clauses())
}

func TestPartsAreAddedUp(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(file, []byte(text), 0o600))
		return file
	}
	part := func(revision, mutants string) string {
		return `{"room":"x","revision":"` + revision + `","kinds":["rules"],"seed":1,"places":9,"mutants":[` + mutants + `]}`
	}
	first, second := write("1", part("abc", `{"id":1,"file":"b.go","by":"scenarios"}`)), write("2", part("abc", `{"id":1,"file":"a.go"}`))
	later := write("3", part("abd", ""))
	var out bytes.Buffer
	require.NoError(t, run(t.Context(), []string{first, second}, &out, io.Discard))
	require.Contains(t, out.String(), "x at abc: 2 of 9 mutants of rules, seed 1")
	require.Contains(t, out.String(), "noticed: 50.0 %")
	require.ErrorContains(t, run(t.Context(), []string{first, later}, &out, io.Discard), "not parts of one sample")
}

func TestInvalidFlags(t *testing.T) {
	for _, row := range []struct {
		args []string
		says string
	}{
		{[]string{"--game", "whist"}, `unknown game "whist"`},
		{[]string{"--game", "yardmaster", "--kind", "words"}, "--kind words: write rules, citations or figures"},
		{[]string{"--last", "luck"}, "--last luck: write one of scenarios, goldens, invariants, walks, tests"},
		{[]string{"--shard", "3/2"}, `--shard "3/2": write a part and how many there are, such as 2/4`},
		{[]string{"--shard", "1/2", "--held"}, "--held with --shard"},
		{[]string{"--often"}, "flag provided but not defined"},
	} {
		require.ErrorContains(t, run(t.Context(), row.args, io.Discard, io.Discard), row.says)
	}
}
