package countdown_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/skeleton/engine/countdown"
	"github.com/yardstick-rules/yardstick/engine"
)

var setup = engine.Setup{Seats: []string{"ann", "bob"}}

// A position that breaks a law is refused with the first clause of the law.
func TestALawRefusesAPosition(t *testing.T) {
	_, err := countdown.New().Load(setup, []byte(`{"taken": {"ann": 6, "bob": 5}}`), nil)
	var broken *engine.Violation
	require.ErrorAs(t, err, &broken)
	require.Equal(t, countdown.Turn01, broken.Clause)
}

func FuzzNotation(f *testing.F) {
	s, err := countdown.New().New(setup, nil)
	require.NoError(f, err)
	f.Add("take 3")
	f.Fuzz(func(t *testing.T, text string) {
		a, err := s.Parse(text)
		if err != nil {
			return
		}
		require.Equal(t, text, s.Format(a), "every action has one spelling")
		_ = s.Check(0, a, &engine.Record{})
	})
}

func FuzzLoad(f *testing.F) {
	f.Add([]byte(`{"player": "bob", "taken": {"ann": 3}}`))
	f.Fuzz(func(t *testing.T, document []byte) {
		s, err := countdown.New().Load(setup, document, nil)
		if err != nil {
			return
		}
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := countdown.New().Load(setup, whole, nil)
		require.NoError(t, err, string(whole))
		require.True(t, s.Equal(again), string(whole))
	})
}
