// Package blocks is an answer before it is written: a first line, paragraphs, tables, quotes, code and labelled sections, made once. Text
// for a terminal, Markdown, HTML, and JSON for the desk are written from the same blocks, so that all of them have the same words.
package blocks

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Doc is a whole answer.
type Doc []Block

// Kind is what a block is.
type Kind string

const (
	// Head is the first line: the verdict, who did what, and the place.
	Head Kind = "head"
	// Paragraph is running text.
	Paragraph Kind = "paragraph"
	// Item is a paragraph of a list.
	Item Kind = "item"
	// Quote is a sentence of the rulebook in our words.
	Quote Kind = "quote"
	// Table has rows of cells; the last cell of a row may be long.
	Table Kind = "table"
	// Code is lines as somebody typed them.
	Code Kind = "code"
	// Section begins with its label, "rule" or "help", and has blocks of its own.
	Section Kind = "section"
	// Foot is how the answer was made: edition, answers, program.
	Foot Kind = "foot"
)

// Block is one part of an answer.
type Block struct {
	Kind  Kind   `json:"kind"`
	Label string `json:"label,omitempty"`
	Spans []Span `json:"spans,omitempty"`
	// Rows are those of a table of so many columns; the spans from the last column on are one cell, and the last cell of a shorter row
	// takes the columns that are left. Names are those of the columns, nil for a list of rows.
	Rows    [][]Span `json:"rows,omitempty"`
	Columns int      `json:"columns,omitempty"`
	Names   []Span   `json:"names,omitempty"`
	// Lines are those of code, as they are.
	Lines  []string `json:"lines,omitempty"`
	Blocks []Block  `json:"blocks,omitempty"`
	// Rest says that a short form leaves the block out, Keep that it does not, however long it gets.
	Rest bool `json:"rest,omitempty"`
	Keep bool `json:"-"`
}

// Mark is what a piece of text is.
type Mark string

const (
	Plain Mark = ""
	// Good and Bad are verdicts, Strong is any other word that decides.
	Good   Mark = "good"
	Bad    Mark = "bad"
	Strong Mark = "strong"
	// Place is a file with its line, Clause the id of a clause or a question, Typed what can be typed.
	Place  Mark = "place"
	Clause Mark = "clause"
	Typed  Mark = "typed"
	// Answer is an answer to an open question; the desk can show the table under it.
	Answer Mark = "answer"
	// Number is a cell that stands at the right of its column.
	Number Mark = "number"
)

// Span is a piece of text.
type Span struct {
	Text string `json:"text"`
	Mark Mark   `json:"mark,omitempty"`
	// Of is the question that an answer is to, "" if its text is question=option.
	Of string `json:"of,omitempty"`
	// To is the anchor that the piece leads to on a page which has it.
	To string `json:"-"`
	// Rest says that a short form leaves the piece out.
	Rest bool `json:"rest,omitempty"`
}

// Text is a piece that is nothing special.
func Text(text string) Span { return Span{Text: text} }

// Marked is a piece that is something.
func Marked(mark Mark, text string) Span { return Span{Text: text, Mark: mark} }

// Para is a paragraph.
func Para(spans ...Span) Block { return Block{Kind: Paragraph, Spans: spans} }

// Said is a paragraph of one piece.
func Said(text string) Block { return Para(Text(text)) }

// Labelled is a section with its first line.
func Labelled(label string, spans []Span, blocks ...Block) Block {
	return Block{Kind: Section, Label: label, Spans: spans, Blocks: blocks}
}

// Part is a section whose first line is a text.
func Part(label, text string, more ...Block) Block {
	return Labelled(label, []Span{Text(text)}, more...)
}

// Kept is a section of one line that no short form leaves out.
func Kept(label, text string) Block {
	b := Part(label, prose.OneLine(text))
	b.Keep = true
	return b
}

// Items are the lines of a list, of which a short form shows the first few.
func Items(lines []string, most int) (all []Block) {
	for i, line := range lines {
		all = append(all, Block{Kind: Item, Spans: []Span{Text(line)}, Rest: i >= most})
	}
	return all
}

// Left is a block that a short form leaves out.
func Left(b Block) Block {
	b.Rest = true
	return b
}

// cells are those of a row of a table: the spans of each.
func (b *Block) cells(row []Span) (cells [][]Span) {
	for i := range row {
		if last := b.Columns - 1; i >= last {
			return append(cells, row[last:])
		}
		cells = append(cells, row[i:i+1])
	}
	return cells
}

