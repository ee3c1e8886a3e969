// Package draw draws positions for people. Each game has a package below this one that draws a position as a tree of
// parts. Package part defines the tree, package svg writes pictures of it. The list of those packages is here.
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

// drawing draws a position document of one game. The setup is the one that the game was started with.
type drawing func(document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error)

// rooms lists the drawings by the package names of their games.
var rooms = map[string]drawing{
	"yardmaster":   yardmaster.Draw,
	"hellonwheels": hellonwheels.Draw,
	"stockyards":   stockyards.Draw,
	"frontier":     frontier.Draw,
}

// verbatim returns a drawing of lines alone.
func verbatim(text string) part.Part {
	return part.Part{Kind: part.Drawing, Parts: []part.Part{{Kind: part.Verbatim, Text: text}}}
}

// Tree draws a position document of a game, whole or as a seat sees it, as a tree of parts. The setup is the one that
// the game was started with, the turn gives the scores. The error describes the fault of the document or the setup. If
// a game has no drawing, Tree writes the document field by field, as lines.
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

// Position returns the drawing of [Tree] as lines for people; the last ends with a line feed.
func Position(game games.Entry, document []byte, setup engine.Setup, turn engine.Turn) (string, error) {
	tree, err := Tree(game, document, setup, turn)
	if err != nil {
		return "", err
	}
	return part.Text(tree), nil
}
