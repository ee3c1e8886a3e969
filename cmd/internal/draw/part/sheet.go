package part

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// LabelColumn is the column after the labels, where the text of a drawing begins.
const LabelColumn = 18

// Sheet collects the lines of a drawing from the top down. The zero Sheet is empty and ready.
type Sheet struct{ strings.Builder }

// Line writes a label and some words after it, or "nothing" if there are no words.
func (s *Sheet) Line(label string, lies []string) {
	if len(lies) == 0 {
		lies = []string{"nothing"}
	}
	s.WriteString(prose.Fill(fmt.Sprintf("%-*s", LabelColumn, label), lies, "", LabelColumn))
}

// List writes a label and items with commas between them, or "none". An item is broken only if it is longer
// than a line.
func (s *Sheet) List(label string, items []string) {
	if len(items) == 0 {
		items = []string{"none"}
	}
	var pieces []string
	for i, item := range items {
		if i < len(items)-1 {
			item += ","
		}
		if utf8.RuneCountInString(item) <= prose.Width-LabelColumn {
			pieces = append(pieces, item)
			continue
		}
		pieces = append(pieces, strings.Fields(item)...)
	}
	s.Line(label, pieces)
}

// Wrap writes a label and a text, broken into lines by [prose.Wrap].
func (s *Sheet) Wrap(label, text string) { s.WriteString(prose.Wrap(label, text)) }
