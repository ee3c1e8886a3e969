package main

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// parts names the first place where two positions differ.
func parts(a, b json.RawMessage) string {
	var x, y any
	if json.Unmarshal(a, &x) != nil || json.Unmarshal(b, &y) != nil {
		return "the positions differ"
	}
	at, was, is := first("", x, y)
	return fmt.Sprintf("%s of the position is %s, and not %s", strings.TrimPrefix(at, "."), short(is), short(was))
}

// first returns the first place at which two values differ.
func first(at string, x, y any) (string, any, any) {
	switch a := x.(type) {
	case map[string]any:
		b, ok := y.(map[string]any)
		if !ok {
			return at, x, y
		}
		for _, key := range keysOf(a, b) {
			if place, was, is := first(at+"."+key, a[key], b[key]); place != "" {
				return place, was, is
			}
		}
		return "", nil, nil
	case []any:
		b, ok := y.([]any)
		if !ok || len(a) != len(b) {
			return at, x, y
		}
		for i := range a {
			if place, was, is := first(fmt.Sprintf("%s[%d]", at, i+1), a[i], b[i]); place != "" {
				return place, was, is
			}
		}
		return "", nil, nil
	}
	if fmt.Sprint(x) == fmt.Sprint(y) {
		return "", nil, nil
	}
	return at, x, y
}

func keysOf(a, b map[string]any) (keys []string) {
	for _, m := range []map[string]any{a, b} {
		for key := range m {
			if !slices.Contains(keys, key) {
				keys = append(keys, key)
			}
		}
	}
	slices.Sort(keys)
	return keys
}

// short returns a value of a position in few letters.
func short(v any) string {
	const most = 60
	text, _ := json.Marshal(v)
	if len(text) > most {
		return string(text[:most-3]) + "..."
	}
	return string(text)
}
