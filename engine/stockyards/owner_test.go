package stockyards_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// owned is a position of yellow, blue and green on the board of an owner.
func owned(t *testing.T, components, doc string) engine.State {
	t.Helper()
	setup := engine.Setup{Seats: []string{"yellow", "blue", "green"}, Components: []byte(components)}
	s, err := stockyards.New().Load(setup, []byte(doc), nil)
	require.NoError(t, err)
	return s
}

func judged(t *testing.T, s engine.State, action string) engine.Clause {
	t.Helper()
	a, err := s.Parse(action)
	require.NoError(t, err)
	if v := s.Check(s.Actor(), a, nil); v != nil {
		return v.Clause
	}
	return ""
}

// An action has as many ovals as its own line of the component file says (US-PLACE-11).
func TestEachActionHasItsOwnOvals(t *testing.T) {
	actions := map[string]string{
		"buy-land": "buy-land at f1 facing e", "build": "build curing-room at e2", "advertise-national": "advertise national",
		"advertise-chicago": "advertise chicago", "branch": "branch boston", "wage-increase": "wage-increase", "party": "eight-hour-day",
		"campaign": "campaign",
	}
	for roomy := range actions {
		components := "action-spaces: [{id: build, spaces: {side-3-5: 1}}, {id: " + roomy + ", spaces: {side-3-5: 2}}]"
		switch roomy {
		case "build":
			components = "action-spaces: [{id: build, spaces: {side-3-5: 2}}]"
		case "campaign": // its one oval is a fact of the rulebook
			components = "action-spaces: [{id: build, spaces: {side-3-5: 1}}]"
		}
		for id, action := range actions {
			s := owned(t, components, `{"year":1,"decision":"placement","player":"yellow","party":"democratic",
				"year-card":"y1883-supplier-contract","spaces":{"`+id+`":["blue"]}}`)
			want := stockyards.Place11
			if id == roomy && id != "campaign" {
				want = ""
			}
			require.Equal(t, want, judged(t, s, action), "%s with two ovals for %s", action, roomy)
		}
	}
}

// What an owner says of a low morale token closes the question, and no other answer can be asked for (US-R-morale-penalty).
func TestAnOwnersPenaltyClosesTheQuestion(t *testing.T) {
	setup := engine.Setup{Seats: []string{"yellow", "blue"}, Components: []byte("low-morale-penalty: {each: 4}")}
	rec := &engine.Record{}
	s, err := stockyards.New().Load(setup, []byte(`{"year":2,"players":[{"name":"blue","low-morale":5}]}`), rec)
	require.NoError(t, err)
	require.NotContains(t, rec.Asked(), engine.Question(stockyards.AskMoralePenalty))
	with := s.Scores(nil)
	setup.Components = nil
	s, err = stockyards.New().Load(setup, []byte(`{"year":2,"players":[{"name":"blue","low-morale":5}]}`), nil)
	require.NoError(t, err)
	without := s.Scores(nil)
	require.Equal(t, []int{without[0] - 1, without[1] - 5}, with)
	setup.Components, setup.Rulings = []byte("low-morale-penalty: {each: 4}"), map[string]string{"morale-penalty": "two-each"}
	_, err = stockyards.New().New(setup, nil)
	require.ErrorContains(t, err, "ruling morale-penalty: the component file says what a token costs, so the question is closed")
}

// On a board of the most columns or the most rows, too, a piece lies wholly inside the borders (US-BUILD-07, US-LAND-04).
func TestTheLargestBoardsHaveBorders(t *testing.T) {
	const position = `{"year":1,"decision":"placement","player":"yellow","party":"democratic","year-card":"y1883-supplier-contract"}`
	wide := owned(t, "packingtown: {side-3-5: {columns: 15, railroad-tokens: [{id: rail-bronx, touches: o5}]}}", position)
	deep := owned(t, "packingtown: {side-3-5: {columns: 13, rows: 12, railroad-tokens: [{id: rail-bronx, touches: m5}, "+
		"{id: rail-brooklyn, touches: j12}, {id: rail-wild-2, touches: f12}]}}", position)
	for _, row := range []struct {
		on     engine.State
		action string
		clause engine.Clause
	}{
		{wide, "buy-land at m5 facing e", ""},
		{wide, "buy-land at n5 facing e", stockyards.Land04},
		{wide, "build curing-room at o5", stockyards.Build07},
		{deep, "buy-land at e11 facing e", ""},
		{deep, "buy-land at e12 facing e", stockyards.Land04},
		{deep, "build curing-room at e12 rot 90", stockyards.Build07},
	} {
		require.Equal(t, row.clause, judged(t, row.on, row.action), row.action)
	}
}
