package report

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// markdown is a report to paste into a forum or an issue. Of several files only what is wrong has a section, and what there is a note of.
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
		b.WriteString(escaped(capital(under)) + "\n\n")
	}
	for i := range s.Cases {
		c := &s.Cases[i]
		if !f.one && c.Outcome == Passed {
			c.noted(&b)
			continue
		}
		c.markdown(&b)
		if f.one && c.Text != "" {
			b.WriteString("In full:\n\n" + block(c.Text))
		}
	}
	return f.write(b.String())
}

// noted writes what there is a note of, and is as it should be.
func (c *Case) noted(b *strings.Builder) {
	if len(c.Notes) > 0 {
		fmt.Fprintf(b, "**%s**%s: %s\n\n", escaped(capital(c.Word)), escaped(c.Hanging), span(c.Place))
		c.notes(b)
	}
}

// notes lists what stands beside how a case came out.
func (c *Case) notes(b *strings.Builder) {
	for _, line := range c.beside() {
		b.WriteString("- " + escaped(capital(line)) + "\n")
	}
	if len(c.Notes) > 0 {
		b.WriteString("\n")
	}
}

// markdown writes what a page says of a case.
func (c *Case) markdown(b *strings.Builder) {
	by := ""
	if len(c.Clauses) > 0 {
		by = " by " + escaped(strings.Join(c.ids(), ", "))
	}
	fmt.Fprintf(b, "**%s**%s%s: %s\n\n", escaped(capital(c.Word)), by, escaped(c.Hanging), span(c.Place))
	if c.Heading != "" {
		b.WriteString(escaped(c.Heading) + "\n\n")
	}
	if c.About != "" {
		b.WriteString("> " + span(c.About) + "\n\n")
	}
	if c.Reason != "" {
		b.WriteString(escaped(capital(c.Reason)) + "\n\n")
	}
	for _, clause := range c.Clauses {
		if clause.Says != "" {
			fmt.Fprintf(b, "> **%s**, %s, in our words: %s\n\n", escaped(string(clause.ID)), escaped(clause.At), escaped(clause.Says))
		}
	}
	c.notes(b)
	if len(c.Hinges) > 0 {
		b.WriteString("It depends on open questions. It would be\n\n")
		for _, h := range c.Hinges {
			b.WriteString("- " + escaped(h) + "\n")
		}
		b.WriteString("\n")
	}
	if c.Drawing != "" {
		b.WriteString("The position:\n\n" + block(c.Drawing))
	}
}

// End writes the sum of several files.
func (f *markdown) End(t *Tally) error {
	if f.one {
		return nil
	}
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**\n\n", escaped(capital(t.Sum())))
	if over := t.over(); over != "" {
		b.WriteString(escaped(capital(over)) + "\n\n")
	}
	for i := range t.Groups {
		g := &t.Groups[i]
		fmt.Fprintf(&b, "- **%s**, %d", escaped(g.name()), g.N)
		if g.Says != "" {
			b.WriteString(", in our words: " + escaped(g.Says))
		}
		b.WriteString("\n")
		for _, place := range g.Places {
			b.WriteString("  - " + span(place) + "\n")
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

// capital is a text with a capital first letter, as a sentence begins.
func capital(text string) string {
	if text != "" && 'a' <= text[0] && text[0] <= 'z' {
		return string(text[0]-'a'+'A') + text[1:]
	}
	return text
}

// Characters that mean something in Markdown are escaped; a word joiner, which is not shown, keeps a forum from notifying people and from
// making links.
var (
	meaning = strings.NewReplacer(`\`, `\\`, "`", "\\`", "*", `\*`, "_", `\_`, "[", `\[`, "]", `\]`, "<", `\<`, ">", `\>`, "&", `\&`, "#", `\#`,
		"|", `\|`, "~", `\~`, "!", `\!`, "$", `\$`, "^", `\^`, "@", "@\u2060", "://", ":\u2060//", "www.", "www\u2060.")
	// list is what makes a line an item of a list or a heading where it begins.
	list = regexp.MustCompile(`^([-+]|\d+[.)])`)
)

// escaped is a text on one line that says what it said.
func escaped(text string) string {
	text = meaning.Replace(strings.TrimSpace(prose.OneLine(text)))
	return list.ReplaceAllStringFunc(text, func(mark string) string { return mark[:len(mark)-1] + `\` + mark[len(mark)-1:] })
}

// ticks are those that would end a span or a block.
var ticks = regexp.MustCompile("`+")

// fence is more backquotes than the text has in a row, and at least so many.
func fence(text string, least int) string {
	for _, run := range ticks.FindAllString(text, -1) {
		least = max(least, len(run)+1)
	}
	return strings.Repeat("`", least)
}

// span is a text as it is, within a line.
func span(text string) string {
	text = strings.TrimSpace(prose.OneLine(text))
	if text == "" {
		return "(no name)"
	}
	f := fence(text, 1)
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") {
		text = " " + text + " "
	}
	return f + text + f
}

// Block is lines as they are, for a text in Markdown.
func Block(lines string) string { return block(lines) }

// block is lines as they are.
func block(lines string) string {
	lines = strings.TrimRight(prose.Clean(lines), "\n")
	f := fence(lines, 3)
	return f + "text\n" + lines + "\n" + f + "\n\n"
}
