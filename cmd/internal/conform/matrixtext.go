package conform

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// headings are what the rows of each kind of change are called, in their order.
var headings = []struct {
	Change Change
	Title  string
}{
	{Real, "the same trial comes out otherwise"},
	{Tried, "not the same was tried, so that nobody knows"},
	{Rulebook, "of another edition of the rulebook"},
}

// Text is the matrix for people.
func (m *Matrix) Text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, edition %s: %s, %s, %d of them real\n", prose.OneLine(m.Game), prose.OneLine(m.Edition), prose.Count(len(m.Runs), "report"),
		prose.Count(len(m.Rows)-m.Count(Alike), "change"), m.Count(Real))
	for i, r := range m.Runs {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("%s: %s", Letter(i), m.heading(i, r))))
	}
	for _, h := range headings {
		if n := m.Count(h.Change); n > 0 {
			fmt.Fprintf(&b, "\n%s: %s\n", h.Title, prose.Count(n, "clause"))
		}
		for i := range m.Rows {
			if m.Rows[i].Change == h.Change {
				m.Rows[i].write(&b)
			}
		}
	}
	failing, others := m.alike()
	b.WriteString("\n")
	if len(failing) > 0 {
		b.WriteString(prose.List("failing in all: ", failing))
	}
	fmt.Fprintf(&b, "alike in all otherwise: %s\n", prose.Count(others, "clause"))
	return b.String()
}

// heading says who a run is of, and how it differs from the first.
func (m *Matrix) heading(i int, r *Run) string {
	parts := append([]string{r.Name() + ", " + r.Verdict()}, m.About(i)...)
	return prose.OneLine(strings.Join(append(parts, r.File), "; "))
}

// write writes a row as lines: the clause, the verdicts, and what fails.
func (r *MatrixRow) write(b *strings.Builder) {
	var cells []string
	for i, c := range r.Cells {
		cells = append(cells, Letter(i)+" "+c.Text())
	}
	b.WriteString(prose.Wrap("  ", prose.OneLine(string(r.Clause))+": "+strings.Join(cells, ", ")))
	if r.Says != "" {
		b.WriteString(prose.Wrap("    ", "it says: "+r.Says))
	}
	for i, c := range r.Cells {
		if c.Finding != "" {
			b.WriteString(prose.Wrap("    ", Letter(i)+": "+c.Finding))
		}
	}
}

// alike are the clauses that fail in all runs, and how many others there are on which the runs agree.
func (m *Matrix) alike() (failing []string, others int) {
	for i := range m.Rows {
		switch r := &m.Rows[i]; {
		case r.Change != Alike:
		case r.Cells[0].Verdict == Fails:
			failing = append(failing, prose.OneLine(fmt.Sprintf("%s (level %d)", r.Clause, r.Cells[0].Level)))
		default:
			others++
		}
	}
	return failing, others
}

// Markdown is the matrix to paste: what differs, and what fails in all.
func (m *Matrix) Markdown(command string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**, edition %s: %s, %d of them real\n\n", blocks.Escaped(m.Game), blocks.Escaped(m.Edition),
		prose.Count(len(m.Rows)-m.Count(Alike), "change"), m.Count(Real))
	for i, r := range m.Runs {
		fmt.Fprintf(&b, "- %s: %s\n", Letter(i), blocks.Escaped(m.heading(i, r)))
	}
	for _, h := range headings {
		if m.Count(h.Change) == 0 {
			continue
		}
		fmt.Fprintf(&b, "\n**%s**\n\n| clause |", h.Title)
		for i := range m.Runs {
			fmt.Fprintf(&b, " %s |", Letter(i))
		}
		b.WriteString("\n| --- |" + strings.Repeat(" --- |", len(m.Runs)) + "\n")
		for i := range m.Rows {
			if r := &m.Rows[i]; r.Change == h.Change {
				fmt.Fprintf(&b, "| %s |", blocks.Escaped(string(r.Clause)))
				for _, c := range r.Cells {
					fmt.Fprintf(&b, " %s |", c.Text())
				}
				b.WriteString("\n")
			}
		}
	}
	if failing, _ := m.alike(); len(failing) > 0 {
		fmt.Fprintf(&b, "\nFailing in all: %s.\n", blocks.Escaped(strings.Join(failing, ", ")))
	}
	fmt.Fprintf(&b, "\n    %s\n", prose.OneLine(command))
	return prose.Clean(b.String())
}
