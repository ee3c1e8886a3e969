package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// A record that leaves out what chance brought overrules nobody: where every outcome gives the same verdict, that is the verdict, and it says
// so; where they differ, the record is incomplete, and the error says what to write.
func TestWhatChanceBroughtIsMissing(t *testing.T) {
	const table = "yardstick 2\ngame yardmaster\nseats ann bob\nposition {\"player\":\"ann\",\"turn\":3,\"arrival-yard\":[\"coal-1\",\"oil-1\",\"timber-2\",\"livestock-1\"]}\n---\n"
	v := judged(t, table+"ann: draw deck\nann: draw deck\n", judge.Options{})
	require.True(t, v.Upheld)
	require.Equal(t, 2, v.Decision)
	require.Equal(t, &judge.LeftOut{Line: 7, Outcomes: 10}, v.LeftOut)
	require.Contains(t, flat(v), "note: the record leaves out an outcome of chance before line 7; the verdict is the same with each of the 10 outcomes.")

	v = judged(t, table+"ann: draw deck\n", judge.Options{Try: "ann: swap bob", Others: judge.Alone})
	require.True(t, v.Upheld && v.Tried)
	v = judged(t, table+"ann: draw deck\nann: load oil-4\n", judge.Options{Others: judge.Alone})
	require.False(t, v.Upheld, "with every card that she may have drawn")
	require.Equal(t, "YM-YARD-03", string(v.Clause))

	_, err := judgedOf(t.Context(), parse(t, table+"ann: draw deck\nann: buy coal-1 pay coal*1\n"), judge.Options{})
	require.EqualError(t, err, "x.yard:7: a line is missing before this one: YM-DRAW-02: chance decides first: the drawn card is turned, "+
		"chance: draw CARD; write what chance brought, chance: and one of draw coal, draw livestock, draw oil, draw timber, draw automobile, "+
		"draw draw-2, draw pay-1-less, draw take-1-discarded, draw plus-1-action, draw exchange-1-1")
	var f *transcript.Finding
	require.ErrorAs(t, err, &f)
	require.Equal(t, transcript.MissingChance, f.Kind)
	require.False(t, f.Kind.Readable(), "exit code 2")
	_, err = judgedOf(t.Context(), parse(t, table+"ann: draw deck\nann: draw deck\nann: done\n"), judge.Options{})
	require.Error(t, err, "two lines are missing")
}
