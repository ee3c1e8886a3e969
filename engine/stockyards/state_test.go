package stockyards_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// Until chance has turned the election token over, no party is in office (US-SETUP-14).
func TestNobodyIsInOfficeBeforeTheTokenIsTurned(t *testing.T) {
	s, err := stockyards.New().New(engine.Setup{Seats: []string{"yellow", "blue"}}, nil)
	require.NoError(t, err)
	for range 2 {
		require.Empty(t, s.Observe(engine.Nobody, nil).(*stockyards.Position).Party)
		s.Apply(s.Legal(nil, nil)[0], nil)
	}
	require.NotEmpty(t, s.Observe(engine.Nobody, nil).(*stockyards.Position).Party)
}

// The word of an action's verb begins its spelling.
func TestEveryVerbHasItsWord(t *testing.T) {
	verbs := stockyards.New().Verbs()
	open, err := load(`{"year":1,"decision":"placement","player":"yellow","year-card":"y1883-supplier-contract"}`)
	require.NoError(t, err)
	for _, s := range []engine.State{table(t, "yellow", "blue", "green"), open} {
		for _, a := range s.Legal(nil, nil) {
			require.True(t, strings.HasPrefix(s.Format(a), verbs[s.Verb(a)]) && verbs[s.Verb(a)] != "", "%s: verb %q", s.Format(a), verbs[s.Verb(a)])
		}
	}
}

// Somebody who gains the first low morale token of all asks what tokens cost at the end (US-R-morale-penalty).
func TestTheFirstTokenAsksWhatTokensCost(t *testing.T) {
	s, err := load(`{"year":2,"decision":"placement","player":"yellow","year-card":"y1892-reduce-wages","players":[
		{"name":"yellow","low-morale":0},{"name":"blue","low-morale":0},{"name":"green","low-morale":0}]}`)
	require.NoError(t, err)
	for action, asks := range map[string]bool{"contract": false, "year-card reduce-wages": true} {
		rec, next := &engine.Record{}, s.Clone()
		a, err := s.Parse(action)
		require.NoError(t, err)
		next.Apply(a, rec)
		if asks {
			require.Contains(t, rec.Asked(), engine.Question(stockyards.AskMoralePenalty), action)
		} else {
			require.NotContains(t, rec.Asked(), engine.Question(stockyards.AskMoralePenalty), action)
		}
	}
}
