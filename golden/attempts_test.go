package golden_test

import (
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// Whatever is done in any pinned game of a rulebook can be attempted in every position of every other, by everybody: it is legal and on the
// list, or it is refused with a reason. What is read may name pieces that are not there, spaces that are empty and seats that nobody has.
func TestEverythingCanBeAttemptedAnywhere(t *testing.T) {
	texts := map[string]map[string]bool{}
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		record, err := pinned.Read(os.DirFS(entry.Room), name)
		require.NoError(t, err)
		if texts[entry.Name()] == nil {
			texts[entry.Name()] = map[string]bool{}
		}
		for _, d := range record.Decisions {
			texts[entry.Name()][d.Action] = true
		}
	})
	positions := 40
	if testing.Short() {
		positions = 4
	}
	each(t, func(t *testing.T, entry games.Entry, pinned pin.Game, name string) {
		t.Parallel()
		record, err := pinned.Read(os.DirFS(entry.Room), name)
		require.NoError(t, err)
		s := started(t, entry, record)
		all := slices.Sorted(maps.Keys(texts[entry.Name()]))
		every := 1 + len(record.Decisions)/positions
		for i, d := range record.Decisions {
			if i%every == every/2 {
				attempt(t, s, len(record.Seats), all, d)
			}
			a, err := s.Parse(d.Action)
			require.NoError(t, err)
			s.Apply(a, nil)
		}
	})
}

// started is the position in which a record begins.
func started(t *testing.T, entry games.Entry, record *transcript.Transcript) (s engine.State) {
	t.Helper()
	start, err := record.Start(), error(nil)
	if start.Position == nil {
		s, err = entry.New(start.Setup, nil)
	} else {
		s, err = entry.Load(start.Setup, start.Position, nil)
	}
	require.NoError(t, err)
	return s
}

// attempt has every seat attempt everything before the decision.
func attempt(t *testing.T, s engine.State, seats int, texts []string, before transcript.Decision) {
	t.Helper()
	var text string
	defer func() {
		if r := recover(); r != nil {
			t.Fatalf("line %d: %s: panic: %v", before.Line, text, r)
		}
	}()
	legal := s.Legal(nil, nil)
	for _, text = range texts {
		a, err := s.Parse(text)
		if err != nil {
			continue // under another answer, or with other components, it is spelled otherwise
		}
		for by := engine.Chance; int(by) < seats; by++ {
			v := s.Check(by, a, nil)
			if listed := by == s.Actor() && slices.Contains(legal, a); listed != (v == nil) || v != nil && v.Reason == "" {
				t.Fatalf("line %d: seat %d: %s: on the list %t, refused: %v", before.Line, by, text, listed, v)
			}
		}
	}
}
