package judge_test

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// river is a position of Frontier with a log of p1 in two basins.
const river = `yardstick 1
game frontier
seats p1 p2
position {"round":3,"player":"p1","players":[{"name":"p1","industries":{"lumbering":1},"money":4},{"name":"p2","industries":{"ranching":1}}],"logs":{"basin-1":{"p1":1},"basin-2":{"p1":1}}}
---
`

// hinges are those of a verdict, each on one line.
func hinges(v *judge.Verdict) []string {
	var all []string
	for _, h := range v.Others.Hinges {
		outcome := fmt.Sprintf("line %d, %s", h.Line, h.Clause)
		if h.Upheld {
			outcome = "upheld"
		}
		all = append(all, h.Names()+": "+outcome)
	}
	return all
}

func judged(t *testing.T, text string, opts judge.Options) *judge.Verdict {
	t.Helper()
	v, err := judgedOf(t.Context(), parse(t, text), opts)
	require.NoError(t, err)
	return v
}

// What is only written differently under an answer is judged as it is written there: a drive that names no owner.
func TestADecisionThatIsWrittenOtherwise(t *testing.T) {
	v := verdictOn(t, river+"p1: drive basin-1 1\n")
	require.True(t, v.Upheld)
	require.Equal(t, []string{"FR-R-drive-number=exactly-two: line 6, FR-LUM-09"}, hinges(v))
	require.Equal(t, []hinge.Written{{Answer: verdict.Answer{Question: "FR-R-log-owner", Option: "any"},
		Actions: []string{"drive basin-1 P1=1"}}}, v.Others.Written)
	require.Contains(t, flat(v), "note: with FR-R-log-owner=any this decision is legal too, but spelt differently: \"drive basin-1 P1=1\" ")
	v = verdictOn(t, strings.Replace(river, "---", "ruling log-owner=any\n---", 1)+"p1: drive basin-1 1\n")
	require.False(t, v.Upheld)
	require.Empty(t, hinges(v), "and the other way round")
	require.Contains(t, v.Others.Written, hinge.Written{Answer: verdict.Answer{Question: "FR-R-log-owner", Option: "own"},
		Actions: []string{"drive basin-1 P1=1"}, Here: true})
	require.Equal(t, ", but only its spelling is wrong", v.Hanging())
	require.Contains(t, flat(v), "note: only the spelling of this decision is wrong here; write \"drive basin-1 P1=1\". With FR-R-log-owner=own it is legal as written ")
}

// drawing is a turn of ann's who holds two cards to draw by.
const drawing = `yardstick 1
game yardmaster
seats ann bob cid
position {"phase":"turn","player":"ann","players":[{"name":"ann","hand":{"draw-2":1}}],"discard-pile":["coal"]}
---
ann: play draw-2
`

// So is one of which one answer makes two decisions and the other one: both draws of a card at once, or each by itself.
func TestOneDecisionThatIsTwo(t *testing.T) {
	const sequence, together = "YM-R-draw-two-sequence", "YM-R-draw-two-sequence=named-together"
	v := verdictOn(t, drawing+"ann: draw discard\n")
	require.True(t, v.Upheld)
	require.Equal(t, []string{"YM-R-draw-two-discard=blocked: line 7, YM-CARD-03"}, hinges(v), "which cards there are is another matter")
	require.Equal(t, []hinge.Written{{Answer: verdict.Answer{Question: sequence, Option: "named-together"},
		Actions: []string{"draw deck discard"}, Joins: true}}, v.Others.Written)
	require.Contains(t, strings.Join(strings.Fields(v.Answer().Text()), " "),
		"with "+together+` this decision is legal too, but spelt differently: together with the decisions after it as one action, "draw deck discard"`)

	v = verdictOn(t, drawing+"ann: draw deck discard\n")
	require.False(t, v.Upheld)
	require.Equal(t, []string{"YM-R-draw-two-discard=blocked and YM-R-draw-two-sequence=named-together: line 7, YM-CARD-03"}, hinges(v))
	require.Equal(t, []hinge.Written{{Answer: verdict.Answer{Question: sequence, Option: "named-together"},
		Actions: []string{"draw deck"}, Then: []string{"draw discard"}, Here: true}}, v.Others.Written)
	require.Contains(t, strings.Join(strings.Fields(v.Answer().Text()), " "),
		`only the spelling of this decision is wrong here; write "draw deck", then "draw discard". With `+together+" it is legal as written")

	v = verdictOn(t, strings.Replace(drawing, "---", "ruling draw-two-sequence=named-together\n---", 1)+"ann: draw deck discard\n")
	require.True(t, v.Upheld)
	require.Equal(t, []hinge.Written{{Answer: verdict.Answer{Question: sequence, Option: "one-by-one"},
		Actions: []string{"draw deck"}, Then: []string{"draw discard"}}}, v.Others.Written)
}

