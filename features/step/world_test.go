package step_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// bare are the nouns of a game that has none of its own.
type bare struct{}

func (bare) Teach(*step.Vocabulary)             {}
func (bare) GiveTurn(string) error              { return nil }
func (bare) Document() (json.RawMessage, error) { return nil, nil }

// Whatever a noun asks first begins the game: a scenario may claim something before anything is done.
func TestWhatIsAskedFirstBeginsTheGame(t *testing.T) {
	for name, asks := range map[string]func(*step.World) error{
		"Position": func(w *step.World) error { return w.Position("", new(any)) },
		"View":     func(w *step.World) error { return w.View("", new(any)) },
		"Turn":     func(w *step.World) error { _, err := w.Turn(); return err },
		"Scored":   func(w *step.World) error { _, err := w.Scored(); return err },
		"Settled":  func(w *step.World) error { _, err := w.Settled(); return err },
	} {
		entry := games.All()[0]
		w := step.New(func(string) (engine.Subject, error) { return &engine.Local{Game: entry.Game}, nil })
		require.ErrorContains(t, asks(w), "no game is set up yet", name)
		w.TeachAll(&step.Vocabulary{}, func(*step.World) step.Nouns { return bare{} })
		w.Entry, w.Setup.Seats = entry, entry.Book.SeatNames(entry.Book.Players.Min)
		require.NoError(t, asks(w), name)
		require.NotNil(t, w.Subject, name)
	}
}
