package judge_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// A record that was written under another edition is said to be so, and is judged as any other.
func TestAnotherEditionIsToldAndChangesNothing(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	now, then := entry.Book.Edition(), "0123456789ab"
	for edition, says := range map[string]string{
		now: "", then: "the record was written under edition 0123456789ab, which is not in the rulebook's history.",
	} {
		record, err := transcript.Parse("evening.yard", []byte(strings.Replace(letStand, "---", "edition "+edition+"\n---", 1)))
		require.NoError(t, err)
		v, err := judgedOf(t.Context(), record, judge.Options{})
		require.NoError(t, err)
		require.True(t, v.Upheld)
		require.Equal(t, edition, v.WrittenUnder)
		require.Contains(t, flat(v), says)
		require.Equal(t, says != "", strings.Contains(v.Answer().Text(), "written under"))
	}
	wrong, err := transcript.Parse("evening.yard", []byte(strings.Replace(letStand, "---", "edition "+then+"\n---", 1)+"chance: refill oil-1\nann: load coal-4\n"))
	require.NoError(t, err)
	v, err := judgedOf(t.Context(), wrong, judge.Options{})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.Contains(t, strings.Join(strings.Fields(v.Answer().Text()), " "),
		"edition 0123456789ab, which is not in the rulebook's history. The fault may come from a change of the rulebook, not from a mistake of the players")
}

// People are called by their names wherever people read, and by the word of the record where that is typed.
func TestPeopleAreCalledByTheirNames(t *testing.T) {
	const begins = "yardstick 2\ngame yardmaster\nseats ann may\nplayer ann \"Ann Böhm\"\nplayer may \"May Ling\"\n" +
		`position {"turn":7,"player":"ann","players":[{"name":"ann","train":["coal-2"],"sorting-yard":{"coal-4":1}},{"name":"may"}]}` + "\n---\n"
	v := verdictOn(t, begins+"ann: draw deck\nchance: draw oil\n")
	require.Contains(t, v.Answer().Text(), "; ann is Ann Böhm, may is May Ling")
	require.Contains(t, v.Answer().Text(), "Ann Böhm decides")
	require.Equal(t, "ann", v.Turn.Actor)

	v = verdictOn(t, begins+"may: draw deck\n")
	require.Contains(t, v.Answer().Text(), "help: legal now for Ann Böhm: draw deck, ")
	require.Contains(t, v.Answer().Text(), "| may: draw deck\n")
	require.Contains(t, v.Answer().Text(), `after "ann: done"`, "what is typed stays")
	require.Equal(t, "for Ann Böhm, who may", v.Named("for ann, who may"))
}
