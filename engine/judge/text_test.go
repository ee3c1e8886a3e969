package judge_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

func TestTextOfAnOverruledRecord(t *testing.T) {
	v := judge.Verdict{
		File: "games/x.yard", Line: 31, Actor: "ann", Action: "load coal-4", Clause: "YM-YARD-04", Question: "YM-R-yard-timing",
		ClauseAt:   "Sorting yard, paragraph 2",
		ClauseSays: "A railcar leaves the sorting yard for the train only on a turn on which a railcar was added to the train.",
		Reason:     "no railcar was loaded this turn", Legal: []string{"draw deck", "done"}, Turn: engine.Turn{Actor: "ann"},
		Touched: []judge.Question{{ID: "YM-R-yard-timing", Option: "same-turn"}, {ID: "YM-R-tie", Option: "shared"}},
		Hinges: []judge.Hinge{
			{Question: "YM-R-yard-timing", Option: "any-time", Upheld: true},
			{Question: "YM-R-yard-timing", Option: "right-after", Line: 30, Clause: "YM-YARD-03", Reason: "it does not fit"},
			{Question: "YM-R-tie", Option: "start-order", Line: 40, Reason: "the record has one winner"},
		},
	}
	require.Equal(t, `overruled: games/x.yard:31
  ann: load coal-4
  YM-YARD-04: no railcar was loaded this turn
  rulebook, Sorting yard, paragraph 2, in our words: A railcar leaves the sorting yard for the train
    only on a turn on which a railcar was added to the train.
  this rests on the open question YM-R-yard-timing
  legal there, for ann: draw deck, done
  open questions touched: YM-R-yard-timing=same-turn, YM-R-tie=shared
  other answers would change the verdict:
    YM-R-yard-timing=any-time: upheld
    YM-R-yard-timing=right-after: overruled at line 30 by YM-YARD-03: it does not fit
    YM-R-tie=start-order: overruled at line 40: the record has one winner
`, v.Text())
}

func TestTextOfALongList(t *testing.T) {
	v := judge.Verdict{Line: 3, Reason: "the record has 4 legal actions here, the game has 3", Turn: engine.Turn{Actor: "ann"}}
	for i := range 25 {
		v.Legal = append(v.Legal, fmt.Sprintf("bid %d", i))
	}
	v.Legal = append(v.Legal, "pass")
	require.Equal(t, `overruled: the record:3
  the record has 4 legal actions here, the game has 3
  legal there, for ann, 26 actions: bid 0 … 24 (25), pass
`, v.Text())
}

func TestTextOfAnUpheldRecord(t *testing.T) {
	for want, turn := range map[string]engine.Turn{
		"the game goes on, ann decides":                        {Actor: "ann"},
		"the game goes on, chance decides":                     {Actor: "chance"},
		"the game is over, nobody has won":                     {},
		"the game is over, bob has won":                        {Winners: []string{"bob"}},
		"the game is over, ann and bob have won together":      {Winners: []string{"ann", "bob"}},
		"the game is over, ann, bob and cid have won together": {Winners: []string{"ann", "bob", "cid"}},
	} {
		v := judge.Verdict{File: "x.yard", Upheld: true, Decisions: 1, Turn: turn}
		require.Equal(t, "upheld: x.yard\n  1 decision; "+want+"\n", v.Text())
	}
	v := judge.Verdict{Upheld: true, Decisions: 45, Turn: engine.Turn{Actor: "ann"},
		Touched: []judge.Question{{ID: "YM-R-tie", Option: "shared"}}}
	require.Equal(t, `upheld: the record
  45 decisions; the game goes on, ann decides
  open questions touched: YM-R-tie=shared
  every other answer to them gives the same verdict
`, v.Text())
}

// TestTextOfAnUnfinishedRecord: what is left out stands beside the verdict.
func TestTextOfAnUnfinishedRecord(t *testing.T) {
	missing := &transcript.Unfinished{Effects: 3, Decisions: 2, Line: 7, Next: &engine.Effect{Text: "ann smiles"}, CutOff: 31, Whole: "= 7"}
	v := judge.Verdict{File: "x.yard", Upheld: true, Decisions: 4, Turn: engine.Turn{Actor: "ann"}, Unfinished: missing}
	const unfinished = `  unfinished: 3 effects left out below 2 decisions, the first below line 7: "ann smiles"
  unfinished: the file ends inside line 31; the whole line is "= 7"
`
	require.Equal(t, "upheld: x.yard\n  4 decisions; the game goes on, ann decides\n"+unfinished, v.Text())
	v = judge.Verdict{File: "x.yard", Line: 9, Reason: "no", Unfinished: missing}
	require.Equal(t, "overruled: x.yard:9\n  no\n"+unfinished, v.Text())
}
