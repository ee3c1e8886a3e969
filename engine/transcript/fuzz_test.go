package transcript_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// FuzzReplay: any record that can be read stands or is wrong at one of its lines, and a replay never fails.
func FuzzReplay(f *testing.F) {
	fragment, err := os.ReadFile("testdata/fragment.yard")
	require.NoError(f, err)
	f.Add(fragment)
	f.Add([]byte(strings.Replace(string(fragment), "---", "ruling yard-timing=any-time\nruling tie=shared\n---", 1)))
	f.Add([]byte(strings.Replace(string(fragment), "coal*3", "Coalx2 coal", 1)))
	f.Add([]byte(`yardstick 1
game yardmaster
seats ann bob
position {"phase": "turn", "turn": 3, "player": "ann", "arrival-yard": ["coal-1"], "discard-pile": ["automobile"], "players": [{"name": "ann", "token": "timber", "hand": {"coal": 2}, "train": ["coal-2"]}, {"name": "bob", "train": []}]}
---
ann: buy coal-1 pay coal*1
chance: refill oil-1
ann: draw discard
---
winner none
`))
	const turn = `yardstick 1
game hell-on-wheels
seats ann bob
position {"turn":4,"phase":"customer","opportunist":"behind","player":"ann","past":{"town":"benton","mayhem":["vice","anarchy"]},"present":{"town":"omaha"},"future":{"town":"rawlins"},"players":[{"name":"ann","hand":["desperados","scoundrels"]},{"name":"bob","hand":["saloon"]}]}
---
ann: play desperados from past to present moving `
	f.Add([]byte(turn + "anarchy, vice\nbob: pass\nann: play scoundrels\nchance: draw saloon#4 for ann\n"))
	f.Add([]byte(turn + "Vice,anarchy\n"))
	f.Add([]byte("yardstick 1\ngame hell-on-wheels\nseats ann bob\nruling window-count=two-between\n---\nchance: town benton to present\n" +
		"chance: town omaha to future\nann: bid 3\nbob: bid 3\nchance: roll 4 for ann\nchance: roll 2 for bob\n= 82 0123456789ab\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		record, err := transcript.Parse("x.yard", data)
		if err != nil {
			return
		}
		entry, err := games.Find(record.Game)
		if err != nil {
			return
		}
		report, err := transcript.Replay(t.Context(), record, &engine.Local{Game: entry.Game}, transcript.Options{})
		require.NoError(t, err)
		if f := report.Finding; f != nil {
			require.NotContains(t, f.Error(), "\n")
			require.NotEmpty(t, f.Msg)
			require.Positive(t, f.Line)
			require.Contains(t, []int{1, 2}, f.Kind.Exit())
			return
		}
		require.Len(t, record.Decisions, report.Decisions)
	})
}
