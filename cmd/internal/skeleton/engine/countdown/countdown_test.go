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
	_, err := countdown.New().Load(setup, []byte(`{"counters": {"ann": 6, "bob": 5}}`), nil)
	var broken *engine.Violation
	require.ErrorAs(t, err, &broken)
	require.Equal(t, countdown.Turn01, broken.Clause)
}

// What is refused is refused in these words.
func TestRefusals(t *testing.T) {
	for position, row := range map[string]struct {
		action string
		says   string
	}{
		`{"counters": {"ann": 8}}`:           {"take 3", "fewer are left: 2 counters"},
		`{"counters": {"ann": 5, "bob": 5}}`: {"take 1", "the last counter has been taken"},
		`{"player": "bob"}`:                  {"take 1", "it is the turn of bob"},
		`{}`:                                 {"take 4", `no action is spelt so: did you mean "take 1"?`},
	} {
		s, err := countdown.New().Load(setup, []byte(position), nil)
		require.NoError(t, err)
		a, err := s.Parse(row.action)
		if err != nil {
			require.EqualError(t, err, row.says)
			continue
		}
		require.Equal(t, row.says, s.Check(0, a, nil).Reason, position)
	}
	_, err := countdown.New().New(engine.Setup{Seats: []string{"ann"}}, nil)
	require.ErrorContains(t, err, "the game is for 2 players")
}

// A position that cannot be is refused in these words.
func TestPositionsRefused(t *testing.T) {
	for position, says := range map[string]string{
		`{"player": "cid"}`:                  `player: nobody called "cid" plays here`,
		`{"counters": {"ann": 256}}`:         "counters: ann: is 256: write a whole number from 0 to 255",
		`{"counters": {"ann": 6, "bob": 5}}`: "counters taken: 11, of 10",
	} {
		_, err := countdown.New().Load(setup, []byte(position), nil)
		require.ErrorContains(t, err, says)
	}
}

// An effect says what is left.
func TestEffects(t *testing.T) {
	s, err := countdown.New().New(setup, nil)
	require.NoError(t, err)
	a, err := s.Parse("take 3")
	require.NoError(t, err)
	var rec engine.Record
	s.Apply(a, &rec)
	require.Equal(t, "ann takes 3, counters left: 7", rec.Effects[0].Text)
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
	f.Add([]byte(`{"player": "bob", "counters": {"ann": 3}}`))
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
