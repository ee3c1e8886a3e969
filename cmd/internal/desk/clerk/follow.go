package clerk

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// follow leaves out of a changed position the parts that the game had filled in before the change, so that the game
// fills them in again: who has the token decides how many actions are allowed, and the phase decides who begins. These
// are the numbers in the records at the top, such as counters, and the words at the top that nobody has set. A part
// that was not as the game fills it in stays.
func (s *side) follow(was, is json.RawMessage, said []string) json.RawMessage {
	var before, now map[string]any
	if was == nil || json.Unmarshal(was, &before) != nil || json.Unmarshal(is, &now) != nil {
		return is
	}
	var left []string
	for _, w := range append(numbers(now), unsaid(now, said)...) {
		value, had := valueAt(before, w)
		if here, _ := valueAt(now, w); !had || !reflect.DeepEqual(value, here) {
			continue // it is what has changed
		}
		if filled, ok := valueAt(s.filled(without(before, w)), w); ok && reflect.DeepEqual(filled, value) {
			now, left = without(now, w), append(left, w[0])
		}
	}
	now = s.restored(now, before, left)
	text, err := json.Marshal(now)
	if len(left) == 0 || err != nil || s.starts(text) != nil {
		return is
	}
	return text
}

// restored puts back the words at the top that a changed position leaves out, where the game runs on from there: a token
// of a player stays with the player in a phase in which nobody decides.
func (s *side) restored(now, before map[string]any, left []string) map[string]any {
	if !runsOn(now, s.filled(now)) {
		return now
	}
	for _, name := range left {
		word, isWord := before[name].(string)
		with := maps.Clone(now)
		if with[name] = word; isWord && s.filled(with) != nil {
			now = with
		}
	}
	return now
}

// runsOn reports whether the game changes a word or a number at the top of a position on its own.
func runsOn(written, shown map[string]any) bool {
	for name, value := range written {
		if isScalar(value) && !reflect.DeepEqual(value, shown[name]) {
			return shown != nil
		}
	}
	return false
}

// numbers lists the places of the numbers in the records at the top of a position.
func numbers(position map[string]any) (places [][]string) {
	for _, name := range slices.Sorted(maps.Keys(position)) {
		of, _ := position[name].(map[string]any)
		for _, member := range slices.Sorted(maps.Keys(of)) {
			if _, is := of[member].(float64); is {
				places = append(places, []string{name, member})
			}
		}
	}
	return places
}

// unsaid lists the places of the words at the top of a position that nobody has set.
func unsaid(position map[string]any, said []string) (places [][]string) {
	for _, name := range slices.Sorted(maps.Keys(position)) {
		if _, is := position[name].(string); is && !slices.Contains(said, name) {
			places = append(places, []string{name})
		}
	}
	return places
}

// filled returns a position with all its parts; nil if the game does not start there.
func (s *side) filled(position map[string]any) (whole map[string]any) {
	if text := s.written(position); text != nil {
		_ = json.Unmarshal(text, &whole) // it was written here
	}
	return whole
}

// written returns a position with all its parts as the game writes it; nil if the game does not start there.
func (s *side) written(position map[string]any) json.RawMessage {
	text, err := json.Marshal(position)
	if err != nil {
		return nil
	}
	setup := s.Start().Setup
	setup.Components = s.Components
	state, err := s.Entry.Load(setup, text, nil)
	if err != nil {
		return nil
	}
	if text, err = json.Marshal(state.Position()); err != nil {
		return nil
	}
	return text
}

// valueAt returns the value at a place, and whether there is one.
func valueAt(position map[string]any, place []string) (value any, ok bool) {
	value = position
	for _, step := range place {
		of, _ := value.(map[string]any)
		if value, ok = of[step]; !ok {
			return nil, false
		}
	}
	return value, ok
}

// without returns a copy of a position without the value at a place.
func without(position map[string]any, place []string) map[string]any {
	copied := maps.Clone(position)
	if len(place) == 1 {
		delete(copied, place[0])
		return copied
	}
	inner, _ := position[place[0]].(map[string]any)
	copied[place[0]] = without(inner, place[1:])
	return copied
}

// chosen returns the position at which the record begins as a person has set it up, where the game runs on from there
// because no player has a decision; nil for another record. Parts that the record leaves out are as the game has them
// after that, except the words and numbers at the top, which are those of a later phase.
func (s *side) chosen() json.RawMessage {
	var written, shown map[string]any
	place, _, err := s.Place(0)
	if err != nil || json.Unmarshal(s.Position, &written) != nil {
		return nil
	}
	is, err := place.Show("")
	if err != nil || json.Unmarshal(is.Position, &shown) != nil {
		return nil
	}
	goesOn := runsOn(written, shown)
	for name, value := range shown {
		if _, has := written[name]; !has && !isScalar(value) {
			written[name] = value
		}
	}
	if !goesOn {
		return nil
	}
	return inOrder(written, append(namesOf(is.Position), namesOf(s.Position)...))
}

// inOrder writes the parts of a position in the order of their names; nil if that fails.
func inOrder(parts map[string]any, names []string) json.RawMessage {
	var b bytes.Buffer
	for _, name := range names {
		value, has := parts[name]
		if !has {
			continue
		}
		text, err := json.Marshal(map[string]any{name: value})
		if err != nil {
			return nil
		}
		b.WriteByte(',')
		b.Write(text[1 : len(text)-1])
		delete(parts, name)
	}
	return json.RawMessage("{" + strings.TrimPrefix(b.String(), ",") + "}")
}
