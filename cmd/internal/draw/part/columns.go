package part

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// gutter separates columns.
const gutter = "  "

// SideBySide writes cells of text in columns of equal width, side by side. A line that is too long continues
// below, indented.
func SideBySide(cells [][]string) string {
	wide := (prose.Width+len(gutter))/max(len(cells), 1) - len(gutter)
	var columns [][]string
	rows := 0
	for _, cell := range cells {
		var column []string
		for _, line := range cell {
			column = append(column, folded(line, wide)...)
		}
		columns = append(columns, column)
		rows = max(rows, len(column))
	}
	var b strings.Builder
	for row := range rows {
		var line strings.Builder
		for _, column := range columns {
			text := ""
			if row < len(column) {
				text = column[row]
			}
			fmt.Fprintf(&line, "%-*s%s", wide, text, gutter)
		}
		b.WriteString(strings.TrimRight(line.String(), " ") + "\n")
	}
	return b.String()
}

// folded breaks a line after commas, or else at blanks, into lines that are at most wide characters long. Later
// lines have the indent of the first, at least two blanks. A single word that is too long is broken anywhere.
func folded(line string, wide int) []string {
	text := strings.TrimLeft(line, " ")
	indent := strings.Repeat(" ", len(line)-len(text))
	var lines []string
	for {
		room := max(wide-len(indent), 1)
		if utf8.RuneCountInString(text) <= room {
			return append(lines, indent+text)
		}
		head, rest := broken(text, room)
		lines = append(lines, indent+head)
		text = rest
		if indent == "" {
			indent = gutter
		}
	}
}

// broken divides a text that is too long: after the last comma that fits, else at the last blank, else at the limit.
func broken(text string, room int) (head, rest string) {
	runes := []rune(text)
	cut := 0
	for i := 1; i <= room; i++ {
		comma := runes[i-1] == ','
		if runes[i] == ' ' && (comma || cut == 0 || runes[cut-1] != ',') {
			cut = i
		}
	}
	if cut == 0 {
		return string(runes[:room]), string(runes[room:])
	}
	return strings.TrimRight(string(runes[:cut]), " "), strings.TrimLeft(string(runes[cut:]), " ")
}
