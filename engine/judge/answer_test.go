package judge_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// headed is a verdict with the parts that its heading is made of.
func headed(v judge.Verdict) *judge.Verdict {
	v.Title, v.Edition, v.WrittenUnder = "Yardmaster", "0123456789ab", "0123456789ab"
	return &v
}

// timing is an answer to when a railcar may leave the sorting yard.
func timing(option string) hinge.Other {
	return hinge.Other{Answer: verdict.Answer{Question: "YM-R-yard-timing", Option: option}, Asks: "When may it leave?", Says: "Says " + option + ".",
		InForce: "same-turn", InForceSays: "That turn.", Default: "same-turn", Because: "The book says turn. And it says so twice, " +
			"in words that are many more than a line of eighty characters would hold. All of them are shown."}
}

func TestTextOfAnOverruledRecord(t *testing.T) {
	v := headed(judge.Verdict{Heading: verdict.Heading{File: "games/x.yard"},
		Ruling: verdict.Ruling{Decision: 4, Line: 31, Actor: "ann", Action: "load coal-4", Clause: "YM-YARD-04", Question: "YM-R-yard-timing",
			ClauseAt:   "Sorting yard, paragraph 2",
			ClauseSays: "A railcar leaves the sorting yard for the train only on a turn on which a railcar was added to the train.",
			Reason:     "no railcar was loaded this turn", Legal: []string{"draw deck", "done"}},
		Grounds: verdict.Grounds{Turn: engine.Turn{Actor: "ann"},
			Touched:   []verdict.Question{{ID: "YM-R-yard-timing", Option: "same-turn"}, {ID: "YM-R-tie", Option: "shared"}},
			Consulted: []verdict.Question{{ID: "YM-R-yard-timing", Option: "same-turn"}}},
		Others: &hinge.Others{Singles: 5, Pairs: 7, Untried: 1, Depends: true, DependsOn: []string{"YM-R-yard-timing", "YM-R-tie"},
			Impossible: []hinge.Impossible{{Answer: timing("never").Answer, Why: "position: 3 and not 2"}, {Answer: timing("twice").Answer, Why: "position: 3 and not 2"}},
			Hinges: []hinge.Hinge{
				{Answers: []hinge.Other{timing("any-time")}, Upheld: true},
				{Answers: []hinge.Other{timing("right-after")}, Line: 30, Clause: "YM-YARD-03", Reason: "it does not fit"},
				{Answers: []hinge.Other{timing("any-time"), {Answer: verdict.Answer{Question: "YM-R-tie", Option: "start-order"}, Asks: "Who wins?", WhyOpen: "silent", Says: "The first.",
					InForce: "nobody", InForceSays: "None.", Default: "shared", Because: "Nothing is said."}}, Upheld: true},
			},
			Written: []hinge.Written{{Answer: timing("later").Answer, Actions: []string{"load coal", "load coal-4 now"}}},
			Parted:  []hinge.Parted{{Answer: timing("any-time").Answer, Line: 5}},
			Ends:    []hinge.Ending{{Answer: timing("any-time").Answer, Differences: []hinge.Difference{{Part: "score ann", Here: "4", There: "5"}}}}}})
	require.Equal(t, `overruled: ann may not do "load coal-4"    games/x.yard:31 (decision 4)
  No railcar was loaded this turn.
rule: YM-YARD-04 – Sorting yard, paragraph 2 (in our words)
  A railcar leaves the sorting yard for the train only on a turn on which a railcar was added to the
  train.

note: this verdict depends on how your table answers yard-timing, tie.
  When may it leave?
  overruled  same-turn    That turn. <- default, used here
  UPHELD     any-time     Says any-time.
  overruled  right-after  Says right-after. (YM-YARD-03) (it does not fit)
  Why same-turn is the default: yardstick rules GAME yard-timing
  The book says turn. And it says so twice, in words that are many more than a line of eighty
  characters would hold. All of them are shown.
  Who wins?
  overruled  nobody  None. <- used here
  Why shared is the default: yardstick rules GAME tie
  Nothing is said.
  upheld  with YM-R-yard-timing=any-time and YM-R-tie=start-order
  No other open question changes the verdict (5 answers and 7 pairs tried; --other-answers 2 tries 1
  pair more; 2 cannot be played here).

note: with YM-R-yard-timing=later this decision is legal too, but spelt differently: "load coal" or
  "load coal-4 now"
note: with YM-R-yard-timing=any-time it is upheld too, but then score ann is 5, not 4
note: open questions consulted: YM-R-yard-timing=same-turn
note: the game would have gone another way from line 5 with YM-R-yard-timing=any-time
note: cannot be tried here: YM-R-yard-timing=never (3 and not 2); YM-R-yard-timing=twice (3 and not
  2)

help: legal now for ann: draw deck, done

Yardmaster, draft edition (digest 0123456789ab), default answers
`, v.Answer().Text())
	short := v.Answer().Short()
	v.OfScenario(false)
	require.Contains(t, v.Answer().Text(), "with YM-R-yard-timing=any-time the decision is legal too, but then score ann is 5, not 4", "the scenario is wrong")
	require.LessOrEqual(t, strings.Count(short, "\n"), 25)
	for _, left := range []string{"The book says turn.", "Who wins?", "only written", "consulted", "(it does not fit)"} {
		require.NotContains(t, short, left)
	}
	require.Contains(t, short, "default answers (more with -v)\n")
}

