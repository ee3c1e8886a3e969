package judge_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// A record that stops before the game does, or does not claim how it came out, is unfinished: that is said with how the game stands. It is
// not said of one decision that is asked about, nor of what is overruled.
func TestARecordThatEndsShortIsUnfinished(t *testing.T) {
	text, err := os.ReadFile("../../golden/yardmaster/2-players.golden")
	require.NoError(t, err)
	whole := string(text)
	claim := strings.LastIndex(whole, "---\n")
	stops := disputed + "ann: buy coal-1 pay coal*1\n"
	for name, row := range []struct {
		text  string
		opts  judge.Options
		wants *transcript.Unfinished
		says  string
	}{
		{stops, judge.Options{}, &transcript.Unfinished{Stops: true},
			"  After it the game goes on, chance decides; unfinished: the record stops before the end.\n"},
		{disputed, judge.Options{}, &transcript.Unfinished{Stops: true},
			"  At the start the game goes on, ann decides; unfinished: the record stops before the end.\n"},
		{whole[:claim], judge.Options{}, &transcript.Unfinished{Unclaimed: true},
			"  After it the game is over, bob has won; unfinished: the record claims no result.\n"},
		{whole, judge.Options{}, nil, "  After it the game is over, bob has won.\n"},
		{stops, judge.Options{Decision: 1}, nil, "  After it the game goes on, chance decides.\n"},
		{stops, judge.Options{Try: "chance: refill oil-3"}, nil, "  After it the game goes on, ann decides.\n"},
		{disputed + "ann: load coal-4\n", judge.Options{}, nil, "YM-YARD-04"},
	} {
		row.opts.Others = judge.Alone
		v, err := judgedOf(t.Context(), parse(t, row.text), row.opts)
		require.NoError(t, err, name)
		require.Equal(t, row.wants, v.Unfinished, name)
		require.Contains(t, v.Answer().Text(), row.says, name)
		require.Equal(t, row.wants != nil, strings.Contains(v.Answer().Text(), "unfinished"), name)
		require.Len(t, v.Notes(), strings.Count(v.Answer().Text(), "unfinished"), name)
	}
}
