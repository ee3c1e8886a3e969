package page

import (
	"html/template"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Ruling is the content of a page about a verdict: the answer, the table before the decision, and the record.
type Ruling struct {
	*judge.Verdict
	// Table is the drawing of the table before the decision, and Record is the record that was judged.
	Table  part.Part
	Record string
}

// ruling holds the data that the template shows.
type ruling struct {
	File          string
	Answer        template.HTML
	Large, Narrow []template.HTML
	Words, Record string
}

// Verdict writes the page of a verdict: the answer, the table before the decision, and the record.
func Verdict(w io.Writer, r *Ruling) error {
	v := r.Verdict
	is := &ruling{File: v.File, Answer: template.HTML(v.Answer().HTML()), Large: drawings(r.Table, large),
		Narrow: drawings(r.Table, svg.Narrow), Words: part.Text(r.Table), Record: r.Record}
	head := Head{Title: v.Title + ", a dispute", Lead: "Edition " + v.Edition + " of the rulebook: " + v.File, Program: v.Program, Command: v.Command}
	return write(w, "verdict.html", head, is)
}

// large is the width of pictures where there is room.
const large = 900

// drawings returns the sections of a table as pictures of a width, which are safe: the drawing escapes all texts.
func drawings(table part.Part, wide int) (all []template.HTML) {
	for _, p := range table.Parts {
		if p.Kind != part.Verbatim {
			all = append(all, template.HTML(strings.TrimSpace(prose.Clean(svg.Section(&p, wide).SVG))))
		}
	}
	return all
}
