package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
)

// markdown is a report to paste into a forum or an issue. For several files it has a section for each case with
// a failure or a note.
type markdown struct {
	w    io.Writer
	one  bool
	last reading
}

func newMarkdown(w io.Writer, head Head) Form { return &markdown{w: w, one: head.One} }

// Add writes a suite.
func (f *markdown) Add(s *Suite) error {
	var b strings.Builder
	if under := f.last.of(s); under != "" {
		b.WriteString(blocks.Escaped(blocks.Capital(under)) + "\n\n")
	}
	if f.one && len(s.Answer) > 0 {
		b.WriteString(s.Answer.Markdown())
	}
	for i := range s.Cases {
		switch c := &s.Cases[i]; {
		case f.one && len(s.Answer) > 0:
			c.drawn(&b)
		case c.Outcome != Passed:
			b.WriteString(c.Answer.Brief().Markdown())
			c.drawn(&b)
			c.notes(&b)
		case len(c.Notes) > 0:
			b.WriteString(c.Answer[:1].Markdown())
			c.notes(&b)
		}
	}
	return f.write(b.String())
}

// notes lists the notes on a case.
func (c *Case) notes(b *strings.Builder) {
	for _, line := range c.noteLines() {
		b.WriteString("- " + blocks.Escaped(blocks.Capital(line)) + "\n")
	}
	if len(c.Notes) > 0 {
		b.WriteString("\n")
	}
}

// drawn writes the position, if there is a drawing of it.
func (c *Case) drawn(b *strings.Builder) {
	if c.Drawing != "" {
		b.WriteString("The position:\n\n" + blocks.CodeBlock(c.Drawing))
	}
}

// End writes the sum of several files.
func (f *markdown) End(t *Tally) error {
	if f.one {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**\n\n", blocks.Escaped(blocks.Capital(t.Sum())))
	if over := t.over(); over != "" {
		b.WriteString(blocks.Escaped(blocks.Capital(over)) + "\n\n")
	}
	for i := range t.Groups {
		g := &t.Groups[i]
		fmt.Fprintf(&b, "- **%s**, %d", blocks.Escaped(g.name()), g.N)
		if g.Says != "" {
			b.WriteString(", in our words: " + blocks.Escaped(g.Says))
		}
		b.WriteString("\n")
		for _, place := range g.Places {
			b.WriteString("  - " + blocks.CodeSpan(place) + "\n")
		}
		if more := g.N - len(g.Places); more > 0 {
			fmt.Fprintf(&b, "  - and %d more\n", more)
		}
	}
	return f.write(b.String())
}

func (f *markdown) write(text string) error {
	_, err := io.WriteString(f.w, text)
	return err
}
