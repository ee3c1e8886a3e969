package page

import (
	"html/template"
	"io"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Ruling is a verdict on a decision of a record, with the table as it was before it.
type Ruling struct {
	*judge.Verdict
	// Table is the table before the decision, Record what was judged.
	Table  part.Part
	Record string
}

// ruling is what the template shows.
type ruling struct {
	*judge.Verdict
	Headline, Reason string
	Clauses          []verdict.Clause
	Hinges           []hinge.Hinge
	Large, Narrow    []template.HTML
	Words, Text      string
	Record           string
}

// Verdict writes a verdict as a page: what was judged and how, by which clause, what it depends on, and the table before it.
func Verdict(w io.Writer, r *Ruling) error {
	v := r.Verdict
	is := &ruling{Verdict: v, Headline: draw.Headline(v), Reason: v.Named(v.Reason), Clauses: v.Quoted(), Hinges: v.Hinges(),
		Large: drawings(r.Table, large), Narrow: drawings(r.Table, svg.Narrow), Words: part.Text(r.Table), Text: v.Text(), Record: r.Record}
	head := Head{Title: v.Title + ", a dispute", Lead: prose.Either(v.Upheld, "Upheld", "Overruled") + v.Hanging() + ", under edition " + v.Edition +
		" of the rulebook: " + v.File, Program: v.Program, Command: v.Command}
	return write(w, "verdict.html", head, is)
}

// large is how wide pictures are where there is room.
const large = 900

// drawings are the sections of a table, that wide, which are safe: everything in them is escaped where they are drawn.
func drawings(table part.Part, wide int) (all []template.HTML) {
	for _, p := range table.Parts {
		if p.Kind != part.Verbatim {
			all = append(all, template.HTML(strings.TrimSpace(prose.Clean(svg.Section(&p, wide).SVG))))
		}
	}
	return all
}
