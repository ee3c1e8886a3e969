package document

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
)

// Whole is a document with everything that the game fills in, so that an engine which fills in nothing, or something else, is asked the
// same. One that is refused is completed too where it is then refused for the same reason. The last result says whether the document is
// whole; else it comes back as it was given. What opening the game rests on is noted in the record.
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

// untouched is the position that a game makes of a document which gives nothing; nil if it makes none.
func untouched(game engine.Game, setup engine.Setup) any {
	state, err := game.Load(setup, []byte("{}"), nil)
	if err != nil {
		return nil
	}
	return state.Position()
}

// refusedError is a document that was read and is refused.
type refusedError struct {
	error
	// position fills in what is left, and is what comes of that.
	position func() any
}

func (r *refusedError) Unwrap() error { return r.error }

// completed are the ways to complete a document that is refused, the best first: what was given over what the game has then and the parts
// of an untouched game that it has not come to; without the latter; and as the game has it.
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

// asJSON are the parts of a position as JSON has them; none of what is no object.
func asJSON(position any) (parts map[string]any) {
	if text, err := json.Marshal(position); err == nil {
		_ = json.Unmarshal(text, &parts)
	}
	return parts
}

// laid is a part of a document laid over another, which is left as it is: of an object each part, of a list whose objects have names each
// of these.
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
