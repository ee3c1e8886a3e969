package witness

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// CaseOf returns a verdict on a record as a case of a report.
func CaseOf(v *judge.Verdict) report.Case {
	c := report.Case{Noun: "record", Word: "upheld", Name: number(v), Line: v.Line, Place: v.Place(), Reason: v.Named(v.Reason), Answer: v.Answer()}
	if !v.Upheld {
		c.Outcome, c.Word = report.Failed, "overruled"
	}
	if v.Action != "" {
		c.About = v.Actor + ": " + v.Action
	}
	c.Clauses = clausesOf(v)
	hang(&c, v)
	for _, note := range v.Notes() {
		said := report.Note{Kind: note.Kind, Line: note.Line, Text: note.Text}
		if note.Clause.ID != "" {
			said.Clauses = []report.Clause{report.Clause(note.Clause)}
		}
		c.Notes = append(c.Notes, said)
	}
	return c
}

// hang notes the open questions that a verdict depends on.
func hang(c *report.Case, v *judge.Verdict) {
	c.Question = v.Question
	if v.Others != nil {
		c.Depends = v.Others.DependsOn
	}
}

// clausesOf returns the clauses that overrule a decision.
func clausesOf(v *judge.Verdict) (clauses []report.Clause) {
	if v.Clause != "" {
		clauses = []report.Clause{{ID: v.Clause, Says: v.ClauseSays, At: v.ClauseAt}}
	}
	for _, clause := range v.Clauses {
		clauses = append(clauses, report.Clause(clause))
	}
	return clauses
}

// number names the decision that a verdict is about.
func number(v *judge.Verdict) string {
	switch {
	case v.Tried:
		return "a decision tried after " + prose.Count(v.Decision-1, "decision")
	case v.Decision == 0:
		return "the start"
	}
	return fmt.Sprintf("decision %d", v.Decision)
}

// caseOf returns the result of a scenario for reports.
func caseOf(s features.Scenario) report.Case {
	c := report.Case{Noun: "scenario", Word: "upheld", Name: s.Name, Line: s.Line}
	if f := s.Failure; f != nil {
		c.Outcome, c.Word, c.Line, c.About, c.Reason = report.Failed, "overruled", f.Line, f.Step, f.Message
		c.Clauses = tagged(s)
	}
	if Unread(s) {
		c.Outcome, c.Word = report.Unread, "not read"
	}
	c.Place = fmt.Sprintf("%s:%d: %s", s.File, c.Line, s.Name)
	c.Answer = Outcome(c.Word, s)
	for _, step := range s.Steps {
		status := map[features.StepStatus]report.Status{features.StepPassed: report.StepPassed, features.StepFailed: report.StepFailed,
			features.StepUnread: report.StepUnread}[step.Status]
		c.Steps = append(c.Steps, report.Step{Line: step.Line, Status: status, Began: step.Began, Took: step.Took})
	}
	if n := len(c.Steps); n > 0 {
		last := c.Steps[n-1]
		c.Began, c.Took = c.Steps[0].Began, last.Began.Add(last.Took).Sub(c.Steps[0].Began)
	}
	return c
}

// tagged returns the clauses that a scenario is tagged with, with their texts.
func tagged(s features.Scenario) (clauses []report.Clause) {
	entry, err := games.Find(s.Game)
	if err != nil {
		return nil
	}
	for _, id := range s.Clauses() {
		clause := entry.Book.Clause(string(id))
		clauses = append(clauses, report.Clause{ID: clause.ID, Says: clause.Says, At: clause.At})
	}
	return clauses
}

// Outcome describes the result of a scenario: a word for the result, the name and the place, and the step that
// failed.
func Outcome(word string, s features.Scenario) blocks.Doc {
	doc := blocks.Doc{head(word, s, s.Line)}
	if f := s.Failure; f != nil {
		doc[0] = head(word, s, f.Line)
		doc = append(doc, blocks.Said(judge.Sentence(f.Message)))
		if f.Step != "" {
			doc = append(doc, judge.Excerpt([]judge.Line{{N: f.Line, Text: f.Step}}, f.Step, "this step"))
		}
		for _, also := range f.Also {
			doc = append(doc, blocks.Said(fmt.Sprintf("Line %d, %q: %s.", also.Line, also.Step, also.Message)))
		}
		if ids := s.Clauses(); len(ids) > 0 && !f.Unknown {
			var about []string
			for _, id := range ids {
				about = append(about, string(id))
			}
			doc = append(doc, blocks.Labelled("rule", blocks.Listed(blocks.Clause, about, len(about))))
		}
	}
	return doc
}

// head returns the first line about a scenario, with the place of a line in it.
func head(word string, s features.Scenario, line int) blocks.Block {
	mark := map[string]blocks.Mark{"upheld": blocks.Good, "passed": blocks.Good}[word]
	if mark == "" {
		mark = blocks.Bad
	}
	return blocks.Block{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(mark, word), blocks.Text(fmt.Sprintf(": %q", s.Name)),
		blocks.Marked(blocks.Place, fmt.Sprintf("%s:%d", s.File, line))}}
}

// unreadFile is a file that could not be read, in a report for programs.
type unreadFile struct {
	File  string `json:"file,omitempty"`
	Error string `json:"error"`
}

// UnreadSuite returns the suite for a file that could not be read. The argument one is true if the user named
// no other file.
func UnreadSuite(file string, err error, one bool) *report.Suite {
	line := prose.OneLine(err.Error())
	c := report.Case{Outcome: report.Unread, Noun: "record", Word: "not read", Name: "the file", Place: file, Reason: strings.TrimPrefix(line, file+": ")}
	if strings.HasSuffix(strings.ToLower(file), ".feature") {
		c.Noun = report.FeatureFile
	}
	var syntax *transcript.SyntaxError
	var finding *transcript.Finding
	switch {
	case errors.As(err, &syntax) && syntax.File == file:
		c.Line, c.Reason = syntax.Line, syntax.Msg
	case errors.As(err, &finding) && finding.File == file:
		c.Line, c.Reason = finding.Line, finding.Msg
	}
	if number, why, ok := strings.Cut(strings.TrimPrefix(c.Reason, file+":"), ": "); ok && c.Line == 0 {
		if n, err := strconv.Atoi(number); err == nil {
			c.Line, c.Reason = n, why
		}
	}
	if c.Line > 0 {
		c.Place = fmt.Sprintf("%s:%d", file, c.Line)
	}
	c.Answer = blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Bad, c.Word), blocks.Text(": " + c.Reason),
		blocks.Marked(blocks.Place, c.Place)}}}
	value := unreadFile{file, line}
	if one {
		value.File = ""
	}
	return &report.Suite{File: file, Cases: []report.Case{c}, Value: value}
}
