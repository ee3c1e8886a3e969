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

const untried = "  no other answers to open questions were tried\n"

const heading = "  Yardmaster; edition 0123456789ab; every answer the default\n"

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
	require.Equal(t, `overruled, but it depends on 2 open questions: games/x.yard:31, decision 4
`+heading+`  ann: load coal-4
  YM-YARD-04: no railcar was loaded this turn
  rulebook, Sorting yard, paragraph 2, in our words: A railcar leaves the sorting yard for the train
    only on a turn on which a railcar was added to the train.
  this rests on the open question YM-R-yard-timing
  legal there, for ann: draw deck, done
  open questions consulted here: YM-R-yard-timing=same-turn
  it depends on 2 open questions; this decision would be
    upheld with YM-R-yard-timing=any-time, or YM-R-yard-timing=any-time and YM-R-tie=start-order
    overruled by YM-YARD-03 (it does not fit) with YM-R-yard-timing=right-after
      When may it leave?
        same-turn, as played: That turn.
        any-time: Says any-time.
        right-after: Says right-after.
        why same-turn: The book says turn. And it says so twice, in words that are many more than a
          line of eighty characters would hold. All of them are shown.
      Who wins? (the rulebook does not say)
        nobody, as played: None.
        start-order: The first.
        why shared is the default: Nothing is said.
  with YM-R-yard-timing=later it is only written otherwise: "load coal" or "load coal-4 now"
  the game would have gone otherwise from line 5 with YM-R-yard-timing=any-time
  with YM-R-yard-timing=any-time it is upheld too, but then score ann is 5, not 4
  other answers tried: 5 alone, 7 pairs; 1 pair not tried, --other-answers 2 tries all
  cannot be tried here: YM-R-yard-timing=never, YM-R-yard-timing=twice (3 and not 2)
`, v.Text())
}

func TestTextOfALongList(t *testing.T) {
	v := headed(judge.Verdict{Ruling: verdict.Ruling{Line: 3, Reason: "the record has 4 legal actions here, the game has 3"},
		Grounds: verdict.Grounds{Turn: engine.Turn{Actor: "ann"}}})
	for i := range 25 {
		v.Legal = append(v.Legal, fmt.Sprintf("bid %d", i))
	}
	v.Legal = append(v.Legal, "pass")
	require.Equal(t, "overruled: the record:3\n"+heading+`  the record has 4 legal actions here, the game has 3
  legal there, for ann, 26 actions: bid 0 … 24 (25), pass
`+untried, v.Text())
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
	require.Equal(t, `upheld: x.yard:12, decision 7
  Yardmaster; edition 0123456789ab; answers YM-R-tie=shared; components 00112233aabb; yardstick v1
  ann: buy coal-1
  it brought about:
    ann buys coal-1 [YM-BUY-01 YM-BUY-02]
    bob waits
  it rests on, in our words:
    YM-BUY-01, sentence 1: A buy action buys one railcar.
  after it the game goes on, ann decides
  no other answer judges this decision otherwise
  other answers tried: 3 alone, 0 pairs
  to repeat: yardstick judge x.yard
`, v.Text())
	for i := range 20 {
		v.Effects = append(v.Effects, engine.Effect{Text: fmt.Sprint("bob waits ", i)})
		v.Cited = append(v.Cited, verdict.Clause{ID: engine.Clause(fmt.Sprintf("YM-TOO-%02d", i)), Says: "Long."})
	}
	require.Contains(t, v.Text(), "    bob waits 6\n    (12 more effects between)\n    bob waits 19\n")
	require.Contains(t, v.Text(), "    YM-TOO-01, : Long.\n    and on YM-TOO-02, YM-TOO-03,")
	require.Contains(t, v.Text(), "YM-TOO-09,\n      10 more clauses\n")
}

// TestWhereTheVerdictIs: the line, the decision by its number, and what was asked for if the record goes wrong before it.
func TestWhereTheVerdictIs(t *testing.T) {
	x := verdict.Heading{File: "x.yard"}
	for want, v := range map[string]judge.Verdict{
		"upheld: the record, the start":                                      {Ruling: verdict.Ruling{Upheld: true}},
		"upheld: x.yard, decision 2":                                         {Heading: x, Ruling: verdict.Ruling{Upheld: true, Decision: 2}},
		"overruled: x.yard:9":                                                {Heading: x, Ruling: verdict.Ruling{Line: 9}},
		"overruled: x.yard:9, decision 3, which comes before decision 5":     {Heading: x, Ruling: verdict.Ruling{Line: 9, Decision: 3, Wanted: 5}},
		"upheld: x.yard, tried after 1 decision":                             {Heading: x, Ruling: verdict.Ruling{Upheld: true, Decision: 2, Tried: true}},
		"overruled: x.yard, tried after 0 decisions":                         {Heading: x, Ruling: verdict.Ruling{Decision: 1, Tried: true}},
		"upheld: x.yard:2, decision 1":                                       {Heading: x, Ruling: verdict.Ruling{Upheld: true, Line: 2, Decision: 1}},
		"overruled: the record:4, decision 1, which comes before decision 2": {Ruling: verdict.Ruling{Line: 4, Decision: 1, Wanted: 2}},
	} {
		first, _, _ := strings.Cut(v.Text(), "\n")
		require.Equal(t, want, first)
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
		require.Equal(t, "upheld: x.yard, decision 1\n"+heading+"  after it "+want+"\n"+untried, v.Text())
	}
}

