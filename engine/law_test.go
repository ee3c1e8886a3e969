package engine_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
)

// A law is idle if one of its functions is, or cannot be asked yet; what is broken comes first, and to hold is to be idle too.
func TestLaws(t *testing.T) {
	type position struct{ engine.State }
	wrong := errors.New("wrong")
	at := func(err error) func(engine.State) error { return func(engine.State) error { return err } }
	step := func(err error) func(engine.State, engine.Action, engine.State) error {
		return func(engine.State, engine.Action, engine.State) error { return err }
	}
	before, after := &position{}, &position{}
	for _, row := range []struct {
		law    string
		of     engine.Law
		before engine.State
		looks  error
	}{
		{"holds", engine.Law{Position: at(nil), Step: step(nil)}, before, nil},
		{"is idle in the position", engine.Law{Position: at(engine.ErrIdle), Step: step(nil)}, before, engine.ErrIdle},
		{"is idle in the step", engine.Law{Walk: at(nil), Step: step(engine.ErrIdle)}, before, engine.ErrIdle},
		{"has no step yet", engine.Law{Position: at(nil), Step: step(nil)}, nil, engine.ErrIdle},
		{"is broken in the position", engine.Law{Position: at(wrong), Step: step(engine.ErrIdle)}, before, wrong},
		{"is broken on the walk", engine.Law{Position: at(engine.ErrIdle), Walk: at(wrong)}, before, wrong},
		{"is broken in the step", engine.Law{Position: at(engine.ErrIdle), Step: step(wrong)}, before, wrong},
	} {
		require.Equal(t, row.looks, row.of.Look(row.before, 0, after), row.law)
		holds := row.looks
		if holds == engine.ErrIdle {
			holds = nil
		}
		require.Equal(t, holds, row.of.Hold(row.before, 0, after), row.law)
	}
	require.EqualError(t, engine.ErrIdle, "nothing to hold")
	require.NoError(t, engine.IdleUnless(true))
	require.Equal(t, engine.ErrIdle, engine.IdleUnless(false))
	audited := engine.Law{Position: at(engine.ErrIdle), Step: step(wrong)}
	require.NoError(t, audited.Audit(after))
}
