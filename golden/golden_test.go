package golden_test

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/hexops/autogold/v2"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/golden"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// The list of this floor is the list of games, and each game has its records: none is missing, none is unlisted.
func TestEveryGameIsPinned(t *testing.T) {
	var rooms []string
	for _, entry := range games.All() {
		rooms = append(rooms, entry.Room)
		_, err := golden.Open(entry)
		require.NoError(t, err)
	}
	require.ElementsMatch(t, rooms, slices.Collect(maps.Keys(golden.Pinned())), "the list of package golden is the list of package games")
}

// each runs a test for every record on the lists.
func each(t *testing.T, run func(t *testing.T, entry games.Entry, pinned pin.Game, name string)) {
	for _, entry := range games.All() {
		pinned, err := golden.Of(entry)
		require.NoError(t, err)
		for _, name := range pinned.Names() {
			t.Run(entry.Room+"/"+name, func(t *testing.T) { run(t, entry, pinned, name) })
		}
	}
}

// The decisions of a golden file are fixed: they are played again, and what happens is compared with what the file says. With -update
// the file is rewritten, and a record that has no decisions yet is played.
func TestGamesAreAsTheyWere(t *testing.T) {
	update := flag.Lookup("update").Value.String() == "true"
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		folder := os.DirFS(entry.Room)
		text, differs := asToday(pinned, entry, folder, name)
		switch {
		case update && differs != nil:
			var err error
			if text, err = written(pinned, entry, folder, name); err != nil {
				t.Fatal(err)
			}
			if errors.Is(differs, pin.ErrNew) {
				differs = errors.New("a first game was played")
			}
			fmt.Printf("golden/%s/%s%s was written: %v\n", entry.Room, name, pin.Ending, differs)
		case differs != nil:
			t.Error(differs)
		}
		if text != "" {
			autogold.ExpectFile(t, autogold.Raw(text), autogold.Dir(entry.Room), autogold.Name(name))
		}
	})
}

// What is cited while the pinned games are played, and why attempts are refused on the way, is fixed too. With -update the file is
// rewritten.
func TestCitationsAreAsTheyWere(t *testing.T) {
	update := flag.Lookup("update").Value.String() == "true"
	for _, entry := range games.All() {
		t.Run(entry.Room, func(t *testing.T) {
			pinned, err := golden.Of(entry)
			require.NoError(t, err)
			set, err := pin.Open(entry, pinned, os.DirFS(entry.Room)) // as they are now, some perhaps written by the test above
			require.NoError(t, err)
			differs := set.SameCitations(os.DirFS(entry.Room))
			if !update || differs == nil {
				require.NoError(t, differs, "golden/"+entry.Room)
				return
			}
			text, err := set.Citations()
			require.NoError(t, err)
			require.NoError(t, os.WriteFile(filepath.Join(entry.Room, pin.CitationsFile), []byte(text), 0o644))
			fmt.Printf("golden/%s/%s was written: %v\n", entry.Room, pin.CitationsFile, differs)
		})
	}
}

// Which clauses are common is beside the rulebook, where verdicts are put in order by it. With -update the file is rewritten.
func TestCommonClausesAreAsTheyWere(t *testing.T) {
	update := flag.Lookup("update").Value.String() == "true"
	for _, entry := range games.All() {
		t.Run(entry.Room, func(t *testing.T) {
			citations, err := os.ReadFile(filepath.Join(entry.Room, pin.CitationsFile))
			require.NoError(t, err)
			text, file := common(entry.Book, string(citations)), filepath.Join("..", "engine", entry.Room, rulebook.CommonFile)
			is, err := os.ReadFile(file)
			if string(is) == text || errors.Is(err, os.ErrNotExist) && !strings.Contains(text, "	") { // a small game has none
				return
			}
			require.True(t, update, "%s is not what golden/%s/%s says: run make golden", file, entry.Room, pin.CitationsFile)
			require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
			fmt.Printf("engine/%s/%s was written\n", entry.Room, rulebook.CommonFile)
		})
	}
}

// A record as pinned, with every claim in it, conforms.
func TestGamesConform(t *testing.T) {
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		record, err := pinned.Read(os.DirFS(entry.Room), name)
		require.NoError(t, err)
		require.NoError(t, conforms(entry.Game, record))
	})
}

// What happened is told in sentences whose words and numbers go together.
func TestEffectsAreEnglish(t *testing.T) {
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		record, err := pinned.Read(os.DirFS(entry.Room), name)
		require.NoError(t, err)
		for _, d := range record.Decisions {
			for _, e := range d.Effects {
				require.Empty(t, prose.Disagreement(e.Text), "%s:%d: %s", name, e.Line, e.Text)
			}
		}
	})
}

// Together the records of a game reach what they have to.
func TestRecordsAreComplete(t *testing.T) {
	for _, entry := range games.All() {
		set, err := golden.Open(entry)
		require.NoError(t, err)
		for what, complete := range map[string]func() error{
			"players": set.Counts, "verbs": set.Verbs, "ends": set.Ends, "options": set.Options, "effects": set.Effects,
		} {
			t.Run(entry.Room+"/"+what, func(t *testing.T) { require.NoError(t, complete()) })
		}
	}
}
