package open

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// documentOf returns the type of documents for the parts of a position, or for one part. A seat becomes a player's
// name, a number any whole number, an array a list. A part of each player becomes an object by names.
func documentOf(t reflect.Type) reflect.Type {
	switch {
	case t == reflect.TypeFor[engine.Seat]():
		return reflect.TypeFor[string]()
	case t.Kind() == reflect.Pointer:
		return reflect.PointerTo(documentOf(t.Elem()))
	case isEach(t):
		return reflect.MapOf(reflect.TypeFor[string](), documentOf(t.Elem()))
	case t.Kind() == reflect.Array:
		return reflect.SliceOf(documentOf(t.Elem()))
	case t.Kind() == reflect.Bool:
		return t
	case t.Kind() != reflect.Struct:
		return reflect.TypeFor[int]()
	}
	var fields []reflect.StructField
	for _, f := range parts(t) {
		if k := documentOf(f.Type).Kind(); k == reflect.Int || k == reflect.Bool {
			f.Type = reflect.PointerTo(f.Type) // a nil pointer is left out
		}
		f.Type, f.Tag = documentOf(f.Type), reflect.StructTag(fmt.Sprintf(`json:%q`, f.Tag.Get("json")))
		f.Offset, f.Index = 0, nil
		fields = append(fields, f)
	}
	return reflect.StructOf(fields)
}

// parts returns the fields of a position that are in its document: those with a JSON tag.
func parts(t reflect.Type) []reflect.StructField {
	return slices.DeleteFunc(reflect.VisibleFields(t), func(f reflect.StructField) bool { return f.Tag.Get("json") == "" })
}

func isEach(t reflect.Type) bool { return t.Implements(reflect.TypeFor[interface{ each() }]()) }

// write makes a document, or a part of a document, from a position.
func write(from, to reflect.Value, seats []string) {
	switch t := from.Type(); {
	case to.Kind() == reflect.Pointer:
		to.Set(reflect.New(to.Type().Elem()))
		write(from, to.Elem(), seats)
	case t == reflect.TypeFor[engine.Seat]():
		to.SetString(engine.Seat(from.Int()).Name(seats))
	case isEach(t):
		to.Set(reflect.MakeMap(to.Type()))
		for i, name := range seats {
			part := reflect.New(to.Type().Elem()).Elem()
			write(from.Index(i), part, seats)
			to.SetMapIndex(reflect.ValueOf(name), part)
		}
	case t.Kind() == reflect.Array:
		to.Set(reflect.MakeSlice(to.Type(), t.Len(), t.Len()))
		for i := range t.Len() {
			write(from.Index(i), to.Index(i), seats)
		}
	case t.Kind() == reflect.Struct:
		for i, f := range parts(t) {
			write(from.FieldByIndex(f.Index), to.Field(i), seats)
		}
	case from.CanUint():
		to.SetInt(int64(from.Uint()))
	case from.CanInt():
		to.SetInt(from.Int())
	default:
		to.SetBool(from.Bool())
	}
}

// read sets a position, or a part of one, to the values of a document. The error begins with the part.
func read(from, to reflect.Value, seats []string) error {
	switch t := to.Type(); {
	case from.Kind() == reflect.Pointer && !from.IsNil():
		return read(from.Elem(), to, seats)
	case from.Kind() != reflect.Int && from.Kind() != reflect.Bool && from.IsZero():
		return nil // the part is left out
	case t == reflect.TypeFor[engine.Seat]():
		seat, err := seatOf(from.String(), seats)
		to.SetInt(int64(seat))
		return err
	case isEach(t):
		names := from.MapKeys()
		slices.SortFunc(names, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		for _, name := range names {
			seat, err := seatOf(name.String(), seats)
			if err == nil {
				err = within(name.String(), read(from.MapIndex(name), to.Index(int(seat)), seats))
			}
			if err != nil {
				return err
			}
		}
	case t.Kind() == reflect.Array:
		if from.Len() != t.Len() {
			return fmt.Errorf("is a list of %s, and %d belong there", prose.Count(from.Len(), "number"), t.Len())
		}
		for i := range t.Len() {
			if err := read(from.Index(i), to.Index(i), seats); err != nil {
				return within(strconv.Itoa(i+1), err)
			}
		}
	case t.Kind() == reflect.Struct:
		for i, f := range parts(t) {
			if err := read(from.Field(i), to.FieldByIndex(f.Index), seats); err != nil {
				return within(f.Tag.Get("json"), err)
			}
		}
	case to.CanUint() && (from.Int() < 0 || to.OverflowUint(uint64(from.Int()))):
		return fmt.Errorf("is %d: write a whole number from 0 to %d", from.Int(), uint64(math.MaxUint64)>>(64-t.Bits()))
	case to.CanUint():
		to.SetUint(uint64(from.Int()))
	case to.CanInt() && to.OverflowInt(from.Int()):
		most := int64(math.MaxInt64) >> (64 - t.Bits())
		return fmt.Errorf("is %d: write a whole number from %d to %d", from.Int(), -most-1, most)
	case to.CanInt():
		to.SetInt(from.Int())
	default:
		to.SetBool(from.Bool())
	}
	return nil
}

// within puts the name of a part before an error; nil stays nil.
func within(part string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", part, err)
}

func seatOf(name string, seats []string) (engine.Seat, error) {
	i := slices.Index(seats, name)
	if i < 0 {
		return 0, fmt.Errorf("nobody called %q plays here", name)
	}
	return engine.Seat(i), nil
}
