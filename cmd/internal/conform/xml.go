package conform

import (
	"io"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// WriteXML writes the report in JUnit's XML, with a suite for each kind of trial.
func (a *Answer) WriteXML(w io.Writer, began time.Time) error {
	form := report.New("xml", w, report.Head{Program: "yardstick", Version: a.Program, Command: a.Command, Began: began})
	tally := &report.Tally{}
	for _, kind := range conformance.Kinds() {
		suite := &report.Suite{File: string(kind)}
		for _, t := range a.Trials {
			if t.Kind == kind {
				suite.Cases = append(suite.Cases, a.asCase(t))
			}
		}
		tally.Add(suite)
		if err := form.Add(suite); err != nil {
			return err
		}
	}
	return form.End(tally)
}

// asCase returns a trial as a case of a test report. A trial that was not run is not a success.
func (a *Answer) asCase(t conformance.Trial) report.Case {
	c := report.Case{Noun: string(t.Kind), Word: string(t.Status), Name: t.Name, Reason: t.Why}
	switch t.Status {
	case conformance.Failed:
		c.Outcome = report.Failed
	case conformance.NotApplicable:
		c.Outcome = report.Skipped
	case conformance.NotRun:
		c.Outcome = report.Unread
	}
	var lines []string
	for i := range t.Findings {
		f := Found{Finding: t.Findings[i]}
		lines = append(append(lines, f.Line()), f.Where()...)
		if f.Script != nil {
			c.File, c.Line = f.Script.File, f.Script.Line
		}
		for _, id := range f.Clauses {
			if clause := a.book.Clause(string(id)); clause != nil {
				c.Clauses = append(c.Clauses, report.Clause{ID: id, Says: clause.Says, At: clause.At})
			}
		}
	}
	if len(lines) > 0 {
		c.Reason = lines[0]
		for _, line := range lines {
			c.Answer = append(c.Answer, blocks.Said(line))
		}
	}
	return c
}
