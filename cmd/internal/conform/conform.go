// Package conform reports what the trials of an engine found, in the forms that people and programs read.
package conform

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// Answer is the report on an engine, with what it takes to run the trials again.
type Answer struct {
	// Engine, Version and Homepage are what the engine says of itself.
	Engine   string `json:"engine"`
	Version  string `json:"version"`
	Homepage string `json:"homepage,omitempty"`
	// Program is the version of this program, Command what a person types for the same.
	Program string `json:"program"`
	Command string `json:"command"`
	// Conforms says that everything was tried and nothing failed, Complete that everything was tried. Level is the highest level at which
	// nothing failed, -1 if there is none, of the one Offered.
	Conforms bool         `json:"conforms"`
	Complete bool         `json:"complete"`
	Level    engine.Level `json:"level"`
	Offered  engine.Level `json:"offered"`
	// Playing is what the trials come to but for those of impossible positions, which are Refusing. Partial says that
	// the engine could not be tried with all of them.
	Playing  conformance.Side `json:"playing"`
	Refusing conformance.Side `json:"refusing"`
	Partial  bool             `json:"partial"`
	// Found are the findings, the shortest of each kind.
	Found []Found `json:"found"`
	// Stale has a line for each entry of the known deviations that is wrong.
	Stale []string `json:"stale"`
	// Noise is what the engine wrote beside the protocol, cut.
	Noise string `json:"noise,omitempty"`
	// Hints say how an engine that was late gets more time.
	Hints []string `json:"hints,omitempty"`
	// Deaths are how the engine failed, with what is kept of its standard error.
	Deaths []Death `json:"deaths,omitempty"`
	// Inferred is which answers it was found to play; nil if it takes any, or was not asked.
	Inferred *inference.Found `json:"inferred,omitempty"`
	*conformance.Report

	book *rulebook.Book
}

// Found is the findings of one kind.
type Found struct {
	conformance.Finding
	// Trial has the shortest game that shows it, and so many Trials find it.
	Trial  string `json:"trial"`
	Trials int    `json:"trials"`
	// File is the record that shows it, Feature the scenario, if they were written.
	File    string `json:"file,omitempty"`
	Feature string `json:"feature,omitempty"`
}

// Of is the report on what was found.
func Of(r *conformance.Report, book *rulebook.Book, stale []string) *Answer {
	a := &Answer{Report: r, book: book, Stale: append([]string{}, stale...),
		Conforms: r.Conforms() && len(stale) == 0, Complete: r.Complete(), Level: r.Level(), Offered: r.Offer.Level, Found: []Found{},
		Playing: r.Side(false), Refusing: r.Side(true)}
	all := a.Tried()
	a.Partial = all.Tried < all.Of
	suspects := r.Suspects()
	for _, g := range r.Kinds() {
		f := Found{Finding: g.Finding, Trial: g.In.Title(), Trials: g.Trials}
		f.Clauses = slices.Clone(f.Clauses) // the likeliest cause first
		slices.SortStableFunc(f.Clauses, func(a, b engine.Clause) int { return place(suspects, a) - place(suspects, b) })
		a.Found = append(a.Found, f)
	}
	return a
}

// place is where a clause is among those at which to look first; behind all if it is not.
func place(suspects []conformance.Clause, id engine.Clause) int {
	if i := slices.IndexFunc(suspects, func(c conformance.Clause) bool { return c.ID == id }); i >= 0 {
		return i
	}
	return len(suspects)
}

// Name is what the file of a finding is called, without an ending.
func (f *Found) Name() string {
	verb, _, _ := strings.Cut(f.Decision.Action, " ")
	words := []string{f.Kind.String()}
	if verb != "" {
		words = append(words, verb)
	}
	if len(f.Clauses) > 0 {
		words = append(words, strings.ToLower(string(f.Clauses[0])))
	}
	return strings.Join(words, "-")
}

// Name is the engine with its version.
func (a *Answer) Name() string { return strings.TrimSpace(a.Engine + " " + a.Version) }

// Heading says what was tried.
func (a *Answer) Heading() string {
	return fmt.Sprintf("%s, edition %s: %s, level %d", a.book.Title, a.Edition, a.Name(), a.Offered)
}

// Row is how the trials of a kind came out: N of them, and How in words.
type Row struct {
	Kind string
	N    int
	How  string
}

// Under is the answers to open questions that the game which shows the finding is played under, as far as they are not the default; "" if
// all are.
func (f *Found) Under() string {
	var all []string
	for _, question := range slices.Sorted(maps.Keys(f.Game.Start.Rulings)) {
		all = append(all, question+"="+f.Game.Start.Rulings[question])
	}
	return prose.OneLine(strings.Join(all, ", "))
}