func TestTextOfALongList(t *testing.T) {
	v := headed(judge.Verdict{Ruling: verdict.Ruling{Line: 3, Reason: "the record has 4 legal actions here, the game has 3"},
		Grounds: verdict.Grounds{Turn: engine.Turn{Actor: "ann"}}})
	for i := range 25 {
		v.Legal = append(v.Legal, fmt.Sprintf("bid %d", i))
	}
	v.Legal = append(v.Legal, "pass")
	require.Contains(t, v.Answer().Text(), "help: legal now for ann (26 actions): bid 0 … 24 (25), pass\n")
}

// TestTextOfAnUpheldRecord: what the decision brought about and what that rests on, the first of many in words.
func TestTextOfAnUpheldRecord(t *testing.T) {
	v := headed(judge.Verdict{Heading: verdict.Heading{File: "x.yard"},
		Ruling: verdict.Ruling{Upheld: true, Decision: 7, Line: 12, Actor: "ann", Action: "buy coal-1",
			Command: "yardstick judge x.yard", Program: "yardstick v1", Components: "00112233aabb",
			Answers: []verdict.Answer{{Question: "YM-R-tie", Option: "shared"}}},
		Grounds: verdict.Grounds{Effects: []engine.Effect{{Text: "ann buys coal-1", Clauses: []engine.Clause{"YM-BUY-01", "YM-BUY-02"}}, {Text: "bob waits"}},
			Cited: []verdict.Clause{{ID: "YM-BUY-01", At: "sentence 1", Says: "A buy action buys one railcar."}}, Turn: engine.Turn{Actor: "ann"}},
		Others: &hinge.Others{Singles: 3}})
	require.Equal(t, `upheld: ann may do "buy coal-1"    x.yard:12 (decision 7)
rule: YM-BUY-01 – sentence 1 (in our words)
  A buy action buys one railcar.

  - ann buys coal-1 [YM-BUY-01 YM-BUY-02]
  - bob waits
  After it the game goes on, ann decides.

note: no other answer to an open question changes this verdict (3 answers tried).

Yardmaster, draft edition (digest 0123456789ab), answers YM-R-tie=shared, components 00112233aabb;
yardstick v1; to repeat: yardstick judge x.yard
`, v.Answer().Text())
	for i := range 20 {
		v.Effects = append(v.Effects, engine.Effect{Text: fmt.Sprint("bob waits ", i)})
		v.Cited = append(v.Cited, verdict.Clause{ID: engine.Clause(fmt.Sprintf("YM-TOO-%02d", i)), Says: "Long."})
	}
	require.Contains(t, v.Answer().Short(), "  - ann buys coal-1 [YM-BUY-01 YM-BUY-02]\n  - bob waits\n  - … (19 more)\n  - bob waits 19\n", "the first, and the last")
	require.Equal(t, 1, strings.Count(v.Answer().Short(), "Long."))
	require.Contains(t, v.Answer().Short(), "\nrule: also YM-TOO-01, YM-TOO-02, ")
	require.Contains(t, v.Answer().Text(), "YM-TOO-18, YM-TOO-19\n")
}

