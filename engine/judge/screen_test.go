package judge_test

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
)

// A short verdict has 25 lines at most: of the disputes, and of the decisions of whole games.
func TestAVerdictFitsAScreen(t *testing.T) {
	const screen, every = 25, 151
	golden := os.DirFS("../../golden")
	files, err := fs.Glob(golden, "*/*.golden")
	require.NoError(t, err)
	for _, file := range files {
		isDispute := strings.HasPrefix(file, "precedents/")
		if testing.Short() && !isDispute {
			continue
		}
		record := recordIn(t, golden, file)
		for n := len(record.Decisions); n > 0; n -= every {
			v, err := judgedOf(t.Context(), record, judge.Options{Decision: n, Command: "yardstick judge " + file})
			require.NoError(t, err)
			short := v.Answer().Short()
			require.LessOrEqual(t, strings.Count(short, "\n"), screen, short)
		}
	}
}

// A record that answers most questions otherwise does not fill the screen with them.
func TestTheHeadingIsShort(t *testing.T) {
	record := recordIn(t, os.DirFS("../../golden"), "hellonwheels/3-players-play-out.golden")
	v, err := judgedOf(t.Context(), record, judge.Options{Decision: 1, Quick: true})
	require.NoError(t, err)
	require.Greater(t, len(v.Answers), 30)
	require.Less(t, strings.Count(v.Answer().Short(), "\n"), 20)
}
