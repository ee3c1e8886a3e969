package yardmaster

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strings"
)

// describeJSON says in words what keeps a document from being read.
func describeJSON(err error) error {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		where := wrong.Field
		if where == "" {
			where = "the document"
		}
		written, _, _ := strings.Cut(wrong.Value, " ")
		return fmt.Errorf("%s is written as %s and has to be %s", where, shapes[written], shape(wrong.Type))
	}
	if name, unknown := strings.CutPrefix(err.Error(), "json: unknown field "); unknown {
		return fmt.Errorf("there is no part called %s; a position has %s; a player has %s; counters has %s", name,
			fields(Position{}), fields(Player{}), fields(Counters{}))
	}
	return fmt.Errorf("no JSON document: %w", err)
}

// shapes are the kinds of JSON values in words.
var shapes = map[string]string{
	"string": "a text", "number": "a number", "bool": "true or false", "array": "a list", "object": "an object",
}

// shape is what a type of the document asks for, in words.
func shape(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return shape(t.Elem())
	case reflect.String:
		return `a text, such as "coal-3"`
	case reflect.Int:
		return "a whole number"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice:
		return "a list, each of it " + shape(t.Elem())
	case reflect.Map:
		return `an object of names with numbers, such as {"coal": 2}`
	}
	return "an object with " + fields(reflect.Zero(t).Interface())
}

// fields lists the parts of an object by name.
func fields(object any) string {
	t := reflect.TypeOf(object)
	names := make([]string, t.NumField())
	for i := range names {
		names[i], _, _ = strings.Cut(t.Field(i).Tag.Get("json"), ",")
	}
	return strings.Join(names, ", ")
}

// repeated refuses an object with the same part twice, of which a reader would silently keep one.
func repeated(document []byte) error {
	d := json.NewDecoder(bytes.NewReader(document))
	type level struct {
		names  map[string]bool // nil for a list
		isName bool
	}
	var open []level
	for {
		token, err := d.Token()
		if err != nil {
			return nil // what is no JSON is said when it is decoded
		}
		if delim, ok := token.(json.Delim); ok && (delim == '}' || delim == ']') {
			open = open[:len(open)-1]
			continue
		}
		if n := len(open) - 1; n >= 0 && open[n].names != nil {
			at := &open[n]
			at.isName = !at.isName
			if name, ok := token.(string); ok && at.isName {
				if at.names[name] {
					return fmt.Errorf("%q stands twice in one object; leave one of them out", name)
				}
				at.names[name] = true
			}
		}
		switch token {
		case json.Delim('{'):
			open = append(open, level{names: map[string]bool{}})
		case json.Delim('['):
			open = append(open, level{})
		}
	}
}
