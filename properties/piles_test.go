package properties

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// shorter are edits that leave less of each list, heap and number of a document, at the places below a pointer.
func shorter(at string, part any) (all []edit.Edit) {
	less := func(value any) { all = append(all, edit.Edit{Op: edit.Replace, Path: at, Value: value}) }
	switch of := part.(type) {
	case []any:
		for _, n := range slices.Compact([]int{0, len(of) / 2, len(of) - 1}) {
			if 0 <= n && n < len(of) {
				less(slices.Clone(of[:n]))
			}
		}
		for i := range of {
			all = append(all, shorter(fmt.Sprintf("%s/%d", at, i), of[i])...)
		}
	case map[string]any:
		if at != "" {
			less(map[string]any{})
		}
		for _, name := range slices.Sorted(maps.Keys(of)) {
			all = append(all, shorter(at+"/"+name, of[name])...)
		}
	case json.Number:
		if n, err := of.Int64(); err == nil && n > 0 {
			less(json.Number("0"))
			less(json.Number(fmt.Sprint(n - 1)))
		}
	}
	return all
}

// poured are edits that empty a heap or a list of a document into another of the same kind.
func poured(document any) (all [][]edit.Edit) {
	heaps := map[string]map[string]any{}
	lists := map[string][]any{}
	find("", document, heaps, lists)
	for _, from := range slices.Sorted(maps.Keys(heaps)) {
		for _, to := range slices.Sorted(maps.Keys(heaps)) {
			if from != to {
				all = append(all, []edit.Edit{{Op: edit.Replace, Path: to, Value: together(heaps[from], heaps[to])},
					{Op: edit.Replace, Path: from, Value: map[string]any{}}})
			}
		}
	}
	for _, from := range slices.Sorted(maps.Keys(lists)) {
		for _, to := range slices.Sorted(maps.Keys(lists)) {
			if from != to {
				all = append(all, []edit.Edit{{Op: edit.Replace, Path: to, Value: slices.Concat(lists[to], lists[from])},
					{Op: edit.Replace, Path: from, Value: []any{}}})
			}
		}
	}
	return all
}

// find finds the objects that have numbers alone, and the lists that have words alone.
func find(at string, part any, heaps map[string]map[string]any, lists map[string][]any) {
	switch of := part.(type) {
	case []any:
		if !slices.ContainsFunc(of, func(v any) bool { _, word := v.(string); return !word }) {
			lists[at] = of
		}
		for i := range of {
			find(fmt.Sprintf("%s/%d", at, i), of[i], heaps, lists)
		}
	case map[string]any:
		numbers := len(of) > 0
		for name, value := range of {
			_, number := value.(json.Number)
			numbers = numbers && number
			find(at+"/"+name, value, heaps, lists)
		}
		if numbers {
			heaps[at] = of
		}
	}
}

// together are the things of two heaps.
func together(a, b map[string]any) map[string]any {
	all := maps.Clone(a)
	for name, more := range b {
		n, _ := more.(json.Number).Int64()
		if had, ok := all[name].(json.Number); ok {
			m, _ := had.Int64()
			n += m
		}
		all[name] = json.Number(fmt.Sprint(n))
	}
	return all
}

// A position of which a pile, a heap or a number is less than it was is refused, or the game can be played on from it: what a later step
// draws from is counted when the position is loaded.
func TestShortPilesAreRefusedOrLastToTheEnd(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			on := newSubject(entry.Game, entry.Book)
			games, early, step := uint64(3), 30, 37
			if testing.Short() {
				games, early, step = 1, 4, 150
			}
			loaded := 0
			for seed := range games {
				for decisions := 0; decisions < 400; decisions++ {
					if decisions > early {
						decisions += step
					}
					loaded += playShort(t, on, seed, decisions)
				}
			}
			// A game in which all has to be on the table refuses every one of them.
			require.True(t, loaded == 0 || loaded > 10, "%d of the shorter positions load: too few to say anything", loaded)
		})
	}
}

// playShort plays on from a position with less of each thing, and counts those that load.
func playShort(t *testing.T, on *walk.Subject, seed uint64, decisions int) (loaded int) {
	t.Helper()
	const further = 150
	rnd := rand.New(rand.NewPCG(seed, uint64(decisions)))
	w := reach(on, seed, decisions, rnd)
	document, err := edit.Read(w.Document())
	require.NoError(t, err)
	stuck := []walk.Law{kernelLaw("one-actor")}
	changes := poured(document)
	for _, e := range shorter("", document) {
		changes = append(changes, []edit.Edit{e})
	}
	const most = 60 // changes of a position that are tried
	rnd.Shuffle(len(changes), func(i, j int) { changes[i], changes[j] = changes[j], changes[i] })
	for _, edits := range changes[:min(len(changes), most)] {
		changed := document
		for _, e := range edits {
			changed, err = e.Apply(changed)
			require.NoError(t, err)
		}
		on, err := walk.Begin(w.Subject, w.Setup, walk.Text(changed), 1, stuck)
		var broken *walk.Broken
		if err != nil && !errors.As(err, &broken) {
			continue
		}
		loaded++
		if err == nil {
			err = on.Play(context.Background(), further, rnd, func(w *walk.Walk, err error) {
				if err == nil && len(w.Played)%19 == 0 {
					listedUnderEvery(t, w, rnd, stuck)
				}
			})
		}
		require.NoError(t, err, "%s after %v of %s under %v, played %v", on.Document(), edits, w.Document(), w.Setup, on.Played)
	}
	return loaded
}

// listedUnderEvery lists what is legal in a position under every answer to some questions, each alone: an empty place in a list is passed
// over whatever is asked about it.
func listedUnderEvery(t *testing.T, w *walk.Walk, rnd *rand.Rand, laws []walk.Law) {
	t.Helper()
	const asked = 4
	position := w.Document()
	for range min(asked, len(w.Book.Questions)) {
		q := &w.Book.Questions[rnd.IntN(len(w.Book.Questions))]
		for _, option := range q.Options {
			setup := w.Setup
			setup.Rulings = maps.Clone(w.Setup.Rulings)
			setup.Rulings[q.Name] = option.ID
			_, err := walk.Begin(w.Subject, setup, position, 1, laws)
			var broken *walk.Broken
			if errors.As(err, &broken) {
				t.Fatalf("%s=%s: %v in %s under %v", q.Name, option.ID, err, position, setup)
			}
		}
	}
}

func kernelLaw(id string) walk.Law {
	laws := kernel()
	return laws[slices.IndexFunc(laws, func(l walk.Law) bool { return l.ID == id })]
}

// reach plays a game for that many decisions, or to its end, under no laws. The seed determines its table and its players.
func reach(on *walk.Subject, seed uint64, decisions int, rnd *rand.Rand) *walk.Walk {
	setup := walk.Mixed(on.Game, on.Book, walk.Players(on.Book, seed), rnd.IntN)
	w, err := walk.Begin(on, setup, nil, 1, nil)
	if err == nil {
		_ = w.Play(context.Background(), decisions, rnd, func(*walk.Walk, error) {})
	}
	return w
}
