package copyist_test

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/typed"
	"github.com/yardstick-rules/yardstick/golden"
)

// Of the lines as people write them nine in ten are read, and none as anything else than it means.
func TestLinesAsPeopleWriteThem(t *testing.T) {
	text, err := os.ReadFile("testdata/typed.tsv")
	require.NoError(t, err)
	var game *engine.Local
	var record *transcript.Transcript
	lines, right, read := 0, 0, map[string]int{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if cells[0] == "@" {
			record = &transcript.Transcript{Game: cells[1], Seats: strings.Fields(cells[2]), Position: []byte(cells[3])}
			entry, err := games.Find(record.Game)
			require.NoError(t, err)
			game = &engine.Local{Game: entry.Game}
			_, err = game.Start(record.Start())
			require.NoError(t, err)
		}
		if len(cells) != 2 {
			continue
		}
		lines++
		switch is, err := copyist.Decision(game, record, cells[0]); {
		case err != nil && cells[1] == "?", err == nil && is == cells[1]:
			right++
			read[record.Game]++
		case err != nil:
			t.Logf("not read: %s: %v", cells[0], err)
		default:
			t.Errorf("%s: %q is read as %q, and means %q", record.Game, cells[0], is, cells[1])
		}
	}
	t.Logf("%d of %d read rightly: %v", right, lines, read)
	require.Equal(t, 200, lines)
	require.GreaterOrEqual(t, right*10, lines*9)
}

// What is spelt as the game spells it is never read as anything else: every decision of the pinned games.
func TestDecisionsOfPinnedGamesMeanThemselves(t *testing.T) {
	names, err := fs.Glob(golden.Files, "*/*.golden")
	require.NoError(t, err)
	read, every := 0, 1
	if testing.Short() {
		every = 29
	}
	for _, name := range names {
		data, err := fs.ReadFile(golden.Files, name)
		require.NoError(t, err)
		record, err := transcript.Parse(name, data)
		if err != nil || record.PositionFile != "" || record.Components != "" {
			continue
		}
		entry, err := games.Find(record.Game)
		require.NoError(t, err)
		game := &engine.Local{Game: entry.Game}
		reader, n := typed.New(game), 0
		_, err = transcript.Replay(t.Context(), record, game, transcript.Options{Each: func(*transcript.Decision, engine.Outcome) {
			if n++; n > len(record.Decisions) || n%every > 0 {
				return
			}
			d := &record.Decisions[n-1]
			if is := reader.Means(d.Actor, d.Action); len(is) > 0 {
				require.Contains(t, is, d.Action, "%s:%d", name, d.Line)
				read++
			}
		}})
		require.NoError(t, err)
	}
	t.Logf("%d decisions are read by their words", read)
	require.Greater(t, read, 100)
}
