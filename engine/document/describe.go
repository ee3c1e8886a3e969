package document

import (
	"bytes"
	plain "encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// describe puts into words why a document of a type cannot be read.
func describe(err error, document []byte, t reflect.Type) error {
	var wrong *json.SemanticError
	var syntax *jsontext.SyntacticError
	switch {
	case errors.As(err, &wrong) && errors.Is(err, json.ErrUnknownName):
		return unknown(wrong.JSONPointer.LastToken(), t)
	case errors.As(err, &wrong):
		return mistyped(wrong, t)
	case errors.As(err, &syntax) && errors.Is(err, jsontext.ErrDuplicateName):
		return fmt.Errorf("%q appears twice in one object; leave one of them out", clip(syntax.JSONPointer.LastToken()))
	}
	var value plain.RawMessage
	if fault := plain.Unmarshal(document, &value); fault != nil {
		line := 1 + bytes.Count(document[:prose.JSONOffset(fault)], []byte("\n"))
		return fmt.Errorf("not a JSON document: line %d: %s", line, prose.JSON(fault))
	}
	if syntax == nil {
		return fmt.Errorf("not a JSON document: %w", err)
	}
	line := 1 + bytes.Count(document[:syntax.ByteOffset], []byte("\n"))
	return fmt.Errorf("not a JSON document: line %d: %s has letters that are not UTF-8", line, place(syntax.JSONPointer, t))
}

func unknown(name string, t reflect.Type) error {
	var has, all []string
	for _, object := range objects(t, nil) {
		has = append(has, strings.ToLower(object.Name())+" has "+parts(object))
		all = append(all, strings.Split(parts(object), ", ")...)
	}
	said := fmt.Sprintf("there is no part called %q; ", clip(name))
	if near := nearestPart(name, all); near != "" {
		said += fmt.Sprintf("did you mean %q? ", near)
	}
	return errors.New(said + strings.Join(has, "; "))
}

// nearestPart returns the part that begins with a name, or else the part that the name misspells;
// "" if there is none.
func nearestPart(name string, all []string) string {
	const shortest = 4
	for _, begins := range []string{name + "-", name} {
		longer := slices.DeleteFunc(slices.Clone(all), func(part string) bool { return !strings.HasPrefix(part, begins) })
		slices.Sort(longer)
		if longer = slices.Compact(longer); len(longer) == 1 && len(name) >= shortest {
			return longer[0]
		}
	}
	near, _ := spelling.Suggest(name, all)
	return near
}

func mistyped(wrong *json.SemanticError, t reflect.Type) error {
	where, written, needs := place(wrong.JSONPointer, t), kinds[wrong.JSONKind], shape(wrong.GoType)
	if wrong.JSONKind == jsontext.KindNumber && wrong.GoType.Kind() == reflect.Int {
		written = clip(string(wrong.JSONValue))
	}
	return fmt.Errorf("%s is %s but has to be %s", where, written, needs)
}

// place puts into words the place of a JSON Pointer in a document of a type. "players[2].cash"
// belongs to the second player, because elements are counted from 1.
func place(at jsontext.Pointer, t reflect.Type) string {
	var b strings.Builder
	for step := range at.Tokens() {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		i, err := strconv.Atoi(step)
		switch {
		case t.Kind() == reflect.Slice && err == nil:
			fmt.Fprintf(&b, "[%d]", i+1)
		case b.Len() > 0:
			b.WriteString("." + clip(step))
		default:
			b.WriteString(clip(step))
		}
		if t = within(t, step); t == nil {
			break
		}
	}
	if b.Len() == 0 {
		return "the document"
	}
	return b.String()
}

// within returns the type of a part of a type; nil if there is none.
func within(t reflect.Type, step string) reflect.Type {
	switch t.Kind() {
	case reflect.Slice, reflect.Map:
		return t.Elem()
	case reflect.Struct:
		for i := range t.NumField() {
			if name, _, _ := strings.Cut(t.Field(i).Tag.Get("json"), ","); name == step {
				return t.Field(i).Type
			}
		}
	}
	return nil
}

// clip shortens a text from the document, so that it cannot fill the screen.
func clip(text string) string {
	const most = 60
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}

// kinds contains the words for the kinds of JSON values.
var kinds = map[jsontext.Kind]string{
	jsontext.KindNull: "null", jsontext.KindFalse: "true or false", jsontext.KindTrue: "true or false", jsontext.KindString: "text",
	jsontext.KindNumber: "a number", jsontext.KindBeginObject: "an object", jsontext.KindBeginArray: "a list",
}

// shape describes the value that a part of the type needs.
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

// objects lists a struct type and the struct types of its parts.
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
