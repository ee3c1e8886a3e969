package draw

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/draw/drawtest"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// No text of a picture lies on another one or is cut off, and everybody is called by name, in games at random at tables of every size.
func TestTextsAreClearAtEveryTable(t *testing.T) {
	const largest = 13
	for _, game := range games.All() {
		t.Run(game.Room, func(t *testing.T) {
			drawn := 0
			for seats := 1; seats <= largest; seats++ {
				setup := engine.Setup{Seats: game.Book.SeatNames(seats)}
				s, err := game.New(setup, nil)
				if err != nil {
					continue // not a size of its tables
				}
				drawn += sample(t, game, s, setup)
			}
			require.NotZero(t, drawn)
			t.Logf("%d positions", drawn)
		})
	}
}

// sample plays a game at random and looks at some of its positions, more of them in the long form. It returns how many.
func sample(t *testing.T, game games.Entry, s engine.State, setup engine.Setup) (drawn int) {
	every, limit := 4, 400
	if testing.Short() {
		every, limit = 100, 400
	}
	players := make([]play.Player, len(setup.Seats))
	for i := range players {
		players[i] = play.Random{}
	}
	names := prose.Names{}
	for i, seat := range setup.Seats {
		names[seat] = fmt.Sprintf("Zoe %d", i)
	}
	n := 0
	look := func(engine.Action) {
		if n++; n%every != 1 { // the first too: a game may be short
			return
		}
		document, err := json.Marshal(s.Position())
		require.NoError(t, err)
		tree, err := Tree(game, document, setup, engine.Turn{Scores: s.Scores(nil)})
		require.NoError(t, err)
		require.NoError(t, drawtest.Sound(tree), "%d seats, decision %d", len(setup.Seats), n)
		require.Empty(t, unnamed(part.Retold(tree, names.In), setup.Seats), "%d seats, decision %d", len(setup.Seats), n)
		drawn++
	}
	var runner play.Runner
	var over *play.LimitError
	if _, err := runner.Game(s, players, play.NewRand(uint64(len(players))), limit, look); !errors.As(err, &over) {
		require.NoError(t, err)
	}
	return drawn
}

// unnamed are the texts in which a player is called as records call the seat, though people call it otherwise.
func unnamed(p part.Part, seats []string) (texts []string) {
	for _, text := range []string{p.Title, p.Text, p.Says} {
		text = strings.TrimPrefix(text, p.Place+": ") // a space of the map may be called as a seat is
		words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' })
		if slices.ContainsFunc(words, func(word string) bool { return slices.Contains(seats, word) }) {
			texts = append(texts, text)
		}
	}
	for i := range p.Parts {
		texts = append(texts, unnamed(p.Parts[i], seats)...)
	}
	return texts
}
