package answer

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/precedent"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// A verdict agrees with a precedent that has the same result. Another result differs by an answer where an answer of
// the precedent makes both the same, and contradicts it where none does.
func TestHowAVerdictStandsToAPrecedent(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	decided := func(upheld bool, option string) *precedent.Precedent {
		p := &precedent.Precedent{Transcript: &transcript.Transcript{File: "p.yard", Game: "yardmaster"}, Entry: entry, Upheld: upheld,
			Questions: []string{"YM-R-yard-timing"}}
		p.Rulings = []transcript.Ruling{{Question: "yard-timing", Option: option}}
		return p
	}
	anyTime := verdict.Answer{Question: "YM-R-yard-timing", Option: "any-time"}
	one := hinge.Hinge{Answers: []hinge.Other{{Answer: anyTime}}, Upheld: true, Clause: "YM-YARD-04"}
	overruled := &judge.Verdict{Heading: verdict.Heading{Game: "yardmaster"},
		Ruling: verdict.Ruling{Clause: "YM-YARD-04"}, Others: &hinge.Others{Hinges: []hinge.Hinge{one}}}
	require.Equal(t, Agrees, compared(overruled, decided(false, "same-turn"), nil).Stands)
	differs := compared(overruled, decided(true, "any-time"), nil)
	require.Equal(t, Differs, differs.Stands)
	require.Equal(t, []verdict.Answer{{Question: "YM-R-yard-timing", Option: "any-time"}}, differs.Answers)
	differs.Issue = "May it?"
	require.Equal(t, "differs from p.yard because of another answer (upheld under YM-R-yard-timing=any-time): May it?", differs.Text())
	contradicts := compared(overruled, decided(true, "same-turn"), nil)
	require.Equal(t, Contradicts, contradicts.Stands)
	contradicts.Issue = "May it?"
	require.Equal(t, "contradicts p.yard (upheld; no answer explains the difference): May it?", contradicts.Text())
}

// An overruled verdict rests on the clauses that refuse, an upheld one on the clauses that would refuse.
func TestWhatAVerdictRestsOn(t *testing.T) {
	anyTime := verdict.Answer{Question: "YM-R-yard-timing", Option: "any-time"}
	one := hinge.Hinge{Answers: []hinge.Other{{Answer: anyTime}}, Clause: "YM-YARD-04"}
	clauses, questions := rests(&judge.Verdict{Ruling: verdict.Ruling{Upheld: true}, Grounds: verdict.Grounds{Cited: []verdict.Clause{{ID: "YM-LOAD-01"}}}, Others: &hinge.Others{Hinges: []hinge.Hinge{one, one}}})
	require.Contains(t, clauses, one.Clause)
	require.NotContains(t, clauses, verdict.Clause{ID: "YM-LOAD-01"}.ID)
	require.Contains(t, questions, anyTime.Question)
	clauses, _ = rests(&judge.Verdict{Ruling: verdict.Ruling{Clauses: []verdict.Clause{{ID: "YM-WIN-01"}}}, Others: &hinge.Others{Hinges: []hinge.Hinge{one}}})
	require.Contains(t, clauses, verdict.Clause{ID: "YM-WIN-01"}.ID)
	require.NotContains(t, clauses, one.Clause)
}