// nouns are what people call the kinds of trials.
var nouns = map[conformance.Kind]string{conformance.Precedents: "precedent", conformance.Games: "reference game",
	conformance.Positions: "impossible position", conformance.Scenarios: "scenario", conformance.Walks: "random game"}

// Rows are the counts of trials.
func (a *Answer) Rows() (all []Row) {
	for _, kind := range conformance.Kinds() {
		count := a.Count(kind)
		r := Row{Kind: nouns[kind]}
		var how []string
		for _, s := range conformance.Statuses() {
			if n := count[s]; n > 0 {
				r.N += n
				how = append(how, fmt.Sprintf("%d %s", n, s))
			}
		}
		if r.How = strings.Join(how, ", "); r.N > 0 {
			all = append(all, r)
		}
	}
	return all
}

// mostReasons is how many reasons are shown for what was not tried.
const mostReasons = 6

// Reasons are why trials were not applicable or not run, the most frequent first, and how many there are of the others.
func (a *Answer) Reasons() (all []string) {
	why := a.Why()
	most := mostReasons
	if len(why) <= most+1 { // one more takes no more room than the line that would stand for it
		most = len(why)
	}
	for _, r := range why[:most] {
		all = append(all, fmt.Sprintf("%d: %s", r.Trials, prose.OneLine(r.Why)))
	}
	if more := why[most:]; len(more) > 0 {
		n := 0
		for _, r := range more {
			n += r.Trials
		}
		all = append(all, fmt.Sprintf("%d: %s", n, prose.Count(len(more), "other reason")))
	}
	return all
}

// Excuse is a reason why N findings are excused, and one of them.
type Excuse struct {
	Reason  string
	N       int
	Example conformance.Known
}

// Excuses are the known deviations, by reason.
func (a *Answer) Excuses() (all []Excuse) {
	for _, k := range a.Report.Excused {
		i := slices.IndexFunc(all, func(e Excuse) bool { return e.Reason == k.Reason })
		if i < 0 {
			i, all = len(all), append(all, Excuse{Reason: k.Reason, Example: k})
		}
		all[i].N++
	}
	return all
}

// verdicts are the clauses by what is known of them.
type verdicts struct {
	// failing have a failure, the likeliest cause first, each with how many trials that rest on it fail.
	failing []string
	// passed and known count those without a failure, and those of which every failure is known.
	passed, known int
	// untouched are those of which no trial says anything.
	untouched []string
}

// failing sorts the clauses.
func (a *Answer) failing() (v verdicts) {
	for _, c := range a.Suspects() {
		v.failing = append(v.failing, fmt.Sprintf("%s (%d of %d)", c.ID, c.Failures(), c.Trials()))
	}
	for _, c := range a.Clauses {
		switch {
		case c.Failures() > 0:
		case c.Excused > 0:
			v.known++
		case c.Trials() == 0:
			v.untouched = append(v.untouched, string(c.ID))
		default:
			v.passed++
		}
	}
	return v
}

// mostIDs is how many clauses are named in a line; files for programs name all of them.
const mostIDs = 6

// some are the first of a list, and how many more there are.
func some(ids []string) []string {
	if len(ids) <= mostIDs+1 {
		return ids
	}
	return append(slices.Clone(ids[:mostIDs]), fmt.Sprintf("and %d more", len(ids)-mostIDs))
}

// mostSuspects is how many clauses are named to be looked at first.
const mostSuspects = 3

// first says at which clauses to look first, and why; nothing where there is little to look at.
func (a *Answer) first() string {
	suspects := a.Suspects()
	if len(suspects) <= mostSuspects {
		return ""
	}
	var named []string
	for _, c := range suspects[:mostSuspects] {
		if c.First > 0 {
			named = append(named, fmt.Sprintf("%s (%d of %d)", c.ID, c.First, c.Trials()))
		}
	}
	if named == nil {
		return ""
	}
	return fmt.Sprintf("look first at %s: in so many of the trials that rest on the clause, it is where things first go wrong", strings.Join(named, ", "))
}

// plays is which answers the engine plays, in words, as far as anybody knows.
func (a *Answer) plays() string {
	var other []string
	played, settled := 0, 0
	for _, q := range a.book.Questions {
		option, known := a.Report.Reading[q.Name]
		if q.Fixed || a.unknown(q.Name) {
			continue
		}
		played++
		if known {
			settled++
		}
		if known && option != q.Options[q.Default].ID {
			other = append(other, q.Name+"="+option)
		}
	}
	free := played - settled
	switch {
	case settled == 0:
		return "any answer to every open question"
	case other == nil && free == 0:
		return "the default answer to every open question"
	case other == nil:
		return "default answers to some open questions, else any"
	case free == 0:
		return strings.Join(other, ", ") + "; else the default answers"
	}
	if len(other) == settled {
		return strings.Join(other, ", ") + "; else any answer"
	}
	return strings.Join(other, ", ") + "; of the others some default answers, else any"
}
