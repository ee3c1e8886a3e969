package document

import (
	"reflect"

	"github.com/go-json-experiment/json"
)

// says reports whether a readable document has exactly the parts of a position. It reads the
// document again, because the steps may have changed the first copy. If the two are equal, the slow
// comparison part by part is not needed.
func says(text []byte, position any) bool {
	t := reflect.TypeOf(position)
	if t.Kind() != reflect.Pointer {
		return false
	}
	given := reflect.New(t.Elem())
	return json.Unmarshal(text, given.Interface()) == nil && same(given, reflect.ValueOf(position))
}

// same reports whether two values of a type are equal. A missing list or object of names equals an empty one.
func same(one, other reflect.Value) bool {
	switch one.Kind() {
	case reflect.Pointer:
		if one.IsNil() || other.IsNil() {
			return one.IsNil() && other.IsNil()
		}
		return same(one.Elem(), other.Elem())
	case reflect.Struct:
		for i := range one.NumField() {
			if !same(one.Field(i), other.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Slice:
		equal := one.Len() == other.Len()
		for i := 0; equal && i < one.Len(); i++ {
			equal = same(one.Index(i), other.Index(i))
		}
		return equal
	case reflect.Map:
		equal := one.Len() == other.Len()
		for parts := one.MapRange(); equal && parts.Next(); {
			there := other.MapIndex(parts.Key())
			equal = there.IsValid() && same(parts.Value(), there)
		}
		return equal
	}
	return one.Equal(other)
}
