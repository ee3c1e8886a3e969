package main

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

func yard(t *testing.T) games.Entry {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	return entry
}

// Every game is checked where none is named. Its scenarios and pinned games are run by tests of their own as well.
func TestEveryGamePassesItsCheck(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs every scenario and every pinned game")
	}
	out, code := asked(t, "", "check", "--walks", "0", "--json")
	require.Equal(t, conforms, code)
	var said checked
	require.NoError(t, json.Unmarshal([]byte(out), &said))
	require.True(t, said.Passed)
	require.Len(t, said.Games, len(games.All()))
	for i, entry := range games.All() {
		require.Equal(t, entry.Name(), said.Games[i].Game)
		require.True(t, said.Games[i].Passed)
		require.Empty(t, said.Games[i].Uncovered)
		require.NotZero(t, said.Games[i].Figures, entry.Name())
	}
}

// Each of the four kinds of failure alone is enough for exit code 1.
func TestAnAuditFailsForAnyOfFourReasons(t *testing.T) {
	require.True(t, (&audit{}).sound())
	for _, f := range []*audit{
		{Scenarios: scenarioAudit{Failed: []features.Scenario{{}}}},
		{Golden: goldenAudit{Failed: []string{"golden/x.golden:3: wrong"}}},
		{Walks: properties.Report{Broken: &properties.Broken{}}},
		{Uncovered: []string{"YM-LOAD-01"}},
	} {
		require.False(t, f.sound())
	}
}

func TestAnAuditTellsWhatFailed(t *testing.T) {
	f := &audit{
		Game: "yardmaster",
		Scenarios: scenarioAudit{Ran: 2, Failed: []features.Scenario{{
			File: "f.feature", Line: 3, Name: "A railcar", Failure: &features.Failure{Line: 7, Step: "ann has 6 points", Message: "she has 5"},
		}}},
		Golden:    goldenAudit{Records: 1, Failed: []string{"golden/x.golden:3: wrong"}},
		Walks:     properties.Report{Broken: &properties.Broken{Held: properties.Held{ID: "YM-INV-01", Says: "nothing is lost"}, Problem: "a coal-1 is lost", Record: "yardstick 1\ngame yardmaster\n"}},
		Clauses:   []clauseAudit{{ID: "YM-LOAD-01", Section: "load", Testable: true, Examples: 3}, {ID: "YM-LOAD-07", Section: "load", Why: "it is a picture"}},
		Questions: []questionAudit{{ID: "YM-R-tie", Options: []optionAudit{{ID: "shared", Default: true, Golden: 2}, {ID: "earlier-seat"}}}},
		Uncovered: []string{"YM-BUY-01", "YM-R-tie=earlier-seat"},
	}
	var out bytes.Buffer
	a := &app{out: bufio.NewWriter(&out)}
	a.audit(yard(t).Book, f)
	require.NoError(t, a.out.Flush())
	for _, line := range []string{
		"failed: f.feature:7: A railcar\n  ann has 6 points\n  she has 5\n",
		"failed: law YM-INV-01: nothing is lost\n  a coal-1 is lost\n  this game shows it; yardstick judge reads it from a file:\n    yardstick 1\n    game yardmaster\n",
		"failed: golden/x.golden:3: wrong\n",
		"  YM-LOAD-01          3         -      -      -       -\n",
		"  YM-LOAD-07   not testable: it is a picture\n",
		"not covered: YM-BUY-01, YM-R-tie=earlier-seat\n",
		"failed: Yardmaster\n",
	} {
		require.Contains(t, out.String(), line)
	}
}

func TestAPinnedGameThatIsWrongFails(t *testing.T) {
	all := newReplays()
	entry := yard(t)
	for _, record := range []string{
		"yardstick 1\ngame yardmaster\nseats ann bob\n---\nchance: arrival coal-4\nchance: arrival coal-4\n",
		"yardstick 7\n",
		"yardstick 1\ngame yardmaster\nseats ann bob\nruling tie=earlier-seat\n---\nchance: arrival coal-4\n",
	} {
		require.NoError(t, all.add(context.Background(), entry, "x.golden", []byte(record)))
	}
	require.Equal(t, []string{
		`x.golden:6: "chance: arrival coal-4" cannot happen here: YM-SETUP-05: no such card is left in the pile that chance draws from`,
		`x.golden:1: version "7" of the form is not known; this program reads "yardstick 1"`,
	}, all.Failed)
	require.Equal(t, 3, all.Records)
	require.Equal(t, 1, all.cited["YM-SETUP-05"])
	require.Equal(t, 1, all.options[answered{"YM-R-railcar-values", "four-three-two-one"}])
}
