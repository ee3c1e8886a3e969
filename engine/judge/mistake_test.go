package judge_test

import (
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
	v, err := judge.Judge(t.Context(), record, judge.Options{})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Equal(t, map[string]string{"ann": "Ann Böhm"}, v.Players)
	require.Contains(t, v.Text(), "\n  ann is Ann Böhm\n")
	require.Len(t, v.Mistakes, 1)
	require.Equal(t, 7, v.Mistakes[0].Line)
	require.Equal(t, engine.Clause("YM-YARD-03"), v.Mistakes[0].ID)
	require.Contains(t, v.Text(), "  mistake let stand, line 7: ann: load oil-3: YM-YARD-03: that railcar is not in the player's\n")
	require.Contains(t, v.Text(), "rulebook, Your Sorting Yard, paragraph 2, sentence 2, in our words: A railcar leaves")
}

// Asked about the mistake itself, the verdict is as on any decision.
func TestAMistakeItselfIsOverruled(t *testing.T) {
	record, err := transcript.Parse("evening.yard", []byte(letStand))
	require.NoError(t, err)
	v, err := judge.Judge(t.Context(), record, judge.Options{Decision: 1})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.Equal(t, engine.Clause("YM-YARD-03"), v.Clause)
	require.Equal(t, 7, v.Line)
	require.Empty(t, v.Mistakes)
	require.True(t, record.Decisions[0].Mistake, "the record is as it was")
	_, err = judge.Judge(t.Context(), record, judge.Options{Try: "! ann: done"})
	require.Error(t, err, "what is tried is no mistake yet")
}
