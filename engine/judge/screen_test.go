package judge_test

import (
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
)

// A common verdict fits 40 lines: of the disputes every one, of the decisions of whole games nearly all.
func TestACommonVerdictFitsAScreen(t *testing.T) {
	const screen, longest, every = 40, 44, 151
	golden := os.DirFS("../../golden")
	files, err := fs.Glob(golden, "*/*.golden")
	require.NoError(t, err)
	fits, of := 0, 0
	for _, file := range files {
		isDispute := strings.HasPrefix(file, "precedents/")
		if testing.Short() && !isDispute {
			continue
		}
		record := recordIn(t, golden, file)
		n := len(record.Decisions)
		if !isDispute {
			n-- // the end of a game is scored, and has much more to report
		}
		for ; n > 0; n -= every {
			v, err := judgedOf(t.Context(), record, judge.Options{Decision: n, Command: "yardstick judge " + file})
			require.NoError(t, err)
			lines := strings.Count(v.Text(), "\n")
			if isDispute {
				require.LessOrEqual(t, lines, screen, "%s, decision %d", file, n)
			}
			require.LessOrEqual(t, lines, longest, "%s, decision %d", file, n)
			if of++; lines <= screen {
				fits++
			}
		}
	}
	t.Logf("%d of %d verdicts fit %d lines", fits, of, screen)
	if !testing.Short() {
		require.Greater(t, fits*100, of*97)
	}
}

// A record that answers most questions otherwise does not fill the screen with them.
func TestTheHeadingIsShort(t *testing.T) {
	record := recordIn(t, os.DirFS("../../golden"), "hellonwheels/3-players-play-out.golden")
	v, err := judgedOf(t.Context(), record, judge.Options{Decision: 1, Quick: true})
	require.NoError(t, err)
	require.Greater(t, len(v.Answers), 30)
	require.Contains(t, strings.Join(strings.Fields(v.Text()), " "), fmt.Sprintf(", %d more answers that --json has", len(v.Answers)-12))
}
