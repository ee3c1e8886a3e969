package blocks

import (
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostLines is the highest number of lines of a short answer.
const mostLines = 25

// Text returns the document for a terminal: first the answer, then sections with blank lines and indents.
func (d Doc) Text() string { return strings.Join(d.texts(), "") }

// Short returns the short form in at most 25 lines. If the text is too long, Short removes the rules between the
// first and the last, and then the notes, the last one first. Next Short removes every help but the last, and every rule and failure
// but the first. Next, in sections that it must keep, Short removes the blocks after the table, the last
// block first. Finally Short removes the last rows of the longest table.
func (d Doc) Short() string {
	brief := d.Brief()
	long := func() bool { return strings.Count(brief.Text(), "\n") > mostLines }
	cut := long()
	for _, of := range []struct {
		label      string
		from, back int
	}{{"rule", 2, 0}, {"note", 0, 0}, {"help", 0, 1}, {"rule", 1, 0}, {"failed", 1, 0}} {
		for long() {
			places := brief.sections(of.label)
			if len(places) <= of.from+of.back {
				break
			}
			at := places[len(places)-1-of.back]
			brief = append(brief[:at:at], brief[at+1:]...)
		}
	}
	for at := len(brief) - 1; at >= 0; at-- {
		for b := &brief[at]; b.Keep && len(b.Blocks) > 1 && b.Blocks[len(b.Blocks)-1].Kind != Table && long(); {
			b.Blocks = b.Blocks[:len(b.Blocks)-1]
		}
	}
	for t := longest(brief); long() && t != nil && len(t.Rows) > fewestRows; t = longest(brief) {
		t.Rows = t.Rows[:len(t.Rows)-1]
	}
	if cut {
		brief.more()
	}
	return brief.Text()
}

// fewestRows is the smallest number of rows that a short answer leaves in a table.
const fewestRows = 2

// longest returns the table with most rows, nil if there is none.
func longest(blocks []Block) (most *Block) {
	for i := range blocks {
		b := &blocks[i]
		for _, t := range []*Block{b, longest(b.Blocks)} {
			if t != nil && t.Kind == Table && (most == nil || len(t.Rows) >= len(most.Rows)) {
				most = t
			}
		}
	}
	return most
}

// sections returns the indices of the sections with a label that need not be kept.
func (d Doc) sections(label string) (places []int) {
	for i := range d {
		if d[i].Kind == Section && d[i].Label == label && !d[i].Keep {
			places = append(places, i)
		}
	}
	return places
}

// texts returns the text of each top block, with the blank line before it.
func (d Doc) texts() []string {
	texts := make([]string, len(d))
	for i := range d {
		b := &d[i]
		switch indent := "  "; {
		case b.Kind == Head:
			texts[i] = head(b)
		case b.Kind == Foot:
			texts[i] = "\n" + filled("", b.Spans, "")
		case b.Kind == Section && b.Label == "rule" && i > 0 && (d[i-1].Kind == Head || d[i-1].Kind == Paragraph || d[i-1].Label == "rule"):
			texts[i] = b.text("") // the reason and the sentences of the rulebook form one part
		case b.Kind == Section && (i == 0 || b.Label != d[i-1].Label || len(b.Blocks)+len(d[i-1].Blocks) > 0):
			texts[i] = "\n" + b.text("")
		case b.Kind == Section:
			texts[i] = b.text("")
		case b.Kind == Code || i > 0 && (b.Names != nil && d[i-1].Kind == Table || d[i-1].Kind == Section):
			texts[i] = "\n" + b.text(indent)
		default:
			texts[i] = b.text(indent)
		}
	}
	return texts
}

// head returns the first line with the place at its end, however long the line gets, because readers look for the
// place there.
func head(b *Block) string {
	var what, place strings.Builder
	for _, s := range b.Spans {
		if s.Mark == Place {
			place.WriteString("    " + s.Text)
		} else {
			what.WriteString(s.Text)
		}
	}
	return prose.OneLine(what.String()+place.String()) + "\n"
}

func (b *Block) text(indent string) string {
	switch b.Kind {
	case Table:
		return b.table(indent)
	case Code:
		return indent + strings.Join(b.Lines, "\n"+indent) + "\n"
	case Item:
		return filled(indent+"- ", b.Spans, indent+"  ")
	case Section:
		var out strings.Builder
		out.WriteString(filled(indent+b.Label+": ", b.Spans, indent+"  "))
		for i := range b.Blocks {
			out.WriteString(b.Blocks[i].text(indent + "  "))
		}
		return out.String()
	}
	return filled(indent, b.Spans, indent)
}

// filled writes pieces of text after a label. Lines break at blanks, except within typed text, and later lines are
// indented.
func filled(label string, spans []Span, indent string) string {
	var text strings.Builder
	for _, s := range spans {
		if s.Mark == Typed && len(s.Text) < prose.Width/2 {
			s.Text = strings.ReplaceAll(s.Text, " ", whole)
		}
		text.WriteString(s.Text)
	}
	return strings.ReplaceAll(prose.Fill(label, strings.Fields(text.String()), "", len(indent)), whole, " ")
}

// whole marks a blank at which no line is broken.
const whole = "\x00"

// table returns rows with aligned columns; the last cell of a row may take several lines.
func (b *Block) table(indent string) string {
	rows := b.Rows
	if b.Names != nil {
		rows = append([][]Span{b.Names}, rows...)
	}
	wide := make([]int, b.Columns)
	for _, row := range rows {
		cells := b.cells(row)
		for i, cell := range cells {
			if i < len(cells)-1 || isNumber(cell) {
				wide[i] = max(wide[i], long(cell))
			}
		}
	}
	var out strings.Builder
	for _, row := range rows {
		label, cells := indent, b.cells(row)
		for i, cell := range cells {
			blank := strings.Repeat(" ", max(0, wide[i]-long(cell)))
			if isNumber(cell) {
				label += blank
			}
			if i < len(cells)-1 {
				label += prose.OneLine(cell[0].Text) + prose.Either(isNumber(cell), "", blank) + "  "
			}
		}
		if len(cells) > 0 {
			out.WriteString(filled(label, cells[len(cells)-1], strings.Repeat(" ", utf8.RuneCountInString(label))))
		}
	}
	return out.String()
}

// long returns the width of a cell in characters.
func long(cell []Span) (n int) {
	for _, s := range cell {
		n += utf8.RuneCountInString(prose.OneLine(s.Text))
	}
	return n
}
