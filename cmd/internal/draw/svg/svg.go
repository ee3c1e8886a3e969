// Package svg writes a drawing as pictures: the tree of package part, laid out for a width in pixels.
//
// A picture loads nothing, runs nothing and has no identifiers, so that one page with one [Style] can contain several
// pictures. Its colours are custom properties for a light or dark theme; a page can set --d-…. The group of a part
// names its place: data-part is its path, data-place the word of actions. Its title describes it.
package svg

import (
	_ "embed"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// Style is the style sheet of pictures. It is for elements below the class "drawn".
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

// Text is a text with its place in a picture: the box around its widest letters, in pixels from the northwest corner.
type Text struct {
	X, Y, Wide, High int
	Text             string
}

// Picture is a drawing or a part of one as SVG.
type Picture struct {
	// Name is the name of the part, Title its heading.
	Name, Title string
	// Wide and High are its width and height in pixels.
	Wide, High int
	// SVG is the picture as one element.
	SVG string
	// Texts are the places of its texts.
	Texts []Text
}

// Whole returns a whole drawing as one picture of a file, with its style, at a width from 240 to 4,000 pixels. The
// caption below the title names the position.
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

// Section returns the picture of a section, that wide at most, without style: for a page that sets sections one below
// the other or next to each other.
func Section(section *part.Part, wide int) Picture {
	wide = min(max(wide, least), most)
	c := &canvas{}
	high := c.panel("", section, 0, 0, wide)
	return c.picture(section.Name, section.Title, wide, high, "")
}

// IsWide reports whether a section has a grid or columns, which need the whole width of a page.
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
