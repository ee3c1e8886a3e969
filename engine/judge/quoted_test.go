package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// A short form quotes what overrules with what the reason names besides, and of what upholds the first three.
func TestWhatAVerdictIsQuotedWith(t *testing.T) {
	one, two := verdict.Clause{ID: "YM-A-01", Says: "One.", At: "line 1"}, verdict.Clause{ID: "YM-A-02"}
	three, four := verdict.Clause{ID: "YM-A-03"}, verdict.Clause{ID: "YM-A-04"}
	clause := verdict.Ruling{Clause: "YM-A-01", ClauseSays: "One.", ClauseAt: "line 1", Besides: []verdict.Clause{two}}
	several := verdict.Ruling{Clauses: []verdict.Clause{one, two}, Besides: []verdict.Clause{three}}
	for law, row := range map[string]struct {
		ruling      verdict.Ruling
		cited, want []verdict.Clause
	}{
		"a clause and one besides": {clause, nil, []verdict.Clause{one, two}},
		"several clauses":          {several, nil, []verdict.Clause{one, two, three}},
		"no clause":                {verdict.Ruling{}, nil, nil},
		"what upholds":             {verdict.Ruling{Upheld: true}, []verdict.Clause{two, one, four, three}, []verdict.Clause{two, one, four}},
		"little upholds":           {verdict.Ruling{Upheld: true}, []verdict.Clause{two}, []verdict.Clause{two}},
	} {
		require.Equal(t, row.want, row.ruling.Quoted(row.cited), law)
	}
}

// What an action costs is shown before the rule that money is paid, which many decisions rest on; a price that is carried over with the clause
// that it comes from.
func TestThePriceIsShownFirst(t *testing.T) {
	const poor = `yardstick 2
game frontier
seats ann bob
position {"round":2,"player":"ann","turn":"ann","players":[{"name":"ann","money":2,"industries":{"lumbering":1,"mining":1}}]}
---
`
	for action, want := range map[string][]engine.Clause{
		"build camp at d6":    {"FR-LUM-03", "FR-LUM-02", "FR-SETUP-07"},
		"build panning at p6": {"FR-MIN-06", "FR-LUM-03", "FR-SETUP-07"},
		"build bank at i7":    {"FR-GEN-18", "FR-SETUP-07"},
	} {
		v, err := judgedOf(t.Context(), parse(t, poor+"ann: "+action+"\n"), judge.Options{Quick: true})
		require.NoError(t, err)
		require.Equal(t, engine.Clause("FR-SETUP-07"), v.Clause, action)
		require.Equal(t, want, verdict.IDs(v.Quoted()), action)
		require.Contains(t, v.Answer().Text(), "\nrule: "+string(want[0])+" – ", action)
	}
}
