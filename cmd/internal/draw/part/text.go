package part

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Text returns a drawing as lines for a terminal, at most [prose.Width] columns wide. The last line ends with a
// line feed.
func Text(drawing Part) string {
	var t terminal
	t.all(drawing.Parts)
	return t.String()
}

// terminal writes the lines of a drawing from the top down.
type terminal struct {
	Sheet
	// indent comes before the labels of rows in a section with a heading.
	indent string
}

func (t *terminal) all(parts []Part) {
	for i := range parts {
		t.part(&parts[i])
	}
}

func (t *terminal) part(p *Part) {
	switch p.Kind {
	case Section:
		t.section(p)
	case Sentence:
		t.Wrap("", p.Text)
	case Legend:
		t.Wrap("  "+p.Title, p.Text)
	case Row:
		t.row(p)
	case Run:
		t.WriteString(prose.Fill(p.Title+" ", texts(p.Parts), ",", 4))
	case Chain:
		t.WriteString(t.indent + strings.Join(texts(p.Parts), "-") + "\n")
	case Table:
		t.table(p)
	case Columns:
		t.columns(p)
	case Grid:
		t.grid(p)
	case Verbatim:
		t.WriteString(p.Text)
	}
}

// section writes a section, after a blank line.
func (t *terminal) section(p *Part) {
	if t.Len() > 0 {
		t.WriteByte('\n')
	}
	before := t.indent
	if p.Text != "" {
		t.Wrap("", p.Text)
		t.indent = "  "
	}
	t.all(p.Parts)
	t.indent = before
}

// row writes a label and its pieces. Words may be broken at blanks, other pieces stay whole.
func (t *terminal) row(p *Part) {
	label := t.indent + p.Title
	if p.Title == "" {
		label = ""
	}
	switch {
	case p.Commas && len(p.Parts) == 0:
		t.List(label, []string{p.Text})
	case p.Commas:
		t.List(label, texts(p.Parts))
	case len(p.Parts) == 0:
		t.Line(label, []string{p.Text})
	default:
		t.Line(label, words(p.Parts))
	}
}

// texts returns the texts of pieces.
func texts(pieces []Part) []string {
	var list []string
	for i := range pieces {
		list = append(list, pieces[i].Text)
	}
	return list
}

// words returns the texts of pieces, plain words one by one.
func words(pieces []Part) []string {
	var list []string
	for i := range pieces {
		if p := &pieces[i]; p.Look == Words {
			list = append(list, strings.Fields(p.Text)...)
		} else {
			list = append(list, p.Text)
		}
	}
	return list
}

// columns writes sections in columns of equal width.
func (t *terminal) columns(p *Part) {
	var cells [][]string
	for i := range p.Parts {
		section := &p.Parts[i]
		cell := []string{section.Text}
		for j := range section.Parts {
			cell = append(cell, lines(&section.Parts[j])...)
		}
		cells = append(cells, cell)
	}
	t.WriteString(SideBySide(cells))
}

// lines returns a part as the lines of a column. A stack becomes its sort with a remark, followed by the cards.
func lines(p *Part) []string {
	const column = 17
	switch {
	case p.Kind != Stack:
		return []string{p.Text}
	case len(p.Parts) == 0:
		return []string{strings.TrimSuffix(fmt.Sprintf("%-*snone, %s", column, p.Title, p.Text), ", ")}
	}
	label := fmt.Sprintf("%s*%d", p.Title, p.Count)
	return []string{strings.TrimRight(fmt.Sprintf("%-*s%s", column, label, p.Text), " "), "  " + strings.Join(texts(p.Parts), ", ")}
}

// table writes a table: the lines of its headings if it has any, its entries, its note.
func (t *terminal) table(p *Part) {
	heads := 0
	for _, c := range p.Columns {
		heads = max(heads, len(c.Heads))
	}
	for line := range heads {
		text := ""
		for _, c := range p.Columns {
			head := ""
			if line < len(c.Heads) {
				head = c.Heads[line]
			}
			text += c.set(head)
		}
		t.WriteString(strings.TrimRight(text, " ") + "\n")
	}
	for i := range p.Parts {
		t.entry(p, &p.Parts[i])
	}
	if p.Text != "" {
		t.Wrap("   ", p.Text)
	}
}

// set returns a text in a column.
func (c *Column) set(text string) string {
	if c.Right {
		return fmt.Sprintf("%*s%*s", c.Wide, text, c.Gap, "")
	}
	return fmt.Sprintf("%-*s%*s", c.Wide, text, c.Gap, "")
}

// entry writes a row of a table. Pieces in its last column continue below, indented.
func (t *terminal) entry(table, p *Part) {
	text, start := "", 0
	for i := range p.Parts {
		piece := &p.Parts[i]
		if len(piece.Parts) > 0 {
			t.WriteString(prose.Fill(text, words(piece.Parts), "", start+1))
			return
		}
		text += table.Columns[i].set(piece.Text)
		start += table.Columns[i].Wide + table.Columns[i].Gap
	}
	t.WriteString(strings.TrimRight(text, " ") + "\n")
}
