package lockstep

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// first is the first place where two documents differ, with what stands there.
func first(at string, a, b any) (path, x, y string, differ bool) {
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
	x, y = text(a), text(b)
	return at, x, y, x != y && !(empty(a) && empty(b))
}

// empty reports whether a part of a document says nothing; an engine may leave it out then.
func empty(v any) bool {
	switch v := v.(type) {
	case map[string]any:
		return len(v) == 0
	case []any:
		return len(v) == 0
	case absent:
		return true
	}
	return v == nil
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
		if path, x, y, differ := first(at+"/"+name, part(a, name), part(b, name)); differ {
			return path, x, y, true
		}
	}
	return "", "", "", false
}

// absent stands for a part that a document does not have.
type absent struct{}

func part(of map[string]any, name string) any {
	if v, has := of[name]; has {
		return v
	}
	return absent{}
}

// text is a part of a document as a person reads it.
func text(v any) string {
	if _, none := v.(absent); none {
		return "absent"
	}
	var b bytes.Buffer
	if err := json.NewEncoder(&b).Encode(v); err != nil {
		return err.Error()
	}
	return strings.TrimSpace(b.String())
}
