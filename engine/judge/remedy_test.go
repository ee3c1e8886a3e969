package judge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/remedy"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

func says(v *judge.Verdict) (says []string) {
	for _, change := range v.Remedy.Changes {
		says = append(says, change.Says)
	}
	return says
}

// A railcar that may not leave the sorting yard yet may after another was bought, or if one had been loaded.
func TestWhatWouldMakeALoadLegal(t *testing.T) {
	record := disputed + "ann: load coal-4\n"
	v := verdictOn(t, record)
	require.Contains(t, says(v), `a railcar was loaded this turn (position: "counters.loaded")`)
	require.NotEmpty(t, v.Remedy.After)
	require.Equal(t, "buy coal-1 pay coal*1", v.Remedy.After[0][0].Action)
	require.Equal(t, "chance", v.Remedy.After[0][1].Actor)
	require.Nil(t, v.Remedy.Before)
	require.Empty(t, v.Remedy.By)
	requireTrue(t, parse(t, record), v)
}

// What another does in ann's turn he could do in his own, she could do at once, and a moment ago it was his turn.
func TestWhatWouldMakeAnActionOutOfTurnLegal(t *testing.T) {
	record := disputed + "ann: draw deck\nchance: draw oil\nann: done\nann: draw deck\n"
	v := verdictOn(t, record)
	require.Equal(t, "out of turn", v.Kind)
	require.Equal(t, "bob", v.Remedy.By)
	require.Equal(t, &verdict.Decision{Decision: 3, Line: 8, Actor: "ann", Action: "done"}, v.Remedy.Before)
	requireTrue(t, parse(t, record), v)
}

// A player who cannot pay learns the least sufficient amount, even if the tried change leaves the amount out.
func TestTheLeastAmountThatIsEnough(t *testing.T) {
	v := verdictOn(t, `yardstick 1
game union-stockyards
seats yellow blue green
position {"player":"blue","prices":{"cattle":15,"hogs":9,"sheep":8},"players":[{"name":"blue","cash":1,"lamb":6}]}
---
blue: slaughter sheep
`)
	require.Contains(t, says(v), "blue's cash were 2 (it is 1)")
}

// What the rules do not refuse has no remedy: a wrong effect, a lawful decision.
func TestOnlyARefusedActionHasARemedy(t *testing.T) {
	require.Nil(t, verdictOn(t, disputed+"ann: buy coal-1 pay coal*1\n  > ann pays nothing [YM-CARD-06]\n").Remedy)
	require.Nil(t, verdictOn(t, disputed+"ann: buy coal-1 pay coal*1\n").Remedy)
}

// Who shows no remedies need not wait for them; the verdict is the same otherwise.
func TestRemediesCanBeLeftOut(t *testing.T) {
	record := disputed + "ann: load coal-4\n"
	v, err := judgedOf(t.Context(), parse(t, record), judge.Options{Unmended: true})
	require.NoError(t, err)
	whole := verdictOn(t, record)
	require.NotNil(t, whole.Remedy)
	whole.Remedy = nil
	require.Equal(t, whole.Answer().Text(), v.Answer().Text())
}

// Actions are near that share their parts: those of the same verb first, then those with more parts in common, then those that say less.
func TestTheNearestActions(t *testing.T) {
	v := verdictOn(t, disputed+"ann: buy timber-1 pay coal*1\n")
	require.False(t, v.Upheld)
	require.Equal(t, remedy.Near{Action: "buy coal-1 pay coal*1", Instead: []string{"coal-1"}, Of: []string{"timber-1"}}, v.Remedy.Nearest[0])
	for _, near := range v.Remedy.Nearest {
		require.True(t, strings.HasPrefix(near.Action, "buy "), near)
	}
}

func TestTextOfARemedy(t *testing.T) {
	v := headed(judge.Verdict{Ruling: verdict.Ruling{Actor: "ann", Action: "load coal-4 now", Decision: 9, Clause: "YM-YARD-04", Reason: "no railcar was loaded this turn",
		Legal: []string{"load coal-2 now", "load coal-4", "load coal-4 now on", "a", "b", "c"}},
		Grounds: verdict.Grounds{Turn: engine.Turn{Actor: "bob"}},
		Remedy: &remedy.Remedy{
			Nearest: []remedy.Near{{Action: "load coal-2 now", Instead: []string{"coal-2"}, Of: []string{"coal-4"}},
				{Action: "load coal-4", Of: []string{"now"}}, {Action: "load coal-4 now on", Instead: []string{"on"}}},
			By:      "bob",
			Before:  &verdict.Decision{Decision: 7, Line: 12, Actor: "ann", Action: "done"},
			After:   []remedy.Step{{{Decision: 9, Actor: "bob", Action: "buy coal-1 pay coal*1"}, {Decision: 10, Actor: "chance", Action: "refill coal-1"}}},
			Changes: []remedy.Change{{Says: `in the position ann's "hand.coal" were 3 (it is 2)`}},
			Tried:   80,
		}})
	require.Contains(t, v.Answer().Text(), `
help: it was legal before line 12 (ann: done)
help: it would be legal for bob, who decides there
help: it would be legal after "bob: buy coal-1 pay coal*1", "chance: refill coal-1"
help: it would be legal if in the position ann's "hand.coal" were 3 (it is 2)
help: nearest to it: load coal-2 now (coal-2, not coal-4), load coal-4 (without now),
  load coal-4 now on (with on)
`)
	v.Remedy = &remedy.Remedy{Before: &verdict.Decision{Decision: 7}, Tried: 1}
	require.Contains(t, v.Answer().Text(), `
help: it was legal before decision 7 (: )
help: no small change of the position was found that makes it legal (1 tried)
`)
	v.Remedy = &remedy.Remedy{Tried: 64, Untried: 900, Few: true}
	require.Contains(t, v.Answer().Text(), `
help: no small change of the position was found that makes it legal, and there may be one (64 of 964
  tried; --other-answers 1 tries more)
`)
	require.NotContains(t, v.Answer().Text(), "would be legal")
}
