package document

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Whole returns a document completed with everything that the game fills in, so that every engine
// gets the same position. Whole also completes a refused document if the game refuses the
// completed one for the same reason. The bool reports whether the document is complete. If it is
// not, Whole returns the document as given. The record notes the clauses of opening the game.
func Whole(game engine.Game, setup engine.Setup, given []byte, rec *engine.Record) ([]byte, bool) {
	state, err := game.Load(setup, given, rec)
	if err == nil {
		whole, err := json.Marshal(state.Position())
		return whole, err == nil
	}
	var refused *refusedError
	if !errors.As(err, &refused) {
		return given, false
	}
	for _, whole := range refused.completed(given, untouched(game, setup)) {
		if _, again := game.Load(setup, whole, nil); again != nil && again.Error() == err.Error() {
			return whole, true
		}
	}
	return given, false
}

// untouched returns the position that a game makes from an empty document; nil if it refuses that
// document.
func untouched(game engine.Game, setup engine.Setup) any {
	state, err := game.Load(setup, []byte("{}"), nil)
	if err != nil {
		return nil
	}
	return state.Position()
}

// refusedError is the error of a document that was read and refused.
type refusedError struct {
	error
	// position fills in the remaining parts and returns the result.
	position func() any
}

func (r *refusedError) Unwrap() error { return r.error }

// completed returns the ways to complete a refused document, the best first. The first adds the
// game's parts and those of an untouched game to the given parts. The second adds the game's parts
// only. The third has the game's parts alone.
func (r *refusedError) completed(given []byte, bare any) (ways [][]byte) {
	said, filled, under := asJSON(json.RawMessage(given)), asJSON(r.position()), asJSON(bare)
	more := map[string]any{}
	maps.Copy(more, under)
	maps.Copy(more, filled)
	for _, way := range []any{laid(said, more), laid(said, filled), filled} {
		if text, err := json.Marshal(way); err == nil {
			ways = append(ways, text)
		}
	}
	return ways
}

// asJSON returns the parts of a position as JSON values; nil for a value that is not an object.
func asJSON(position any) (parts map[string]any) {
	if text, err := json.Marshal(position); err == nil {
		_ = json.Unmarshal(text, &parts)
	}
	return parts
}

// laid merges two documents without changing them; over has precedence. Objects are merged part by
// part, and lists of named objects by name.
func laid(over, under any) any {
	switch over := over.(type) {
	case map[string]any:
		has, same := under.(map[string]any)
		if !same {
			return over
		}
		all := maps.Clone(has)
		for name, v := range over {
			all[name] = laid(v, has[name])
		}
		return all
	case []any:
		list, same := under.([]any)
		if !same || !named(list) {
			return over
		}
		all := slices.Clone(list)
		for _, v := range over {
			i := slices.IndexFunc(list, func(o any) bool { return nameOf(o) == nameOf(v) })
			if i < 0 {
				return over
			}
			all[i] = laid(v, list[i])
		}
		return all
	}
	return over
}
