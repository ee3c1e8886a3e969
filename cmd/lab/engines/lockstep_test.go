package engines

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/process"
)

// inPython starts the Yardmaster in Python as a harness does.
func inPython(t *testing.T) *wire.Engine {
	e := &wire.Engine{Dial: process.Dial([]string{interpreter(t, "python3"), yardmaster(t)}, process.Options{}),
		Harness: wire.Harness{Name: "test", Version: "1"}, Limits: wire.Limits{Start: 5 * time.Second, Answer: 2 * time.Second}}
	t.Cleanup(e.Close)
	return e
}

// Two engines of two makers, who share the rulebook and nothing else, play the same games under any answers, from set-up and from positions
// in the middle: turns, scores, winners, legal lists, odds, positions, what every seat sees, refusals and their clauses.
func TestPythonPlaysInLockStep(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	other, plays, limit := inPython(t), 12, 1500
	if testing.Short() {
		plays, limit = 2, 100
	}
	for seed := range uint64(plays) {
		rnd := rand.New(rand.NewPCG(seed, 15))
		table := &lockstep.Table{A: &engine.Local{Game: entry.Game}, B: other, Positions: 25}
		start := engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: entry.Book.SeatNames(2 + int(seed)%4), Rulings: answers(entry, rnd)}}
		table.Differs = func(d lockstep.Difference) { t.Errorf("seed %d, %v: %v", seed, start.Rulings, d) }
		require.NoError(t, table.Walk(t.Context(), start, rnd, 100))
		require.False(t, table.Parted())
		if start.Position, _, err = table.A.Position(""); table.Turn.Actor != "" {
			require.NoError(t, err)
			require.NoError(t, table.Walk(t.Context(), start, rnd, limit))
		}
		require.False(t, table.Parted())
	}
	require.Empty(t, other.Failures())
	require.Empty(t, other.Noise())
}

// answers are answers to some of the open questions: few, or every one.
func answers(entry games.Entry, rnd *rand.Rand) map[string]string {
	given := map[string]string{}
	share := []int{1, 4, 12}[rnd.IntN(3)]
	for i := range entry.Book.Questions {
		q := &entry.Book.Questions[i]
		if !q.Fixed && rnd.IntN(share) == 0 {
			given[q.Name] = q.Options[rnd.IntN(len(q.Options))].ID
		}
	}
	return given
}

// The engine reports an answer to every question of the rulebook: any, or the one option of a fixed question.
func TestPythonKnowsTheOpenQuestions(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	hello, err := inPython(t).Hello()
	require.NoError(t, err)
	said := hello.Games[0].Reading
	for i := range entry.Book.Questions {
		q := &entry.Book.Questions[i]
		want := wire.Any
		if q.Fixed {
			want = q.Options[q.Default].ID
		}
		assert.Equal(t, want, said[q.Name], fmt.Sprintf("%s is played otherwise", q.ID))
	}
	assert.Len(t, said, len(entry.Book.Questions))
}
