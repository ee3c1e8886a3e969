package clerk

import (
	"cmp"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
)

// heap is a pile of a section whose cards the page lists only on request.
type heap struct {
	Title string   `json:"title"`
	Count string   `json:"count"`
	Cards []string `json:"cards"`
}

// fewCards is the largest number of cards of a pile that a picture shows one by one.
const fewCards = 6

// heaped returns a section in which long piles show only their number, and the piles.
func heaped(section *part.Part) (part.Part, []heap) {
	folded, heaps := *section, []heap{}
	folded.Parts = append([]part.Part{}, section.Parts...)
	for i := range folded.Parts {
		row := &folded.Parts[i]
		if row.Kind != part.Row || len(row.Parts) <= fewCards+1 || row.Parts[0].Look != part.Pile {
			continue
		}
		h := heap{Title: row.Title, Count: textOf(&row.Parts[0])}
		for j := range row.Parts[1:] {
			h.Cards = append(h.Cards, textOf(&row.Parts[j+1]))
		}
		heaps, row.Parts = append(heaps, h), row.Parts[:1]
	}
	return folded, heaps
}

// textOf returns the text of a piece, with the number of equal ones.
func textOf(p *part.Part) string {
	text := cmp.Or(p.Title, p.Text)
	if p.Count > 1 && p.Text != fmt.Sprint(p.Count) {
		text += fmt.Sprintf(" × %d", p.Count)
	}
	return text
}
