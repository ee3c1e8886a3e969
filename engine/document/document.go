// Package document reads positions, which are JSON documents that people write and untrusted programs send.
package document

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// most bounds a document in bytes.
const most = 1 << 20

// Decode reads one JSON object into a pointer to a struct. It refuses a document larger than 1 MiB, one with a part that the struct
// lacks, one with the same part twice, and anything after the object; the error says what is wrong and what would be right.
func Decode(document []byte, into any) error {
	if len(document) > most {
		return fmt.Errorf("the document has %d bytes, more than the %d that a position may have", len(document), most)
	}
	if err := repeated(document); err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(document))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return describe(err, reflect.TypeOf(into).Elem())
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("there is something after the document: a position is one JSON object")
	}
	return nil
}

// Audit checks a loaded state against every law about positions; a broken law is an [*engine.Violation] of the law's first clause.
func Audit(s engine.State, laws []engine.Law) error {
	for _, law := range laws {
		if law.Position == nil {
			continue
		}
		if err := law.Position(s); err != nil {
			return &engine.Violation{Clause: law.Clauses[0], Reason: err.Error()}
		}
	}
	return nil
}

// describe says in words what keeps a document of a type from being read.
func describe(err error, t reflect.Type) error {
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		where := wrong.Field
		if where == "" {
			where = "the document"
		}
		written, number, _ := strings.Cut(wrong.Value, " ")
		is := shapes[written]
		if wrong.Type.Kind() == reflect.Int && number != "" {
			is = number
		}
		return fmt.Errorf("%s is %s but has to be %s", where, is, shape(wrong.Type))
	}
	if name, unknown := strings.CutPrefix(err.Error(), "json: unknown field "); unknown {
		var has []string
		for _, object := range objects(t, nil) {
			has = append(has, strings.ToLower(object.Name())+" has "+parts(object))
		}
		return fmt.Errorf("there is no part called %s; %s", name, strings.Join(has, "; "))
	}
	return fmt.Errorf("not a JSON document: %s", prose.JSON(err))
}

// shapes are the kinds of JSON values in words.
var shapes = map[string]string{
	"string": "text", "number": "a number", "bool": "true or false", "array": "a list", "object": "an object",
}

// shape is what a part of that type has to be, in words.
func shape(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Pointer:
		return shape(t.Elem())
	case reflect.String:
		return "text"
	case reflect.Int:
		return "a whole number in plain digits, at most 18 of them"
	case reflect.Bool:
		return "true or false"
	case reflect.Slice:
		return "a list, each item " + shape(t.Elem())
	case reflect.Map:
		return "an object of names, each with " + shape(t.Elem())
	}
	return "an object with " + parts(t)
}

// objects are a struct and the structs that it is made of.
func objects(t reflect.Type, seen []reflect.Type) []reflect.Type {
	for slices.Contains([]reflect.Kind{reflect.Pointer, reflect.Slice, reflect.Map}, t.Kind()) {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct || slices.Contains(seen, t) {
		return seen
	}
	seen = append(seen, t)
	for i := range t.NumField() {
		seen = objects(t.Field(i).Type, seen)
	}
	return seen
}

// parts lists the parts of an object by name.
func parts(t reflect.Type) string {
	names := make([]string, t.NumField())
	for i := range names {
		names[i], _, _ = strings.Cut(t.Field(i).Tag.Get("json"), ",")
	}
	return strings.Join(names, ", ")
}
