package main

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// drawnGame plays a game and draws it: before the first decision of a kind, now and then before others, and at its end. The kinds
// that were drawn are noted; drawn looks at every drawing of the whole position.
type drawnGame struct {
	game      engine.Game
	draw      renderer
	decision  func(position any) string
	decisions map[string]bool
	drawn     func(text string)
}

func (g drawnGame) play(t *testing.T, setup engine.Setup) {
	t.Helper()
	s, err := g.game.New(setup, nil)
	require.NoError(t, err)
	var players []play.Player
	for range setup.Seats {
		players = append(players, &play.Corners{})
	}
	n := 0
	look := func(engine.Action) {
		whole := s.Position()
		kind := g.decision(whole)
		if n++; g.decisions[kind] && n%20 > 0 {
			return
		}
		g.decisions[kind] = true
		turn := engine.Turn{Scores: s.Scores(nil)}
		g.drawn(g.fits(t, whole, setup, turn))
		for _, seat := range []engine.Seat{engine.Chance, 0, engine.Seat(len(setup.Seats) - 1)} {
			g.fits(t, s.Observe(seat, nil), setup, turn)
		}
	}
	var runner play.Runner
	_, err = runner.Game(s, players, play.NewRand(1), 0, look)
	require.NoError(t, err)
	look(0)
}

// fits draws a position and holds the drawing to its width.
func (g drawnGame) fits(t *testing.T, position any, setup engine.Setup, turn engine.Turn) string {
	t.Helper()
	document, err := json.Marshal(position)
	require.NoError(t, err)
	text, err := g.draw(document, setup, turn)
	require.NoError(t, err)
	for line := range strings.Lines(text) {
		require.LessOrEqual(t, utf8.RuneCountInString(line), width+1, text)
		require.Equal(t, strings.TrimRight(line, " \n")+"\n", line)
	}
	return text
}
