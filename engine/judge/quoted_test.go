package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
)

// A short form quotes what overrules with what the reason names besides, and of what upholds the first three.
func TestWhatAVerdictIsQuotedWith(t *testing.T) {
	one, two := judge.Clause{ID: "YM-A-01", Says: "One.", At: "line 1"}, judge.Clause{ID: "YM-A-02"}
	three, four := judge.Clause{ID: "YM-A-03"}, judge.Clause{ID: "YM-A-04"}
	clause := judge.Verdict{Clause: "YM-A-01", ClauseSays: "One.", ClauseAt: "line 1", Besides: []judge.Clause{two}}
	several := judge.Verdict{Clauses: []judge.Clause{one, two}, Besides: []judge.Clause{three}}
	for law, row := range map[string]struct {
		verdict judge.Verdict
		want    []judge.Clause
	}{
		"a clause and one besides": {clause, []judge.Clause{one, two}},
		"several clauses":          {several, []judge.Clause{one, two, three}},
		"no clause":                {judge.Verdict{}, nil},
		"what upholds":             {judge.Verdict{Upheld: true, Cited: []judge.Clause{two, one, four, three}}, []judge.Clause{two, one, four}},
		"little upholds":           {judge.Verdict{Upheld: true, Cited: []judge.Clause{two}}, []judge.Clause{two}},
	} {
		require.Equal(t, row.want, row.verdict.Quoted(), law)
	}
}
