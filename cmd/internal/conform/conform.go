// Package conform writes the report on the trials of an engine, in formats for people and for programs.
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
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// Answer is the report on an engine, with all that is needed to repeat the trials.
type Answer struct {
	// Engine, Version and Homepage are as the engine states them.
	Engine   string `json:"engine"`
	Version  string `json:"version"`
	Homepage string `json:"homepage,omitempty"`
	// Program is the version of this program, and Command is the command line that repeats the run.
	Program string `json:"program"`
	Command string `json:"command"`
	// Conforms reports that every trial was run and none failed, Complete that every trial was run. Level is
	// the highest level without a failure, -1 if there is none. Offered is the level that the engine offers.
	Conforms bool         `json:"conforms"`
	Complete bool         `json:"complete"`
	Level    engine.Level `json:"level"`
	Offered  engine.Level `json:"offered"`
	// Playing summarizes the trials, except those of impossible positions; Refusing summarizes those. Partial
	// reports that some of all these trials were not run.
	Playing  conformance.Side `json:"playing"`
	Refusing conformance.Side `json:"refusing"`
	Partial  bool             `json:"partial"`
	// Found lists the findings: of each kind, the finding with the shortest game.
	Found []Found `json:"found"`
	// Stale contains one line for each wrong entry in the file of known deviations.
	Stale []string `json:"stale"`
	// Noise is the beginning of the text that the engine wrote outside the protocol.
	Noise string `json:"noise,omitempty"`
	// Hints explains how to give more time to an engine that answered late.
	Hints []string `json:"hints,omitempty"`
	// Deaths lists the times that the engine failed to answer, with the end of its standard error.
	Deaths []Death `json:"deaths,omitempty"`
	// Inferred holds the answers that the engine turned out to play; nil if no games were played to find out.
	Inferred *inference.Found `json:"inferred,omitempty"`
	*conformance.Report

	book *rulebook.Book
}

// Found summarizes the findings of one kind.
type Found struct {
	conformance.Finding
	// Trial names the trial with the shortest game of the finding. Trials counts the trials with the finding.
	Trial  string `json:"trial"`
	Trials int    `json:"trials"`
	// File is the record that shows the finding, and Feature is its scenario, if they were written.
	File    string `json:"file,omitempty"`
	Feature string `json:"feature,omitempty"`
}

// Of makes the report on a run. The argument stale lists the invalid entries in the file of known deviations.
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

// place returns the position of a clause among the suspects, and their number if it is none of them.
func place(suspects []conformance.Clause, id engine.Clause) int {
	if i := slices.IndexFunc(suspects, func(c conformance.Clause) bool { return c.ID == id }); i >= 0 {
		return i
	}
	return len(suspects)
}

// Name returns a file name for the finding, without an ending.
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

// Name returns the name of the engine with its version.
func (a *Answer) Name() string { return strings.TrimSpace(a.Engine + " " + a.Version) }

// Heading names the rulebook, the engine and the level of the engine.
func (a *Answer) Heading() string {
	return fmt.Sprintf("%s, %s: %s, level %d", a.book.Title, rulebook.Called(a.book.Issue), a.Name(), a.Offered)
}

// Row summarizes the trials of one kind: N is their number, and How describes their results.
type Row struct {
	Kind string
	N    int
	How  string
}

// Under lists the answers under which the game of a finding is played, without the defaults. It returns "" if
// there are only defaults.
func (f *Found) Under() string {
	var all []string
	for _, question := range slices.Sorted(maps.Keys(f.Game.Start.Rulings)) {
		all = append(all, question+"="+f.Game.Start.Rulings[question])
	}
	return prose.OneLine(strings.Join(all, ", "))
}

// nouns are the names of the kinds of trials for people.
var nouns = map[conformance.Kind]string{conformance.Precedents: "precedent", conformance.Games: "reference game",
	conformance.Positions: "impossible position", conformance.Scenarios: "scenario", conformance.Walks: "random game"}

// Rows summarizes the trials, one row per kind of trial.
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

// mostReasons is the number of reasons shown for trials that were not run.
const mostReasons = 6

// Reasons lists why trials were not applicable or not run, the most frequent reason first. The last line counts
// the rest.
func (a *Answer) Reasons() (all []string) {
	why := a.Why(false)
	most := mostReasons
	if len(why) <= most+1 { // one more reason fits into the line of the count
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

// excluded counts the trials for engines with other answers, which are in no total; "" if there are none.
func (a *Answer) excluded() string {
	why := a.Why(true)
	if len(why) == 0 {
		return ""
	}
	n := 0
	for _, r := range why {
		n += r.Trials
	}
	return fmt.Sprintf("trials that count in no total: %d; most frequent reason: %s", n, prose.OneLine(why[0].Why))
}

// Excuse is a reason for known deviations: N findings, of which Example is the first.
type Excuse struct {
	Reason  string
	N       int
	Example conformance.Known
}

// Excuses groups the known deviations by reason.
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

// verdicts sorts the clauses by the results of their trials.
type verdicts struct {
	// failing lists the clauses with a failure, the likeliest cause first, each with its share of failing trials.
	failing []string
	// passed counts the clauses without a failure, and known counts those whose failures are all known.
	passed, known int
	// untouched lists the clauses that no trial reached.
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

// mostIDs is the number of clauses that a line names; files for programs name all of them.
const mostIDs = 6

// some returns the first entries of a list, and then counts the others.
func some(ids []string) []string {
	if len(ids) <= mostIDs+1 {
		return ids
	}
	return append(slices.Clone(ids[:mostIDs]), fmt.Sprintf("and %d more", len(ids)-mostIDs))
}

// mostSuspects is the number of clauses that the report names as the first to look at.
const mostSuspects = 3

// first names the clauses to look at first, and the reason; "" if only few clauses fail.
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
	return fmt.Sprintf("look first at %s: the first number counts the trials that fail first at the clause, the second all trials that rest on it", strings.Join(named, ", "))
}

// plays describes the known answers of the engine in words.
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
		return "the default answers to some open questions, any answer to the others"
	case free == 0:
		return strings.Join(other, ", ") + "; else the default answers"
	}
	if len(other) == settled {
		return strings.Join(other, ", ") + "; any answer to the others"
	}
	return strings.Join(other, ", ") + "; default answers to some of the others, any answer to the rest"
}
