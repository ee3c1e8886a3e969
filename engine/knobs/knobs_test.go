package knobs_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// A record is legal with the value and without it, and afterwards the games differ. cmd/lab/knobs tests in which words.
func TestEveryRecordShowsADifference(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			table, err := knobs.Read(entry.Book)
			require.NoError(t, err)
			if table == nil {
				return
			}
			for i, k := range table.Knobs {
				if k.Replayed() && (!testing.Short() || i%each == 0) {
					printed, set := engine.Setup{Seats: k.Seats}, setup(t, entry, &k)
					require.NotEqual(t, after(t, entry, printed, k.Played), after(t, entry, set, k.Played), k.Of)
				}
			}
		})
	}
}

// each is the step from one knob to the next in the short form.
const each = 30

// setup has the value of a knob.
func setup(t *testing.T, entry games.Entry, k *knobs.Knob) engine.Setup {
	s := engine.Setup{Seats: k.Seats}
	if question, option, answer := strings.Cut(k.Of, "="); answer {
		s.Rulings = map[string]string{question: option}
		return s
	}
	box, err := knobs.NewBox(entry)
	require.NoError(t, err)
	text, wrong := box.File(k.Sets)
	require.Nil(t, wrong, k.Of)
	s.Components = text
	return s
}

// after is all that can be seen of a game after a record.
func after(t *testing.T, entry games.Entry, setup engine.Setup, played []transcript.Decision) string {
	game := &engine.Local{Game: entry.Game}
	_, err := game.Start(engine.Start{Game: entry.Name(), Setup: setup})
	require.NoError(t, err)
	for _, d := range played {
		_, err := game.Play(d.Actor, d.Action)
		require.NoError(t, err)
	}
	turn, err := game.Turn()
	require.NoError(t, err)
	legal, _, err := game.Legal()
	require.NoError(t, err)
	position, _, err := game.Position("")
	require.NoError(t, err)
	return fmt.Sprint(turn, game.State().Phase(), legal, string(position))
}
