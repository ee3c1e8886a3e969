package lockstep

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// first returns the first place where two documents differ, with both values.
func first(at string, a, b any) (path, x, y string, differ bool) {
	if document.Same(a, b) {
		return "", "", "", false
	}
	switch a := a.(type) {
	case map[string]any:
		if b, same := b.(map[string]any); same {
			return firstPart(at, a, b)
		}
	case []any:
		if b, same := b.([]any); same && len(a) == len(b) {
			for i := range a {
				if path, x, y, differ := first(fmt.Sprintf("%s/%d", at, i), a[i], b[i]); differ {
					return path, x, y, true
				}
			}
			return "", "", "", false
		}
	}
	return at, text(a), text(b), !document.Same(a, b)
}

// firstPart returns the first part of two objects that differs, in alphabetical order.
func firstPart(at string, a, b map[string]any) (path, x, y string, differ bool) {
	names := make([]string, 0, len(a)+len(b))
	for name := range a {
		names = append(names, name)
	}
	for name := range b {
		if _, both := a[name]; !both {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		if path, x, y, differ := first(at+"/"+name, a[name], b[name]); differ {
			return path, x, y, true
		}
	}
	return "", "", "", false
}

// shown returns the first part of a view that has a value where the other view is empty, so that a
// seat sees a hidden part. The owner is the name of the innermost object around the part that has a
// name.
func shown(at, owner string, a, b any) (path, whose, shows string, found bool) {
	switch b := b.(type) {
	case map[string]any:
		a, same := a.(map[string]any)
		if !same {
			break
		}
		if name, named := a["name"].(string); named {
			owner = "of " + name
		}
		for _, name := range slices.Sorted(maps.Keys(b)) {
			if document.Nothing(a[name]) && !document.Nothing(b[name]) {
				return at + "/" + name, owner, text(b[name]), true
			}
			if path, whose, shows, found := shown(at+"/"+name, owner, a[name], b[name]); found {
				return path, whose, shows, true
			}
		}
	case []any:
		if a, same := a.([]any); same && len(a) == len(b) {
			for i := range a {
				if path, whose, shows, found := shown(fmt.Sprintf("%s/%d", at, i), owner, a[i], b[i]); found {
					return path, whose, shows, true
				}
			}
		}
	}
	return "", "", "", false
}

// Says reports whether a document has a value at a JSON Pointer, such as [Difference.Where].
func Says(text []byte, at string) bool {
	var v any
	if err := json.Unmarshal(text, &v); err != nil {
		return false
	}
	for name := range strings.SplitSeq(strings.TrimPrefix(at, "/"), "/") {
		switch whole := v.(type) {
		case map[string]any:
			v = whole[name]
		case []any:
			i, err := strconv.Atoi(name)
			if err != nil || i < 0 || i >= len(whole) {
				return false
			}
			v = whole[i]
		default:
			return false
		}
	}
	return !document.Nothing(v)
}

// text returns a part of a document as JSON for people.
func text(v any) string {
	if v == nil {
		return "absent"
	}
	var b bytes.Buffer
	if err := json.NewEncoder(&b).Encode(v); err != nil {
		return err.Error()
	}
	return strings.TrimSpace(b.String())
}
