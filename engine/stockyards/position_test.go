package stockyards_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

func table(t testing.TB, seats ...string) engine.State {
	s, err := stockyards.New().New(engine.Setup{Seats: seats}, nil)
	require.NoError(t, err)
	return s
}

func load(doc string, rulings ...string) (engine.State, error) {
	setup := engine.Setup{Seats: []string{"yellow", "blue", "green"}, Rulings: map[string]string{}}
	for i := 0; i+1 < len(rulings); i += 2 {
		setup.Rulings[rulings[i]] = rulings[i+1]
	}
	return stockyards.New().Load(setup, []byte(doc), nil)
}

func TestAnEmptyDocumentBeginsTheFirstYear(t *testing.T) {
	s, err := load(`{}`)
	require.NoError(t, err)
	p := s.Position().(*stockyards.Position)
	require.Equal(t, "reveal-year", p.Decision)
	require.Equal(t, 1, p.Year)
	require.Equal(t, map[string]int{"cattle": 3, "hogs": 3, "sheep": 3}, p.Yards)
	require.Equal(t, "northwest", p.Players[0].Plant)
	require.Equal(t, []string{"curing-room", "canning-factory", "chill-room", "lard-refinery"}, p.Offering)
}

// What a brand line did not give is kept meat by meat, under one ruling (US-R-1906-clamped-gain).
func TestWhatALineDidNotGive(t *testing.T) {
	for cut, says := range map[string]string{
		`{"7":{"beef":1}}`:                "",
		`{"7":{"beef":2},"2":{}}`:         "",
		`{"3":{"beef":1}}`:                "the space after a brand line",
		`{"7":{"beef":3}}`:                "the line raises it by 2",
		`{"7":{"beef":0}}`:                "leave out a meat",
		`{"7":{"beef":1,"pork":1}}`:       "pork: 1: the line raises it by 0",
		`{"7":{"beef":1,"mutton":1}}`:     "not one of beef, pork, lamb",
		`{"7":1}`:                         "has to be an object",
		`{"7":{"beef":1},"7":{"beef":1}}`: "appears twice",
	} {
		s, err := load(`{"year":2,"players":[{"name":"blue","brand":7,"cut-off":`+cut+`}]}`, "1906-clamped-gain", "lose-what-was-gained")
		if says != "" {
			require.ErrorContains(t, err, says, cut)
			continue
		}
		require.NoError(t, err, cut)
		whole, err := json.Marshal(s.Position())
		require.NoError(t, err)
		again, err := load(string(whole), "1906-clamped-gain", "lose-what-was-gained")
		require.NoError(t, err)
		require.True(t, s.Equal(again), cut)
	}
}
