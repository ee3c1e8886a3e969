package svg_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/svg"
)

func drawn(parts ...part.Part) part.Part {
	return part.Part{Kind: part.Drawing, Title: "A game", Parts: []part.Part{{Kind: part.Section, Name: "table", Title: "The table", Parts: parts}}}
}

// Records come from anybody: what is in them is text, however long, and no element, script or link.
func TestTextsAreTexts(t *testing.T) {
	for _, text := range []string{
		`</text><script>alert(1)</script>`, `"><a href="javascript:x">`, "\x1b[31m\x00\u202e]]>&amp;\xff", strings.Repeat("W", 500),
		strings.Repeat("wide words ", 60), "日本語の名前がここにあります。とても長いです。日本語の名前がここにあります", "\uffff",
	} {
		p := part.Thing(part.Card, text)
		tree := drawn(part.Told(text), part.Labelled(text, text, p), part.Part{Kind: part.Verbatim, Text: text},
			part.Part{Kind: part.Table, Columns: []part.Column{{Title: text}}, Parts: []part.Part{{Kind: part.Entry, Parts: []part.Part{part.Plain(text)}}}})
		tree.Title = text
		require.NoError(t, drawtest.Sound(tree), text)
		for _, no := range []string{"<script", "<a ", "\x1b", "\x00", "\u202e"} {
			require.NotContains(t, svg.Whole(tree, text, svg.Wide).SVG, no)
		}
	}
}

// A table that is too wide for a phone is turned, and if that is too wide as well it is a list.
func TestTablesFit(t *testing.T) {
	sized := func(columns, rows int) part.Part {
		table := part.Part{Kind: part.Table, Name: "numbers"}
		for j := range columns {
			table.Columns = append(table.Columns, part.Column{Title: fmt.Sprintf("column %d", j)})
		}
		for i := range rows {
			row := part.Part{Kind: part.Entry, Name: fmt.Sprint(i)}
			for j := range columns {
				row.Parts = append(row.Parts, part.Part{Kind: part.Piece, Name: fmt.Sprint(j), Text: "some cell"})
			}
			table.Parts = append(table.Parts, row)
		}
		return drawn(table)
	}
	for _, size := range [][2]int{{3, 20}, {20, 2}, {20, 20}} {
		tree := sized(size[0], size[1])
		require.NoError(t, drawtest.Sound(tree), size)
		picture := svg.Section(&tree.Parts[0], svg.Narrow)
		require.Equal(t, size[0]*size[1], strings.Count(picture.SVG, ">some cell</text>")+strings.Count(picture.SVG, " some cell</text>"), size)
	}
}

// A part says where it is and what it is.
func TestPartsAreFound(t *testing.T) {
	p := part.Thing(part.Card, "coal")
	p.Tone, p.Icon, p.Says = "black", "lumps", "a card of coal"
	text := svg.Whole(drawn(part.Labelled("hand", "hand", p)), "", svg.Wide).SVG
	require.Contains(t, text, `<g role="img" data-part="table/hand/coal" data-place="coal"><title>a card of coal</title>`)
	require.Contains(t, text, svg.Style)
	tree := drawn()
	require.NotContains(t, svg.Section(&tree.Parts[0], svg.Wide).SVG, svg.Style)
	strange := p
	strange.Tone, strange.Icon = "no such", "nor this"
	require.NotContains(t, svg.Whole(drawn(strange), "", svg.Wide).SVG, "no such")
	row := part.Part{Kind: part.Entry, Parts: []part.Part{{Kind: part.Piece, Name: "empty"}, part.Plain("full")}}
	table := svg.Whole(drawn(part.Part{Kind: part.Table, Name: "t", Columns: make([]part.Column, 2), Parts: []part.Part{row}}), "", svg.Wide).SVG
	require.Contains(t, table, `<g data-part="table/t/empty"></g>`, "what is empty is not announced")
	require.Contains(t, table, `<g role="img"><title>full</title>`)
}
