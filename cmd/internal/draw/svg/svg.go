// Package svg turns a drawing into pictures. The package arranges the tree of package part for a width in pixels.
//
// A picture loads nothing, runs nothing and has no element ids, so that one page with one [Style] can contain
// several pictures. The colours of a picture are CSS properties (--d-…) that a page can set for a light or a
// dark theme. Each part has a group: data-part is its path, data-place the word of actions for its place, and
// the title describes it.
package svg

import (
	_ "embed"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// Style is the style sheet of pictures. It applies to elements below the class "drawn".
//
//go:embed style.css
var Style string

// The widths that pictures are made for, in pixels.
const (
	Narrow = 328 // a phone of 360 pixels with a margin
	Wide   = 1000
	least  = 240
	most   = 4000
)

// Text is a text in a picture, with the box around it for its widest possible letters, in pixels from the top
// left corner.
type Text struct {
	X, Y, Wide, High int
	Text             string
}

// Picture is a drawing or a section of a drawing as SVG.
type Picture struct {
	// Name is the name of the part, and Title is its heading.
	Name, Title string
	// Wide and High are its width and height in pixels.
	Wide, High int
	// SVG is the picture as one svg element.
	SVG string
	// Texts lists the texts of the picture with their places.
	Texts []Text
}

// Whole returns a whole drawing as one picture for a file, with its style. The width is limited to 240 to 4,000
// pixels. The caption below the title names the position.
func Whole(drawing part.Part, caption string, wide int) Picture {
	wide = min(max(wide, least), most)
	c := &canvas{}
	y := 8
	if drawing.Title != "" {
		c.text(margin, y+20, 20, "b", fit(drawing.Title, wide-2*margin, 20, true))
		y += 30
	}
	if caption != "" {
		for _, line := range broken(caption, wide-2*margin, small) {
			c.text(margin, y+small, small, "f", line)
			y += small + 4
		}
		y += 6
	}
	y += c.arrange("", drawing.Parts, margin, y, wide-2*margin)
	title := drawing.Title
	if caption != "" {
		title += ", " + caption
	}
	return c.picture("", title, wide, y+margin, Style)
}

// Section returns the picture of a section for a page that arranges the sections itself. The picture contains
// no style and is at most as wide as given.
func Section(section *part.Part, wide int) Picture {
	wide = min(max(wide, least), most)
	c := &canvas{}
	high := c.panel("", section, 0, 0, wide)
	return c.picture(section.Name, section.Title, wide, high, "")
}

// Piece returns the picture of a piece with a word on it, for a page that offers such pieces.
func Piece(p *part.Part, word string) string {
	one := part.Part{Kind: part.Piece, Look: p.Look, Icon: p.Icon, Tone: p.Tone, Title: word}
	c, k := &canvas{}, chipOf("", &one, most)
	c.chip("", &one, k, 2, 2)
	return c.picture("", word, k.wide+4, k.high+4, "").SVG
}

// IsWide reports whether a section contains a grid or columns, which need the whole width of a page.
func IsWide(section *part.Part) bool {
	for i := range section.Parts {
		if p := &section.Parts[i]; p.Kind == part.Grid || p.Kind == part.Columns || IsWide(p) {
			return true
		}
	}
	return false
}

// picture returns the elements drawn so far as one picture.
func (c *canvas) picture(name, title string, wide, high int, style string) Picture {
	text := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" class="drawn" viewBox="0 0 %d %d" width="%d" height="%d" role="group" aria-label="%s">`,
		wide, high, wide, high, escaped(title))
	if style != "" {
		text += "<title>" + escaped(title) + "</title><style>" + style + "</style>" +
			fmt.Sprintf(`<rect class="paper" width="%d" height="%d"/>`, wide, high)
	}
	return Picture{Name: name, Title: title, Wide: wide, High: high, SVG: text + c.String() + "</svg>\n", Texts: c.texts}
}