// The verdict is about one decision: what goes otherwise before it is listed apart, and what goes otherwise after it not at all.
func TestWhatGoesOtherwiseBefore(t *testing.T) {
	parted := hinge.Parted{Answer: verdict.Answer{Question: "YM-R-yard-timing", Option: "right-after"}, Line: 10}
	v := verdictOn(t, bought+"ann: done\n")
	require.Empty(t, hinges(v))
	require.Contains(t, v.Others.Parted, parted)
	require.Contains(t, v.Answer().Text(), "from line 10 with YM-R-yard-timing=right-after")
	v = judged(t, bought+"ann: done\n", judge.Options{Decision: 4})
	require.NotContains(t, v.Others.Parted, parted)
	require.Empty(t, hinges(v))
	v = judged(t, bought+"ann: done\n", judge.Options{Decision: 5})
	require.Equal(t, []string{"YM-R-yard-timing=right-after: line 10, YM-YARD-04"}, hinges(v))
}

// How many other answers are tried is the caller's to say, and the verdict says what was tried and what was not.
func TestHowManyOtherAnswersAreTried(t *testing.T) {
	text, err := os.ReadFile("../../golden/frontier/other-answers-08.golden")
	require.NoError(t, err)
	v := judged(t, string(text), judge.Options{Others: judge.Alone})
	require.Nil(t, v.Others)
	require.Contains(t, v.Answer().Text(), "\nnote: no other answers to open questions were tried.\n")

	one := judged(t, string(text), judge.Options{Others: judge.Singles}).Others
	require.Positive(t, one.Singles)
	require.Zero(t, one.Pairs+one.Untried)

	bounded := judged(t, string(text), judge.Options{})
	require.Equal(t, hinge.MostPairs, bounded.Others.Pairs)
	require.Positive(t, bounded.Others.Untried)
	require.Contains(t, flat(bounded), fmt.Sprintf("(%d answers and 256 pairs tried; --other-answers 2 tries %d pairs more; %d cannot be played here).",
		one.Singles, bounded.Others.Untried, len(bounded.Others.Impossible)))
	if testing.Short() {
		return
	}
	all := judged(t, string(text), judge.Options{Others: judge.Pairs}).Others
	require.Equal(t, bounded.Others.Pairs+bounded.Others.Untried, all.Pairs)
	require.Zero(t, all.Untried)
	require.Equal(t, one.Singles, all.Singles)
}

// What is lawful both ways can end otherwise, and the difference is shown.
func TestWhatEndsOtherwise(t *testing.T) {
	v := verdictOn(t, disputed+"ann: buy coal-1 pay coal*1\n")
	require.True(t, v.Upheld)
	require.NotEmpty(t, v.Others.Ends)
	require.Equal(t, verdict.Answer{Question: "YM-R-refill-order", Option: "load-first"}, v.Others.Ends[0].Answer)
	require.Equal(t, hinge.Difference{Part: "score ann", Here: "2", There: "3"}, v.Others.Ends[0].Differences[0])
	require.Contains(t, v.Answer().Text(), "note: with YM-R-refill-order=load-first it is upheld too, but then score ann is 3, not 2;")
	for _, e := range v.Others.Ends {
		require.NotEqual(t, "YM-R-railcar-values", e.Question, "the draw pile was another before the decision already")
	}
}

