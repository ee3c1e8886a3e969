package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
)

// report is what happened to the mutants of a sample.
type report struct {
	Package string      `json:"package"`
	Kind    mutant.Kind `json:"kind"`
	Seed    uint64      `json:"seed"`
	// Places is the number of all mutants, Sampled the number of those that were tried.
	Places  int `json:"places"`
	Sampled int `json:"sampled"`
	// Layers are the kinds of tests, in the order in which they were tried.
	Layers []tally `json:"layers"`
	Fates  []fate  `json:"mutants"`
}

// tally is how many of the mutants that were tried on a layer it noticed.
type tally struct {
	Layer   string `json:"layer"`
	Tried   int    `json:"tried"`
	Noticed int    `json:"noticed"`
	// Alone counts those that no other layer has noticed.
	Alone int `json:"alone"`
}

// fate is what happened to a mutant.
type fate struct {
	*mutant.Mutant
	// By are the layers that noticed it, with how; Missed those that did not, with why if it is known.
	By     map[string]string `json:"by"`
	Missed map[string]string `json:"missed"`
}

// judge tries each mutant on the layers: on the first ones until one notices, else on all of the rest, so that what each adds is known.
func (r *report) judge(ctx context.Context, b *build, layers []*layer, first int, say io.Writer) error {
	for _, l := range layers {
		r.Layers = append(r.Layers, tally{Layer: l.name})
	}
	for _, m := range b.mutants {
		of := fate{Mutant: m, By: map[string]string{}, Missed: map[string]string{}}
		for i, l := range layers {
			if i <= first && len(of.By) > 0 {
				break
			}
			how, killed, err := l.notices(ctx, m)
			if err != nil {
				return fmt.Errorf("%v: %w", m, err)
			}
			r.Layers[i].Tried++
			if killed {
				r.Layers[i].Noticed++
				of.By[l.name] = how
			} else {
				of.Missed[l.name] = how
			}
		}
		r.Fates = append(r.Fates, of)
		if n := len(r.Fates); n%10 == 0 || n == len(b.mutants) {
			fmt.Fprintf(say, "%d of %d mutants\n", n, len(b.mutants))
		}
	}
	r.Sampled = len(r.Fates)
	r.countAlone()
	return nil
}

func (r *report) countAlone() {
	for i := range r.Layers {
		for _, of := range r.Fates {
			if _, noticed := of.By[r.Layers[i].Layer]; noticed && len(of.By) == 1 {
				r.Layers[i].Alone++
			}
		}
	}
}

// survivors are the mutants that no layer has noticed.
func (r *report) survivors() []fate {
	var alive []fate
	for _, of := range r.Fates {
		if len(of.By) == 0 {
			alive = append(alive, of)
		}
	}
	return alive
}

// print writes the report for people.
func (r *report) print(w io.Writer) {
	fmt.Fprintf(w, "%s: %d of %d mutants of %s, seed %d\n\n", r.Package, r.Sampled, r.Places, r.Kind, r.Seed)
	fmt.Fprintf(w, "%-12s %8s %8s %8s %8s\n", "layer", "tried", "killed", "survived", "alone")
	for _, l := range r.Layers {
		fmt.Fprintf(w, "%-12s %8d %8d %8d %8d\n", l.Layer, l.Tried, l.Noticed, l.Tried-l.Noticed, l.Alone)
	}
	alive := r.survivors()
	fmt.Fprintf(w, "\n%d noticed, %d survived\n", r.Sampled-len(alive), len(alive))
	for _, of := range alive {
		fmt.Fprintf(w, "\n%s\n", of.Mutant)
		if unreached := keys(of.Missed, "not reached"); len(unreached) > 0 {
			fmt.Fprintf(w, "  not reached by %s\n", strings.Join(unreached, ", "))
		}
	}
}
