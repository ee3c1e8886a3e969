package clerk

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
)

// follow leaves out of a changed position the numbers that the game had filled in before the change, so that the game
// fills them in again: who has the token decides how many actions are allowed. These are the numbers in the records at
// the top, such as counters. A number that was not as the game fills it in stays.
func (s *side) follow(was, is json.RawMessage) json.RawMessage {
	var before, now map[string]any
	if json.Unmarshal(was, &before) != nil || json.Unmarshal(is, &now) != nil {
		return is
	}
	left := false
	for _, w := range numbers(now) {
		value, had := valueAt(before, w)
		if here, _ := valueAt(now, w); !had || !reflect.DeepEqual(value, here) {
			continue // it is what has changed
		}
		if filled, ok := valueAt(s.filled(without(before, w)), w); ok && reflect.DeepEqual(filled, value) {
			now, left = without(now, w), true
		}
	}
	text, err := json.Marshal(now)
	if !left || err != nil || s.starts(text) != nil {
		return is
	}
	return text
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

// filled returns a position with all its parts; nil if the game does not start there.
func (s *side) filled(position map[string]any) (whole map[string]any) {
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
	if text, err = json.Marshal(state.Position()); err == nil {
		_ = json.Unmarshal(text, &whole) // it was written here
	}
	return whole
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
