package judge_test

import (
	"context"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/golden"
)

// told are claims that come out as they should, by the answers; "" for none.
type told map[string]*verdict.Claimed

func (t told) Under(_ context.Context, answers []verdict.Answer) (*verdict.Claimed, error) {
	key := ""
	for _, a := range answers {
		key += a.Question + "=" + a.Option
	}
	if c := t[key]; c != nil {
		return c, nil
	}
	return t[""], nil
}

func fact(holds bool, instead string, since int) *verdict.Fact {
	return &verdict.Fact{Line: 9, Claim: "ann has 3 points", Holds: holds, Instead: instead, Since: since, Set: []engine.Effect{}}
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
	v, err := judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Singles, Claims: claims})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.Equal(t, "false claim", v.Kind)
	require.Equal(t, []string{"YM-R-yard-timing=any-time: upheld"}, hinges(v))
	require.Equal(t, "YM-R-yard-timing", v.Question)
	require.Equal(t, verdict.Answer{Question: "YM-R-yard-timing", Option: "right-after"}, v.Others.Ends[0].Answer)
	require.Contains(t, v.Answer().Text(), "\nnote: with YM-R-yard-timing=right-after it is overruled too: it is 2\n")
	require.Contains(t, v.Answer().Text(), "note: this claim depends on how your table answers yard-timing.")
	require.Contains(t, v.Answer().Text(), "\n  UPHELD     any-time ")
}

// TestSinceWhenAClaimIsWrong is said as far as it is known.
func TestSinceWhenAClaimIsWrong(t *testing.T) {
	for want, one := range map[string]struct {
		record string
		since  int
	}{
		"  This has been so since decision 2, in line 7: chance: refill coal-1. ":                                                {purchase, 2},
		"  This was the same at the start; the last decision before the claim is decision 2, in line 7: chance: refill coal-1. ": {purchase, 0},
		"  The last decision before the claim is decision 2, in line 7: chance: refill coal-1. ":                                 {purchase, -1},
		"  This has been so from the start, before any decision. ":                                                               {"", 0},
	} {
		claims := told{"": {Fact: fact(false, "it is 1", one.since)}}
		v, err := judgedOf(t.Context(), parse(t, disputed+one.record), judge.Options{Others: judge.Alone, Claims: claims})
		require.NoError(t, err)
		require.Contains(t, flat(v), strings.TrimSpace(want))
	}
}

// TestAClaimThatHasHeldFromTheStart says so, and which decision was the last before it.
func TestAClaimThatHasHeldFromTheStart(t *testing.T) {
	claims := told{"": {Fact: fact(true, "", 0)}}
	v, err := judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Alone, Claims: claims})
	require.NoError(t, err)
	require.Contains(t, strings.Join(strings.Fields(v.Answer().Text()), " "), "This was the same at the start; the last decision before the claim is decision 2")
}

// TestAClaimThatHoldsDependsToo: the decision stands under every answer, what is claimed after it does not.
func TestAClaimThatHoldsDependsToo(t *testing.T) {
	asked := []string{"YM-R-yard-timing"}
	claims := told{"": {Fact: fact(true, "", 1), Asked: asked}, "YM-R-yard-timing=any-time": {Fact: fact(false, "it is 1", 1), Asked: asked}}
	v, err := judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Singles, Claims: claims})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Equal(t, claims[""].Fact, v.Fact)
	require.Equal(t, []string{"YM-R-yard-timing=any-time: line 9, "}, hinges(v))
	require.Contains(t, v.Answer().Text(), "\n  OVERRULED  any-time ")
	require.Contains(t, v.Answer().Text(), "(it is 1)")
	var consulted []string
	for _, q := range v.Consulted {
		consulted = append(consulted, q.ID)
	}
	require.Contains(t, consulted, "YM-R-yard-timing", "what the verdict hangs on is among the questions consulted")
	v, err = judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Singles, Claims: claims, Asked: true})
	require.NoError(t, err)
	require.Nil(t, v.Fact, "a decision is asked about")
	require.Contains(t, v.Answer().Text(), "\n  OVERRULED  any-time ")
	require.Contains(t, v.Answer().Text(), "(it is 1)")
}

