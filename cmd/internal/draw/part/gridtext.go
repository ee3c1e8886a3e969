package part

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// grid draws a map: its column letters above and below, its row numbers at the sides, and the texts at its edges.
func (t *terminal) grid(p *Part) {
	if p.Frame == nil {
		return
	}
	if p.Frame.Walled {
		t.walled(p)
		return
	}
	letters := "  "
	for column := range p.Frame.Columns {
		letters += fmt.Sprintf("%-*s", p.Frame.Wide, string(rune('a'+column)))
	}
	letters = strings.TrimRight(letters, " ") + "\n"
	t.WriteString(letters)
	for row := range p.Frame.Rows {
		t.line(p, row, 0, strconv.Itoa(row+1))
		t.line(p, row, 1, " ")
	}
	t.WriteString(letters)
}

// line writes one of the two lines of a row. A vertical line separates boards.
func (t *terminal) line(p *Part, row, number int, label string) {
	text := label + " "
	for column := range p.Frame.Columns {
		lines := strings.Split(p.Parts[row*p.Frame.Columns+column].Text, "\n")
		cell := fmt.Sprintf("%-*s", p.Frame.Wide, lines[min(number, len(lines)-1)])
		if edge := (column + 1) % max(p.Frame.Board, 1); edge == 0 && strings.HasSuffix(cell, " ") {
			cell = cell[:p.Frame.Wide-1] + "|"
		}
		text += cell
	}
	t.WriteString(strings.TrimRight(text+strings.TrimSpace(label), " ") + "\n")
}

// walled draws a map with a line around it, and its name in the corner.
func (t *terminal) walled(p *Part) {
	margin := len(p.Title)
	for row := range p.Frame.Rows {
		margin = max(margin, len(p.edgeText("w", row)))
	}
	t.wall(p, "n", margin)
	for row := range p.Frame.Rows {
		line := fmt.Sprintf("%*s %2d |", margin, p.edgeText("w", row), row+1)
		for column := range p.Frame.Columns {
			line += " " + p.Parts[row*p.Frame.Columns+column].Text
		}
		t.WriteString(strings.TrimRight(line+" | "+p.edgeText("e", row), " ") + "\n")
	}
	t.wall(p, "s", margin)
}

// wall draws the column letters, the line, and the texts at the north or the south edge, next to the line.
func (t *terminal) wall(p *Part, side string, margin int) {
	name, letters := "", ""
	if side == "n" {
		name = p.Title
	}
	for column := range p.Frame.Columns {
		letters += "  " + string(rune('a'+column)) + " "
	}
	lines := []string{
		strings.TrimRight(fmt.Sprintf("%-*s     %s", margin, name, letters), " "),
		strings.Repeat(" ", margin+4) + "+" + strings.Repeat("-", 4*p.Frame.Columns+1) + "+",
	}
	lines = slices.Insert(lines, 1, p.edgeLines(side, margin+len(" 10 |  "))...)
	if side == "s" {
		slices.Reverse(lines)
	}
	t.WriteString(strings.Join(lines, "\n") + "\n")
}

// edgeLines returns the lines of text along an edge. A text begins at its square, or on another line if there is no
// room.
func (p *Part) edgeLines(side string, margin int) []string {
	var lines []string
	for column := range p.Frame.Columns {
		text := p.edgeText(side, column)
		if text == "" {
			continue
		}
		start := margin + 4*column
		i := slices.IndexFunc(lines, func(line string) bool { return len(line) < start })
		if i < 0 {
			i, lines = len(lines), append(lines, "")
		}
		lines[i] += strings.Repeat(" ", start-len(lines[i])) + text
	}
	return lines
}

// edgeText returns the texts next to a square of an edge.
func (p *Part) edgeText(side string, at int) string {
	var list []string
	for i := p.Frame.Columns * p.Frame.Rows; i < len(p.Parts); i++ {
		if e := &p.Parts[i]; e.Side == side && e.At == at {
			list = append(list, e.Text)
		}
	}
	return strings.Join(list, " ")
}
