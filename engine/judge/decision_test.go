package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

const bought = disputed + "ann: buy coal-1 pay coal*1\nchance: refill coal-1\nann: draw deck\nchance: draw oil\nann: load coal-4\n"

// An upheld decision has its reasons: what it rests on with what that says, what it brought about, what was consulted.
func TestAnUpheldDecisionHasItsReasons(t *testing.T) {
	v := verdictOn(t, bought)
	require.Contains(t, verdict.IDs(v.Cited), yardmaster.Yard03)
	require.Equal(t, yardmaster.Book().Clause(string(v.Cited[0].ID)).Says, v.Cited[0].Says)
	require.Contains(t, v.Effects[0].Text, "coal-4")
	require.NotEmpty(t, v.Effects[0].Clauses)
	require.Contains(t, v.Consulted, verdict.Question{ID: "YM-R-yard-timing",
		Asks: yardmaster.Book().Question("yard-timing").Asks, Option: "same-turn"})
	require.NotContains(t, v.Consulted, verdict.Question{ID: "YM-R-railcar-values",
		Asks: yardmaster.Book().Question("railcar-values").Asks, Option: "four-three-two-one"}, "it was used at the start, not here")
	require.Equal(t, yardmaster.Book().Edition(), v.Edition)
	require.Equal(t, yardmaster.Book().Title, v.Title)
	require.Empty(t, v.Answers)
}

// An overruled one has them too: the clauses that were asked and the questions; it brought about nothing.
func TestAnOverruledDecisionHasItsReasons(t *testing.T) {
	v := verdictOn(t, disputed+"ann: load coal-4\n")
	require.Contains(t, verdict.IDs(v.Cited), yardmaster.Yard04)
	require.Equal(t, []engine.Effect{}, v.Effects)
	require.Len(t, v.Consulted, 1)
	require.Equal(t, "YM-R-yard-timing", v.Consulted[0].ID)

	v = verdictOn(t, disputed+"ann: buy coal-1 pay coal*1\n  > ann discards coal*2\n")
	require.Equal(t, "effect differs", v.Kind)
	require.Equal(t, "ann discards coal*1", v.Effects[0].Text, "what it brought about in truth")
}

// Any decision can be judged, in the position after those before it, whatever comes after it.
func TestOneDecisionOfMany(t *testing.T) {
	record := parse(t, bought+"bob: fly\n")
	for n, action := range []string{1: "buy coal-1 pay coal*1", 2: "refill coal-1", 3: "draw deck", 4: "draw oil", 5: "load coal-4"} {
		if n == 0 {
			continue
		}
		v, err := judgedOf(t.Context(), record, judge.Options{Decision: n})
		require.NoError(t, err)
		require.True(t, v.Upheld)
		require.Equal(t, n, v.Decision)
		require.Equal(t, 5+n, v.Line)
		require.Equal(t, action, v.Action)
		require.Zero(t, v.Wanted)
	}
	_, err := judgedOf(t.Context(), record, judge.Options{Decision: 6})
	require.ErrorContains(t, err, `"fly" is not an action`)
	for _, n := range []int{-1, 7} {
		_, err = judgedOf(t.Context(), record, judge.Options{Decision: n})
		require.ErrorContains(t, err, "to judge; the record has 6, so choose a number from 1 to 6")
	}
	_, err = judgedOf(t.Context(), parse(t, disputed), judge.Options{Decision: 1})
	require.EqualError(t, err, "x.yard: there is no decision 1 to judge; the record has none")
}

// A record that goes wrong before the decision asked for is overruled there, and the verdict says so.
func TestTheFirstWrongDecisionComesFirst(t *testing.T) {
	v := verdictOn(t, disputed+"ann: load coal-4\nann: done\n")
	require.False(t, v.Upheld)
	require.Equal(t, 1, v.Decision)
	require.Equal(t, 2, v.Wanted)
	v, err := judgedOf(t.Context(), parse(t, disputed+"ann: load coal-4\n"), judge.Options{Try: "ann: done"})
	require.NoError(t, err)
	require.False(t, v.Tried, "it was not reached")
	require.Equal(t, 6, v.Line)
}

// A decision that nobody has taken can be tried, after the last or after any.
func TestADecisionCanBeTried(t *testing.T) {
	record := parse(t, bought)
	at := func(n int) *int { return &n }
	for _, row := range []struct {
		law, try string
		after    *int
		upheld   bool
		decision int
	}{
		{"after the last", "ann: draw deck", nil, false, 6},
		{"after none", "ann: load coal-4", at(0), false, 1},
		{"after two, with blanks and a comment", " ann:  load coal-4 # why not?", at(2), true, 3},
	} {
		v, err := judgedOf(t.Context(), record, judge.Options{Try: row.try, After: row.after})
		require.NoError(t, err, row.law)
		require.True(t, v.Tried, row.law)
		require.Equal(t, row.upheld, v.Upheld, row.law)
		require.Equal(t, row.decision, v.Decision, row.law)
		require.Zero(t, v.Line, row.law)
	}
	require.Len(t, record.Decisions, 5, "the record is as it was")
	for _, try := range []string{"draw deck", "> ann smiles", "= 3 0123456789ab", "---", "# nothing", " ", "ann: a\nbob: b", "ann: \x1b[0m"} {
		_, err := judgedOf(t.Context(), record, judge.Options{Try: try})
		var syntax *transcript.SyntaxError
		require.ErrorAs(t, err, &syntax, "%q", try)
	}
	_, err := judgedOf(t.Context(), record, judge.Options{Try: "ann: done", After: at(6)})
	require.ErrorContains(t, err, "there is no decision 6")
}

// What a decision that is tried claims nothing about is left out: the result and the winner of the record.
func TestATryAfterTheEndIsToldSo(t *testing.T) {
	const over = "position {\"turn\":23,\"player\":\"ann\",\"arrival-yard\":[\"oil-3\"],\"players\":[{\"name\":\"ann\",\"token\":\"livestock\"," +
		"\"hand\":{\"oil\":3},\"train\":[\"coal-3\",\"coal-4\",\"livestock-4\",\"livestock-1\",\"livestock-3\"]},{\"name\":\"bob\",\"token\":\"oil\"}]}\n"
	record := parse(t, "yardstick 1\ngame yardmaster\nseats ann bob\n"+over+"---\nann: buy oil-3 pay oil*3\nchance: refill coal-1\n---\nwinner ann\n")
	v, err := judgedOf(t.Context(), record, judge.Options{Try: "bob: draw deck"})
	require.NoError(t, err)
	require.Equal(t, "after the end", v.Kind)
	require.Equal(t, yardmaster.Win01, v.Clause)
}
