package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// TestOutcomesThatDifferInFigures stand together, each question once: the first with its answers, in which long words end with a sentence,
// the others with where to read them.
func TestOutcomesThatDifferInFigures(t *testing.T) {
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
	text := strings.Join(strings.Fields(v.Text()), " ")
	require.Contains(t, text, "overruled by YM-OBJ-06 (it is 29) with Q-a=a1; and so, with other figures, with Q-a=a2, or Q-b=b1 overruled by YM-OBJ-06 (coal-4 is gone) with Q-c=c1 ")
	require.Equal(t, 1, strings.Count(text, "Why a?"))
	require.NotContains(t, text, "indeed")
	require.Equal(t, 1, strings.Count(text, ": Once. "), "one argument")
	require.Contains(t, text, "(coal-3 is gone) with Q-d=d1 and Q-e=e1 Why a? (yardstick rules GAME Q-a) ")
	require.Contains(t, text, "Why b? (yardstick rules GAME Q-b) Why c? (yardstick rules GAME Q-c) Why d? (yardstick rules GAME Q-d) and 1 more question ")
	v.Others.Hinges = v.Others.Hinges[:1]
	require.Contains(t, v.Text(), "indeed", "one question has room")
}

// A value of a position is shown without the signs of its notation.
func TestAValueIsShownInWords(t *testing.T) {
	require.Equal(t, "lawmen: ann", shown(`{"lawmen":"ann"}`, ""))
	require.Equal(t, "coal, oil", shown(`["coal","oil"]`, ""))
	require.Equal(t, "none", shown("[]", `["coal"]`))
	require.Equal(t, "4", shown("4", "3"))
}
