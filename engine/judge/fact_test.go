package judge_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
)

// told are claims that come out as they should, by the answers; "" for none.
type told map[string]*judge.Claimed

func (t told) Under(_ context.Context, answers []judge.Answer) (*judge.Claimed, error) {
	key := ""
	for _, a := range answers {
		key += a.Question + "=" + a.Option
	}
	if c := t[key]; c != nil {
		return c, nil
	}
	return t[""], nil
}

func fact(holds bool, instead string, since int) *judge.Fact {
	return &judge.Fact{Line: 9, Claim: "ann has 3 points", Holds: holds, Instead: instead, Since: since, Set: []engine.Effect{}}
}

const purchase = "ann: buy coal-1 pay coal*1\nchance: refill coal-1\n"

// TestAClaimIsJudgedUnderOtherAnswers: where it holds, where it fails otherwise, where something goes wrong before it, and where there is no
// such game.
func TestAClaimIsJudgedUnderOtherAnswers(t *testing.T) {
	asked := []string{"YM-R-yard-timing", "YM-R-tie"}
	claims := told{
		"":                             {Fact: fact(false, "it is 1", 0), Asked: asked},
		"YM-R-yard-timing=any-time":    {Fact: fact(true, "", 1), Asked: asked},
		"YM-R-yard-timing=right-after": {Fact: fact(false, "it is 2", 0), Asked: asked},
		"YM-R-tie=start-order":         {Line: 7, Asked: asked},
	}
	v, err := judge.Judge(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Singles, Claims: claims})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.Equal(t, "false claim", v.Kind)
	require.Equal(t, []string{"YM-R-yard-timing=any-time: upheld"}, hinges(v))
	require.Equal(t, "YM-R-yard-timing", v.Question)
	require.Equal(t, judge.Answer{Question: "YM-R-yard-timing", Option: "right-after"}, v.Others.Ends[0].Answer)
	require.Contains(t, v.Text(), "\n  as false with YM-R-yard-timing=right-after, but then it is 2\n")
	for i := range 3 {
		v.Others.Ends = append(v.Others.Ends, v.Others.Ends[i])
	}
	require.Contains(t, v.Text(), "\n  as false too, but otherwise, with YM-R-yard-timing=right-after,")
	require.Contains(t, v.Text(), "it depends on an open question; the claim would be\n    upheld with")
}

// TestSinceWhenAClaimIsWrong is said as far as it is known.
func TestSinceWhenAClaimIsWrong(t *testing.T) {
	for want, one := range map[string]struct {
		record string
		since  int
	}{
		"  it is so since decision 2, in line 7:\n": {purchase, 2},
		"  it is so from the start, and no decision has changed it; the last one before it is decision 2, in\n    line 7:\n": {purchase, 0},
		"  the last decision before it is decision 2, in line 7:\n":                                                          {purchase, -1},
		"  it is so from the start; nothing was decided before it\n":                                                         {"", 0},
	} {
		claims := told{"": {Fact: fact(false, "it is 1", one.since)}}
		v, err := judge.Judge(t.Context(), parse(t, disputed+one.record), judge.Options{Others: judge.Alone, Claims: claims})
		require.NoError(t, err)
		require.Contains(t, v.Text(), want)
	}
}

// TestAClaimThatHoldsDependsToo: the decision stands under every answer, what is claimed after it does not.
func TestAClaimThatHoldsDependsToo(t *testing.T) {
	asked := []string{"YM-R-yard-timing"}
	claims := told{"": {Fact: fact(true, "", 1), Asked: asked}, "YM-R-yard-timing=any-time": {Fact: fact(false, "it is 1", 1), Asked: asked}}
	v, err := judge.Judge(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Singles, Claims: claims})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Nil(t, v.Fact)
	require.Equal(t, []string{"YM-R-yard-timing=any-time: line 9, "}, hinges(v))
	require.Contains(t, v.Text(), "this decision, with what is claimed after it, would be\n    overruled (it is 1) with YM-R-yard-timing=any-time")
	var consulted []string
	for _, q := range v.Consulted {
		consulted = append(consulted, q.ID)
	}
	require.Contains(t, consulted, "YM-R-yard-timing", "what the verdict hangs on is among the questions consulted")
}

// TestWhatSpeaksOfAClaim: of what happened, the effects that share most words with it; all, if none does.
func TestWhatSpeaksOfAClaim(t *testing.T) {
	set := []engine.Effect{{Text: "ann is Mayor"}, {Text: "bob pays 5K to ann"}, {Text: "the bank smiles"}}
	for claim, want := range map[string][]engine.Effect{
		"ann is Mayor": set[:1], "ann has 5K": set[1:2], "cid is rich": set, "the bank grins": set[2:],
	} {
		f := judge.Fact{Claim: claim, Set: set}
		f.Relevant()
		require.Equal(t, want, f.Set, claim)
	}
}
