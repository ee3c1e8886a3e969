package page

import (
	"fmt"
	"html"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// The measures of a drawing, in its own units.
const (
	drawnRow, drawnTop, drawnLeft, drawnBar, drawnWidth = 26, 40, 150, 380, 720
)

// Drawing returns the chart of a comparison as an SVG file. The chart shows how many of 100 games or pairs of
// games differ, in which respect, and with which interval. The file loads nothing, and follows the reader's
// choice of a light or dark theme.
func Drawing(said *compare.Report) string {
	rows, of := drawn(said)
	height := drawnTop + drawnRow*len(rows) + 8
	title := fmt.Sprintf("How many of 100 %s of %s differ between side a, %s, and side b, %s", of, said.Game, said.A.Text(), said.B.Text())
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-labelledby="t" font-family="sans-serif" font-size="14">`+"\n",
		drawnWidth, height)
	b.WriteString("<style>text{fill:#1f2328}.bar{fill:#5b8db8}.span{fill:#1f2328}@media(prefers-color-scheme:dark){text,.span{fill:#e6edf3}}</style>\n")
	fmt.Fprintf(&b, `<title id="t">%s</title>`+"\n"+`<text x="0" y="20">%[1]s</text>`+"\n", html.EscapeString(title))
	for i, row := range rows {
		row.draw(&b, drawnTop+drawnRow*i)
	}
	return b.String() + "</svg>\n"
}

// drawnShare is a row of a drawing.
type drawnShare struct {
	name  string
	share estimate.Estimate
}

// drawn returns the rows, and what they count: games, or pairs of games.
func drawn(said *compare.Report) (rows []drawnShare, of string) {
	if f := said.Followed; f != nil {
		return []drawnShare{{"anywhere", f.Part}}, "games"
	}
	if l := said.Lockstep; l != nil {
		return []drawnShare{{"anywhere", l.Part}}, "games"
	}
	if said.Play == nil { // the comparison was stopped before
		return nil, "pairs of games"
	}
	p := said.Play.Parts
	return []drawnShare{{"the choices", p.Legal}, {"what is decided", p.Path}, {"the scores", p.Score}, {"the length", p.Length},
		{"who wins", p.Winner}}, "pairs of games"
}

func (r drawnShare) draw(b *strings.Builder, y int) {
	at := func(share float64) float64 { return drawnLeft + drawnBar*share }
	const high, middle, thin = 18, 8, 2
	fmt.Fprintf(b, `<text x="0" y="%d">%s</text>`, y+high-4, r.name)
	fmt.Fprintf(b, `<rect class="bar" x="%d" y="%d" width="%.1f" height="%d"/>`, drawnLeft, y, drawnBar*r.share.Value, high)
	fmt.Fprintf(b, `<rect class="span" x="%.1f" y="%d" width="%.1f" height="%d"/>`, at(r.share.Low), y+middle, at(r.share.High)-at(r.share.Low), thin)
	fmt.Fprintf(b, `<text x="%d" y="%d">%.1f (%.1f to %.1f)</text>`+"\n", drawnLeft+drawnBar+12, y+high-4,
		100*r.share.Value, 100*r.share.Low, 100*r.share.High)
}