// TestTextOfAnUnfinishedRecord: what is left out stands beside the verdict.
func TestTextOfAnUnfinishedRecord(t *testing.T) {
	missing := &transcript.Unfinished{Effects: 3, Decisions: 2, Line: 7, Next: &engine.Effect{Text: "ann smiles"}, CutOff: 31, Whole: "= 7"}
	v := headed(judge.Verdict{Heading: verdict.Heading{File: "x.yard"},
		Ruling:  verdict.Ruling{Upheld: true, Decision: 4},
		Grounds: verdict.Grounds{Turn: engine.Turn{Actor: "ann"}, Unfinished: missing}})
	const unfinished = `  unfinished: 3 effects left out below 2 decisions, the first below line 7: "ann smiles"
  unfinished: the file ends inside line 31; the whole line is "= 7"
`
	require.Equal(t, "upheld: x.yard, decision 4\n"+heading+"  after it the game goes on, ann decides\n"+unfinished+untried, v.Text())
	v = headed(judge.Verdict{Heading: verdict.Heading{File: "x.yard"},
		Ruling:  verdict.Ruling{Line: 9, Reason: "no"},
		Grounds: verdict.Grounds{Unfinished: missing}})
	require.Equal(t, "overruled: x.yard:9\n"+heading+"  no\n"+unfinished+untried, v.Text())
}

// TestTextOfManyOtherAnswers: the first of each kind, and how many there are besides.
func TestTextOfManyOtherAnswers(t *testing.T) {
	all := hinge.Others{Depends: true}
	for i := range 9 {
		a := timing(fmt.Sprint("option-", i)).Answer
		all.Hinges = append(all.Hinges, hinge.Hinge{Answers: []hinge.Other{timing(a.Option)}, Line: 3, Clauses: []engine.Clause{"YM-A-01", "YM-A-02"},
			Reason: fmt.Sprintf(`the record has the effect "%d" [YM-A-01], the game has "x" [YM-A-02]`, i)})
		all.Written = append(all.Written, hinge.Written{Answer: a, Actions: []string{[]string{"a", "e", "f", "g"}[i/2%4], "b", "c", "d"}})
		all.Parted = append(all.Parted, hinge.Parted{Answer: a, Line: i + 1})
		all.Ends = append(all.Ends, hinge.Ending{Answer: a, Differences: []hinge.Difference{{Part: "hand", Here: "1", There: strings.Repeat("x", 90)}}})
	}
	for i, why := range []string{"says 3", "says 4", "says no", "says yes"} {
		all.Impossible = append(all.Impossible, hinge.Impossible{Answer: timing(fmt.Sprint("never-", i)).Answer, Why: why})
	}
	text := headed(judge.Verdict{Grounds: verdict.Grounds{Consulted: []verdict.Question{{ID: "YM-R-yard-timing"}}}, Others: &all}).Text()
	for _, line := range []string{
		`    overruled by YM-A-01, YM-A-02 (the record has the effect "2", the game has "x") with`,
		"    and otherwise in 6 more ways; --json has all",
		"  cannot be tried here: YM-R-yard-timing=never-0, YM-R-yard-timing=never-1 (says 3)",
		"  2 more answers that --json has cannot be tried here",
		"  and only written otherwise in 3 more ways that --json has",
		"  with YM-R-yard-timing=option-0 it is upheld too, but then hand is\n    " + strings.Repeat("x", 39) + "…, not 1",
	} {
		require.Contains(t, text, "\n"+line+"\n")
	}
	for _, words := range []string{
		`with YM-R-yard-timing=option-0 or 2 more answers that --json has it is only written otherwise: "a" or "b" or "c" or 1 other action`,
		"from line 2 with YM-R-yard-timing=option-1, and later with YM-R-yard-timing=option-2, 6 more answers that --json has",
		"upheld too, with another position after it, with YM-R-yard-timing=option-1, 7 more answers that --json has",
	} {
		require.Contains(t, strings.Join(strings.Fields(text), " "), words)
	}
	text = headed(judge.Verdict{Others: &hinge.Others{Untried: 3}}).Text()
	require.Contains(t, text, "\n  no other answer tried judges this decision otherwise\n")
}
