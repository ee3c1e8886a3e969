package tune

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Doc returns the answer for people: the smallest change that meets the wants, the comparison with the present rules,
// and a curve for each parameter.
func (r *Report) Doc() blocks.Doc {
	doc := blocks.Doc{r.head()}
	if len(r.Compared) > 0 && len(r.Parameters) > 1 { // the curve of one parameter contains all candidates
		doc = append(doc, r.comparison())
	}
	const shown = 2
	for i := range r.Curves {
		curve := r.curve(&r.Curves[i])
		curve.Rest = i >= shown
		doc = append(doc, curve)
	}
	for _, note := range r.notes() {
		doc = append(doc, blocks.Kept("note", note))
	}
	if o := r.answer(); o != nil && o.Components != "" {
		file := blocks.Block{Kind: blocks.Code, Lines: []string{strings.TrimSpace(o.Components)}}
		doc = append(doc, blocks.Left(blocks.Part("component file", "with the figures of the first line", file)))
	}
	return append(doc, r.foot())
}

// answer returns the outcome of the first line, nil if there is none.
func (r *Report) answer() *Outcome {
	switch {
	case r.Found != nil:
		return &r.Compared[*r.Found]
	case r.Nearest != nil:
		return &r.Compared[*r.Nearest]
	}
	return nil
}

// now returns the outcome of the present rules.
func (r *Report) now() *Outcome { return &r.Compared[0] }

func (r *Report) head() blocks.Block {
	mark, verdict, rest := blocks.Bad, "none found", ""
	o := r.answer()
	switch {
	case o == nil && r.leading != "":
		rest = fmt.Sprintf(": stopped before the comparison; in the race, %s is nearest so far", r.leading)
	case o == nil:
		rest = ": too few games end"
	case r.Found != nil && o.changes == 0:
		mark, verdict, rest = blocks.Good, "no change needed", ": the present rules meet the wants: "+r.says(o, false)
	case r.Found != nil:
		mark, verdict, rest = blocks.Good, "found: "+o.Change, ": "+r.says(o, true)
	case o.changes == 0:
		rest = fmt.Sprintf(": of %s, none is nearer than the present rules: %s", prose.Count(r.Candidates, "candidate"), r.says(o, false))
	default:
		rest = fmt.Sprintf(": of %s, %s is nearest: %s", prose.Count(r.Candidates, "candidate"), o.Change, r.says(o, true))
	}
	return blocks.Block{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(mark, verdict), blocks.Text(rest)}}
}

// says describes the figure of each want in a sentence, with the present figure if now is set.
func (r *Report) says(o *Outcome, now bool) string {
	var list []string
	for i := range r.wants {
		w := &r.wants[i]
		f := worst(o.Figures, w)
		says := r.sentence(f)
		if f.Beyond > 0 {
			says += fmt.Sprintf(", %s beyond the want", f.amount(f.Beyond))
		}
		if now {
			says += ", now " + f.short(same(r.now().Figures, f).Value)
		}
		list = append(list, says)
	}
	return strings.Join(list, "; ")
}

// same returns the figure of the same want, table and seat.
func same(list []Figure, as *Figure) *Figure {
	for i := range list {
		if f := &list[i]; f.want == as.want && f.Players == as.Players && f.Seat == as.Seat {
			return f
		}
	}
	return as
}

// sentence describes a figure in words: "first wins 34.0 % (31.0 to 37.1; even: 33.3 %)".
func (r *Report) sentence(f *Figure) string {
	says := ""
	if len(r.Tables) > 1 {
		says = fmt.Sprintf("at tables of %d, ", f.Players)
	}
	if !f.want.of.isShare() {
		return says + fmt.Sprintf(f.want.of.says, f.short(f.Value))
	}
	return says + fmt.Sprintf("%s wins %s; even: %.1f %%)", f.Seat, strings.TrimSuffix(f.Value.Percent(), ")"), f.Even*100)
}

// short returns the value with its interval.
func (f *Figure) short(e estimate.Estimate) string {
	switch {
	case f.want.of.isShare():
		return e.Percent()
	case f.want.of.late && math.IsInf(e.High, 0):
		return fmt.Sprintf("%.0f (%.0f or more)", e.Value, max(0, e.Low))
	case f.want.of.late:
		return fmt.Sprintf("%.0f (%.0f to %.0f)", e.Value, max(0, e.Low), e.High)
	}
	return e.String()
}

