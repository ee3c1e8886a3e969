package engine_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

var start = engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}}

func TestASubjectKnowsNothingBeforeStart(t *testing.T) {
	subject := &engine.Local{Game: yardmaster.New()}
	_, err := subject.Turn()
	require.ErrorIs(t, err, engine.ErrNotStarted)
	_, _, err = subject.Legal()
	require.ErrorIs(t, err, engine.ErrNotStarted)
	_, err = subject.Play("ann", "done")
	require.ErrorIs(t, err, engine.ErrNotStarted)
	_, _, err = subject.Position("")
	require.ErrorIs(t, err, engine.ErrNotStarted)
}

func TestARefusedSetupIsAnAnswer(t *testing.T) {
	subject := &engine.Local{Game: yardmaster.New()}
	_, err := subject.Start(engine.Start{Setup: engine.Setup{Seats: []string{"ann"}}})
	var v *engine.Violation
	require.ErrorAs(t, err, &v)
	require.Equal(t, yardmaster.Obj01, v.Clause)
	_, err = subject.Turn()
	require.ErrorIs(t, err, engine.ErrNotStarted, "a refused game has not begun")
}

func TestPlayRefusesAndChangesNothing(t *testing.T) {
	subject := &engine.Local{Game: yardmaster.New()}
	_, err := subject.Start(start)
	require.NoError(t, err)
	before, _, err := subject.Position("")
	require.NoError(t, err)

	_, err = subject.Play("chance", "refill coal-1")
	var v *engine.Violation
	require.ErrorAs(t, err, &v)
	require.Equal(t, `YM-SETUP-05: "refill coal-1": that is not what comes now: the arrival yard is laid out`, v.Error())

	_, err = subject.Play("zoe", "done")
	var seat *engine.SeatError
	require.ErrorAs(t, err, &seat)
	require.EqualError(t, seat, `nobody called "zoe" plays here: the seats are ann, bob and chance`)

	_, err = subject.Play("ann", "dance")
	require.Error(t, err)
	require.False(t, errors.As(err, new(*engine.Violation)) && errors.As(err, new(*engine.SeatError)))

	after, _, err := subject.Position("")
	require.NoError(t, err)
	require.JSONEq(t, string(before), string(after))
}

func TestOutcomesNameEffectsClausesAndQuestions(t *testing.T) {
	subject := &engine.Local{Game: yardmaster.New()}
	opened, err := subject.Start(start)
	require.NoError(t, err)
	require.Contains(t, opened.Cited, yardmaster.Setup01)
	require.Contains(t, opened.Asked, "YM-R-point-goal")
	choices, _, err := subject.Legal()
	require.NoError(t, err)
	require.Contains(t, choices, engine.Choice{Action: "arrival coal-4", Weight: 1, Total: 50})
	outcome, err := subject.Play("chance", "arrival coal-4")
	require.NoError(t, err)
	require.Equal(t, "coal-4 lies at place 1 of the arrival yard", outcome.Effects[0].Text)
	require.Equal(t, []engine.Clause{yardmaster.Setup05}, outcome.Cited)
}

func TestANilRecordAllocatesNothing(t *testing.T) {
	var rec *engine.Record
	require.Zero(t, testing.AllocsPerRun(100, func() {
		rec.Cite(yardmaster.Load01)
		rec.Ask(yardmaster.AskTie)
	}))
}

func TestARecordNotesEachClauseOnce(t *testing.T) {
	rec := &engine.Record{}
	rec.Cite(yardmaster.Load01)
	rec.Effect("coal-3 joins", yardmaster.Load03, yardmaster.Load01)
	rec.Ask(255)
	rec.Ask(0)
	require.Equal(t, []engine.Clause{yardmaster.Load01, yardmaster.Load03}, rec.Cited())
	require.Equal(t, []engine.Question{0, 255}, rec.Asked())
	rec.Reset()
	require.Empty(t, rec.Effects)
	require.Empty(t, rec.Cited())
	require.Empty(t, rec.Asked())
}

func TestSeatsAreASet(t *testing.T) {
	s := engine.Seats(0).With(2)
	require.True(t, s.Has(2))
	require.False(t, s.Has(1))
	require.False(t, s.Has(engine.Chance), "chance wins nothing")
}

// Who forgets the game is told so, and nothing panics.
func TestALocalNeedsAGame(t *testing.T) {
	_, err := (&engine.Local{}).Start(engine.Start{})
	require.ErrorContains(t, err, "no Game to run")
}
