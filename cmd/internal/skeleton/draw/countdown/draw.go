// Package countdown draws tables of Countdown.
package countdown

import (
	"encoding/json"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/skeleton/engine/countdown"
	"github.com/yardstick-rules/yardstick/engine"
)

// Draw draws a table of Countdown: whose turn it is, and what each player has taken.
func Draw(document []byte, setup engine.Setup, _ engine.Turn) (string, error) {
	var p countdown.Position
	if err := json.Unmarshal(document, &p); err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	text := fmt.Sprintf("turn of %s\n", p.Player)
	for _, name := range setup.Seats {
		text += fmt.Sprintf("%-8s %2d taken\n", name, p.Taken[name])
	}
	return text, nil
}
