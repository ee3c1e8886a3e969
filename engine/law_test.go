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
		{"is idle in the position", engine.Law{Position: at(engine.Idle), Step: step(nil)}, before, engine.Idle},
		{"is idle in the step", engine.Law{Walk: at(nil), Step: step(engine.Idle)}, before, engine.Idle},
		{"has no step yet", engine.Law{Position: at(nil), Step: step(nil)}, nil, engine.Idle},
		{"is broken in the position", engine.Law{Position: at(wrong), Step: step(engine.Idle)}, before, wrong},
		{"is broken on the walk", engine.Law{Position: at(engine.Idle), Walk: at(wrong)}, before, wrong},
		{"is broken in the step", engine.Law{Position: at(engine.Idle), Step: step(wrong)}, before, wrong},
	} {
		require.Equal(t, row.looks, row.of.Look(row.before, 0, after), row.law)
		holds := row.looks
		if holds == engine.Idle {
			holds = nil
		}
		require.Equal(t, holds, row.of.Hold(row.before, 0, after), row.law)
	}
	require.EqualError(t, engine.Idle, "nothing to hold")
	audited := engine.Law{Position: at(engine.Idle), Step: step(wrong)}
	require.NoError(t, audited.Audit(after))
}
