package blocks

import (
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// escape replaces the characters that have a meaning in HTML.
var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;")

// HTML returns the document as HTML for a page, with every text escaped. The class of each element
// is the kind of its block. Parts that a short form leaves out are folded.
func (d Doc) HTML() string {
	var out strings.Builder
	html(&out, d)
	return out.String()
}

func html(out *strings.Builder, blocks []Block) {
	for i := range blocks {
		b := &blocks[i]
		if b.Rest {
			out.WriteString("<details><summary>" + escape.Replace(b.summary()) + "</summary>")
		}
		b.html(out)
		if b.Rest {
			out.WriteString("</details>")
		}
		out.WriteString("\n")
	}
}

// summary returns the line shown in place of a folded block.
func (b *Block) summary() string {
	if b.Label != "" {
		return "more: " + b.Label
	}
	return "more"
}

func (b *Block) html(out *strings.Builder) {
	element := map[Kind]string{Head: "h2", Quote: "blockquote", Section: "section", Table: "table", Code: "pre"}[b.Kind]
	if element == "" {
		element = "p"
	}
	if b.Names != nil { // a wide table scrolls separately, with the keyboard too
		out.WriteString(`<div class="wide" tabindex="0">`)
		defer out.WriteString("</div>")
	}
	out.WriteString("<" + element + ` class="` + string(b.Kind) + prose.Either(b.Label != "", " "+escape.Replace(b.Label), "") + `">`)
	switch b.Kind {
	case Table:
		if b.Names != nil {
			out.WriteString("<thead>" + b.rowHTML(b.Names, "th") + "</thead>")
		}
		for _, row := range b.Rows {
			out.WriteString(b.rowHTML(row, "td"))
		}
	case Code:
		out.WriteString(escape.Replace(prose.Clean(strings.Join(b.Lines, "\n"))))
	case Section:
		out.WriteString("<p><b>" + escape.Replace(b.Label) + ":</b> " + spansHTML(b.Spans) + "</p>")
		html(out, b.Blocks)
	default:
		out.WriteString(spansHTML(b.Spans))
	}
	out.WriteString("</" + element + ">")
}

func (b *Block) rowHTML(row []Span, element string) string {
	var out strings.Builder
	cells := b.cells(row)
	for i, cell := range cells {
		element := element
		if element == "th" && len(cell) == 1 && cell[0].Text == "" { // a screen reader would announce a head without words
			element = "td"
		}
		out.WriteString("<" + element + prose.Either(element == "th", ` scope="col"`, "") + prose.Either(isNumber(cell), ` class="number"`, ""))
		if wide := b.Columns - i; i == len(cells)-1 && wide > 1 {
			out.WriteString(` colspan="` + strconv.Itoa(wide) + `"`)
		}
		out.WriteString(">" + spansHTML(cell) + "</" + element + ">")
	}
	return "<tr>" + out.String() + "</tr>"
}

func spansHTML(spans []Span) string {
	var out strings.Builder
	for _, s := range spans {
		out.WriteString(s.html())
	}
	return out.String()
}

func (s Span) html() string {
	text := escape.Replace(prose.OneLine(s.Text))
	switch {
	case s.To != "":
		return `<a href="#` + escape.Replace(s.To) + `">` + text + "</a>"
	case s.Mark == Plain, s.Mark == Number:
		return text
	case s.Mark == Place:
		return ` <code class="place">` + text + "</code>"
	case s.Mark == Typed:
		return "<code>" + text + "</code>"
	}
	return `<strong class="` + string(s.Mark) + `">` + text + "</strong>"
}
