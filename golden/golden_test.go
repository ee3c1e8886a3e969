package golden_test

import (
	"context"
	"flag"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/hexops/autogold/v2"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden"
)

func read(t *testing.T, file string) *transcript.Transcript {
	t.Helper()
	data, err := fs.ReadFile(golden.Files, file)
	require.NoError(t, err)
	record, err := transcript.Parse(file, data)
	require.NoError(t, err)
	return record
}

func subject(t *testing.T, game string) *engine.Local {
	t.Helper()
	entry, err := games.Find(game)
	require.NoError(t, err)
	return &engine.Local{Game: entry.Game}
}

// each runs a test for every pinned game.
func each(t *testing.T, run func(t *testing.T, game, name string)) {
	for game, pin := range pinned {
		for _, name := range slices.Sorted(maps.Keys(pin.records)) {
			t.Run(game+"/"+name, func(t *testing.T) { run(t, game, name) })
		}
	}
}

// A golden's decisions are its own: they are played again, and what the engine says happens is held against what the file says. A file
// that differs is told by its first difference; the whole of it goes to the library only to be written anew.
func TestGamesAreAsTheyWere(t *testing.T) {
	each(t, func(t *testing.T, game, name string) {
		file := game + "/" + name + ".golden"
		was := read(t, file)
		is := replayed(t, was)
		text := "# " + pinned[game].records[name] + "\n" + transcript.Format(is)
		require.Less(t, strings.Count(text, "\n"), 5000, "a golden stays below 5,000 lines")
		old, err := fs.ReadFile(golden.Files, file)
		require.NoError(t, err)
		if d, differ := transcript.First(was, is); differ {
			t.Errorf("the first difference: %v", d)
		} else if text != string(old) {
			t.Errorf("%s: the record is as it was, and the file is not written as records are: the heading, or spaces; run with -update", file)
		}
		if flag.Lookup("update").Value.String() == "true" {
			autogold.ExpectFile(t, autogold.Raw(text), autogold.Dir(game), autogold.Name(name))
		}
	})
}

// replayed plays the decisions of a record and writes them down again.
func replayed(t *testing.T, was *transcript.Transcript) *transcript.Transcript {
	t.Helper()
	rec := transcript.NewRecorder(subject(t, was.Game), true)
	_, err := rec.Start(was.Start())
	require.NoError(t, err)
	for _, d := range was.Decisions {
		_, err := rec.Play(d.Actor, d.Action)
		require.NoError(t, err, "%s:%d: %s", was.File, d.Line, d)
	}
	is, err := rec.Transcript()
	require.NoError(t, err)
	return is
}

// A record as pinned, with every claim in it, conforms.
func TestGamesConform(t *testing.T) {
	each(t, func(t *testing.T, game, name string) {
		report, err := transcript.Replay(context.Background(), read(t, game+"/"+name+".golden"), subject(t, game), transcript.Options{})
		require.NoError(t, err)
		if report.Finding != nil {
			t.Error(report.Finding)
		}
	})
}

// A file that no test reads defends nothing.
func TestEveryFileIsUsed(t *testing.T) {
	for game, pin := range pinned {
		names := pin.records
		files, err := fs.ReadDir(golden.Files, game)
		require.NoError(t, err)
		for _, f := range files {
			require.Contains(t, names, strings.TrimSuffix(f.Name(), path.Ext(f.Name())), "%s/%s is used by no test", game, f.Name())
		}
		require.Len(t, files, len(names))
	}
}
