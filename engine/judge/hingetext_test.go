package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// TestQuestionsThatAVerdictDependsOn: each has its answers and how they decide, and its argument once; a short answer has the first.
func TestQuestionsThatAVerdictDependsOn(t *testing.T) {
	long := strings.Repeat("so it is ", 30) + "indeed."
	one := func(reason string, options ...string) hinge.Hinge {
		h := hinge.Hinge{Reason: reason, Clause: "YM-OBJ-06"}
		for _, o := range options {
			h.Answers = append(h.Answers, hinge.Other{Answer: verdict.Answer{Question: "Q-" + o[:1], Option: o}, Asks: "Why " + o[:1] + "?",
				Says: "Says " + o, Because: "Once. " + long})
		}
		return h
	}
	v := Verdict{Ruling: verdict.Ruling{Upheld: true}, Others: &hinge.Others{Depends: true, Hinges: []hinge.Hinge{
		one("it is 29", "a1"), one("it is 30", "a2"), one("it is 31", "b1"), one("coal-4 is gone", "c1"), one("coal-3 is gone", "d1", "e1"),
	}}}
	text := strings.Join(strings.Fields(v.Answer().Text()), " ")
	require.Contains(t, text, "depends on how your table answers Q-a, Q-b, Q-c, Q-d, Q-e. ")
	require.Equal(t, 1, strings.Count(text, "Why a?"))
	require.Contains(t, text, "OVERRULED a1 Says a1 (YM-OBJ-06) (it is 29) OVERRULED a2 Says a2 (YM-OBJ-06) (it is 30) ")
	require.Contains(t, text, "overruled by YM-OBJ-06 with Q-d=d1 and Q-e=e1 ")
	short := v.Answer().Short()
	require.Contains(t, short, "Why a?")
	require.NotContains(t, short, "Why b?")
	require.NotContains(t, short, "so it is", "arguments are long")
}

// A value of a position is shown without the signs of its notation.
func TestAValueIsShownInWords(t *testing.T) {
	require.Equal(t, "lawmen: ann", shown(`{"lawmen":"ann"}`, ""))
	require.Equal(t, "coal, oil", shown(`["coal","oil"]`, ""))
	require.Equal(t, "none", shown("[]", `["coal"]`))
	require.Equal(t, "4", shown("4", "3"))
}
