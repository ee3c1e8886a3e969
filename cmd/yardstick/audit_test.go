package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/properties"
)

func yard(t *testing.T) games.Entry {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	return entry
}

// Every game is checked if none is named. Scenarios and pinned games also have tests of their own.
func TestEveryGamePassesItsCheck(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs every scenario and every pinned game")
	}
	out, code := asked(t, "", "check", "--games", "0", "--json")
	require.Equal(t, conforms, code)
	var said witness.Checked
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

// Laws that had seldom something to hold say why, and whoever plays no walks is not told of them.
func TestAnAuditListsIdleLaws(t *testing.T) {
	said := func(laws ...properties.Held) string {
		var out bytes.Buffer
		a := &app{out: bufio.NewWriter(&out)}
		a.seldom(laws)
		require.NoError(t, a.out.Flush())
		return out.String()
	}
	often := properties.Held{ID: "YM-INV-01", Times: 900, Applied: 100}
	require.Empty(t, said(often))
	require.Empty(t, said(properties.Held{ID: "YM-INV-02"}))
	require.Equal(t, "  2 of these laws had something to hold fewer than 100 times:\n"+
		"    YM-INV-22, 99: the games that were played on for it brought no more\n    YM-INV-27, 8: a game ends once\n",
		said(often, properties.Held{ID: "YM-INV-22", Times: 900, Applied: 99},
			properties.Held{ID: "YM-INV-27", Times: 900, Applied: 8, Why: "a game ends once"}))
}

func TestAnAuditReportsWhatFailed(t *testing.T) {
	f := &witness.Audit{
		Game: "yardmaster", Examples: rulebook.ExampleCount{Printed: 7, Pictured: 1, Worked: 17},
		Scenarios: witness.ScenarioAudit{Ran: 2, Failed: []features.Scenario{{
			File: "f.feature", Line: 3, Name: "A railcar",
			Failure: &features.Failure{Line: 7, Step: "ann has 6 points", Message: "she has 5"},
		}}},
		Golden: witness.GoldenAudit{Records: 1, Failed: []string{"golden/x.golden:3: wrong"}},
		Walks: properties.Report{Broken: &properties.Broken{Held: properties.Held{ID: "YM-INV-01", Says: "nothing is lost"},
			Problem: "a coal-1 is lost", Record: "yardstick 1\ngame yardmaster\n"}},
		Clauses: []witness.ClauseAudit{{ID: "YM-LOAD-01", Section: "load", Testable: true, Examples: 3, Worked: 2},
			{ID: "YM-LOAD-07", Section: "load", Why: "it is a picture"}},
		Questions: []witness.QuestionAudit{{ID: "YM-R-tie",
			Options: []witness.OptionAudit{{ID: "shared", Default: true, Golden: 2}, {ID: "earlier-seat"}}}},
		Uncovered: []string{"YM-BUY-01", "YM-R-tie=earlier-seat"},
	}
	var out bytes.Buffer
	a := &app{out: bufio.NewWriter(&out)}
	a.audit(yard(t).Book, f, true)
	require.NoError(t, a.out.Flush())
	require.True(t, strings.HasPrefix(out.String(), "failed: Yardmaster, "), "the first line is the answer")
	for _, line := range []string{
		"failed: \"A railcar\"    f.feature:7\n  She has 5.\n\n      7 | ann has 6 points\n",
		"failed: law YM-INV-01: nothing is lost\n  a coal-1 is lost\n  this game shows it; yardstick judge reads it from a file:\n    " +
			"yardstick 1\n    game yardmaster\n",
		"failed: golden/x.golden:3: wrong\n",
		"  clause        example  worked  scenario    law   walk  pinned    held\n",
		"  YM-LOAD-01          3       2         -      -      -       -       -\n",
		"  YM-LOAD-07   not testable: it is a picture\n",
		"not covered: YM-BUY-01, YM-R-tie=earlier-seat\n",
		"failed: Yardmaster, 1 of 1 testable clause covered\n",
		"  25 examples: 7 printed, 1 pictured, 17 worked by us; 0 cannot be played\n",
	} {
		require.Contains(t, out.String(), line)
	}
}

// Without --table the answer ends with how to see the table.
func TestAnAuditEndsWithTheWayToItsTable(t *testing.T) {
	var out bytes.Buffer
	a := &app{out: bufio.NewWriter(&out)}
	a.audit(yard(t).Book, &witness.Audit{Game: "yardmaster", Passed: true, Clauses: []witness.ClauseAudit{{ID: "YM-LOAD-01", Testable: true}},
		Uncovered: []string{"YM-LOAD-01"}}, false)
	require.NoError(t, a.out.Flush())
	require.True(t, strings.HasPrefix(out.String(), "passed: Yardmaster, 0 of 1 testable clause covered\n"))
	require.True(t, strings.HasSuffix(out.String(), "each clause and question: yardstick check yardmaster --table, or -o yardmaster.html\n"))
	require.NotContains(t, out.String(), "  clause  ")
}

// Scenarios whose position one law refuses are one cause, with the places of the first few; what a scenario is about comes first.
func TestScenariosThatOneLawRefusesAreOneCause(t *testing.T) {
	var out bytes.Buffer
	a := &app{out: bufio.NewWriter(&out)}
	var failed []features.Scenario
	for line := range 9 {
		failed = append(failed, features.Scenario{Game: "yardmaster", File: "f.feature", Line: line + 1, Name: "s", Tags: []string{"YM-BUY-05"},
			Failure: &features.Failure{Line: line + 1, Message: "law YM-INV-99, laws.go:3, expects more"}})
	}
	failed[1].Failure = &features.Failure{Line: 2, Message: "expected more"}
	a.failing(failed)
	require.NoError(t, a.out.Flush())
	require.Equal(t, "failed: \"s\"    f.feature:1\n  Law YM-INV-99, laws.go:3, expects more.\n\nrule: YM-BUY-05\n"+
		"  the same law refuses 7 more scenarios, such as f.feature:3, f.feature:4, f.feature:5, f.feature:6\n"+
		"failed: \"s\"    f.feature:2\n  Expected more.\n\nrule: YM-BUY-05\n", out.String())
}
