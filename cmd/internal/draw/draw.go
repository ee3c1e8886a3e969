// Package draw draws positions for people. Each game has a room of its own below; what drawings share is in package part. The list of rooms
// is here.
package draw

import (
	"fmt"

	"github.com/goccy/go-yaml"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/frontier"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/hellonwheels"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/stockyards"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/yardmaster"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// drawing draws a position document of one game. The setup is the one that the game was started with.
type drawing func(document []byte, setup engine.Setup, turn engine.Turn) (string, error)

// rooms has the drawings by the rooms of their games.
var rooms = map[string]drawing{
	"yardmaster":   yardmaster.Draw,
	"hellonwheels": hellonwheels.Draw,
	"stockyards":   stockyards.Draw,
	"frontier":     frontier.Draw,
}

// Position draws a position document of a game, whole or as a seat sees it, as lines for people; the last ends with a line feed. The
// setup is the one that the game was started with, the turn gives the scores. The error says what is wrong with the document or the setup.
// The document of a game without a drawing is written out field by field.
func Position(game games.Entry, document []byte, setup engine.Setup, turn engine.Turn) (string, error) {
	if draw, ok := rooms[game.Room]; ok {
		return draw(document, setup, turn)
	}
	text, err := yaml.JSONToYAML(document)
	if err != nil {
		return "", fmt.Errorf("position: %w", err)
	}
	return string(text), nil
}
