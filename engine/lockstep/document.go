package lockstep

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document"
)

// first is the first place where two documents differ, with what stands there.
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

// firstPart is the first part of two objects that differs, in the order of the alphabet.
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

// text is a part of a document as a person reads it.
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
