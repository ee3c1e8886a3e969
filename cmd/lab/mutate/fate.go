package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

// fate is the result of trying a mutant.
type fate struct {
	*mutant.Mutant
	// By is the kind of test that noticed the mutant, "" if none did. How is the failure of the test.
	By  string `json:"by,omitempty"`
	How string `json:"how,omitempty"`
	// Own lists the failed scenarios that are tagged with a clause named at the function.
	Own []string `json:"own,omitempty"`
	// Held holds, for each broken clause, a scenario tagged with it that failed, and not only because of its
	// citations.
	Held map[string]string `json:"held,omitempty"`
	// Unreached are the layers that do not reach the mutant.
	Unreached []string `json:"unreached,omitempty"`
	// Unheard reports that leaving out or exchanging the citation changes no report, because other rules cite
	// the same.
	Unheard bool `json:"unheard,omitempty"`
	// Equal is the reason why the mutant changes nothing; such a mutant is not tried.
	Equal string `json:"equal,omitempty"`
}

// noneCanTell reports whether the mutant changes nothing: it is listed, or measured.
func (of fate) noneCanTell() bool { return of.Equal != "" || of.Unheard }

// judge tries a mutant with one kind of test after the other, until one notices it. Scenarios that are tagged
// with a clause named at the function, or with a broken clause, come first. All of these are tried. If
// scenarios or reference games reach a changed citation and no test notices it, judge finds out whether the
// reports differ at all.
func judge(ctx context.Context, m *mutant.Mutant, layers []func() (*layer, error),
	unheard func(*mutant.Mutant) (bool, error)) (fate, error) {
	of, told := fate{Mutant: m}, false
	for i, open := range layers {
		l, err := open()
		if err != nil {
			return of, err
		}
		told = told || l.during[m.ID]
		checks := l.reaching(m)
		if len(checks) == 0 {
			of.Unreached = append(of.Unreached, l.name)
			continue
		}
		var failures []failure
		if i == 0 {
			own, others := divide(checks, slices.Concat(m.Names, m.Breaks))
			if failures, err = of.tryOwn(ctx, l, own); err == nil && len(failures) == 0 && len(others) > 0 {
				failures, err = l.try(ctx, m.ID, others, false)
			}
		} else {
			failures, err = l.try(ctx, m.ID, checks, false)
		}
		if err != nil {
			return of, fmt.Errorf("%v: %w", m, err)
		}
		if len(failures) > 0 {
			of.By, of.How = l.name, failures[0].How
			return of, nil
		}
	}
	var err error
	if told && m.Kind == mutant.Citations && slices.Contains(citing, m.Operator) {
		of.Unheard, err = unheard(m)
	}
	return of, err
}

// citing lists the operators that only change citations. Nobody can notice such a change if the reports stay
// the same.
var citing = []string{"unheard", "deletion", "clause"}

// divide divides scenarios into those that are tagged with one of the clauses and the others.
func divide(checks []check, clauses []string) (own, others []check) {
	for _, c := range checks {
		if tagged(c, clauses) {
			own = append(own, c)
		} else {
			others = append(others, c)
		}
	}
	return own, others
}

// tagged reports whether a scenario is tagged with one of the clauses.
func tagged(c check, clauses []string) bool {
	return slices.ContainsFunc(c.tags, func(tag string) bool { return slices.Contains(clauses, tag) })
}

// tryOwn tries the scenarios that are tagged with a clause of the mutant, and notes those that fail.
func (of *fate) tryOwn(ctx context.Context, l *layer, own []check) ([]failure, error) {
	if len(own) == 0 {
		return nil, nil
	}
	failures, err := l.try(ctx, of.ID, own, true)
	for _, f := range failures {
		i := slices.IndexFunc(own, func(c check) bool { return c.name == f.Name })
		if i < 0 {
			continue
		}
		if tagged(own[i], of.Names) {
			of.Own = append(of.Own, f.Name)
		}
		for _, clause := range of.Breaks {
			if slices.Contains(own[i].tags, clause) && !f.Cites && of.Held[clause] == "" {
				if of.Held == nil {
					of.Held = map[string]string{}
				}
				of.Held[clause] = f.Name
			}
		}
	}
	return failures, err
}

// judgeAll judges mutants with some workers, in the order of the mutants.
func judgeAll(ctx context.Context, mutants []*mutant.Mutant, workers int, say io.Writer,
	judge func(context.Context, *mutant.Mutant) (fate, error)) ([]fate, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	fates := make([]fate, len(mutants))
	next := make(chan int)
	var all sync.WaitGroup
	var mu sync.Mutex
	done := 0
	for range workers {
		all.Go(func() {
			for i := range next {
				of, err := judge(ctx, mutants[i])
				if err != nil {
					cancel(err)
					continue
				}
				mu.Lock()
				fates[i] = of
				if done++; done%50 == 0 || done == len(mutants) {
					fmt.Fprintf(say, "%d of %d mutants\n", done, len(mutants))
				}
				mu.Unlock()
			}
		})
	}
	for i := range mutants {
		if ctx.Err() != nil {
			break
		}
		next <- i
	}
	close(next)
	all.Wait()
	return fates, context.Cause(ctx)
}

// judgeOwn tries a mutant only with the scenarios that are tagged with a clause that it breaks.
func judgeOwn(ctx context.Context, m *mutant.Mutant, scenarios func() (*layer, error)) (fate, error) {
	of := fate{Mutant: m}
	l, err := scenarios()
	if err != nil {
		return of, err
	}
	own, _ := divide(l.reaching(m), m.Breaks)
	failures, err := of.tryOwn(ctx, l, own)
	if len(failures) > 0 {
		of.By, of.How = l.name, failures[0].How
	}
	return of, err
}
