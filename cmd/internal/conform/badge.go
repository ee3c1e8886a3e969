package conform

import (
	"fmt"
	"html"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The colours of a badge: white letters are easy to read on each.
const (
	green = "#1a7f37"
	amber = "#8a5a00"
	red   = "#b91c1c"
	grey  = "#57606a"
)

// badge returns the words about the engine on the badge, and the colour behind them.
func (a *Answer) badge() (says, colour string) {
	switch word := a.Word(); {
	case word == "passed":
		return fmt.Sprintf("conforms at level %d%s", a.Level, a.known()), green
	case word == "failed" && a.Level < a.Offered:
		return fmt.Sprintf("fails at level %d", a.Level+1), red
	case word == "failed":
		return "fails", red
	default:
		return word, map[string]string{"partial": amber, "incomplete": grey}[word]
	}
}

// Badge returns the verdict as a small SVG picture: the game and the level reached, or the word failed, partial
// or incomplete. The title of the picture is the first line of the report. The same report gives the same
// picture.
func (a *Answer) Badge() string {
	const letter, margin = 7, 6 // in pixels; every text is fitted into its width
	says, colour := a.badge()
	width := func(text string) int { return letter*utf8.RuneCountInString(text) + 2*margin }
	left, right, title := width(a.book.Title), width(says), html.EscapeString(a.Headline())
	text := func(x, wide int, words string) string {
		return fmt.Sprintf(`<text x="%d" y="14" textLength="%d" lengthAdjust="spacingAndGlyphs">%s</text>`, x+margin, wide-2*margin,
			html.EscapeString(words))
	}
	return prose.Clean(fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="20" role="img" aria-labelledby="title">
<title id="title">%s</title>
<path fill="#24292f" d="M0 0h%dv20H0z"/><path fill="%s" d="M%d 0h%dv20H%dz"/>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" aria-hidden="true">
%s
%s
</g>
</svg>
`, left+right, title, left, colour, left, right, left, text(0, left, a.book.Title), text(left, right, says)))
}
