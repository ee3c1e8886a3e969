package main

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

// report holds the results of a sample of mutants.
type report struct {
	Room string `json:"room"`
	// Revision is the revision of the source, with a "+" if it was changed since.
	Revision string `json:"revision"`
	// Scenarios is the digest of the scenarios.
	Scenarios string        `json:"scenarios"`
	Kinds     []mutant.Kind `json:"kinds"`
	Seed      uint64        `json:"seed"`
	// Ways, if not 0, is the number of mutants tried for each clause, on the scenarios of its tag alone.
	Ways int `json:"ways,omitempty"`
	// Last is the last layer that was tried.
	Last string `json:"last"`
	// Places is the number of all mutants of which these are a sample.
	Places int    `json:"places"`
	Fates  []fate `json:"mutants"`
}

// merge adds the other parts of a sample.
func (r *report) merge(other *report) error {
	if r.Room != other.Room || r.Revision != other.Revision || r.Seed != other.Seed || !slices.Equal(r.Kinds, other.Kinds) ||
		r.Places != other.Places {
		return fmt.Errorf("the results are not parts of one sample: %s at %s, seed %d, and %s at %s, seed %d",
			r.Room, r.Revision, r.Seed, other.Room, other.Revision, other.Seed)
	}
	r.Fates = append(r.Fates, other.Fates...)
	slices.SortStableFunc(r.Fates, func(a, b fate) int { return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line)) })
	return nil
}

// survivors returns the mutants that no layer has noticed.
func (r *report) survivors() []fate {
	return slices.DeleteFunc(slices.Clone(r.Fates), func(of fate) bool { return of.By != "" || of.noneCanTell() })
}

// tally counts the mutants that were tried on a layer, and those that it noticed.
type tally struct {
	layer          string
	tried, noticed int
}

// tallies returns the tallies of the layers that were tried, and the number of mutants that change nothing.
func (r *report) tallies() (tallies []tally, equal int) {
	for _, name := range layerNames {
		tallies = append(tallies, tally{layer: name})
		if name == r.Last {
			break
		}
	}
	for _, of := range r.Fates {
		if of.noneCanTell() {
			equal++
			continue
		}
		for i := range tallies {
			tallies[i].tried++
			if of.By == tallies[i].layer {
				tallies[i].noticed++
				break
			}
		}
	}
	return tallies, equal
}

// percent returns a share with one digit.
func percent(part, all int) string {
	if all == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f %%", 100*float64(part)/float64(all))
}

// print writes the report for people.
func (r *report) print(w io.Writer) {
	fmt.Fprintf(w, "%s at %s: %d of %d mutants of %s, seed %d\n\n", r.Room, r.Revision, len(r.Fates), r.Places, kindsText(r.Kinds), r.Seed)
	if r.Ways > 0 {
		r.printClauses(w)
		return
	}
	tallies, equal := r.tallies()
	fmt.Fprintf(w, "%-12s %8s %8s %8s\n", "layer", "tried", "noticed", "left")
	for _, l := range tallies {
		fmt.Fprintf(w, "%-12s %8d %8d %8d\n", l.layer, l.tried, l.noticed, l.tried-l.noticed)
	}
	alive := r.survivors()
	tried := len(r.Fates) - equal
	fmt.Fprintf(w, "\nnoticed: %s, by scenarios %s; equivalent %d, survived %d\n", percent(tried-len(alive), tried),
		percent(tallies[0].noticed, tried), equal, len(alive))
	if n := r.unheard(); n > 0 {
		fmt.Fprintf(w, "%d of the equivalent ones drop or exchange a citation, and in no scenario and on no walk can anybody tell\n", n)
	}
	own, naming := r.own()
	fmt.Fprintf(w, "by a scenario tagged with a clause that the function names: %s of the %d whose function names one\n\n",
		percent(own, naming), naming)
	r.printClauses(w)
	printSurvivors(w, alive)
}

// unheard counts the mutants whose citations are also made by other parts of the rules.
func (r *report) unheard() (n int) {
	for _, of := range r.Fates {
		if of.Unheard {
			n++
		}
	}
	return n
}

// own counts the mutants in functions that name a clause. The first result counts those that a scenario
// tagged with such a clause notices, and the second counts all.
func (r *report) own() (own, naming int) {
	for _, of := range r.Fates {
		if !of.noneCanTell() && len(of.Names) > 0 {
			naming++
			if len(of.Own) > 0 {
				own++
			}
		}
	}
	return own, naming
}

func printSurvivors(w io.Writer, alive []fate) {
	for _, of := range alive {
		fmt.Fprintf(w, "\n%s\n", of.Mutant)
		fmt.Fprintf(w, "  %s, %s", of.Operator, of.Func)
		if len(of.Breaks) > 0 {
			fmt.Fprintf(w, " (%s)", strings.Join(of.Breaks, ", "))
		}
		if len(of.Unreached) > 0 {
			fmt.Fprintf(w, "; not reached by %s", strings.Join(of.Unreached, ", "))
		}
		fmt.Fprintln(w)
	}
}

func kindsText(kinds []mutant.Kind) string {
	var names []string
	for _, k := range kinds {
		names = append(names, string(k))
	}
	return strings.Join(names, " and ")
}

// printClauses writes the table by clause.
func (r *report) printClauses(w io.Writer) {
	fmt.Fprintf(w, "%-14s %8s %8s %8s %8s\n", "clause", "tried", "its own", "others", "left")
	for _, c := range r.clauses() {
		fmt.Fprintf(w, "%-14s %8d %8d %8d %8d\n", c.id, c.tried, c.own, c.others, c.tried-c.own-c.others)
	}
}

// held returns the clauses that a scenario of their own tag has noticed.
func (r *report) held() map[string]bool {
	held := map[string]bool{}
	for _, of := range r.Fates {
		for id := range of.Held {
			held[id] = true
		}
	}
	return held
}

// clause counts the mutants that break a clause: tried, noticed by a scenario of its tag, noticed by others alone.
type clause struct {
	id                 string
	tried, own, others int
	// scenario is the scenario of its own tag that notices the most of them.
	scenario string
}

// clauses returns the broken clauses, by their ids.
func (r *report) clauses() []clause {
	byID := map[string]*clause{}
	votes := map[string]map[string]int{}
	for _, of := range r.Fates {
		if of.noneCanTell() {
			continue
		}
		for _, id := range of.Breaks {
			c := byID[id]
			if c == nil {
				c = &clause{id: id}
				byID[id], votes[id] = c, map[string]int{}
			}
			c.tried++
			switch by := of.Held[id]; {
			case by != "":
				c.own++
				if votes[id][by]++; votes[id][by] > votes[id][c.scenario] {
					c.scenario = by
				}
			case of.By != "":
				c.others++
			}
		}
	}
	var all []clause
	for _, c := range byID {
		all = append(all, *c)
	}
	slices.SortFunc(all, func(a, b clause) int { return cmp.Compare(a.id, b.id) })
	return all
}
