package edit

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Op is the operation of an [Edit], as a JSON Patch calls it.
type Op string

// The operations. Add and Copy insert into a list, before the element whose number the path ends with, or at the end for "-".
const (
	Replace Op = "replace"
	Remove  Op = "remove"
	Add     Op = "add"
	Move    Op = "move"
	Copy    Op = "copy"
)

// Edit is one change of a document. The JSON of an edit is an operation of a JSON Patch.
type Edit struct {
	Op Op `json:"op"`
	// From is the JSON Pointer to the place from which Move and Copy take; "" for the other operations.
	From string `json:"from,omitempty"`
	// Path is the JSON Pointer to the place that is changed, such as "/players/0/cash".
	Path string `json:"path"`
	// Value is the value that Replace and Add write at Path.
	Value any `json:"value,omitempty"`
}

// String returns the edit as JSON.
func (e Edit) String() string {
	text, err := json.Marshal(e)
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// Read reads any JSON value as a document; a number stays as it is written.
func Read(text []byte) (any, error) {
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	var document any
	err := d.Decode(&document)
	return document, err
}

// Apply returns the document after the edit; the document itself stays unchanged. The error names the missing place.
func (e Edit) Apply(document any) (any, error) {
	value, at := e.Value, steps(e.Path)
	var err error
	if e.Op == Move || e.Op == Copy {
		if value, err = find(document, steps(e.From)); err != nil {
			return nil, err
		}
	}
	switch e.Op {
	case Move:
		if document, err = change(document, steps(e.From), remove); err != nil {
			return nil, err
		}
		return change(document, at, insert(value))
	case Add, Copy:
		return change(document, at, insert(value))
	case Remove:
		return change(document, at, remove)
	case Replace:
		return change(document, at, replace(value))
	}
	return nil, fmt.Errorf("%q is not an operation", e.Op)
}

// change copies the containers on the way to a place, and applies do to the last of them.
func change(in any, at []string, do func(in any, last string) (any, error)) (any, error) {
	switch len(at) {
	case 0:
		return nil, fmt.Errorf("the whole document is not a place that can be edited")
	case 1:
		return do(in, at[0])
	}
	part, err := find(in, at[:1])
	if err != nil {
		return nil, err
	}
	if part, err = change(part, at[1:], do); err != nil {
		return nil, err
	}
	return replace(part)(in, at[0])
}

// find returns the value at a place.
func find(in any, at []string) (any, error) {
	for _, step := range at {
		switch of := in.(type) {
		case map[string]any:
			part, ok := of[step]
			if !ok {
				return nil, lacks(step)
			}
			in = part
		case []any:
			i, err := index(of, step, len(of)-1)
			if err != nil {
				return nil, err
			}
			in = of[i]
		default:
			return nil, lacks(step)
		}
	}
	return in, nil
}

func replace(value any) func(any, string) (any, error) {
	return func(in any, last string) (any, error) {
		if _, err := find(in, []string{last}); err != nil {
			return nil, err
		}
		switch of := in.(type) {
		case map[string]any:
			return with(of, last, value), nil
		case []any:
			i, _ := index(of, last, len(of)-1)
			of = slices.Clone(of)
			of[i] = value
			return of, nil
		}
		return nil, lacks(last)
	}
}

func insert(value any) func(any, string) (any, error) {
	return func(in any, last string) (any, error) {
		switch of := in.(type) {
		case map[string]any:
			return with(of, last, value), nil
		case []any:
			i, err := index(of, last, len(of))
			if err != nil {
				return nil, err
			}
			return slices.Insert(slices.Clone(of), i, value), nil
		}
		return nil, lacks(last)
	}
}

func remove(in any, last string) (any, error) {
	if _, err := find(in, []string{last}); err != nil {
		return nil, err
	}
	if of, list := in.([]any); list {
		i, _ := index(of, last, len(of)-1)
		return slices.Delete(slices.Clone(of), i, i+1), nil
	}
	without := with(in.(map[string]any), last, nil)
	delete(without, last)
	return without, nil
}

// with returns a copy of an object with one part written.
func with(of map[string]any, name string, value any) map[string]any {
	copied := make(map[string]any, len(of)+1)
	for k, v := range of {
		copied[k] = v
	}
	copied[name] = value
	return copied
}

// index returns the index of an element. The argument most is the largest index. The step "-" is the place
// after the last element.
func index(of []any, step string, most int) (int, error) {
	if step == "-" && most == len(of) {
		return most, nil
	}
	i, err := strconv.Atoi(step)
	if err != nil || i < 0 || i > most {
		return 0, lacks(step)
	}
	return i, nil
}

func lacks(step string) error { return fmt.Errorf("the document has no %q there", step) }

var (
	escape   = strings.NewReplacer("~", "~0", "/", "~1")
	unescape = strings.NewReplacer("~1", "/", "~0", "~")
)

// Escape returns a name as a step of a JSON Pointer.
func Escape(name string) string { return escape.Replace(name) }

// steps returns the names and numbers of a JSON Pointer.
func steps(pointer string) []string {
	if pointer == "" {
		return nil
	}
	parts := strings.Split(pointer, "/")[1:]
	for i := range parts {
		parts[i] = unescape.Replace(parts[i])
	}
	return parts
}
