package report

import (
	"io"
	"net/url"
	"path/filepath"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// sarif is a report in SARIF 2.1.0, which code reviews show next to the lines. It has a result for each
// failure, under its clause, and for each unread file. The rules follow the results, because they are only
// known at the end.
type sarif struct {
	w     io.Writer
	head  Head
	due   string
	rules []sarifRule
}

const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

// The rules of results that rest on no clause.
const (
	noClause = "no-clause"
	notRead  = "not-read"
)

func newSARIF(w io.Writer, head Head) Form {
	return &sarif{w: w, head: head, due: `{"$schema": "` + sarifSchema + "\", \"version\": \"2.1.0\", \"runs\": [{\"results\": [\n"}
}

type sarifMessage struct {
	Text string `json:"text"`
}

type sarifRule struct {
	ID    string       `json:"id"`
	Short sarifMessage `json:"shortDescription"`
	Full  sarifMessage `json:"fullDescription"`
}

type sarifResult struct {
	RuleID    string          `json:"ruleId"`
	Kind      string          `json:"kind"`
	Level     string          `json:"level"`
	Message   sarifMessage    `json:"message"`
	Locations []sarifLocation `json:"locations"`
}

type sarifLocation struct {
	Physical struct {
		Artifact struct {
			URI string `json:"uri"`
		} `json:"artifactLocation"`
		Region *sarifRegion `json:"region,omitempty"`
	} `json:"physicalLocation"`
}

type sarifRegion struct {
	StartLine int `json:"startLine"`
}

type sarifDriver struct {
	Name    string      `json:"name"`
	Version string      `json:"version,omitempty"`
	Rules   []sarifRule `json:"rules"`
}

type sarifInvocation struct {
	CommandLine string `json:"commandLine,omitempty"`
	Successful  bool   `json:"executionSuccessful"`
	Start       string `json:"startTimeUtc"`
}

// Add writes the results of a file.
func (f *sarif) Add(s *Suite) error {
	for i := range s.Cases {
		c := &s.Cases[i]
		if c.Outcome != Passed {
			err := f.result(sarifResult{RuleID: f.rule(c), Kind: "fail", Level: "error",
				Message: sarifMessage{prose.Clean(c.message())}, Locations: []sarifLocation{located(s.File, c.Line)}})
			if err != nil {
				return err
			}
		}
		for _, note := range c.Notes {
			if len(note.Clauses) == 0 {
				continue // a review shows only notes on a rule
			}
			err := f.result(sarifResult{RuleID: f.noted(clauseRule(note.Clauses[0])), Kind: "fail", Level: "note",
				Message: sarifMessage{prose.OneLine(note.Text)}, Locations: []sarifLocation{located(s.File, note.Line)}})
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func (f *sarif) result(r sarifResult) error {
	text, err := compact(r)
	if err == nil {
		_, err = io.WriteString(f.w, f.due+text)
	}
	f.due = ",\n"
	return err
}

// message describes the failure and its subject, on one line.
func (c *Case) message() string {
	text := c.because()
	if c.About != "" {
		text = c.About + ": " + text
	}
	return prose.OneLine(text + c.hangs())
}

// rule returns the id of the rule for a result, and adds the rule to the list.
func (f *sarif) rule(c *Case) string {
	rule := sarifRule{ID: noClause, Short: sarifMessage{"the verdict rests on no clause"}}
	switch {
	case c.Outcome == Unread:
		rule = sarifRule{ID: notRead, Short: sarifMessage{"the text cannot be read"}}
	case len(c.Clauses) > 0:
		rule = clauseRule(c.Clauses[0])
	}
	return f.noted(rule)
}

// clauseRule returns a clause as a rule.
func clauseRule(c Clause) sarifRule {
	rule := sarifRule{ID: string(c.ID), Short: sarifMessage{string(c.ID)}, Full: sarifMessage{c.Says}}
	if c.At != "" {
		rule.Short.Text += ", " + c.At
	}
	return rule
}

// noted adds a rule to the list of rules, and returns its id.
func (f *sarif) noted(rule sarifRule) string {
	if rule.Full.Text == "" {
		rule.Full = rule.Short
	}
	if !slices.ContainsFunc(f.rules, func(r sarifRule) bool { return r.ID == rule.ID }) {
		f.rules = append(f.rules, rule)
	}
	return rule.ID
}

// located returns the location of a line in a file. Line 0 means the whole file.
func located(file string, line int) (at sarifLocation) {
	path := filepath.ToSlash(prose.OneLine(file))
	at.Physical.Artifact.URI = (&url.URL{Path: path}).String()
	if filepath.IsAbs(file) {
		at.Physical.Artifact.URI = (&url.URL{Scheme: "file", Path: path}).String()
	}
	if line > 0 {
		at.Physical.Region = &sarifRegion{line}
	}
	return at
}

// End writes the name of the program, and the rules.
func (f *sarif) End(t *Tally) error {
	driver := sarifDriver{f.head.Program, f.head.Version, append([]sarifRule{}, f.rules...)}
	rest, err := compact(struct {
		Tool        map[string]sarifDriver `json:"tool"`
		Invocations []sarifInvocation      `json:"invocations"`
		Columns     string                 `json:"columnKind"`
	}{map[string]sarifDriver{"driver": driver}, []sarifInvocation{{f.head.Command, !t.Stopped && t.Unread == 0, f.head.Began.UTC().Format("2006-01-02T15:04:05Z")}},
		"unicodeCodePoints"})
	if err != nil {
		return err
	}
	if f.due == ",\n" {
		f.due = ""
	}
	_, err = io.WriteString(f.w, f.due+"\n], "+rest[1:]+"]}\n")
	return err
}
