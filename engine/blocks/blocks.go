// Package blocks represents an answer as a tree of blocks: a first line, paragraphs, tables,
// quotes, code and labelled sections. Text, Markdown, HTML and JSON are written from the same
// blocks, so that all have the same words.
package blocks

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Doc is a whole answer.
type Doc []Block

// Kind selects the form in which a block is written.
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
	// Foot states the edition, answers and program behind the answer.
	Foot Kind = "foot"
)

// Block is one part of an answer.
type Block struct {
	Kind  Kind   `json:"kind"`
	Label string `json:"label,omitempty"`
	Spans []Span `json:"spans,omitempty"`
	// Rows are the rows of a table with Columns columns. The spans from the last column on are one cell, and the
	// last cell of a shorter row takes the remaining columns. Names heads the columns, nil for a list of rows.
	Rows    [][]Span `json:"rows,omitempty"`
	Columns int      `json:"columns,omitempty"`
	Names   []Span   `json:"names,omitempty"`
	// Lines are the lines of code, unchanged.
	Lines  []string `json:"lines,omitempty"`
	Blocks []Block  `json:"blocks,omitempty"`
	// A short form leaves out a block with Rest. It never leaves out a block with Keep, however long
	// the answer gets.
	Rest bool `json:"rest,omitempty"`
	Keep bool `json:"-"`
}

// Mark names the role of a piece of text.
type Mark string

const (
	Plain Mark = ""
	// Good and Bad mark verdicts. Strong marks any other decisive word.
	Good   Mark = "good"
	Bad    Mark = "bad"
	Strong Mark = "strong"
	// Place marks a file with its line, Clause the id of a clause or question, Typed a text that a
	// user can type.
	Place  Mark = "place"
	Clause Mark = "clause"
	Typed  Mark = "typed"
	// Answer marks an answer to an open question. The page can show the table under this answer.
	Answer Mark = "answer"
	// Number is a cell that is aligned to the right.
	Number Mark = "number"
)

// Span is a piece of text.
type Span struct {
	Text string `json:"text"`
	Mark Mark   `json:"mark,omitempty"`
	// Of is the question that the piece answers or looks up; "" if the text has the form question=answer.
	Of string `json:"of,omitempty"`
	// To is the anchor to which the piece links, on a page with that anchor.
	To string `json:"-"`
	// Rest reports that a short form leaves the piece out.
	Rest bool `json:"rest,omitempty"`
}

// Text returns a piece without a mark.
func Text(text string) Span { return Span{Text: text} }

// Marked returns a piece with a mark.
func Marked(mark Mark, text string) Span { return Span{Text: text, Mark: mark} }

// Para returns a paragraph.
func Para(spans ...Span) Block { return Block{Kind: Paragraph, Spans: spans} }

// Said returns a paragraph with one piece of text.
func Said(text string) Block { return Para(Text(text)) }

// Labelled returns a section with a label, a first line and further blocks.
func Labelled(label string, spans []Span, blocks ...Block) Block {
	return Block{Kind: Section, Label: label, Spans: spans, Blocks: blocks}
}

// Part returns a section whose first line is a plain text.
func Part(label, text string, more ...Block) Block {
	return Labelled(label, []Span{Text(text)}, more...)
}

// Kept returns a section of one line that every short form contains.
func Kept(label, text string) Block {
	b := Part(label, prose.OneLine(text))
	b.Keep = true
	return b
}

// Items returns lines as the items of a list. A short form shows only the first few.
func Items(lines []string, most int) (all []Block) {
	for i, line := range lines {
		all = append(all, Block{Kind: Item, Spans: []Span{Text(line)}, Rest: i >= most})
	}
	return all
}

// Left returns the block with a mark, so that a short form leaves the block out.
func Left(b Block) Block {
	b.Rest = true
	return b
}

// cells splits a row of a table into its cells, each a list of spans.
func (b *Block) cells(row []Span) (cells [][]Span) {
	for i := range row {
		if last := b.Columns - 1; i >= last {
			return append(cells, row[last:])
		}
		cells = append(cells, row[i:i+1])
	}
	return cells
}

// isNumber reports whether a cell is aligned to the right.
func isNumber(cell []Span) bool { return len(cell) == 1 && cell[0].Mark == Number }

// LeftRow returns a copy of the row with a mark, so that a short form leaves the row out.
func LeftRow(row []Span) []Span {
	row = slices.Clone(row)
	for i := range row {
		row[i].Rest = true
	}
	return row
}

// Long splits a text for the short form. The short form shows the first sentence, and further parts up to the
// number of bytes given as most.
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

// stops yields the offset after each sentence, and after each semicolon.
func stops(text string) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for i := 0; i+1 < len(text); i++ {
			if strings.IndexByte(".;", text[i]) >= 0 && text[i+1] == ' ' && !yield(i+1) {
				return
			}
		}
	}
}

// Listed joins items with commas, or with semicolons if they are plain text. A short form shows
// only the first few.
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

// Noted returns the document with further notes before its foot. A short form keeps these notes.
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

// Brief returns the short form. The last words of a shortened document announce that parts are left
// out.
func (d Doc) Brief() Doc {
	short := Doc(briefly(d))
	if d.leaves() {
		short.more()
	}
	return short
}

// more adds words to the end of a short form, once, which announce that parts are left out.
func (d Doc) more() {
	const more = " (more with -v)"
	last := len(d) - 1
	if last >= 0 && d[last].Kind == Foot && !slices.ContainsFunc(d[last].Spans, func(s Span) bool { return s.Text == more }) {
		d[last].Spans = append(slices.Clip(d[last].Spans), Text(more))
	}
}

// leaves reports whether a short form leaves out a block or a piece of one.
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
	headed := false // by a block that is left out, as the items under it are
	for i, b := range blocks {
		if b.Rest {
			if headed = headed || b.Kind != Item; !headed {
				left++
			}
			continue
		}
		headed = false
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

// cut returns the pieces that a short form shows; if sign is set, an ellipsis replaces the others.
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
