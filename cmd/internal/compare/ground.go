package compare

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// unlike names the first part in which two documents differ, with the value on each side.
func unlike(a, b json.RawMessage) (one, other Ground) {
	var x, y any
	if json.Unmarshal(a, &x) != nil || json.Unmarshal(b, &y) != nil {
		return Ground{Says: "leads to one position"}, Ground{Says: "leads to another position"}
	}
	path, left, right := firstApart("", x, y)
	return Ground{Says: path + " is " + short(left)}, Ground{Says: path + " is " + short(right)}
}

// firstApart finds the first part in which two values differ, in the order of the names.
func firstApart(path string, a, b any) (string, any, any) {
	switch x := a.(type) {
	case map[string]any:
		y, ok := b.(map[string]any)
		if !ok {
			break
		}
		for _, key := range keysOf(x, y) {
			if !equal(x[key], y[key]) {
				return firstApart(strings.TrimPrefix(path+"."+key, "."), x[key], y[key])
			}
		}
	case []any:
		y, ok := b.([]any)
		if !ok || len(x) != len(y) {
			break
		}
		for i := range x {
			if !equal(x[i], y[i]) {
				return firstApart(fmt.Sprintf("%s[%s]", path, place(x[i], i)), x[i], y[i])
			}
		}
	}
	return path, a, b
}

// place names an element of a list by its name field, or by its number from 1 if it has none.
func place(element any, i int) string {
	if fields, ok := element.(map[string]any); ok {
		if name, ok := fields["name"].(string); ok {
			return name
		}
	}
	return strconv.Itoa(i + 1)
}

func keysOf(a, b map[string]any) (keys []string) {
	for key := range a {
		keys = append(keys, key)
	}
	for key := range b {
		if _, both := a[key]; !both {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return keys
}

func equal(a, b any) bool { return short(a) == short(b) }

// short returns a value as JSON, or "not there" for nil.
func short(v any) string {
	if v == nil {
		return "not there"
	}
	text, err := json.Marshal(v)
	if err != nil {
		return err.Error()
	}
	return string(text)
}