// TestWhereTheVerdictIs: the line, the decision by its number, and what was asked for if the record goes wrong before it.
func TestWhereTheVerdictIs(t *testing.T) {
	x := verdict.Heading{File: "x.yard"}
	for want, v := range map[string]judge.Verdict{
		"the record":                                   {Ruling: verdict.Ruling{Upheld: true}},
		"x.yard (decision 2)":                          {Heading: x, Ruling: verdict.Ruling{Upheld: true, Decision: 2}},
		"x.yard:9":                                     {Heading: x, Ruling: verdict.Ruling{Line: 9}},
		"x.yard (tried after 1 decision)":              {Heading: x, Ruling: verdict.Ruling{Upheld: true, Decision: 2, Tried: true}},
		"x.yard (tried after 0 decisions)":             {Heading: x, Ruling: verdict.Ruling{Decision: 1, Tried: true}},
		"x.yard:2 (decision 1)":                        {Heading: x, Ruling: verdict.Ruling{Upheld: true, Line: 2, Decision: 1}},
		"x.yard:9 (decision 3, before decision 5)":     {Heading: x, Ruling: verdict.Ruling{Line: 9, Decision: 3, Wanted: 5}},
		"the record:4 (decision 1, before decision 2)": {Ruling: verdict.Ruling{Line: 4, Decision: 1, Wanted: 2}},
	} {
		first, _, _ := strings.Cut(v.Answer().Text(), "\n")
		require.Contains(t, v.Answer().Text(), "; the record names no edition\n")
		require.True(t, strings.HasSuffix(first, "    "+want), first)
	}
}

// TestWhoDidWhat: the first line says who may do what, or what the record states wrongly.
func TestWhoDidWhat(t *testing.T) {
	decided := func(actor string, upheld bool, kind transcript.Kind) judge.Verdict {
		return judge.Verdict{Ruling: verdict.Ruling{Upheld: upheld, Decision: 1, Actor: actor, Action: "done", Kind: kind.String()}}
	}
	for want, v := range map[string]judge.Verdict{
		`upheld: ann may do "done"`:                                    decided("ann", true, 0),
		`overruled: ann may not do "done"`:                             decided("ann", false, transcript.IllegalAction),
		`overruled: chance cannot bring "done"`:                        decided("chance", false, transcript.ForgedChance),
		`overruled: ann made no mistake with "done"`:                   decided("ann", false, transcript.NoMistake),
		`overruled: the record states a result, and the game goes on`:  decided("ann", false, transcript.EarlyEnd),
		`overruled: the record states a wrong number of legal actions`: decided("ann", false, transcript.LegalDiffers),
		`overruled: the record states a wrong position`:                decided("ann", false, transcript.PositionDiffers),
		`overruled: the game cannot begin like this`:                   decided("ann", false, transcript.SetupRefused),
		`overruled: this position is impossible`:                       decided("ann", false, transcript.PositionRefused),
		`overruled: this is no position`:                               decided("ann", false, transcript.PositionUnread),
		`overruled: this is no set-up`:                                 decided("ann", false, transcript.SetupUnread),
		`overruled: the record was played with other components`:       decided("ann", false, transcript.ComponentsDiffer),
		`overruled: the record states a wrong winner`:                  decided("ann", false, transcript.WinnerDiffers),
		`overruled: the record states an effect that did not happen`:   decided("ann", false, transcript.EffectDiffers),
		`no decision yet: the game can begin here`:                     {Ruling: verdict.Ruling{Upheld: true}},
		`the game is over: bob has won`:                                {Ruling: verdict.Ruling{Upheld: true}, Grounds: verdict.Grounds{Turn: engine.Turn{Scores: []int{1, 2}, Winners: []string{"bob"}}}},
		`overruled: "ann has 3 points"`:                                {Ruling: verdict.Ruling{Fact: &verdict.Fact{Claim: "ann has 3 points"}}},
	} {
		require.Equal(t, want, v.Headline())
	}
}

