// Package countdown draws tables of Countdown.
package countdown

import (
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/skeleton/engine/countdown"
	"github.com/yardstick-rules/yardstick/engine"
)

// Draw draws a table of Countdown: whose turn it is, and what each player has taken.
func Draw(document []byte, setup engine.Setup, _ engine.Turn) (part.Part, error) {
	var p countdown.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	columns := []part.Column{{Title: "player", Wide: 8, Gap: 1}, {Title: "has", Wide: 8, Right: true}}
	taken := part.Part{Kind: part.Table, Name: "taken", Columns: columns}
	for _, name := range setup.Seats {
		taken.Parts = append(taken.Parts, part.Part{Kind: part.Entry, Name: name, Parts: []part.Part{
			part.Plain(name), {Kind: part.Piece, Name: "taken", Text: fmt.Sprintf("%2d taken", p.Taken[name])},
		}})
	}
	return part.Part{Kind: part.Drawing, Title: "Countdown", Parts: []part.Part{
		{Kind: part.Section, Name: "table", Title: "The table", Parts: []part.Part{part.Told("turn of " + p.Player), taken}},
	}}, nil
}
