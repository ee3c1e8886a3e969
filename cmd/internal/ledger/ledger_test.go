package ledger_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/ledger"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

const opened = `# our Friday game
yardstick 1
game yardmaster
seats ann bob   # ann sits by the window
position {"turn":7,"player":"ann","arrival-yard":["oil-3"],"players":[{"name":"ann","train":["coal-2"],"hand":{"oil":3}},{"name":"bob"}]}
---
# ann thinks for long
ann: done   # at last
`

// open opens a record that conforms.
func open(t *testing.T, text string) *ledger.Ledger {
	t.Helper()
	l, err := ledger.Open(t.Context(), "game.yard", []byte(text), transcript.Options{})
	require.NoError(t, err)
	return l
}

func text(t *testing.T, l *ledger.Ledger) string {
	t.Helper()
	text, err := l.Text()
	require.NoError(t, err)
	return text
}

// What a person wrote stays as it was written, whatever is added and taken back.
func TestWhatIsWrittenStays(t *testing.T) {
	l := open(t, opened)
	require.Equal(t, "ann", l.Name("ann"))
	_, err := l.Decide("bob", "draw discard")
	require.NoError(t, err)
	l.Comment("bob smiles\nbroadly")
	d, err := l.Undo(t.Context())
	require.NoError(t, err)
	require.Equal(t, "bob: draw discard", d.String())
	require.Equal(t, opened+"# bob smiles; broadly\n", withoutMark(text(t, l)))
	_, err = l.Undo(t.Context())
	require.NoError(t, err)
	require.Zero(t, l.Decisions())
	require.Contains(t, text(t, l), "---\n# ann thinks for long\n# bob smiles; broadly\n")
	_, err = l.Undo(t.Context())
	require.ErrorContains(t, err, "there is no decision to take back")
}

// What is refused leaves the record and the game as they were.
func TestARefusalChangesNothing(t *testing.T) {
	l := open(t, opened)
	before := text(t, l)
	_, err := l.Decide("bob", "load coal-4")
	var refused *engine.Violation
	require.ErrorAs(t, err, &refused)
	require.ErrorContains(t, l.Mistake(t.Context(), "bob", "draw deck", []byte(`{}`)), `"bob: draw deck" is legal here`)
	require.ErrorContains(t, l.Mistake(t.Context(), "bob", "load coal-4", []byte(`{"turn":0.5}`)), "turn")
	require.ErrorContains(t, l.Mistake(t.Context(), "bob", "load coal-4", []byte(`{`)), "the position is not JSON")
	require.Equal(t, before, text(t, l))
}

// A mistake that is let stand makes the record one of version 2, and the game goes on from the position.
func TestAMistakeIsLetStand(t *testing.T) {
	l := open(t, opened)
	require.NoError(t, l.Mistake(t.Context(), "bob", "load coal-4", []byte(`{"turn":9, "player":"ann"}`)))
	require.Contains(t, text(t, l), "\nyardstick 2\n")
	require.Contains(t, text(t, l), "! bob: load coal-4\nposition {\"turn\":9,\"player\":\"ann\"}\n= ")
	_, err := l.Decide("ann", "draw deck")
	require.NoError(t, err)
	again := open(t, text(t, l))
	require.Equal(t, text(t, l), text(t, again))
}

// A record that ends with a mistake has to be taken back before anything else happens.
func TestNothingFollowsAMistakeWithoutAPosition(t *testing.T) {
	l := open(t, "yardstick 2\n"+opened[len("# our Friday game\nyardstick 1\n"):]+"! bob: load coal-4\n")
	_, err := l.Decide("bob", "draw deck")
	require.ErrorContains(t, err, "the last decision is a mistake, and no position after it is given; take it back first")
	_, err = l.Undo(t.Context())
	require.NoError(t, err)
	_, err = l.Decide("bob", "draw deck")
	require.NoError(t, err)
}

// A whole game that is written down a decision at a time is the record that a recorder makes, and can be taken back from its end.
func TestAWholeGame(t *testing.T) {
	start := engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}}
	players := []transcript.Player{{Seat: "ann", Name: "Ann Böhm"}}
	l, err := ledger.New(t.Context(), "game.yard", start, players, transcript.Options{})
	require.NoError(t, err)
	require.Equal(t, "Ann Böhm", l.Name("ann"))
	rnd := play.NewRand(7)
	var last string
	for l.Game.State().Actor() != engine.Nobody {
		s := l.Game.State()
		legal := s.Legal(nil, nil)
		a := legal[rnd.IntN(len(legal))]
		if s.Actor() == engine.Chance {
			a = play.Chance(s, legal, rnd)
		}
		turn, err := l.Game.Turn()
		require.NoError(t, err)
		last = turn.Actor + ": " + s.Format(a)
		_, err = l.Decide(turn.Actor, s.Format(a))
		require.NoError(t, err)
	}
	whole := text(t, l)
	require.Contains(t, whole, "\n---\nresult ann ")
	record, err := transcript.Parse("game.yard", []byte(whole))
	require.NoError(t, err)
	require.Equal(t, whole, transcript.Format(record))
	again := open(t, whole+"# a good game\n")
	d, err := again.Undo(t.Context())
	require.NoError(t, err)
	require.Equal(t, last, d.String())
	require.NotContains(t, text(t, again), "result")
	require.Contains(t, text(t, again), "# a good game\n")
}

// A file that ends inside a line is finished by a person, not by the program.
func TestAFileThatEndsInsideALine(t *testing.T) {
	for _, end := range []string{"bob: draw de", "bob: draw deck\n= 3 12"} {
		_, err := ledger.Open(t.Context(), "game.yard", []byte(opened+end), transcript.Options{})
		require.Error(t, err, end)
	}
	l := open(t, opened+"bob: draw deck")
	require.Equal(t, 2, l.Decisions())
}

// withoutMark is a record without the mark that closes it.
func withoutMark(text string) string { return text[:strings.LastIndex(text, "= ")] }
