package judge_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

const movers = `yardstick 1
game hell-on-wheels
seats ann bob
position {"turn":1,"phase":"customer","opportunist":"behind","decision":"play","player":"bob","supervisor":"ann","present":{"town":"cheyenne","customers":["townsfolk","irish"]},"future":{"town":"rawlins","mayhem":["gambling"]},"players":[{"name":"ann","cash":3,"hand":["desperados"]},{"name":"bob","cash":18,"hand":["ladies-of-the-evening"]}]}
---
bob: play ladies-of-the-evening from present to future moving irish, townsfolk
`

// A card that moves others is written otherwise under each answer to where they may be moved from (HOW-CARD-15), in other words and another
// order: the verdict does not depend on it.
func TestADecisionIsJudgedAsTheAnswerHasItWritten(t *testing.T) {
	v := verdictOn(t, movers)
	require.True(t, v.Upheld, v.Reason)
	require.NotContains(t, v.Others.DependsOn, "HOW-R-move-sources")
	require.Contains(t, flat(v), "with HOW-R-move-sources=any-to-one this decision is legal too, but spelt differently: \"play ladies-of-the-evening to future moving irish, townsfolk\" ")
	require.Contains(t, flat(v), "with HOW-R-move-sources=each-anywhere this decision is legal too, but spelt differently: \"play ladies-of-the-evening "+
		"moving irish to future, townsfolk to future\" ")
}

// What comes after it is judged under that answer too, and the verdict says how the earlier decision is written there.
func TestWhatComesAfterADecisionThatIsOnlyWrittenOtherwise(t *testing.T) {
	v := verdictOn(t, movers+"ann: play desperados from future to present moving gambling\n")
	require.True(t, v.Upheld, v.Reason)
	for _, p := range v.Others.Parted {
		require.NotEqual(t, "HOW-R-move-sources", p.Question)
	}
	require.Len(t, v.Others.Respelled, 2)
	require.Contains(t, flat(v), "with HOW-R-move-sources=any-to-one decision 1, in line 6 is legal too, but spelt differently: \"play ")
	require.Contains(t, flat(v), "with HOW-R-move-sources=any-to-one this decision is legal too, but spelt differently: \"play desperados to present ")
}
