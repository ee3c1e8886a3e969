// Package drawtest draws positions from whole games, for the tests of the games' drawings.
package drawtest

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Game is a game with the drawing to test. Drawn may be nil at the beginning.
type Game struct {
	engine.Game
	// Draw is the function to test.
	Draw func(document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error)
	// Kind returns the kind of the next decision in a position. The position has the game's own document type.
	Kind func(position any) string
	// Each, if not nil, is called with the text of each drawing of a whole position.
	Each func(text string)
	// Drawn contains the kinds of decisions for which the whole position has been drawn.
	Drawn map[string]bool
}

// Play plays one game to its end with players that seek rare actions. Play draws the game before the first
// decision of each kind, before every twentieth decision and at the end. Each time, Play draws the whole
// position, and the views of an onlooker, the first and the last player. The error names a drawing that failed,
// that is too wide, or that has blanks at the end of a line.
func (g *Game) Play(setup engine.Setup) error {
	s, err := g.New(setup, nil)
	if err != nil {
		return err
	}
	var players []play.Player
	for range setup.Seats {
		players = append(players, &play.Corners{})
	}
	if g.Drawn == nil {
		g.Drawn = map[string]bool{}
	}
	n := 0
	look := func(engine.Action) {
		kind := g.Kind(s.Position())
		if n++; err == nil && (n%20 == 0 || !g.Drawn[kind]) {
			g.Drawn[kind] = true
			err = g.look(s, setup)
		}
	}
	var runner play.Runner
	if _, failed := runner.Game(s, players, play.NewRand(1), 0, look); failed != nil {
		return failed
	}
	if err == nil {
		g.Drawn[g.Kind(s.Position())] = true
		err = g.look(s, setup)
	}
	return err
}

// look draws the whole position, and the views of an onlooker, the first and the last player.
func (g *Game) look(s engine.State, setup engine.Setup) error {
	turn := engine.Turn{Scores: s.Scores(nil)}
	tree, text, err := g.fits(s.Position(), setup, turn)
	if err == nil && g.Each != nil {
		g.Each(text)
	}
	if err == nil {
		err = Sound(tree)
	}
	for _, seat := range []engine.Seat{engine.Chance, 0, engine.Seat(len(setup.Seats) - 1)} {
		if err == nil {
			_, _, err = g.fits(s.Observe(seat, nil), setup, turn)
		}
	}
	return err
}

// fits draws a position and checks that the drawing is not too wide.
func (g *Game) fits(position any, setup engine.Setup, turn engine.Turn) (part.Part, string, error) {
	document, err := json.Marshal(position)
	if err != nil {
		return part.Part{}, "", err
	}
	tree, err := g.Draw(document, setup, turn)
	if err != nil {
		return part.Part{}, "", err
	}
	text := part.Text(tree)
	for line := range strings.Lines(text) {
		switch bare := strings.TrimSuffix(line, "\n"); {
		case utf8.RuneCountInString(bare) > prose.Width:
			return part.Part{}, "", fmt.Errorf("%q is wider than %d columns in\n%s", bare, prose.Width, text)
		case strings.TrimRight(line, " \n")+"\n" != line:
			return part.Part{}, "", fmt.Errorf("%q has blanks at its end, or no end, in\n%s", bare, text)
		}
	}
	return tree, text, nil
}

// Lines adapts a function that draws text to one that draws a tree of parts.
func Lines(draw func([]byte, engine.Setup, engine.Turn) (string, error)) func([]byte, engine.Setup, engine.Turn) (part.Part, error) {
	return func(document []byte, setup engine.Setup, turn engine.Turn) (part.Part, error) {
		text, err := draw(document, setup, turn)
		return part.Part{Kind: part.Drawing, Parts: []part.Part{{Kind: part.Verbatim, Text: text}}}, err
	}
}