// amount returns a distance in the unit of the want.
func (f *Figure) amount(x float64) string {
	if f.want.of.isShare() {
		return fmt.Sprintf("%.1f points", x*100)
	}
	return fmt.Sprintf("%.1f", x)
}

// comparison shows the survivors and the present rules.
func (r *Report) comparison() blocks.Block {
	b := blocks.Block{Kind: blocks.Table, Columns: len(r.wants) + 2, Names: append(r.columns("meets"), blocks.Text("change"))}
	for i := range r.Compared {
		o := &r.Compared[i]
		b.Rows = append(b.Rows, append(r.cells(o.meets(), o.Figures), blocks.Text(o.Change)))
	}
	return blocks.Part("fresh games", prose.Count(int(r.now().Games), "game")+" each, none of which chose a candidate", b)
}

// meets describes in a word whether the outcome meets the wants. Its games prove that if the intervals do too.
func (o *Outcome) meets() string {
	switch {
	case !o.Ends:
		return "endless"
	case o.Inside:
		return "surely"
	}
	return prose.Either(o.Meets, "yes", "no")
}

// columns returns the names of the columns: a first one, and one for each want.
func (r *Report) columns(first string) []blocks.Span {
	row := []blocks.Span{blocks.Text(first)}
	for _, want := range r.Wants {
		row = append(row, blocks.Marked(blocks.Number, want))
	}
	return row
}

// cells returns a first cell, and for each want the figure furthest from its range.
func (r *Report) cells(name string, figures []Figure) []blocks.Span {
	row := []blocks.Span{blocks.Text(name)}
	for i := range r.wants {
		text := "-"
		if f := worst(figures, &r.wants[i]); f != nil {
			text = f.short(f.Value)
			if f.want.of.seats {
				text = f.Seat + " " + text
			}
			if len(r.Tables) > 1 {
				text += fmt.Sprintf(" at %d", f.Players)
			}
		}
		row = append(row, blocks.Marked(blocks.Number, text))
	}
	return row
}

// curve shows the values of a parameter alone.
func (r *Report) curve(c *Curve) blocks.Block {
	b := blocks.Block{Kind: blocks.Table, Columns: len(r.wants) + 3,
		Names: append(append(r.columns("value"), blocks.Marked(blocks.Number, "games")), blocks.Text(""))}
	for i := range c.Points {
		p := &c.Points[i]
		var about []string
		for _, says := range []string{prose.Either(p.Now, "now", ""), prose.Either(p.Meets, "meets", ""), p.Departs, p.Refused,
			prose.Either(p.Games > 0 && !p.Ends, "endless", "")} {
			if says != "" {
				about = append(about, says)
			}
		}
		row := append(r.cells(p.Value, p.Figures), blocks.Marked(blocks.Number, fmt.Sprint(p.Games)))
		b.Rows = append(b.Rows, append(row, blocks.Text(strings.Join(about, "; "))))
	}
	return blocks.Part(c.Parameter, "each value alone, the rest as now", b)
}

// notes lists the limits of the answer.
func (r *Report) notes() (list []string) {
	o := r.answer()
	if r.Stopped {
		list = append(list, fmt.Sprintf("stopped before the end: %d of %s were played", r.Games, prose.Count(r.Asked, "game")))
	}
	if r.Found != nil && !o.Inside {
		says := "an interval reaches beyond its want"
		if sure := slices.IndexFunc(r.Compared, func(o Outcome) bool { return o.Inside }); sure >= 0 {
			says += ", but none of " + r.Compared[sure].Change
		}
		list = append(list, says+"; more --games make it narrower")
	}
	if n := len(r.Refused); n > 0 {
		list = append(list, fmt.Sprintf("%d of %s cannot be played, such as %s: %s", n, prose.Count(r.Candidates, "candidate"),
			r.Refused[0].Change, r.Refused[0].Reason))
	}
	if r.Under != nil {
		list = append(list, r.Under.Line())
	}
	return list
}

func (r *Report) foot() blocks.Block {
	tables := strings.Trim(strings.ReplaceAll(fmt.Sprint(r.Tables), " ", ", "), "[]")
	foot := fmt.Sprintf("%s, %s: %s, %s of %s players at tables of %s, seeds from %d, fresh from %d; intervals of 95 %%",
		r.Title, r.called, prose.Count(r.Candidates, "candidate"), prose.Count(r.Games, "game"), r.Players, tables, r.Seed, r.FreshSeed)
	return blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text(foot)}}
}