func TestTextSaysHowTheGameStands(t *testing.T) {
	for want, turn := range map[string]engine.Turn{
		"the game goes on, ann decides":                        {Actor: "ann"},
		"the game goes on, chance decides":                     {Actor: "chance"},
		"the game is over, nobody has won":                     {},
		"the game is over, bob has won":                        {Winners: []string{"bob"}},
		"the game is over, ann and bob have won together":      {Winners: []string{"ann", "bob"}},
		"the game is over, ann, bob and cid have won together": {Winners: []string{"ann", "bob", "cid"}},
	} {
		v := headed(judge.Verdict{Heading: verdict.Heading{File: "x.yard"},
			Ruling:  verdict.Ruling{Upheld: true, Decision: 1},
			Grounds: verdict.Grounds{Turn: turn}})
		require.Contains(t, v.Answer().Text(), "\n  After it "+want+".\n")
	}
}

// TestTextOfAnUnfinishedRecord: what is left out stands beside the verdict.
func TestTextOfAnUnfinishedRecord(t *testing.T) {
	missing := &transcript.Unfinished{Effects: 3, Decisions: 2, Line: 7, Next: &engine.Effect{Text: "ann smiles"}, CutOff: 31, Whole: "= 7"}
	v := headed(judge.Verdict{Heading: verdict.Heading{File: "x.yard"},
		Ruling:  verdict.Ruling{Upheld: true, Decision: 4},
		Grounds: verdict.Grounds{Turn: engine.Turn{Actor: "ann"}, Unfinished: missing}})
	const unfinished = `note: unfinished: 3 effects left out below 2 decisions, the first below line 7: "ann smiles"
note: unfinished: the file ends inside line 31; the whole line is "= 7"
`
	require.Contains(t, v.Answer().Text(), unfinished)
	v = headed(judge.Verdict{Heading: verdict.Heading{File: "x.yard"},
		Ruling:  verdict.Ruling{Line: 9, Reason: "no"},
		Grounds: verdict.Grounds{Unfinished: missing}})
	require.Contains(t, v.Answer().Text(), "  No.\n")
	require.Contains(t, v.Answer().Text(), unfinished)
}

// TestAnswersOfManyKinds: a short answer fits a screen however many other answers there are.
func TestAnswersOfManyKinds(t *testing.T) {
	all := hinge.Others{Depends: true}
	for i := range 40 {
		a := timing(fmt.Sprint("option-", i))
		all.Hinges = append(all.Hinges, hinge.Hinge{Answers: []hinge.Other{a}, Line: 3, Reason: strings.Repeat("why ", 40)})
		all.Written = append(all.Written, hinge.Written{Answer: a.Answer, Actions: []string{"b", "c", "d"}})
		all.Ends = append(all.Ends, hinge.Ending{Answer: a.Answer, Differences: []hinge.Difference{{Part: "hand", Here: "1", There: strings.Repeat("x", 90)}}})
	}
	v := headed(judge.Verdict{Others: &all})
	v.Reason = "no"
	require.LessOrEqual(t, strings.Count(v.Answer().Short(), "\n"), 25)
	require.Contains(t, flat(v), "but then hand is "+strings.Repeat("x", 39)+"…, not 1")
}
