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
	require.Contains(t, says(v), `a railcar was loaded this turn`)
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

// Where two reasons forbid a decision, a remedy removes both, and the verdict names the second.
func TestARemedyForTwoReasons(t *testing.T) {
	for name, row := range map[string]struct{ record, if1, then, says string }{
		"another railcar at the end of the train, and none loaded": {`yardmaster
seats ann bob
position {"phase":"turn","player":"ann","players":[{"name":"ann","token":"coal","train":["coal-2"],"sorting-yard":{"oil-4":1}},` +
			`{"name":"bob","token":"livestock"}]}
---
ann: load oil-4
`, "ann's train had coal-4 at place 2, too", "YM-YARD-04", "a railcar was loaded this turn, and ann's train had coal-4 at place 2, too"},
		"a railcar that is not there, and too few cards": {`yardmaster
seats ann bob
position {"phase":"turn","player":"ann","arrival-yard":["coal-1","livestock-1","oil-1","timber-1"],` +
			`"players":[{"name":"ann","token":"livestock","hand":{"coal":1}},{"name":"bob","token":"oil"}]}
---
ann: buy coal-4 pay coal*4
`, "the arrival-yard had coal-4 at place 1 (there is coal-1)", "YM-BUY-03",
			"the arrival-yard had coal-4 at place 1 (there is coal-1), and coal in ann's hand were 4 (it is 1)"},
		"an animal that is gone, and was slaughtered": {`union-stockyards
seats yellow blue green
position {"player":"yellow","yards":{"cattle":3,"hogs":3,"sheep":0},"slaughtered":{"sheep":["yellow"]}}
---
yellow: slaughter sheep
`, `in the position "slaughtered.sheep" were empty (it is yellow)`, "US-PLACE-17",
			`in the position sheep in yards were 1 (it is 0), and "slaughtered.sheep" were empty (it is yellow)`},
		"no donkey, and one cube for its two": {`frontier
seats p1 p2
position {"round":2,"decision":"turn","player":"p1","turn":"p1","industry":{"p6":{"kind":"panning","owner":"p1","deposit":` +
			`{"kind":"alluvial","metal":"gold","level":1,"face":0,"reserve":4,"cubes":1}}},` +
			`"players":[{"name":"p1","industries":{"mining":1},"money":4},{"name":"p2","industries":{"ranching":1}}]}
---
p1: haul p6 donkey
`, "donkey in p1's animals were 1 (there is none)", "FR-MIN-23",
			`in the position "industry.p6.deposit.cubes" were 2 (it is 1), and donkey in p1's animals were 1 (there is none)`},
	} {
		t.Run(name, func(t *testing.T) {
			record := "yardstick 2\ngame " + row.record
			v, err := judgedOf(t.Context(), parse(t, record), judge.Options{Others: judge.Singles})
			require.NoError(t, err)
			require.Equal(t, []string{row.says}, says(v))
			require.Equal(t, row.if1, v.Remedy.Then.Says)
			require.EqualValues(t, row.then, v.Remedy.Then.Clause)
			require.Contains(t, unwrapped(v), "help: if "+row.if1+", ")
			require.Contains(t, unwrapped(v), ", it would still not be legal: "+row.then+": ")
			requireTrue(t, parse(t, record), v)
		})
	}
}

// unwrapped returns the answer with a space for each end of a line.
func unwrapped(v *judge.Verdict) string { return strings.Join(strings.Fields(v.Answer().Text()), " ") }

// What a reason reads is changed in many ways before the search gives up: a Town with one card of Mayhem more.
func TestTheSearchGoesOnWhereTheReasonReads(t *testing.T) {
	record := `yardstick 2
game hell-on-wheels
seats p1 p2
position {"turn":2,"phase":"customer","opportunist":"behind","player":"p1","supervisor":"p1","present":{"town":"grand-island",` +
		`"establishments":{"saloon#1":"p2"},"mayhem":["ungovernable","harass-settlers"]},` +
		`"players":[{"name":"p1","cash":20,"hand":["lawmen"]},{"name":"p2","cash":20}]}
---
p1: raid lawmen discard saloon#1 at present
`
	v, err := judgedOf(t.Context(), parse(t, record), judge.Options{Others: judge.Singles})
	require.NoError(t, err)
	require.Len(t, v.Remedy.Changes, 1)
	require.Regexp(t, `^in the position "present.mayhem" had [a-z-]+ at place 1, too$`, v.Remedy.Changes[0].Says)
	require.Nil(t, v.Remedy.Then)
	requireTrue(t, parse(t, record), v)
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
help: no small change of the position was found that makes it legal, but not every change was tried
  (64 of 964; --other-answers 1 tries more)
`)
	require.NotContains(t, v.Answer().Text(), "would be legal")
}