// isNumber reports whether a cell stands at the right of its column.
func isNumber(cell []Span) bool { return len(cell) == 1 && cell[0].Mark == Number }

// LeftRow is a row of a table that a short form leaves out.
func LeftRow(row []Span) []Span {
	row = slices.Clone(row)
	for i := range row {
		row[i].Rest = true
	}
	return row
}

// Long is a text of which a short form shows the first sentences, up to so many characters, and one at least.
func Long(text string, most int) []Span {
	end := 0
	for at := range stops(text) {
		if end == 0 || at <= most {
			end = at
		}
	}
	if len(text) <= most || end == 0 {
		return []Span{Text(text)}
	}
	return []Span{Text(text[:end]), {Text: text[end:], Rest: true}}
}

// stops are the places after which a sentence, or a part of one that stands alone, ends.
func stops(text string) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := 0; i+1 < len(text); i++ {
			if strings.IndexByte(".;", text[i]) >= 0 && text[i+1] == ' ' && !yield(i+1) {
				return
			}
		}
	}
}

// Listed are items with commas between them, or semicolons if they are plain text; a short form shows the first few.
func Listed(mark Mark, items []string, most int) (spans []Span) {
	gap := ", "
	if mark == Plain {
		gap = "; "
	}
	for i, item := range items {
		if i > 0 {
			spans = append(spans, Span{Text: gap, Rest: i >= most})
		}
		spans = append(spans, Span{Text: item, Mark: mark, Rest: i >= most})
	}
	return spans
}

// Noted is a document with more notes before its foot, which somebody has asked for.
func (d Doc) Noted(texts ...string) Doc {
	end := len(d)
	if end > 0 && d[end-1].Kind == Foot {
		end--
	}
	notes := slices.Clone(d[:end])
	for _, text := range texts {
		note := Labelled("note", []Span{Text(text)})
		note.Keep = true
		notes = append(notes, note)
	}
	return append(notes, d[end:]...)
}

// Brief is a document without what a short form leaves out, which its last words say.
func (d Doc) Brief() Doc {
	short := Doc(briefly(d))
	if d.leaves() {
		short.more()
	}
	return short
}

// more says in the last words of a short form, once, that there is more.
func (d Doc) more() {
	const more = " (more with -v)"
	last := len(d) - 1
	if last >= 0 && d[last].Kind == Foot && !slices.ContainsFunc(d[last].Spans, func(s Span) bool { return s.Text == more }) {
		d[last].Spans = append(slices.Clip(d[last].Spans), Text(more))
	}
}

// leaves reports whether a short form leaves a block or a piece of one out.
func (d Doc) leaves() bool {
	isLeft := func(s Span) bool { return s.Rest }
	return slices.ContainsFunc(d, func(b Block) bool {
		inRow := func(row []Span) bool { return slices.ContainsFunc(row, isLeft) }
		return b.Rest || slices.ContainsFunc(b.Spans, isLeft) || slices.ContainsFunc(b.Rows, inRow) || Doc(b.Blocks).leaves()
	})
}

func briefly(blocks []Block) (short []Block) {
	left := 0
	more := func() {
		if left > 0 {
			short, left = append(short, Block{Kind: Item, Spans: []Span{Text(fmt.Sprintf("… (%d more)", left))}}), 0
		}
	}
	for i, b := range blocks {
		if b.Rest {
			if b.Kind == Item {
				left++
			}
			continue
		}
		if i > 0 && blocks[i-1].Kind == Item {
			more()
		}
		b.Spans, b.Blocks = cut(b.Spans, b.Kind != Foot), briefly(b.Blocks)
		var rows [][]Span
		for _, row := range b.Rows {
			if row = cut(row, true); len(row) > 0 {
				rows = append(rows, row)
			}
		}
		b.Rows = rows
		short = append(short, b)
	}
	more()
	return short
}

// cut are the pieces that a short form shows, with a sign where others were if that is asked for.
func cut(spans []Span, sign bool) (short []Span) {
	for _, s := range spans {
		switch last := len(short) - 1; {
		case !s.Rest:
			short = append(short, s)
		case sign && last >= 0 && !strings.HasSuffix(short[last].Text, "…"):
			short = append(short, Text(" …"))
		}
	}
	return short
}
