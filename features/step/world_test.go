package step_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features/step"
)

// bare are the nouns of a game that has none of its own.
type bare struct{}

func (bare) Teach(*step.Vocabulary)             {}
func (bare) GiveTurn(string) error              { return nil }
func (bare) Document() (json.RawMessage, error) { return nil, nil }

// placed are nouns that set up a position.
type placed struct{ bare }

func (placed) Document() (json.RawMessage, error) { return json.RawMessage("{}"), nil }

// strict is a game one of whose laws refuses every position.
type strict struct{ engine.Game }

func (s strict) Load(setup engine.Setup, _ []byte, rec *engine.Record) (engine.State, error) {
	law := engine.Law{ID: "YM-INV-99", Says: "nothing is right", Clauses: []engine.Clause{"YM-WIN-03"}, Position: engine.At(nothingIsRight)}
	state, err := s.New(setup, rec)
	if err == nil {
		err = document.Audit(state, []engine.Law{law})
	}
	return state, fmt.Errorf("position: %w", err)
}

func nothingIsRight(engine.State) error { return errors.New("ann has 5 points, and 4 is right") }

// Where a law refuses the position of a scenario, the reason comes first, then the law with its place: a rule may have changed and the law not.
func TestALawThatRefusesAPositionIsNamed(t *testing.T) {
	entry := games.All()[0]
	entry.Game = strict{entry.Game}
	w := step.New(func(string) (engine.Subject, error) { return &engine.Local{Game: entry.Game}, nil })
	w.TeachAll(&step.Vocabulary{}, func(*step.World) step.Nouns { return placed{} })
	w.Entry, w.Setup.Seats = entry, entry.Book.SeatNames(entry.Book.Players.Min)
	_, err := w.Turn()
	require.Regexp(t, `^this table cannot be: nothing is right \(law YM-INV-99, world_test\.go:\d+\): YM-WIN-03: ann has 5 points, and 4 is right`+
		`; the table set up above breaks this law$`, err)
	require.True(t, step.RefusesPosition(err.Error()))
}

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
