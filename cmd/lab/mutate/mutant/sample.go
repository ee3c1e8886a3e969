package mutant

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Sample selects the mutants to try.
type Sample struct {
	Kinds []Kind
	// Funcs names the functions and variables to break; empty for all.
	Funcs []string
	// N is the number of mutants to choose at random by Seed. All chooses every mutant instead.
	N    int
	Seed uint64
	All  bool
	// Ways, if not 0, is the number of mutants to choose for each clause instead of N.
	Ways int
	// Shard is the 1-based part that is tried, and Shards is the number of parts.
	Shard, Shards int
}

// Within returns the mutants in the functions and variables of Funcs; all mutants if Funcs is empty.
func (s Sample) Within(found []*Mutant) ([]*Mutant, error) {
	for _, name := range s.Funcs {
		if !slices.ContainsFunc(found, func(m *Mutant) bool { return m.Func == name }) {
			return nil, fmt.Errorf("--func %s: no mutant of that kind is in a function or variable of that name", name)
		}
	}
	return slices.DeleteFunc(found, func(m *Mutant) bool { return len(s.Funcs) > 0 && !slices.Contains(s.Funcs, m.Func) }), nil
}

// Choose returns the mutants to try, in the order of the source.
func (s Sample) Choose(found []*Mutant) []*Mutant {
	order := rand.New(rand.NewPCG(s.Seed, 0)).Perm(len(found))
	switch {
	case s.Ways > 0:
		order = perClause(found, order, s.Ways, nil)
	case !s.All:
		order = order[:min(s.N, len(found))]
	}
	return s.part(found, order)
}

// Further returns more mutants for the clauses that are not held. Their number for each clause is Ways
// multiplied by times. Mutants that Choose returns are left out.
func (s Sample) Further(found []*Mutant, held map[string]bool, times int) []*Mutant {
	order := rand.New(rand.NewPCG(s.Seed, 0)).Perm(len(found))
	before := perClause(found, order, s.Ways, nil)
	order = perClause(found, order, times*s.Ways, held)
	return s.part(found, slices.DeleteFunc(order, func(i int) bool { return slices.Contains(before, i) }))
}

// part returns the shard of those that are chosen, in the order of the source.
func (s Sample) part(found []*Mutant, order []int) []*Mutant {
	slices.Sort(order)
	var chosen []*Mutant
	for i, at := range order {
		if i%s.Shards == s.Shard-1 {
			chosen = append(chosen, found[at])
		}
	}
	return chosen
}

// perClause chooses mutants for each clause that they break, except clauses of without. Mutants that break few
// other clauses come first, because they are the best evidence; among equals the given order decides.
func perClause(found []*Mutant, order []int, most int, without map[string]bool) []int {
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

// ParseKinds reads kinds of mutants with commas between them.
func ParseKinds(text string) ([]Kind, error) {
	var kinds []Kind
	for _, name := range strings.Split(text, ",") {
		kind := Kind(name)
		if !slices.Contains([]Kind{Rules, Citations, Figures}, kind) {
			return nil, fmt.Errorf("--kind %s: write rules, citations or figures, or several with commas between", name)
		}
		kinds = append(kinds, kind)
	}
	return kinds, nil
}
