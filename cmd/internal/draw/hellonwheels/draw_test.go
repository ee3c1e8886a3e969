package hellonwheels

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/hellonwheels"
)

// What a game comes through can be drawn, as a whole and as anybody sees it, with any number of players and under answers that add
// decisions.
func TestEveryPositionIsDrawn(t *testing.T) {
	game := drawtest.Game{Game: hellonwheels.New(), Draw: Draw,
		Kind: func(position any) string { return position.(*hellonwheels.Position).Decision }}
	for _, row := range []struct {
		players int
		rulings map[string]string
	}{
		{2, nil},
		{3, map[string]string{"tax-short": "gives-up-houses", "tax-sequence": "all-at-once", "mayor-none": "supervisor",
			"opening-hand":     "six",
			"first-supervisor": "chance-seat", "blackmail-timing": "window-before", "winner-tie": "roll-off", "credit": "credit"}},
		{3, map[string]string{"visit": "card-by-card", "window-pass": "pass-is-final", "window-count": "two-between",
			"civ-spread": "one-town",
			"money-open": "hidden", "discard-open": "closed", "elimination": "out-when-short", "game-end": "play-out"}},
		{13, map[string]string{"draw-manner": "in-rounds", "extra-draw-look": "number-first", "opponent-scope": "every-opponent",
			"cards-run-out": "cull-hands", "limit-recheck": "recheck", "spent-cards": "out-of-game"}},
	} {
		setup := engine.Setup{Seats: hellonwheels.Book().SeatNames(row.players), Rulings: row.rulings}
		game.Each = func(text string) {
			for _, name := range setup.Seats {
				require.Regexp(t, "(?m)^"+name+"[ ,]", text)
			}
		}
		require.NoError(t, game.Play(setup))
	}
	for _, decision := range []string{"town", "supervisor", "deal", "bid", "roll", "draw", "extra-card", "visit", "give-up", "play",
		"card-draw",
		"random-card", "discard", "over"} {
		require.True(t, game.Drawn[decision], "no position in which %s is due was drawn", decision)
	}
}

// What a document cannot have is an error, not a drawing.
func TestStrangePositionsAreNotDrawn(t *testing.T) {
	for document, says := range map[string]string{
		`{`: "position: ",
		`{"past":{"town":"paris"},"players":[{"name":"ann"}]}`:                                                `past: "paris" is not one `,
		`{"past":{"town":"omaha","mayhem":["lawmen"]},"players":[{"name":"ann"}]}`:                            "past: lawmen is ",
		`{"past":{"town":"omaha","establishments":{"vice":"ann"}},"players":[{"name":"ann"}]}`:                "past: vice is ",
		`{"past":{"town":"omaha","establishments":{"saloon#1":"zoe"}},"players":[{"name":"ann"}]}`:            "past: saloon#1: ",
		`{"decision":"give-up","player":"ann","past":{"town":"omaha"},"players":[{"name":"ann"}],"cash":"x"}`: "",
	} {
		_, err := Draw([]byte(document), engine.Setup{Seats: []string{"ann", "bob"}}, engine.Turn{})
		if says == "" {
			require.NoError(t, err)
			continue
		}
		require.ErrorContains(t, err, says)
	}
}
