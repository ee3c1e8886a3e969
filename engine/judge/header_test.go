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
		now: "", then: "the record was written under edition 0123456789ab, which is not in the rulebook's history, and stands under this one",
	} {
		record, err := transcript.Parse("evening.yard", []byte(strings.Replace(letStand, "---", "edition "+edition+"\n---", 1)))
		require.NoError(t, err)
		v, err := judge.Judge(t.Context(), record, judge.Options{})
		require.NoError(t, err)
		require.True(t, v.Upheld)
		require.Equal(t, edition, v.WrittenUnder)
		require.Contains(t, flat(v), says)
		require.Equal(t, says != "", strings.Contains(v.Text(), "written under"))
	}
	wrong, err := transcript.Parse("evening.yard", []byte(strings.Replace(letStand, "---", "edition "+then+"\n---", 1)+"ann: done\n"))
	require.NoError(t, err)
	v, err := judge.Judge(t.Context(), wrong, judge.Options{})
	require.NoError(t, err)
	require.False(t, v.Upheld)
	require.Contains(t, strings.Join(strings.Fields(v.Text()), " "),
		"edition 0123456789ab, which is not in the rulebook's history: what is wrong may be a change of the rulebook, and no mistake of the players")
}