// A minimal set has no answer that decides alone, and with it the verdict is another: each is judged again by itself.
func TestTheSetsAreMinimal(t *testing.T) {
	pairs := 0 // one is known: promise-penalty=one and tie-money=dollars make other winners in the last record
	for _, file := range []string{"precedents/quiet-town", "precedents/final-score", "hellonwheels/worked-turns", "frontier/first-round",
		"yardmaster/worked-fragment", "stockyards/worked-year", "frontier/other-answers-09"} {
		text, err := os.ReadFile("../../golden/" + file + ".golden")
		require.NoError(t, err)
		record := parse(t, string(text))
		for i := range record.Decisions {
			record.Decisions[i].Effects, record.Decisions[i].Mark = nil, nil // so that fewer answers part from it
		}
		for n := len(record.Decisions); n > 0; n -= 11 {
			v, err := judgedOf(t.Context(), record, judge.Options{Decision: n})
			require.NoError(t, err)
			for _, h := range v.Others.Hinges {
				pairs += len(h.Answers) - 1
				require.False(t, agrees(t, record, n, v, h.Answers...), "%s, decision %d: %v", file, n, h)
				if len(h.Answers) == 2 {
					require.True(t, agrees(t, record, n, v, h.Answers[0]), "%s, decision %d: %v", file, n, h)
					require.True(t, agrees(t, record, n, v, h.Answers[1]), "%s, decision %d: %v", file, n, h)
				}
			}
			if testing.Short() {
				break
			}
		}
	}
	require.Positive(t, pairs)
}

// agrees reports whether a record is judged as before under other answers.
func agrees(t *testing.T, record *transcript.Transcript, n int, v *judge.Verdict, answers ...hinge.Other) bool {
	t.Helper()
	there := *record
	there.Rulings = slices.Clone(record.Rulings)
	for _, a := range answers {
		_, name, _ := strings.Cut(a.Question, "-R-")
		there.Rulings = slices.DeleteFunc(there.Rulings, func(r transcript.Ruling) bool { return r.Question == name })
		there.Rulings = append(there.Rulings, transcript.Ruling{Question: name, Option: a.Option})
	}
	other, err := judgedOf(t.Context(), &there, judge.Options{Decision: n, Others: judge.Alone})
	require.NoError(t, err)
	return other.Upheld == v.Upheld && other.Line == v.Line && slices.Equal(other.IDs(), v.IDs())
}

// Trying other answers ends when the caller has had enough.
func TestTryingOtherAnswersCanBeCancelled(t *testing.T) {
	text, err := os.ReadFile("../../golden/frontier/4-players.golden")
	require.NoError(t, err)
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	begun := time.Now()
	_, err = judgedOf(ctx, parse(t, string(text)), judge.Options{Others: judge.Pairs})
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.Less(t, time.Since(begun), time.Second)
}

// Two answers together may bring the turn of another player, who cannot take the decision in other words either. That is no error.
func TestTwoAnswersMayBringAnotherTurn(t *testing.T) {
	record := recordIn(t, os.DirFS("../../golden"), "frontier/3-players.golden")
	v, err := judgedOf(t.Context(), record, judge.Options{Decision: 118})
	require.NoError(t, err)
	require.Positive(t, v.Others.Pairs)
}

// An answer that lifts the reason against an action does not overrule it if the game refuses the action for another reason, at a
// table that the game filled in: kim has no logs there.
func TestAnAnswerThatCannotBePlayedFromThisTable(t *testing.T) {
	v := judged(t, `yardstick 1
game frontier
seats jim kim
position {"player":"kim","industry":{"e8":{"kind":"farmstead","owner":"jim"}},"town":{"f7":{"kind":"bank","owner":"jim"},"f6":{"kind":"tent"},"g6":{"kind":"tent"}},"players":[{"name":"jim"},{"name":"kim","money":20}]}
---
kim: build town-hall at f8
`, judge.Options{})
	require.False(t, v.Upheld)
	require.Contains(t, flat(v), "cannot be played from this table town-may-grow")
	require.Contains(t, flat(v), "(FR-SETUP-03) (the building needs more logs than the player has")
}
