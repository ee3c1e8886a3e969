package draw

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
)

// plain draws a position of a game of package open. Each player has a row with one column for each of the
// player's parts; each part of the table has a line.
func plain(title string, documents reflect.Type, document []byte, setup engine.Setup) (part.Part, error) {
	var doc map[string]any
	if err := json.Unmarshal(document, &doc); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	table := part.Part{Kind: part.Table, Name: "players", Columns: []part.Column{{Title: "player", Wide: longest(setup.Seats), Gap: 1}}}
	for _, name := range setup.Seats {
		table.Parts = append(table.Parts, part.Part{Kind: part.Entry, Name: name, Parts: []part.Part{part.Plain(name)}})
	}
	var lines []part.Part
	for i := range documents.NumField() {
		f := documents.Field(i)
		called := f.Tag.Get("json")
		if f.Type.Kind() != reflect.Map {
			lines = append(lines, part.Told(strings.ReplaceAll(called, "-", " ")+": "+spelt(doc[called])))
			continue
		}
		of, _ := doc[called].(map[string]any)
		column := part.Column{Title: called, Heads: []string{called}, Wide: len(called), Gap: 1, Right: true}
		for row, name := range setup.Seats {
			text := spelt(of[name])
			column.Wide = max(column.Wide, len(text))
			table.Parts[row].Parts = append(table.Parts[row].Parts, part.Part{Kind: part.Piece, Name: called, Text: text})
		}
		table.Columns = append(table.Columns, column)
	}
	return part.Part{Kind: part.Drawing, Title: title, Parts: []part.Part{
		{Kind: part.Section, Name: "table", Title: "The table", Parts: append(lines, table)},
	}}, nil
}

// spelt returns a number, or a list of numbers with spaces between them; "-" if the document leaves the part out.
func spelt(value any) string {
	if value == nil {
		return "-"
	}
	return strings.Trim(fmt.Sprint(value), "[]")
}

func longest(words []string) int {
	most := len("player")
	for _, word := range words {
		most = max(most, len(word))
	}
	return most
}
