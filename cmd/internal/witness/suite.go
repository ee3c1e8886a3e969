package witness

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// CaseOf is a verdict on a record as reports tell it.
func CaseOf(v *judge.Verdict) report.Case {
	text := v.Text()
	_, place, _ := strings.Cut(firstLine(text), ": ")
	c := report.Case{Noun: "record", Word: "upheld", Name: number(v), Line: v.Line, Place: place, Reason: v.Named(v.Reason), Heading: heading(v), Text: text}
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

// hang notes on which open questions a verdict depends.
func hang(c *report.Case, v *judge.Verdict) {
	c.Question, c.Hanging = v.Question, v.Hanging()
	if v.Others == nil {
		return
	}
	c.Depends = v.Others.DependsOn
	var argued []string
	for _, h := range v.Others.Open() {
		c.Hinges = append(c.Hinges, hingeText(h, &argued))
	}
}

// clausesOf are the clauses that overrule a decision.
func clausesOf(v *judge.Verdict) (clauses []report.Clause) {
	if v.Clause != "" {
		clauses = []report.Clause{{ID: v.Clause, Says: v.ClauseSays, At: v.ClauseAt}}
	}
	for _, clause := range v.Clauses {
		clauses = append(clauses, report.Clause(clause))
	}
	return clauses
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
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

// heading says by what a record was judged.
func heading(v *judge.Verdict) string {
	parts := []string{v.Title, "edition " + v.Edition}
	if len(v.Answers) == 0 {
		parts = append(parts, "every answer the default")
	}
	for _, a := range v.Answers {
		parts = append(parts, a.String())
	}
	if v.Program != "" {
		parts = append(parts, v.Program)
	}
	if called := v.Called(); called != "" {
		parts = append(parts, called)
	}
	return strings.Join(parts, "; ")
}

// hingeText says how a verdict would be under other answers.
func hingeText(h hinge.Hinge, argued *[]string) string {
	says := prose.Either(h.Upheld, "upheld", "overruled")
	if h.Clause != "" {
		says += " by " + string(h.Clause)
	}
	var words []string
	for _, a := range h.Answers {
		words = append(words, fmt.Sprintf("%s Played is %s: %s The other, %s: %s", a.Asks, a.InForce, a.InForceSays, a.Option, a.Says))
		if !slices.Contains(*argued, a.Question) && a.Because != "" {
			*argued = append(*argued, a.Question)
			words = append(words, "Why "+a.Default+": "+a.Because)
		}
	}
	return says + " with " + h.Names() + ". " + strings.Join(words, " ")
}

// caseOf is what came of a scenario.
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
	c.Text = Outcome(c.Word, s)
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

// tagged are the clauses that a scenario is tagged with, with what they say.
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

// Outcome is how a scenario came out, in a word, with where it is and which step did not come out as written; lines for people.
func Outcome(word string, s features.Scenario) string {
	f := s.Failure
	if f == nil {
		return fmt.Sprintf("%s: %s:%d: %s\n", word, s.File, s.Line, s.Name)
	}
	text := fmt.Sprintf("%s: %s:%d: %s\n", word, s.File, f.Line, s.Name)
	var about []string
	for _, id := range s.Clauses() {
		about = append(about, string(id))
	}
	if len(about) > 0 && !f.Unknown {
		text += prose.List("  about ", about)
	}
	if f.Step != "" {
		text += "  " + f.Step + "\n"
	}
	return text + prose.Wrap("  ", f.Message)
}

// unreadFile is what a report for programs says of a file that could not be read.
type unreadFile struct {
	File  string `json:"file,omitempty"`
	Error string `json:"error"`
}

// UnreadSuite is a file that could not be read as reports tell it; one says that no other was asked about.
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
	c.Text = line + "\n"
	value := unreadFile{file, line}
	if one {
		value.File = ""
	}
	return &report.Suite{File: file, Cases: []report.Case{c}, Value: value}
}
