package clerk

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
)

// held returns a position of the parts that hold, and of the part at a place.
func (t *table) held(at way) map[string]any {
	own := fmt.Sprint(at[0])
	if at[0] == "players" && len(at) > 2 {
		own = fmt.Sprintf("players/%v/%v", at[1], at[2])
	}
	held, _ := divided(t.copied(), append(slices.Clone(t.said), own))
	return held
}

// withScalars returns the parts that hold with the words and numbers at the top.
func (t *table) withScalars(at way) map[string]any {
	held := t.held(at)
	for name, value := range t.doc {
		if isScalar(value) {
			held[name] = value
		}
	}
	return held
}

// copied returns a copy of the position.
func (t *table) copied() (doc map[string]any) {
	_ = json.Unmarshal(t.text, &doc) // it was read before
	return doc
}

// put puts a word at a place: as a value, as an element of a list, or as a name with the least that it can stand for.
func (t *table) put(doc map[string]any, at way, word string) {
	last, before := at[len(at)-1], at[:len(at)-1]
	if last != unknown {
		into(doc, at, any(word))
		return
	}
	n, _ := t.at(at)
	least := map[string]any{"integer": 1.0, "string": unknown, "object": map[string]any{}, "array": []any{}, "boolean": true}[n.Type]
	if n.Type == "integer" {
		_, value := t.at(before.then(word))
		has, _ := value.(float64)
		least = has + 1
	}
	if n.Type == "string" && word != unknown {
		if values := t.asked(before.then(word)); len(values) > 0 {
			least = values[0]
		}
	}
	into(doc, before.then(word), least)
}

// into puts a value at a place of a document, and makes the parts on the way to it.
func into(doc map[string]any, at way, value any) {
	var here any = doc
	for i, step := range at {
		isLast := i == len(at)-1
		switch of := here.(type) {
		case map[string]any:
			name := fmt.Sprint(step)
			if isLast {
				of[name] = value
				return
			}
			n, isNumber := at[i+1].(int)
			list, isList := of[name].([]any)
			switch {
			case isNumber && (isList || of[name] == nil):
				for len(list) <= n {
					list = append(list, nil)
				}
				of[name] = list
			case of[name] == nil:
				of[name] = map[string]any{}
			}
			here = of[name]
		case []any:
			n, isNumber := step.(int)
			switch {
			case !isNumber || n < 0 || n >= len(of):
				return
			case isLast:
				of[n] = value
				return
			case of[n] == nil:
				of[n] = map[string]any{}
			}
			here = of[n]
		default:
			return
		}
	}
}

// wordsIn returns the words of a part of a document, each once: texts, and names of objects.
func wordsIn(value any) (words []string) {
	note := func(word string) {
		if word != "" && !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	switch of := value.(type) {
	case string:
		note(of)
	case []any:
		for _, e := range of {
			for _, word := range wordsIn(e) {
				note(word)
			}
		}
	case map[string]any:
		for _, name := range sortedKeys(of) {
			note(name)
			for _, word := range wordsIn(of[name]) {
				note(word)
			}
		}
	}
	return words
}

// namesOf returns the names of an object in their order.
func namesOf(text json.RawMessage) (names []string) {
	d := json.NewDecoder(bytes.NewReader(text))
	_, _ = d.Token() // the brace
	for d.More() {
		name, _ := d.Token()
		var value json.RawMessage
		if d.Decode(&value) != nil {
			break
		}
		names = append(names, name.(string))
	}
	return names
}

func sortedKeys[V any](object map[string]V) []string { return slices.Sorted(maps.Keys(object)) }
