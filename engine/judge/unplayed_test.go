package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// An answer in words only is named where its question is consulted, and the verdict does not say that no other answer judges otherwise.
func TestAnswersInWordsOnlyAreNamed(t *testing.T) {
	begins := `yardstick 1
game yardmaster
seats ann bob
position {"phase":"turn","player":"ann","players":[{"name":"ann","token":"livestock","hand":{"livestock":3,"pay-1-less":1}}],"arrival-yard":["coal-2"]}
---
ann: play pay-1-less
`
	v := verdictOn(t, begins+"ann: buy coal-2 pay livestock*3\n")
	require.False(t, v.Upheld)
	require.Len(t, v.Others.Unplayed, 1)
	require.Equal(t, "YM-R-pay-less-with-token=one-card", v.Others.Unplayed[0].Question+"="+v.Others.Unplayed[0].Option)
	require.Contains(t, v.Answer().Text(), "note: no other answer to an open question that can be played changes this verdict (")
	require.Contains(t, flat(v), "note: answers that cannot be played, so not tried: YM-R-pay-less-with-token=one-card: By the letter: ")
	require.Empty(t, verdictOn(t, begins+"ann: swap bob\n").Others.Unplayed, "another question was asked")
}

// A question that no game asks, because one answer alone can be played, is named where a clause that it is about overrules.
func TestQuestionsThatNoGameAsksAreNamed(t *testing.T) {
	v := verdictOn(t, `yardstick 1
game frontier
seats p1 p2
position {"round":3,"player":"p1","players":[{"name":"p1","money":10,"industries":{"mining":1}}]}
---
p1: build panning at g6
`)
	require.Equal(t, "FR-MIN-16", string(v.Clause), v.Reason)
	require.Contains(t, v.Answer().Text(), "FR-R-keep-away=level-one-less: ")
}
