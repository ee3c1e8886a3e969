package document

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	fast "github.com/go-json-experiment/json"
)

// reading compares a document with the position that was made of it.
type reading struct {
	// completed names the lists that a game completes if some of their elements are left out.
	completed []string
	// means reports whether two values at a place are spellings of the same value, see [Loader].
	means func(where string, given, read any) bool
}

// misread refuses a document with a value that its position does not have, because an ignored value
// would change the game. Parts may be left out, the order of a list does not count, and list
// objects are matched by name.
func (r *reading) misread(text []byte, position any) error {
	whole, err := json.Marshal(position)
	if err != nil {
		return err
	}
	var given, read any
	if err := fast.Unmarshal(text, &given); err != nil {
		return err
	}
	if err := fast.Unmarshal(whole, &read); err != nil {
		return err
	}
	return r.differ("", reflect.TypeOf(position), given, read)
}

// differ finds the first part of the given document whose value differs in the position. The type t
// is the type of that part.
func (r *reading) differ(where string, t reflect.Type, given, read any) error {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	same := false
	switch of := given.(type) {
	case string:
		same = of == "" || r.like(where, given, read) // an empty word is left out
	case map[string]any:
		return r.members(where, t, of, read)
	case []any:
		list, _ := read.([]any)
		if len(of) == 0 && len(list) > 0 {
			return notEmpty(where)
		}
		if named(of) && len(of) > 0 {
			return r.each(where, t.Elem(), of, list)
		}
		same = r.covers(where, of, list) && (len(of) == len(list) || slices.Contains(r.completed, where))
	default:
		same = r.like(where, given, read)
	}
	if !same {
		return fmt.Errorf("%s: it is %s in the document, but %s in the position made of it: correct it, or leave it out",
			where, shown(given), shown(read))
	}
	return nil
}

// members compares the parts of an object. A struct without parts leaves all of them out. An empty
// object of names states that it has no entries.
func (r *reading) members(where string, t reflect.Type, given map[string]any, read any) error {
	has, there := read.(map[string]any)
	switch {
	case t.Kind() == reflect.Struct && !there:
		return fmt.Errorf("%s: there is none in the position made of the document: leave it out", where)
	case t.Kind() == reflect.Map && len(given) == 0 && len(has) > 0:
		return notEmpty(where)
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		read := has[name]
		if _, object := given[name].(map[string]any); object && read == nil && t.Kind() == reflect.Map {
			read = map[string]any{} // the position leaves out a name without entries
		}
		if err := r.differ(joined(where, name), within(t, name), given[name], read); err != nil {
			return err
		}
	}
	return nil
}

func notEmpty(where string) error {
	return fmt.Errorf("%s: it is empty in the document, but not in the position made of it: say what is there, or leave it out", where)
}

// joined returns the path to a part of an object, in the form in which errors about positions begin.
func joined(where, name string) string {
	if where == "" {
		return name
	}
	return where + ": " + name
}

// named reports whether a list contains only objects with names.
func named(list []any) bool {
	return !slices.ContainsFunc(list, func(v any) bool { return nameOf(v) == "" })
}

func nameOf(v any) string {
	object, _ := v.(map[string]any)
	name, _ := object["name"].(string)
	return name
}

// each compares the objects of a list by name.
func (r *reading) each(where string, t reflect.Type, given, read []any) error {
	for _, v := range given {
		name := nameOf(v)
		i := slices.IndexFunc(read, func(v any) bool { return nameOf(v) == name })
		if i < 0 {
			return fmt.Errorf("%s: nobody here is called %q", where, name)
		}
		if err := r.differ(name, t, v, read[i]); err != nil {
			return err
		}
	}
	return nil
}

// covers reports whether every element given matches a different element that was read.
func (r *reading) covers(where string, given, read []any) bool {
	left := slices.Clone(read)
	take := func(fits func(given, read any) bool) func(any) bool {
		return func(v any) bool {
			i := slices.IndexFunc(left, func(other any) bool { return fits(v, other) })
			if i >= 0 {
				left = slices.Delete(left, i, i+1)
			}
			return i >= 0
		}
	}
	exact := func(a, b any) bool { return shown(a) == shown(b) }
	rest := slices.DeleteFunc(slices.Clone(given), take(exact))
	like := func(a, b any) bool { return r.like(where, a, b) }
	return len(slices.DeleteFunc(rest, take(like))) == 0
}

// like reports whether a value matches another. A part left out matches zero, false or an empty word.
func (r *reading) like(where string, given, read any) bool {
	switch {
	case shown(given) == shown(read):
		return true
	case read == nil && (given == false || given == 0.0 || given == ""):
		return true
	}
	return r.means != nil && r.means(where, given, read)
}

// shown returns a value as JSON, with a blank after each comma.
func shown(v any) string {
	if v == nil {
		return "left out"
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return strings.ReplaceAll(string(text), ",", ", ")
}
