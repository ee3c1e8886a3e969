package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// text is a report for a terminal: the whole answer about one file, or for several files their failures and the
// sum by clauses.
type text struct {
	w    io.Writer
	head Head
	last reading
}

func newText(w io.Writer, head Head) Form { return &text{w: w, head: head} }

// reading is the last reading that was printed. It applies to the files that follow until another is printed.
type reading string

// of returns the reading of a suite if it differs from the last one; else "".
func (r *reading) of(s *Suite) string {
	if s.Under == "" || s.Under == string(*r) {
		return ""
	}
	*r = reading(s.Under)
	return s.Under
}

// Add writes a suite.
func (f *text) Add(s *Suite) error {
	switch {
	case f.head.One && f.head.Brief:
		return f.write(s.Answer[:min(1, len(s.Answer))].Text())
	case f.head.One && f.head.Whole:
		return f.write(s.Answer.Text())
	case f.head.One:
		return f.write(s.Answer.Short())
	}
	var b strings.Builder
	if under := f.last.of(s); under != "" {
		b.WriteString(prose.Wrap("", under))
	}
	for i := range s.Cases {
		b.WriteString(s.Cases[i].short())
	}
	return f.write(b.String())
}

// short describes a case among many: its first line, and the failure.
func (c *Case) short() string {
	first := blocks.Doc{c.Answer[0]}
	if c.Outcome != Passed && c.Reason != "" && !strings.Contains(first.Text(), c.Reason) {
		first = append(first, blocks.Said(c.because()))
	}
	text := first.Text()
	if hangs := c.hangs(); hangs != "" {
		text += prose.Wrap("  ", strings.TrimPrefix(hangs, "; "))
	}
	for _, note := range c.Notes {
		text += prose.Wrap("  ", note.Text)
	}
	return text
}

// noteLines returns the notes of a case, one per line.
func (c *Case) noteLines() (lines []string) {
	for _, note := range c.Notes {
		lines = append(lines, prose.OneLine(note.Text))
	}
	return lines
}

// hangs names the open questions that a case depends on, if they were searched for.
func (c *Case) hangs() string {
	switch {
	case len(c.Depends) > mostHung:
		return fmt.Sprintf("; depends on %s and %s", strings.Join(c.Depends[:mostHung], ", "),
			prose.Count(len(c.Depends)-mostHung, "more question"))
	case len(c.Depends) > 0:
		return "; depends on " + strings.Join(c.Depends, ", ")
	case c.Question != "":
		return "; rests on the open question " + c.Question
	}
	return ""
}

// mostHung is the number of questions named as those that a case depends on.
const mostHung = 2

// Says describes on one line the reason of a case and the open questions that it depends on.
func (c *Case) Says() string { return prose.OneLine(c.Reason + c.hangs()) }

// because returns the clauses of a case, followed by the reason.
func (c *Case) because() string {
	if len(c.Clauses) == 0 {
		return c.Reason
	}
	return strings.Join(c.ids(), ", ") + ": " + c.Reason
}

func (c *Case) ids() []string {
	ids := make([]string, len(c.Clauses))
	for i, clause := range c.Clauses {
		ids[i] = string(clause.ID)
	}
	return ids
}

// End writes the sum.
func (f *text) End(t *Tally) error {
	if f.head.One {
		return nil
	}
	var b strings.Builder
	b.WriteString(t.Sum() + "\n" + t.over())
	for i := range t.Groups {
		g := &t.Groups[i]
		label := fmt.Sprintf("  %s (%d): ", g.name(), g.N)
		b.WriteString(prose.List(label, g.places()))
		if g.Says != "" {
			b.WriteString(prose.Wrap("    ", g.Says))
		}
	}
	return f.write(b.String())
}

func (f *text) write(text string) error {
	_, err := io.WriteString(f.w, prose.Clean(text))
	return err
}
