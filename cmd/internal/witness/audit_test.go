package witness

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

// Each kind of failure is enough for exit code 1.
func TestAnAuditFailsForAnyReason(t *testing.T) {
	require.True(t, (&Audit{}).sound())
	for _, f := range []*Audit{
		{Scenarios: ScenarioAudit{Failed: []features.Scenario{{}}}},
		{Golden: GoldenAudit{Failed: []string{"golden/x.golden:3: wrong"}}},
		{Precedents: PrecedentAudit{Failed: []string{"golden/precedents/x.golden:3: wrong"}}},
		{Walks: properties.Report{Broken: &properties.Broken{}}},
		{Lacks: []string{"no record of yardmaster ends by the goal"}},
		{Uncovered: []string{"YM-LOAD-01"}},
	} {
		require.False(t, f.sound())
	}
}

func TestAPinnedGameThatIsWrongFails(t *testing.T) {
	all := newReplays()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, record := range []string{
		"yardstick 1\ngame yardmaster\nseats ann bob\n---\nchance: arrival coal-4\nchance: arrival coal-4\n",
		"yardstick 7\n",
		"yardstick 1\ngame yardmaster\nseats ann bob\nruling tie=earlier-seat\n---\nchance: arrival coal-4\n",
	} {
		require.NoError(t, all.add(context.Background(), entry, "x.golden", []byte(record)))
	}
	require.Equal(t, []string{
		`x.golden:6: "chance: arrival coal-4" cannot happen here: YM-SETUP-05: no such card is left in the pile that chance draws from`,
		`x.golden:1: version "7" of the format is not supported; this program reads "yardstick 1" and "yardstick 2"`,
	}, all.Failed)
	require.Equal(t, 3, all.Records)
	require.Equal(t, 1, all.cited["YM-SETUP-05"])
	require.Equal(t, 1, all.options[answered{"YM-R-railcar-values", "four-three-two-one"}])
}
