package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
)

// sample says which of the mutants are tried.
type sample struct {
	kinds []mutant.Kind
	// funcs, if there are any, are the functions and variables that alone are broken.
	funcs []string
	// n mutants are chosen by seed, all equally likely, or all are.
	n    int
	seed uint64
	all  bool
	// ways, if not 0, is how many mutants are chosen for each clause instead.
	ways int
	// shard is which part is tried, from 1, of how many.
	shard, shards int
}

// within are the mutants of the functions that are asked for, all if none is.
func (s sample) within(found []*mutant.Mutant) ([]*mutant.Mutant, error) {
	for _, name := range s.funcs {
		if !slices.ContainsFunc(found, func(m *mutant.Mutant) bool { return m.Func == name }) {
			return nil, fmt.Errorf("--func %s: no mutant of that kind is in a function or variable of that name", name)
		}
	}
	return slices.DeleteFunc(found, func(m *mutant.Mutant) bool { return len(s.funcs) > 0 && !slices.Contains(s.funcs, m.Func) }), nil
}

// fields are what stands between commas.
func fields(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' })
}

// choose chooses mutants, in the order of the source.
func (s sample) choose(found []*mutant.Mutant) []*mutant.Mutant {
	order := rand.New(rand.NewPCG(s.seed, 0)).Perm(len(found))
	switch {
	case s.ways > 0:
		order = perClause(found, order, s.ways, nil)
	case !s.all:
		order = order[:min(s.n, len(found))]
	}
	return s.part(found, order)
}

// further chooses more mutants for the clauses that are not held, so many times as many as there were, without those.
func (s sample) further(found []*mutant.Mutant, held map[string]bool, times int) []*mutant.Mutant {
	order := rand.New(rand.NewPCG(s.seed, 0)).Perm(len(found))
	before := perClause(found, order, s.ways, nil)
	order = perClause(found, order, times*s.ways, held)
	return s.part(found, slices.DeleteFunc(order, func(i int) bool { return slices.Contains(before, i) }))
}

// part is the shard of those that are chosen, in the order of the source.
func (s sample) part(found []*mutant.Mutant, order []int) []*mutant.Mutant {
	slices.Sort(order)
	var chosen []*mutant.Mutant
	for i, at := range order {
		if i%s.shards == s.shard-1 {
			chosen = append(chosen, found[at])
		}
	}
	return chosen
}

// perClause chooses for each clause mutants that break it: those first that break few others, because these say the most about it, and of
// those that break as many the first in an order. Some clauses need none.
func perClause(found []*mutant.Mutant, order []int, most int, without map[string]bool) []int {
	order = slices.Clone(order)
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(len(found[a].Breaks), len(found[b].Breaks)) })
	ways := map[string]int{}
	var chosen []int
	for _, i := range order {
		wanted := false
		for _, clause := range found[i].Breaks {
			wanted = wanted || !without[clause] && ways[clause] < most
		}
		if !wanted {
			continue
		}
		chosen = append(chosen, i)
		for _, clause := range found[i].Breaks {
			ways[clause]++
		}
	}
	return chosen
}

// parseKinds reads kinds of mutants, separated by commas.
func parseKinds(text string) ([]mutant.Kind, error) {
	var kinds []mutant.Kind
	for _, name := range strings.Split(text, ",") {
		kind := mutant.Kind(name)
		if !slices.Contains([]mutant.Kind{mutant.Rules, mutant.Citations, mutant.Figures}, kind) {
			return nil, fmt.Errorf("--kind %s: write rules, citations or figures, or several with commas between", name)
		}
		kinds = append(kinds, kind)
	}
	return kinds, nil
}

// parseShard reads "2/4", the second part of four.
func parseShard(text string) (shard, shards int, err error) {
	one, all, ok := strings.Cut(text, "/")
	shard, err1 := strconv.Atoi(one)
	shards, err2 := strconv.Atoi(all)
	if !ok || err1 != nil || err2 != nil || shard < 1 || shard > shards {
		return 0, 0, fmt.Errorf("--shard %q: write a part and how many there are, such as 2/4", text)
	}
	return shard, shards, nil
}