// TestAClaimThatHoldsLeads: the verdict is about what is claimed. It says which decision made it so, in the words of the scenario that took
// it, shows what speaks of the claim with a few effects before that, and begins with a clause of that; what came to nothing is last.
func TestAClaimThatHoldsLeads(t *testing.T) {
	f := fact(true, "", 1)
	f.Set = []engine.Effect{{Text: "bob has 2 points"}, {Text: "a"}, {Text: "b"}, {Text: "c"},
		{Text: "ann has 3 points", Clauses: []engine.Clause{"YM-OBJ-06"}}, {Text: "it is bob's turn"}}
	f.Relevant()
	says := func(line int) string {
		return map[int]string{6: "ann buys what she can", 7: `chance does "refill coal-1"`}[line]
	}
	v, err := judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Quick: true, Claims: told{"": {Fact: f}}, Step: says})
	require.NoError(t, err)
	require.True(t, v.Upheld)
	require.Equal(t, engine.Clause("YM-OBJ-06"), v.Cited[0].ID)
	require.Contains(t, v.Answer().Text(), "  This has been so since decision 1, in line 6: ann buys what she can (ann: buy coal-1 pay coal*1).\n"+
		"  - a\n  - b\n  - c\n  - ann has 3 points [YM-OBJ-06]\n  2 more effects happened before the claim was judged:\n  - bob has 2 points\n  - it is bob's turn\n"+
		"  The last decision before the claim, decision 2, in line 7, is legal: chance: refill coal-1.\n\n")
	require.NotContains(t, v.Answer().Short(), "(2 more)", "the other effects are left out with the line above them")
	require.Empty(t, v.Step, "a sentence that writes the action adds nothing")
	v, err = judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Decision: 1, Quick: true, Step: says})
	require.NoError(t, err)
	require.Equal(t, "ann buys what she can", v.Step)
	f.Since = 3
	v, err = judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Quick: true, Claims: told{"": {Fact: f}}})
	require.NoError(t, err)
	require.Contains(t, v.Answer().Text(), "The last decision before the claim is decision 2", "one that is not among the decisions is not known")
}

// TestWhatSpeaksOfAClaim: of what happened, the effects that share most words with it; all, if none does.
func TestWhatSpeaksOfAClaim(t *testing.T) {
	set := []engine.Effect{{Text: "ann is Mayor"}, {Text: "bob pays 5K to ann"}, {Text: "the bank smiles"}}
	for claim, want := range map[string][]engine.Effect{
		"ann is Mayor": set[:1], "ann has 5K": set[1:2], "cid is rich": set, "the bank grins": set[2:],
	} {
		f := verdict.Fact{Claim: claim, Set: set}
		f.Relevant()
		require.Equal(t, want, f.Set, claim)
	}
}

// TestHowAGameEndedLeads: of a record whose last decision ends the game, a clause of who won comes first, and none of what changed nothing.
func TestHowAGameEndedLeads(t *testing.T) {
	for _, file := range []string{"frontier/2-players.golden", "frontier/3-players.golden"} {
		text, err := fs.ReadFile(golden.Files, file)
		require.NoError(t, err)
		v, err := judgedOf(t.Context(), parse(t, string(text)), judge.Options{Quick: true})
		require.NoError(t, err)
		require.Contains(t, v.Effects[len(v.Effects)-1].Clauses, v.Cited[0].ID)
		at := func(id engine.Clause) int {
			return slices.IndexFunc(v.Cited, func(c verdict.Clause) bool { return c.ID == id })
		}
		behind := 0
		for _, e := range v.Effects {
			if strings.HasSuffix(e.Text, " is worth 0 points") {
				require.Greater(t, at(e.Clauses[0]), len(v.Cited)/2, e.Text)
				behind++
			}
		}
		require.Positive(t, behind)
	}
}

// TestAForeignClauseEndsNothing: an engine behind a pipe may cite a clause that the book does not have, as the leader or for a payment.
func TestAForeignClauseEndsNothing(t *testing.T) {
	f := fact(false, "expected ann to have $3, but she has $2", 0)
	f.Claim, f.Title, f.Grounds = "ann has $3", "dragon gold", []engine.Clause{"XX-DRAGON-01"}
	f.Set = []engine.Effect{{Text: "bob pays $3", Clauses: []engine.Clause{"XX-DRAGON-02"}}}
	f.Relevant()
	v, err := judgedOf(t.Context(), parse(t, disputed+purchase), judge.Options{Others: judge.Alone, Claims: told{"": {Fact: f}}})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.NotEmpty(t, v.Answer().Text())
}
