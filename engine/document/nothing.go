package document

import "slices"

// Nothing reports whether a part of a document is empty and can be left out. Null, 0, false and an
// empty word are empty, and so are an object of empty parts and a list of null or empty words. A 0
// in a list counts as a number.
func Nothing(v any) bool {
	switch v := v.(type) {
	case nil:
		return true
	case []any:
		return !slices.ContainsFunc(v, func(v any) bool { return v != nil && v != "" })
	case map[string]any:
		for _, part := range v {
			if !Nothing(part) {
				return false
			}
		}
		return true
	}
	return v == false || v == 0.0 || v == ""
}

// Same reports whether two documents, or parts of them at the same place, are equal. A part that is
// [Nothing] equals a missing one. In lists, the number and the order of the elements count.
func Same(a, b any) bool {
	if Nothing(a) || Nothing(b) {
		return Nothing(a) && Nothing(b)
	}
	switch a := a.(type) {
	case map[string]any:
		b, object := b.(map[string]any)
		if !object {
			return false
		}
		for name := range b {
			if _, both := a[name]; !both && !Nothing(b[name]) {
				return false
			}
		}
		for name := range a {
			if !Same(a[name], b[name]) {
				return false
			}
		}
		return true
	case []any:
		b, list := b.([]any)
		return list && slices.EqualFunc(a, b, Same)
	}
	return a == b
}
