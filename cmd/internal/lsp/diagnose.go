package lsp

import (
	"cmp"
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// source names the program in each diagnostic.
const source = "yardstick"

// diagnose judges a document as yardstick judge does, without other answers and remedies.
func (s *Server) diagnose(ctx context.Context, d *document) []diagnostic {
	if d.scenarios {
		return s.ruled(ctx, d)
	}
	r, err := s.record(ctx, d, d.text)
	if err != nil {
		return d.unread(err)
	}
	defer r.close()
	v, err := r.judged(ctx, 0)
	if err != nil {
		return d.unread(err)
	}
	c := witness.CaseOf(v)
	found := d.found(&c, v.Action)
	for _, read := range r.source.Readings {
		found = append(found, d.note(isInformation, read.Line, "spelling", read.String()))
	}
	return found
}

// unread reports a document that cannot be read.
func (d *document) unread(err error) []diagnostic {
	c := witness.UnreadSuite(d.name, err, false).Cases[0]
	return d.found(&c)
}

// ruled judges scenarios. It runs all of them, which is fast, and returns diagnostics for those that fail.
func (s *Server) ruled(ctx context.Context, d *document) []diagnostic {
	var failed error
	opts := d.options(d.text)
	opts.Reads, opts.Ways, opts.Over = witness.Reads, witness.Ways, s.over(&failed)
	ran, err := features.Run(ctx, opts)
	if err = cmp.Or(err, failed); err != nil {
		return d.unread(err)
	}
	wrong := map[string]bool{}
	for _, scenario := range ran.Failed() {
		wrong[scenario.Name] = true
	}
	if len(wrong) == 0 {
		return nil
	}
	opts.Only = func(scenario string) bool { return wrong[scenario] }
	court := witness.Court{Others: judge.Alone, Quick: true, Unmended: true, Editions: &s.editions, Options: opts}
	said, err := court.Judge(ctx)
	if err != nil {
		return d.unread(err)
	}
	var found []diagnostic
	for i, c := range said.Suite().Cases {
		f := said.Scenarios[i].Failure
		if f == nil {
			continue
		}
		for _, one := range append(d.found(&c, f.Step), d.also(&c, f)...) {
			if !slices.Contains(found, one) { // rows of an outline share their steps
				found = append(found, one)
			}
		}
	}
	return found
}

// also reports the other unreadable steps of a scenario.
func (d *document) also(c *report.Case, f *features.Failure) (found []diagnostic) {
	for _, more := range f.Also {
		one := report.Case{Outcome: c.Outcome, Word: c.Word, Line: more.Line, About: more.Step, Reason: more.Message}
		found = append(found, d.found(&one, more.Step)...)
	}
	return found
}

// notRead is the code of the diagnostic for a text that cannot be read, as in SARIF.
const notRead = "not-read"

// aTag matches a tag that a message names.
var aTag = regexp.MustCompile(`@[A-Za-z0-9-]+`)

// found returns the diagnostics of a case: the failure at the words that are wrong, and the notes.
func (d *document) found(c *report.Case, about ...string) (found []diagnostic) {
	if c.Outcome != report.Passed {
		line, words := c.Line, append(about, quoted(c.Reason)...)
		code := ""
		if c.Outcome == report.Unread {
			code, words = notRead, append(quoted(c.Reason), about...)
		} else if len(c.Clauses) > 0 {
			code = string(c.Clauses[0].ID)
		}
		if tag := aTag.FindString(c.Reason); tag != "" && c.About == "" && d.scenarios {
			line, words = d.tagged(line, tag), []string{tag}
		}
		one := d.note(isError, line, code, c.Word+": "+c.Says())
		one.Range = d.find(line, words...)
		found = append(found, one)
	}
	for _, note := range c.Notes {
		code := note.Kind
		if len(note.Clauses) > 0 {
			code = string(note.Clauses[0].ID)
		}
		line := note.Line
		if line == 0 {
			line = d.last()
		}
		found = append(found, d.note(isInformation, line, code, note.Text))
	}
	return found
}

// tagged returns the line of a tag above a scenario, or the line of the scenario.
func (d *document) tagged(line int, tag string) int {
	for n := line - 1; n >= 1; n-- {
		if slices.Contains(strings.Fields(d.line(n-1)), tag) {
			return n
		}
	}
	return line
}

// note returns a diagnostic of a line.
func (d *document) note(how severity, line int, code, text string) diagnostic {
	return diagnostic{Range: d.find(line), Severity: how, Code: code, Source: source, Message: prose.OneLine(text)}
}
