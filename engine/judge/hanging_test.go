package judge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// A note says whether the verdict is the rulebook's last word, and so does what follows the word of a list.
func TestAVerdictSaysThatItDepends(t *testing.T) {
	for _, row := range []struct {
		law, text, hangs, note string
		opts                   judge.Options
	}{
		{"no other answer judges it otherwise", disputed + "ann: draw deck\n", "", "note: no other answer to an open question changes this verdict (", judge.Options{}},
		{"another answer would uphold it", disputed + "ann: load coal-4\n", ", but it depends on an open question", "note: this verdict depends on how your table answers yard-timing. ", judge.Options{}},
		{"no other answer was tried, and the refusal rests on one", disputed + "ann: load coal-4\n",
			", but it rests on an open question", "note: the verdict rests on the open question YM-R-yard-timing; no other answers ", judge.Options{Others: judge.Alone}},
		{"no other answer was tried, and a clause forbids it", disputed + "ann: buy oil-1 pay coal*1\n", "", "note: no other answers to open questions were tried.\n", judge.Options{Others: judge.Alone}},
	} {
		v := judged(t, row.text, row.opts)
		require.Equal(t, row.hangs, v.Hanging(), row.law)
		require.Contains(t, v.Answer().Text(), row.note, row.law)
		if v.Others != nil {
			require.Equal(t, v.Others.Depends, len(v.Others.DependsOn) > 0, row.law)
		}
	}
}

// goal is a turn of ann's who has reached the printed goal with the railcar that she buys.
const goal = `yardstick 1
game yardmaster
seats ann bob cid
position {"phase":"turn","player":"ann","arrival-yard":["oil-2"],"players":[{"name":"ann","token":"coal","hand":{"oil":2},"train":["oil-4","timber-4","timber-3","oil-3","oil-2"]}]}
---
ann: buy oil-2 pay oil*2
chance: refill coal-1
`

// What the rulebook settles is no open question, whatever others tell of the game: it stands apart, and no verdict depends on it.
func TestWhatTheRulebookSettlesIsNotOpen(t *testing.T) {
	v := judged(t, goal+"---\nwinner ann\n", judge.Options{Others: judge.Singles})
	require.True(t, v.Upheld, v.Answer().Text())
	require.Contains(t, hinges(v), "YM-R-point-goal=twenty: line 9, ")
	require.NotContains(t, v.Others.DependsOn, "YM-R-point-goal")
	require.Contains(t, v.Others.DependsOn, "YM-R-win-timing")
	for i := range v.Others.Hinges {
		h := &v.Others.Hinges[i]
		require.Equal(t, h.Answers[0].Question == "YM-R-point-goal", h.Settled(), h.Answers)
	}
	text := strings.Join(strings.Fields(v.Answer().Text()), " ")
	require.Contains(t, text, "under rules from other sources than the rulebook: overruled")
	require.Contains(t, text, "Is the game over at the moment a train reaches the goal, or later? upheld")
	require.NotContains(t, text, "YM-R-point-goal=rulebook", "which questions were consulted")
	require.Contains(t, text, "YM-R-point-goal=reversed (YM-WIN-01: ")
	v.Others.Hinges = []hinge.Hinge{{Answers: []hinge.Other{{WhyOpen: "told-otherwise"}}}}
	v.Others.Depends = false
	require.Contains(t, v.Answer().Text(), "no other answer to an open question changes this verdict")
}

// A verdict that depends on what a box of the game would show says so.
func TestAnAssumedComponent(t *testing.T) {
	v := verdictOn(t, "yardstick 1\ngame yardmaster\nseats ann bob\n---\nchance: arrival coal-4\nchance: arrival coal-4\n")
	require.Equal(t, ", but it depends on an assumed component", v.Hanging())
	require.Contains(t, v.Answer().Text(), "note: this verdict depends on an assumed component: railcar-values. The component is assumed.\n")
}

// Why a question is open is said with it; with which answers a claim holds as well, although the table differs, is not.
func TestOfWhatKindAQuestionIs(t *testing.T) {
	for why, says := range map[string]string{"ambiguous": "The rulebook is ambiguous here.", "silent": "The rulebook does not say.",
		"damaged": "The text is damaged there.", "contradictory": "The rulebook contradicts itself here.", "missing-component": "The component is assumed."} {
		a := timing("later")
		a.WhyOpen = why
		v := judge.Verdict{Ruling: verdict.Ruling{Upheld: true, Decision: 2, Fact: &verdict.Fact{Holds: true, Since: -1}},
			Others: &hinge.Others{Depends: true,
				DependsOn: []string{a.Question}, Hinges: []hinge.Hinge{{Answers: []hinge.Other{a}}},
				Ends: []hinge.Ending{{Answer: timing("never").Answer, Differences: []hinge.Difference{{Part: "score ann", Here: "20", There: "0"}}}}}}
		require.Contains(t, flat(&v), "yard-timing. "+says+" When may it leave? ")
		require.NotContains(t, v.Answer().Text(), "YM-R-yard-timing=never")
	}
}

// An answer that changes the reason alone does not turn the verdict.
func TestAReasonMayDepend(t *testing.T) {
	a := timing("later")
	v := judge.Verdict{Others: &hinge.Others{Depends: true, DependsOn: []string{a.Question}, Hinges: []hinge.Hinge{{Answers: []hinge.Other{a}, Reason: "no"}}}}
	require.Equal(t, ", for a reason that depends on an open question", v.Hanging())
	require.Contains(t, v.Answer().Text(), "note: the reason for this verdict depends on how your table answers yard-timing.")
}
