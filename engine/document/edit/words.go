package edit

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Words contains the values and names seen in documents of one kind, by place. The zero Words is ready to use.
type Words struct {
	places map[string]*place
	known  map[string]bool
}

// place holds the values seen at a place; patterns ignore the indices of list elements.
type place struct {
	values map[string]any // by their JSON
	order  []any          // in the order in which they were seen
	parts  []string       // the place has some text, whatever it is
	text   bool           // some word is said there, whatever it is
}

// mostValues bounds the different values remembered for a place.
const mostValues = 40

// Learn remembers the values and names of a document. The result depends on the order of the documents.
func (w *Words) Learn(document any) {
	if w.places == nil {
		w.places, w.known = map[string]*place{}, map[string]bool{}
	}
	w.learn("", document)
}

func (w *Words) learn(pattern string, value any) {
	at := w.places[pattern]
	if at == nil {
		at = &place{values: map[string]any{}}
		w.places[pattern] = at
	}
	if _, is := value.(anyText); is {
		at.text = true
		return
	}
	at.see(value)
	switch of := value.(type) {
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(of)) {
			if !slices.Contains(at.parts, name) {
				at.parts = append(at.parts, name)
			}
			if _, counts := of[name].(json.Number); counts {
				w.known[name] = true
			}
			w.learn(pattern+"/"+Escape(name), of[name])
		}
	case []any:
		for _, element := range of {
			w.learn(pattern+"/*", element)
		}
	case string:
		w.known[of] = true
	}
}

// Knows reports whether a word was a text in a learned document, or the name of a number. A word with a digit is
// never known, because it may be a place of a map.
func (w *Words) Knows(word string) bool {
	return w.known[word] || strings.ContainsAny(word, "0123456789")
}

// anyText stands for any word, in an example.
type anyText struct{}

// anyName stands for every name in an object of names.
const anyName = "*"

// LearnParts remembers the parts that documents of a Go type can have, even parts that documents
// leave out while they are empty. LearnParts learns true, 1, any word, and an empty list of words
// as values. The type does not list the names in an object of names, but it lists the parts below
// each name.
func (w *Words) LearnParts(of reflect.Type) {
	if example := example(of, nil); example != nil {
		w.Learn(example)
	}
}

// example returns a value of a type with every part that the type lists; nil if there is none. It leaves out
// recursion.
func example(of reflect.Type, within []reflect.Type) any {
	switch of.Kind() {
	case reflect.Bool:
		return true
	case reflect.Int:
		return json.Number("1")
	case reflect.String:
		return anyText{}
	case reflect.Pointer:
		return example(of.Elem(), within)
	case reflect.Slice:
		if of.Elem().Kind() == reflect.String {
			return []any{}
		}
		if element, is := example(of.Elem(), within).(map[string]any); is {
			return []any{element}
		}
	case reflect.Map:
		if element, is := example(of.Elem(), within).(map[string]any); is {
			return map[string]any{anyName: element}
		}
		return map[string]any{}
	case reflect.Struct:
		parts := map[string]any{}
		for i := range of.NumField() {
			name, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
			if slices.Contains(within, of) || name == "" {
				continue
			}
			if part := example(of.Field(i).Type, append(within, of)); part != nil {
				parts[name] = part
			}
		}
		return parts
	}
	return nil
}

func (p *place) see(value any) {
	if len(p.order) == mostValues {
		return
	}
	key := text(value)
	if _, known := p.values[key]; !known {
		p.values[key] = value
		p.order = append(p.order, value)
	}
}

// Seen returns the values seen at a place.
func (w *Words) Seen(pattern string) []any {
	if at := w.places[pattern]; at != nil {
		return at.order
	}
	return nil
}

// Missing returns the parts that objects at a place have been seen to have, and that the given object lacks.
func (w *Words) Missing(pattern string, object map[string]any) []string {
	at := w.places[pattern]
	if at == nil {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(at.parts), func(name string) bool { _, has := object[name]; return has || name == anyName })
}

// text returns a value as JSON.
func text(value any) string {
	data, err := json.Marshal(value)
	if err != nil {
		return err.Error()
	}
	return string(data)
}
