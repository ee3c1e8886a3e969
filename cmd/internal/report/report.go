// Package report writes results, case after case, in the forms that people and programs read: text, Markdown to paste,
// JSON, the XML of JUnit, Cucumber Messages, SARIF. The package keeps one file's cases at a time. Cases may contain
// texts from anybody, so a form never contains characters that a terminal, a page or a parser would obey.
package report

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks"
)

// Outcome is the result of a case.
type Outcome uint8

const (
	// Passed: the case is right.
	Passed Outcome = iota
	// Failed: the case is wrong.
	Failed
	// Unread: it could not be read, so that it has no verdict.
	Unread
	// Skipped: it was not judged, and need not be.
	Skipped
)

// Case is a judged record or scenario.
type Case struct {
	Outcome Outcome
	// Noun names the kind of case, "record", and Word its result, "overruled".
	Noun, Word string
	// Name names the case in its file; in one file no two cases have the same.
	Name string
	// File is the file of the case, if that is another file than that of the suite.
	File string
	// Line is the line of the failure, or of the case; 0 for the file as a whole.
	Line int
	// Place is the file with the line, and a name for the place, for people.
	Place string
	// About is the subject of the verdict: a decision, or a step that failed. "" for none.
	About string
	// Reason describes the failure, or why it could not be read; "" if it passed.
	Reason string
	// Clauses are those that a failure rests on.
	Clauses []Clause
	// Question is the open question whose answer a failure rests on, "" for none. Depends are those whose other answers
	// would change the result.
	Question string
	Depends  []string
	// Notes go with the result, and do not change it.
	Notes []Note
	// Drawing is the drawn position; "" if no drawing is wanted.
	Drawing string
	// Answer is the whole answer, for people: the outcome in its first line, the reason in the next.
	Answer blocks.Doc
	// Steps are the steps of a scenario; nil if they are not known.
	Steps []Step
	Began time.Time
	Took  time.Duration
}

// FeatureFile is the noun of a case that is a whole file of scenarios, which cannot be read.
const FeatureFile = "feature file"

// Clause is a clause with its text and its place in the rulebook.
type Clause struct {
	ID       engine.Clause
	Says, At string
}

// Note is a remark on a case, right or wrong.
type Note struct {
	// Kind names the kind of note in one word; Line is its line, 0 for the file as a whole.
	Kind string
	Line int
	// Text is the note on one line; Clauses are those that it is about.
	Text    string
	Clauses []Clause
}

// Step is a step of a scenario.
type Step struct {
	Line   int
	Status Status
	Began  time.Time
	Took   time.Duration
}

// Status is the result of a step.
type Status uint8

const (
	StepPassed Status = iota
	StepFailed
	StepUnread
	StepSkipped
)

// Suite is the cases of one file.
type Suite struct {
	File  string
	Cases []Case
	// Under names the reading that replaced that of the cases, on one line; "" for none.
	Under string
	// Answer is the whole answer about the file for people, none if there is an error; Value is that for programs.
	Answer blocks.Doc
	Value  any
	// Again writes the one judged decision again, in the form of the ending .feature, .yard, .golden or .html; nil if
	// there is not exactly one.
	Again func(ending string) (string, error)
	// Unsaid names the part that a record, written by Again, cannot state; "" for none; nil where Again writes nothing.
	Unsaid func() string
	// Source is the text of a file of scenarios, nil of any other.
	Source []byte
}

// Head holds the data that are known before the first case.
type Head struct {
	// Program is the name of the program that reports, Version its version, Command the command for the same report.
	Program, Version, Command string
	Began                     time.Time
	// One reports that one file was asked about: text and JSON are the answer about it and nothing else.
	One bool
	// Brief reports that a file has the whole answer: text is then its first line. Whole has text leave nothing out.
	Brief, Whole bool
}

// Form writes suites as they come.
type Form interface {
	// Add writes a suite. The error is the writer's.
	Add(s *Suite) error
	// End writes the text after the last suite. The error is the writer's.
	End(t *Tally) error
}

// form is a way to write reports.
type form struct {
	ending string // of the name of a file
	begin  func(w io.Writer, head Head) Form
	// draws reports that the form shows drawings.
	draws bool
}

// forms are the forms of reports, by their names.
var forms = map[string]form{
	"text":   {"", newText, false},
	"md":     {".md", newMarkdown, true},
	"json":   {".json", newJSON, false},
	"xml":    {".xml", newJUnit, false},
	"ndjson": {".ndjson", newCucumber, false},
	"sarif":  {".sarif", newSARIF, false},

	"feature": {".feature", again(".feature"), false},
	"yard":    {".yard", again(".yard"), false},
	"golden":  {".golden", again(".golden"), false},
	"html":    {".html", again(".html"), false},
}

// New begins a report in a form: text, md, json, xml, ndjson, sarif; or feature, yard, golden, html for the decision.
func New(name string, w io.Writer, head Head) Form { return forms[name].begin(w, head) }

// Draws reports whether a form shows the drawings of cases.
func Draws(name string) bool { return forms[name].draws }

// Named returns the form for the ending of a file's name. The error lists the endings.
func Named(path string) (string, error) {
	ending := strings.ToLower(filepath.Ext(path))
	for name, f := range forms {
		if ending != "" && ending == f.ending {
			return name, nil
		}
	}
	return "", fmt.Errorf("the ending of the name says in which form to write; end it in %s", strings.Join(endings(), ", "))
}

func endings() []string {
	var all []string
	for _, f := range forms {
		if f.ending != "" {
			all = append(all, f.ending)
		}
	}
	slices.Sort(all)
	last := len(all) - 1
	return append(all[:last-1], all[last-1]+" or "+all[last])
}
