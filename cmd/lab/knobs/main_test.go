package main

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/features"
)

// Every answer and every figure has its record, and both sides differ after it as it says; or it has a scenario that comes out otherwise,
// or it is said why nothing does.
func TestEveryKnobMatters(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			s := before(t, entry)
			if s.was == nil {
				require.Empty(t, s.names(), "run make knobs GAME=%s", entry.Name())
				return
			}
			var has []string
			scenarios := scenariosOf(t, entry)
			for i := range s.was.Knobs {
				k := &s.was.Knobs[i]
				has = append(has, k.Of)
				if _, name, _ := strings.Cut(k.Scenario, ": "); k.Kind == knobs.Scenario {
					assert.True(t, scenarios[name], "%s: the scenario has another name now: run make knobs GAME=%s", k.Of, entry.Name())
				}
				assert.True(t, k.Kind != knobs.Scenario || !whole.MatchString(k.Says), "%s: a refusal ends with its clause", k.Of)
				if !testing.Short() || i%each == 0 || k.Kind == knobs.Silent {
					assert.NoError(t, s.holds(t.Context(), k), "run make knobs GAME=%s", entry.Name())
				}
			}
			require.Equal(t, s.names(), has, "run make knobs GAME=%s", entry.Name())
			for _, r := range s.reasons {
				require.True(t, slices.ContainsFunc(s.was.Knobs, func(k knobs.Knob) bool { return k.Kind == knobs.Silent && r.fits(k.Of) }),
					"%s: %s: what it gives a reason for matters", reasonsFile, r.fields)
			}
		})
	}
}

// What holds is kept, and what does not is looked for again: a scenario that has another name now, or comes out otherwise.
func TestWhatDoesNotHoldIsLookedForAgain(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	s := before(t, entry)
	for i := range s.was.Knobs {
		k := s.was.Knobs[i]
		if k.Kind != knobs.Scenario {
			continue
		}
		s.was = &knobs.Table{Knobs: []knobs.Knob{k}}
		kept, err := s.knob(t.Context(), k.Of)
		require.NoError(t, err)
		require.Equal(t, k, kept)
		s.was.Knobs[0].Scenario += ", as it was called"
		found, err := s.knob(t.Context(), k.Of)
		require.NoError(t, err)
		require.Equal(t, k, found)
		return
	}
	require.Fail(t, "no scenario shows a knob")
}

// scenariosOf are the names of the scenarios of a game, none of which is run.
func scenariosOf(t *testing.T, entry games.Entry) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	_, err := features.Run(t.Context(), features.Options{Game: entry.Name(), Only: func(name string) bool {
		names[name] = true
		return false
	}})
	require.NoError(t, err)
	return names
}

// each says that one of so many knobs is looked at in the short form.
const each = 30

// before is a search in a game with what is written of it.
func before(t *testing.T, entry games.Entry) *search {
	t.Helper()
	s, err := newSearch(entry)
	require.NoError(t, err)
	s.was, err = knobs.Read(entry.Book)
	require.NoError(t, err)
	return s
}

// In no time a file stays as it is, and a new one has no knob.
func TestKnobsAreWritten(t *testing.T) {
	root := t.TempDir()
	file := filepath.Join(root, "engine", "yardmaster", knobs.File)
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o777))
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	is, err := fs.ReadFile(entry.Book.Files, knobs.File)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, is, 0o666))
	c := &command{Games: []string{"yardmaster"}, Workers: 2, Quiet: true, For: time.Nanosecond}
	require.NoError(t, c.run(t.Context(), root, io.Discard))
	written, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(is), string(written))
	require.NoError(t, os.Remove(file))
	require.NoError(t, c.run(t.Context(), root, io.Discard))
	written, err = os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, head, string(written))
	require.NoError(t, os.WriteFile(file, []byte("a\n"), 0o666))
	require.ErrorContains(t, c.run(t.Context(), root, io.Discard), "yardmaster: knobs.tsv:1: ")
}
