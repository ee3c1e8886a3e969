package answer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

const header = "yardstick 1\ngame yardmaster\nseats ann bob\n"

// turn returns a record in which it is ann's turn, with the given decisions.
func turn(t *testing.T, decisions string) answer.Case {
	t.Helper()
	record, err := transcript.Parse("a.yard", []byte(header+`position {"turn":3,"player":"ann"}`+"\n---\n"+decisions))
	require.NoError(t, err)
	c := answer.Case{Transcript: record}
	c.Entry, err = record.Of(games.Find)
	require.NoError(t, err)
	return c
}

// A place gives its legal actions, the view of each seat, and the number of games that begin there.
func TestAPlaceAnswers(t *testing.T) {
	place, err := turn(t, "ann: draw deck\n").Replay(t.Context())
	require.NoError(t, err)
	turn := engine.Turn{Actor: "chance", Scores: []int{0, 0}, Winners: []string{}}
	require.Equal(t, "start ann", place.Filled[0].String(), "the position says whose turn it is and no more")
	require.Equal(t, answer.Standing{File: "a.yard", Game: "yardmaster", Decisions: 1, Turn: turn, Filled: place.Filled}, place.Standing)

	all, err := place.Legal()
	require.NoError(t, err)
	require.Contains(t, answer.Actions(all.Legal), "draw oil")
	oil, err := place.Legal("draw", "oil")
	require.NoError(t, err)
	require.Equal(t, []string{"draw oil"}, answer.Actions(oil.Legal))
	var none *answer.NoneError
	_, err = place.Legal("dragon")
	require.ErrorAs(t, err, &none)
	require.Equal(t, "dragon", none.Words)

	whole, err := place.Show("")
	require.NoError(t, err)
	seen, err := place.Show("bob")
	require.NoError(t, err)
	require.NotEqual(t, string(whole.Position), string(seen.Position))
	require.NotEmpty(t, whole.Filled)
	require.Empty(t, seen.Filled, "a seat may not see all that was filled in")
	var stranger *engine.SeatError
	_, err = place.Show("zoe")
	require.ErrorAs(t, err, &stranger)

	tree, err := place.Perft(t.Context(), 1)
	require.NoError(t, err)
	require.Len(t, tree.Branches, len(all.Legal))
	require.Equal(t, 1, tree.After)
	_, err = place.Perft(t.Context(), 65)
	require.Error(t, err)
}

// A wrong record leads to no place; its first decisions may lead to one.
func TestAWrongRecordLeadsNowhere(t *testing.T) {
	wrong := turn(t, "ann: draw deck\nbob: done\n")
	var finding *transcript.Finding
	_, err := wrong.Replay(t.Context())
	require.ErrorAs(t, err, &finding)
	require.Equal(t, 1, finding.Decision)
	first, err := wrong.At(1)
	require.NoError(t, err)
	place, err := first.Replay(t.Context())
	require.NoError(t, err)
	require.Equal(t, 1, place.Decisions)
	_, err = wrong.At(3)
	require.Error(t, err)
}

// A party plays the game of its seed, and refuses a start that no record could hold.
func TestAPartyPlaysAWholeGame(t *testing.T) {
	entry := turn(t, "").Entry
	record := func(player string, seed uint64) string {
		p, err := answer.NewParty(entry, engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: []string{"ann", "bob"}}}, player, seed)
		require.NoError(t, err)
		require.NoError(t, p.Play(t.Context()))
		played, err := p.Transcript()
		require.NoError(t, err)
		require.Len(t, answer.RecordOf(played).Result, 2)
		return transcript.Format(played)
	}
	require.Equal(t, record("random", 3), record("random", 3))
	require.NotEqual(t, record("random", 3), record("random", 4))
	require.NotEqual(t, record("random", 3), record("greedy", 3))
	_, err := answer.NewParty(entry, engine.Start{Game: entry.Name(), Setup: engine.Setup{Seats: []string{"ann", "none"}}}, "random", 3)
	require.ErrorContains(t, err, `"none"`)
}
