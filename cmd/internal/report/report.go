// Package report writes results, one case after the other, in formats for people and programs: text, Markdown
// to paste, JSON, JUnit's XML, Cucumber Messages and SARIF. The package keeps only the cases of one file in
// memory. Cases may contain texts from anybody. A report therefore never contains characters that a terminal, a
// page or a parser would obey.
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
	// Passed means that the case is right.
	Passed Outcome = iota
	// Failed means that the case is wrong.
	Failed
	// Unread means that the case could not be read, so that there is no verdict.
	Unread
	// Skipped means that the case was not judged, and need not be.
	Skipped
)

// Case is a judged record or scenario.
type Case struct {
	Outcome Outcome
	// Noun names the kind of case, such as "record". Word names its result, such as "overruled".
	Noun, Word string
	// Name is the name of the case. No two cases in a file have the same name.
	Name string
	// File is the file of the case, if it differs from the file of the suite.
	File string
	// Line is the line of the failure, or of the case; 0 for the file as a whole.
	Line int
	// Place is the file with the line, and the name of the place for people.
	Place string
	// About is the subject of the verdict: a decision, or a step that failed. "" for none.
	About string
	// Reason describes the failure, or why the case could not be read; "" if it passed.
	Reason string
	// Clauses lists the clauses that a failure rests on.
	Clauses []Clause
	// Question is the open question whose answer decides a failure, or "" if there is none. Depends lists the
	// questions for which another answer would change the result.
	Question string
	Depends  []string
	// Notes are remarks that do not change the result.
	Notes []Note
	// Drawing is the drawn position; "" if no drawing is wanted.
	Drawing string
	// Answer is the whole answer for people. Its first line is the outcome, and its next line the reason.
	Answer blocks.Doc
	// Steps are the steps of a scenario; nil if they are not known.
	Steps []Step
	Began time.Time
	Took  time.Duration
}

// FeatureFile is the noun of a case for a whole file of scenarios that cannot be read.
const FeatureFile = "feature file"

// Clause is a clause with its text and its place in the rulebook.
type Clause struct {
	ID       engine.Clause
	Says, At string
}

// Note is a remark on a case, whether the case passed or failed.
type Note struct {
	// Kind names the kind of note in one word. Line is the line of the note, 0 for the file as a whole.
	Kind string
	Line int
	// Text is the note on one line. Clauses lists the clauses that it is about.
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

// Suite holds the cases of one file.
type Suite struct {
	File  string
	Cases []Case
	// Under describes, on one line, the reading that replaced that of the cases, or "" if there is none.
	Under string
	// Answer is the whole answer about the file for people; nil after an error. Value is the answer for programs.
	Answer blocks.Doc
	Value  any
	// Again returns the judged decision in the format of an ending: .feature, .yard, .golden or .html. It is
	// nil if the file does not contain exactly one decision to judge.
	Again func(ending string) (string, error)
	// Unsaid names the part of the dispute that a record from Again cannot express, or "" if there is none.
	// It is nil if Again writes nothing.
	Unsaid func() string
	// Source is the text of a file of scenarios, nil for any other file.
	Source []byte
}

// Head holds the facts about a report that are known before the first case.
type Head struct {
	// Program is the name of the program that reports, and Version is its version. Command is the command that
	// gives the same report.
	Program, Version, Command string
	Began                     time.Time
	// One reports that the user named a single file: text and JSON then contain only the answer about it.
	One bool
	// Brief reports that the whole answer goes to a file, so that text is only its first line. Whole makes text
	// leave nothing out.
	Brief, Whole bool
}

// Form writes the suites of a report one by one.
type Form interface {
	// Add writes a suite. The error is that of the writer.
	Add(s *Suite) error
	// End writes the text after the last suite. The error is that of the writer.
	End(t *Tally) error
}

// form is a format of reports.
type form struct {
	ending string // the ending of file names
	begin  func(w io.Writer, head Head) Form
	// draws reports that the format shows drawings.
	draws bool
}

// forms holds the formats of reports by their names.
var forms = map[string]form{
	"text":   {"", newText, false},
	"md":     {".md", newMarkdown, true},
	"json":   {".json", newJSON, false},
	"xml":    {".xml", newJUnit, false},
	"ndjson": {".ndjson", newCucumber, false},
	"sarif":  {".sarif", newSARIF, false},

	"feature": {".feature", copyAs(".feature"), false},
	"yard":    {".yard", copyAs(".yard"), false},
	"golden":  {".golden", copyAs(".golden"), false},
	"html":    {".html", copyAs(".html"), false},
}

// New begins a report in the named format. The formats of reports are text, md, json, xml, ndjson and sarif.
// The formats feature, yard, golden and html contain only the judged decision.
func New(name string, w io.Writer, head Head) Form { return forms[name].begin(w, head) }

// Draws reports whether a format shows the drawings of cases.
func Draws(name string) bool { return forms[name].draws }

// Named returns the name of the format for a file, by the ending of its path. The error lists the endings.
func Named(path string) (string, error) {
	ending := strings.ToLower(filepath.Ext(path))
	for name, f := range forms {
		if ending != "" && ending == f.ending {
			return name, nil
		}
	}
	return "", fmt.Errorf("the ending of the name chooses the form; end the name in %s", strings.Join(endings(), ", "))
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
