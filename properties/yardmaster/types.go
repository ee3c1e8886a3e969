package yardmaster

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// typesAreAlike is YM-INV-23: a second game gets every decision with the types renamed, each to the next.
func typesAreAlike(w *walk.Walk) func() error {
	second, err := w.Game.New(w.Setup, nil)
	if err != nil || !evenTypes(positionOf(w.State)) {
		return func() error { return err }
	}
	var pairs []string
	for i, kind := range types {
		pairs = append(pairs, kind, types[(i+1)%len(types)])
	}
	rename := strings.NewReplacer(pairs...)
	t := &walk.Twin[yardmaster.Position]{Walk: w, Game: second, OneIn: 1, How: "with the types renamed"}
	t.Decision = func(actor, action string) (string, string) { return actor, rename.Replace(action) }
	t.Position = func(p *yardmaster.Position) *yardmaster.Position { return walk.Renamed(p, rename) }
	t.Sort = func(p *yardmaster.Position) { slices.Sort(p.Centre) }
	return t.Hold
}

// evenTypes reports whether all types have the same railcars and the same number of cargo cards.
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

// anyKey returns one of the keys of a pile, or "" if it is empty.
func anyKey(pile map[string]int, n func(int) int) string {
	if len(pile) == 0 {
		return ""
	}
	return slices.Sorted(maps.Keys(pile))[n(len(pile))]
}

// shift changes the number of a kind in a pile.
func shift(pile map[string]int, kind string, by int) {
	if pile[kind] += by; pile[kind] == 0 {
		delete(pile, kind)
	}
}
