package judge_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

const letStand = `yardstick 2
game yardmaster
seats ann bob
player ann "Ann Böhm"
position {"turn":7,"player":"ann","arrival-yard":["oil-3"],"players":[{"name":"ann","train":["coal-2"],"hand":{"oil":3}},{"name":"bob"}]}
---
! ann: load oil-3
position {"turn":7,"player":"ann","arrival-yard":["oil-3"],"players":[{"name":"ann","train":["coal-2"],"hand":{"oil":3}},{"name":"bob"}]}
ann: buy oil-3 pay oil*3
`

// A mistake that those at the table let stand is reported with the clause that it breaks, and the rest is judged.
func TestMistakesAreToldBesideTheVerdict(t *testing.T) {
	record, err := transcript.Parse("evening.yard", []byte(letStand))
	require.NoError(t, err)
	v, err := judgedOf(t.Context(), record, judge.Options{})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Equal(t, map[string]string{"ann": "Ann Böhm"}, v.Players)
	require.Contains(t, v.Answer().Text(), "; ann is Ann Böhm")
	require.Len(t, v.Mistakes, 1)
	require.Equal(t, 7, v.Mistakes[0].Line)
	require.Equal(t, engine.Clause("YM-YARD-03"), v.Mistakes[0].ID)
	require.Contains(t, v.Answer().Text(), "note: mistake let stand, line 7: ann: load oil-3: YM-YARD-03: that railcar is not in the player's\n")
	require.Contains(t, v.Answer().Text(), "  rule: YM-YARD-03 – Your Sorting Yard, paragraph 2, sentence 2 (in our words)\n    A railcar leaves")
}

// Asked about the mistake itself, the verdict is as on any decision.
func TestAMistakeItselfIsOverruled(t *testing.T) {
	record, err := transcript.Parse("evening.yard", []byte(letStand))
	require.NoError(t, err)
	v, err := judgedOf(t.Context(), record, judge.Options{Decision: 1})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.Equal(t, engine.Clause("YM-YARD-03"), v.Clause)
	require.Equal(t, 7, v.Line)
	require.Empty(t, v.Mistakes)
	require.True(t, record.Decisions[0].Mistake, "the record is as it was")
	_, err = judgedOf(t.Context(), record, judge.Options{Try: "! ann: done"})
	require.Error(t, err, "what is tried is no mistake yet")
}

// letStands is a record in which mistakes are let stand, from which the game goes on.
func letStands(t *testing.T, decisions string) *transcript.Transcript {
	t.Helper()
	header, _, _ := strings.Cut(letStand, "! ann")
	record, err := transcript.Parse("evening.yard", []byte(header+decisions))
	require.NoError(t, err)
	return record
}

// The table that went on from a mistake is no reason to uphold it: a record that ends in one is overruled with the clause.
func TestARecordThatEndsInAMistakeIsOverruled(t *testing.T) {
	position := "position {\"player\":\"bob\"}\n"
	// What comes after the mistake may be wrong too.
	for _, end := range []string{"", position, position + "= 1 0123456789ab\n", position + "---\nwinner none\n"} {
		record := letStands(t, "! ann: load oil-3\n"+position+"bob: done\n! ann: load oil-3\n"+end)
		v, err := judgedOf(t.Context(), record, judge.Options{Others: judge.Alone})
		require.NoError(t, err, end)
		require.False(t, v.Upheld, end)
		require.Equal(t, 3, v.Decision)
		require.Equal(t, 10, v.Line)
		require.Equal(t, engine.Clause("YM-YARD-03"), v.Clause)
		require.True(t, v.Owned)
		require.Len(t, v.Mistakes, 1, "the earlier one is told beside it")
		require.Contains(t, v.Answer().Text(), "\n  The record itself calls this a mistake.\n")
		disputed, err := judge.Disputed(record, judge.Options{}, v)
		require.NoError(t, err)
		require.False(t, disputed.EndsInMistake(), "what is handed on is the decision")
	}
}

// What cannot be read below the last mistake is wrong all the same, and so is the mark on what is legal.
func TestALastMistakeThatIsNone(t *testing.T) {
	_, err := judgedOf(t.Context(), letStands(t, "! ann: load oil-3\nposition {\"player\":\"cal\"}\n"), judge.Options{})
	require.ErrorContains(t, err, `evening.yard:8: position: player: nobody called "cal" plays here`)
	record := letStands(t, "! ann: done\nposition {\"player\":\"bob\"}\n")
	v, err := judgedOf(t.Context(), record, judge.Options{Others: judge.Singles})
	require.NoError(t, err)
	require.Equal(t, "no mistake", v.Kind)
	require.Empty(t, v.Others.Hinges, "it is legal under every answer")
	disputed, err := judge.Disputed(record, judge.Options{}, v)
	require.NoError(t, err)
	require.True(t, disputed.EndsInMistake())
}

// Under other answers than its own a record's mistakes may be none: that is told beside the verdict on the last decision.
func TestMistakesUnderAnotherReading(t *testing.T) {
	const yard = `{"phase":"turn","player":"ann","players":[{"name":"ann","train":["coal-2"],"sorting-yard":{"coal-4":1}}]}`
	text := "yardstick 2\ngame yardmaster\nseats ann bob\nposition " + yard + "\n---\n! ann: load coal-4\nposition " + yard + "\nann: draw deck\n"
	record, err := transcript.Parse("evening.yard", []byte(text))
	require.NoError(t, err)
	v, err := judgedOf(t.Context(), record, judge.Options{Others: judge.Singles})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Empty(t, v.Others.Parted, "the table went on from the position, whatever the answer")
	record.Rulings = []transcript.Ruling{{Question: "yard-timing", Option: "any-time"}}
	v, err = judgedOf(t.Context(), record, judge.Options{Others: judge.Singles})
	require.NoError(t, err)
	require.Equal(t, "no mistake", v.Kind, "by its own reading it is none")
	v, err = judgedOf(t.Context(), record, judge.Options{Over: true, Others: judge.Singles})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Equal(t, 2, v.Decision)
	require.True(t, v.Mistakes[0].Legal)
	require.Equal(t, "the record calls it a mistake, but under these answers it is legal", v.Mistakes[0].Reason)
	require.Contains(t, v.Answer().Text(), "note: mistake let stand, line 6: ann: load coal-4: the record calls it a mistake, but under these\n")
	record, err = record.Cut(1)
	require.NoError(t, err)
	v, err = judgedOf(t.Context(), record, judge.Options{Over: true, Others: judge.Alone})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.True(t, v.Owned)
}

// A mistake that rests on what the verdict rests on says so, and not the same again.
func TestAMistakeForTheSameReason(t *testing.T) {
	v, err := judgedOf(t.Context(), recordIn(t, os.DirFS("../../golden/precedents"), "let-stand.golden"), judge.Options{Quick: true})
	require.NoError(t, err)
	require.Contains(t, v.Answer().Text(), "ann: load livestock-2: for the same reason\n")
}
