package properties

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

// typesAreAlike is YM-INV-23: a second game is told every decision with the types renamed, each to the next.
func typesAreAlike(w *walk) func() error {
	var pairs []string
	for i, kind := range types {
		pairs = append(pairs, kind, types[(i+1)%len(types)])
	}
	rename := strings.NewReplacer(pairs...)
	twin, err := w.game.New(w.setup, nil)
	if err != nil || !evenTypes(documentOf(w.state)) {
		return func() error { return err }
	}
	told := 0
	return func() error {
		for ; told < len(w.played); told++ {
			said := rename.Replace(w.played[told].Action)
			if err := decide(twin, twin.Actor(), said); err != nil {
				return fmt.Errorf("renamed, %q is refused: %w", said, err)
			}
		}
		return w.renamed(twin, rename)
	}
}

// renamed compares the game with its twin.
func (w *walk) renamed(twin engine.State, rename *strings.Replacer) error {
	want := &yardmaster.Position{}
	if err := json.Unmarshal([]byte(rename.Replace(string(w.document()))), want); err != nil {
		return err
	}
	got := documentOf(twin)
	slices.Sort(want.Centre)
	slices.Sort(got.Centre)
	if !alike(want, got) {
		return fmt.Errorf("renamed, the game stands at %s and not at %s", text(got), text(want))
	}
	mine, others := w.spelled(w.state, rename), w.spelled(twin, strings.NewReplacer())
	if !slices.Equal(mine, others) {
		return fmt.Errorf("renamed, %v would be legal, and legal is %v", mine, others)
	}
	if twin.Winners() != w.state.Winners() {
		return fmt.Errorf("renamed, the winners are %b and not %b", twin.Winners(), w.state.Winners())
	}
	return nil
}

// spelled lists what is legal, sorted.
func (w *walk) spelled(s engine.State, rename *strings.Replacer) []string {
	var texts []string
	for _, a := range s.Legal(nil, nil) {
		texts = append(texts, rename.Replace(s.Format(a)))
	}
	slices.Sort(texts)
	return texts
}

// evenTypes reports whether every type has the same railcars and as much cargo.
func evenTypes(start *yardmaster.Position) bool {
	for _, kind := range types {
		if start.CargoDrawPile[kind] != start.CargoDrawPile[types[0]] {
			return false
		}
		for value := range 5 {
			end := "-" + strconv.Itoa(value)
			if start.RailcarDrawPile[kind+end] != start.RailcarDrawPile[types[0]+end] {
				return false
			}
		}
	}
	return true
}

// anyKey is one of the keys of a pile, or "" if it is empty.
func anyKey(pile map[string]int, n func(int) int) string {
	if len(pile) == 0 {
		return ""
	}
	return slices.Sorted(maps.Keys(pile))[n(len(pile))]
}

// shift changes how many of a kind lie in a pile.
func shift(pile map[string]int, kind string, by int) {
	if pile[kind] += by; pile[kind] == 0 {
		delete(pile, kind)
	}
}
