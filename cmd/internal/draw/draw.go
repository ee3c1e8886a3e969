// Package draw draws positions for people. Each game has a package in this folder that turns a position into a
// tree of parts. Package part defines the tree, and package svg turns a tree into pictures. Package draw lists
// the packages of the games.
package draw

import (
	"fmt"

	"github.com/goccy/go-yaml"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/frontier"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/hellonwheels"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/stockyards"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/yardmaster"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/open"
)

// drawing draws a position document of one game. The argument setup is the set-up of the game, and turn
// contains its scores.
type drawing func(document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error)

// rooms lists the drawings by the package names of their games.
var rooms = map[string]drawing{
	"yardmaster":   yardmaster.Draw,
	"hellonwheels": hellonwheels.Draw,
	"stockyards":   stockyards.Draw,
	"frontier":     frontier.Draw,
}

// verbatim returns a drawing that consists of lines of text.
func verbatim(text string) part.Part {
	return part.Part{Kind: part.Drawing, Parts: []part.Part{{Kind: part.Verbatim, Text: text}}}
}

// Tree draws a position document, whole or as a seat sees it, as a tree of parts. The argument setup is the
// set-up of the game, and turn contains its scores. If a game has no drawing of its own, Tree writes the
// document field by field as text. The error describes the fault of the document or of the set-up.
func Tree(game games.Entry, document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error) {
	if draw, ok := rooms[game.Room]; ok {
		return draw(document, setup, turn)
	}
	if documents := open.Documents(game.Game); documents != nil {
		return plain(game.Book.Title, documents, document, setup)
	}
	text, err := yaml.JSONToYAML(document)
	if err != nil {
		return part.Part{}, fmt.Errorf("position: %w", err)
	}
	return verbatim(string(text)), nil
}

// Position returns the drawing of [Tree] as text for people. The last line ends with a line feed.
func Position(game games.Entry, document []byte, setup engine.Setup, turn engine.Turn) (string, error) {
	tree, err := Tree(game, document, setup, turn)
	if err != nil {
		return "", err
	}
	return part.Text(tree), nil
}
