package svg

import (
	"encoding/xml"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Sizes, in pixels.
const (
	margin = 12
	plain  = 14 // of letters
	small  = 12
	tiny   = 10
)

// canvas collects the elements of a picture. The zero canvas is empty.
type canvas struct {
	strings.Builder
	texts []Text
}

// add writes an element.
func (c *canvas) add(format string, args ...any) { fmt.Fprintf(c, format, args...) }

// text writes a text that begins at x, on the line y.
func (c *canvas) text(x, y, size int, class, text string) { c.set(x, y, size, class, "", text) }

// middle writes a text around x.
func (c *canvas) middle(x, y, size int, class, text string) {
	c.set(x-(wideOf(text, size, bold(class))+1)/2, y, size, class, "m", text)
}

// set writes a text whose box begins at x. The anchor is "" for the beginning of the text, "m" for its
// middle, or "e" for its end.
func (c *canvas) set(x, y, size int, class, anchor, text string) {
	if strings.TrimSpace(text) == "" {
		return
	}
	wide := wideOf(text, size, bold(class))
	c.texts = append(c.texts, Text{x, y - size*4/5, wide, size, text})
	at := x
	switch anchor {
	case "m":
		at += (wide + 1) / 2
	case "e":
		at += wide
	}
	if anchor != "" {
		class = strings.TrimSpace(class + " " + anchor)
	}
	if class != "" {
		class = ` class="` + class + `"`
	}
	c.add(`<text x="%d" y="%d" font-size="%d"%s>%s</text>`, at, y, size, class, escaped(text))
}

// bold reports whether a class has bold letters.
func bold(class string) bool { return strings.HasPrefix(class, "b") }

// put draws another canvas at a place.
func (c *canvas) put(other *canvas, x, y int) {
	c.add(`<g transform="translate(%d %d)">`, x, y)
	c.WriteString(other.String())
	c.WriteString("</g>")
	for _, t := range other.texts {
		t.X, t.Y = t.X+x, t.Y+y
		c.texts = append(c.texts, t)
	}
}

// begin opens the group of a part, and end closes it. A part without a text, such as an empty cell, is not announced.
func (c *canvas) begin(path string, p *part.Part) {
	heard := p.Heard()
	c.WriteString(`<g`)
	if heard != "" {
		c.WriteString(` role="img"`)
	}
	if p.Name != "" {
		c.add(` data-part="%s"`, escaped(part.Path(path, p.Name)))
	}
	if p.Place != "" {
		c.add(` data-place="%s"`, escaped(p.Place))
	}
	c.WriteString(">")
	if heard != "" {
		c.add(`<title>%s</title>`, escaped(heard))
	}
}

func (c *canvas) end() { c.WriteString("</g>") }

// escaped returns a text that is safe in XML.
func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(prose.Clean(text))) // a Builder takes everything
	return b.String()
}

// toned returns the class of a colour for filled shapes. ink returns the class for letters on them: the colours of
// pieces and squares are the same in a dark theme, and so are the letters on them.
func toned(p *part.Part) string {
	if tones[p.Tone] {
		return "t-" + p.Tone
	}
	return "t-plain"
}

func ink(p *part.Part) string {
	switch {
	case p.Tone == "black":
		return "i-black"
	case p.Tone == "faint":
		return "i-ink"
	}
	return "i-plain"
}

// tones are the colours of the style sheet.
var tones = map[string]bool{
	"plain": true, "black": true, "white": true, "grey": true, "red": true, "orange": true, "gold": true, "yellow": true, "green": true,
	"meadow": true, "blue": true, "sky": true, "purple": true, "pink": true, "brown": true, "sand": true, "wheat": true,
	"faint": true,
}
