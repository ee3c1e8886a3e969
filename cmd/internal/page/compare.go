package page

import (
	"fmt"
	"html/template"
	"io"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// compared holds the page about two sides: the answer, each kind of difference with its record, and charts.
type compared struct {
	Answer template.HTML
	Shown  []comparedDifference
	Charts []*Chart
}

// comparedDifference is a difference with the record that shows it.
type comparedDifference struct {
	compare.Difference
	ID, Title, Says, Record string
}

// Compare writes the page of a comparison. The argument records holds the short games that show the
// differences.
func Compare(w io.Writer, book *rulebook.Book, said *compare.Report, records []compare.File, head Head) error {
	head.Title = book.Title + ": the effects of a change"
	texts := map[string]string{}
	for _, f := range records {
		texts[f.Name] = f.Text
	}
	page := compared{Answer: template.HTML(said.Answer().HTML())}
	for _, d := range said.Found() {
		page.Shown = append(page.Shown, comparedDifference{d, "difference-" + d.Name(), d.Difference.String(), d.Text(), texts[d.Name()+".yard"]})
	}
	if p := said.Play; p != nil && p.Pairs > 0 {
		page.Charts = []*Chart{partsOf(p)}
		for i := range p.Tables {
			if len(p.Tables[i].Seats) > 0 {
				page.Charts = append(page.Charts, scoresOf(&p.Tables[i]))
			}
		}
	}
	return write(w, "compare.html", head, page)
}

// partsOf shows, of 100 pairs of games, those that differ in choices, decisions, scores, length or winner.
func partsOf(p *compare.Play) *Chart {
	c := &Chart{ID: "parts", Title: "Pairs of games that differ, of 100", Row: "in", Parts: []string{"pairs"}}
	for _, row := range []struct {
		name  string
		share float64
	}{
		{"the choices", p.Parts.Legal.Value}, {"what is decided", p.Parts.Path.Value}, {"the scores", p.Parts.Score.Value},
		{"the length", p.Parts.Length.Value}, {"who wins", p.Parts.Winner.Value},
	} {
		c.Bars = append(c.Bars, Bar{Name: row.name, Values: []float64{tenth(100 * row.share)}})
	}
	return c
}

// scoresOf shows the games of a hundred that each seat of a table wins, on both sides.
func scoresOf(t *compare.Table) *Chart {
	c := &Chart{ID: fmt.Sprintf("wins-%d", t.Players), Title: prose.Count(t.Players, "player") + ": wins of 100 games", Row: "seat and side",
		Parts: []string{"wins"}}
	for _, s := range t.Seats {
		c.Bars = append(c.Bars, Bar{Name: s.Seat + ", side a", Values: []float64{tenth(100 * s.Won.A.Value)}},
			Bar{Name: s.Seat + ", side b", Values: []float64{tenth(100 * s.Won.B.Value)}})
	}
	return c
}

// tenth returns a number to one digit after the point, and not below 0.
func tenth(x float64) float64 { return max(0, float64(int(x*10+0.5))/10) }
