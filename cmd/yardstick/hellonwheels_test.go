package main

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// What a game comes through can be drawn, as a whole and as anybody sees it, at any size of table and under answers that add decisions.
func TestEveryPositionIsDrawn(t *testing.T) {
	decisions := map[string]bool{}
	for _, row := range []struct {
		players int
		rulings map[string]string
	}{
		{2, nil},
		{3, map[string]string{"tax-short": "gives-up-houses", "tax-sequence": "all-at-once", "mayor-none": "supervisor", "opening-hand": "six",
			"first-supervisor": "chance-seat", "blackmail-timing": "window-before", "winner-tie": "roll-off", "credit": "credit"}},
		{3, map[string]string{"visit": "card-by-card", "window-pass": "pass-is-final", "window-count": "two-between", "civ-spread": "one-town",
			"money-open": "hidden", "discard-open": "closed", "elimination": "out-when-short", "game-end": "play-out"}},
		{13, map[string]string{"draw-manner": "in-rounds", "extra-draw-look": "number-first", "opponent-scope": "every-opponent",
			"cards-run-out": "cull-hands", "limit-recheck": "recheck", "spent-cards": "out-of-game"}},
	} {
		drawGame(t, engine.Setup{Seats: seatNames(row.players), Rulings: row.rulings}, decisions)
	}
	for _, decision := range []string{"town", "supervisor", "deal", "bid", "roll", "draw", "extra-card", "visit", "give-up", "play", "card-draw",
		"random-card", "discard", "over"} {
		require.True(t, decisions[decision], "no position in which %s is due was drawn", decision)
	}
}

// drawGame plays a game and draws it before every decision, and at its end.
func drawGame(t *testing.T, setup engine.Setup, decisions map[string]bool) {
	t.Helper()
	s, err := hellonwheels.New().New(setup, nil)
	require.NoError(t, err)
	var players []play.Player
	for range setup.Seats {
		players = append(players, &play.Corners{})
	}
	n := 0
	draw := func(engine.Action) {
		whole := s.Position().(*hellonwheels.Position)
		// A kind of decision that is new is drawn at once, others now and then.
		if n++; decisions[whole.Decision] && n%20 > 0 {
			return
		}
		decisions[whole.Decision] = true
		requireDrawn(t, whole, setup)
		for _, seat := range []engine.Seat{engine.Chance, 0, engine.Seat(len(setup.Seats) - 1)} {
			requireDrawn(t, s.Observe(seat, nil), setup)
		}
	}
	var runner play.Runner
	_, err = runner.Game(s, players, play.NewRand(1), 0, draw)
	require.NoError(t, err)
	draw(0)
}

func requireDrawn(t *testing.T, position any, setup engine.Setup) {
	t.Helper()
	document, err := json.Marshal(position)
	require.NoError(t, err)
	text, err := drawHellOnWheels(document, setup, engine.Turn{})
	require.NoError(t, err)
	for line := range strings.Lines(text) {
		require.LessOrEqual(t, utf8.RuneCountInString(line), width+1, text)
		require.Equal(t, strings.TrimRight(line, " \n")+"\n", line)
	}
	for _, name := range setup.Seats {
		require.True(t, slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool {
			return strings.HasPrefix(line, name+" ") || strings.HasPrefix(line, name+", ")
		}), text)
	}
}

// What a document cannot have is told, not drawn.
func TestStrangePositionsAreNotDrawn(t *testing.T) {
	for document, says := range map[string]string{
		`{`: "position: ",
		`{"past":{"town":"paris"},"players":[{"name":"ann"}]}`:                                                `past: "paris" is none of [julesberg `,
		`{"past":{"town":"omaha","mayhem":["lawmen"]},"players":[{"name":"ann"}]}`:                            "past: lawmen is ",
		`{"past":{"town":"omaha","establishments":{"vice":"ann"}},"players":[{"name":"ann"}]}`:                "past: vice is ",
		`{"past":{"town":"omaha","establishments":{"saloon#1":"zoe"}},"players":[{"name":"ann"}]}`:            "past: saloon#1: ",
		`{"decision":"give-up","player":"ann","past":{"town":"omaha"},"players":[{"name":"ann"}],"cash":"x"}`: "",
	} {
		_, err := drawHellOnWheels([]byte(document), engine.Setup{Seats: []string{"ann", "bob"}}, engine.Turn{})
		if says == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, says)
	}
}
