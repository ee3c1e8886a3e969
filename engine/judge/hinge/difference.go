package hinge

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// mostDifferences bounds the differences listed for one other answer.
const mostDifferences = 20

// scores lists the scores that differ.
func scores(seats []string, here, there []int) []Difference {
	var found []Difference
	for i, seat := range seats {
		if i < len(here) && i < len(there) && here[i] != there[i] {
			found = append(found, Difference{Part: "score " + seat, Here: fmt.Sprint(here[i]), There: fmt.Sprint(there[i])})
		}
	}
	return found
}

// differences lists the smallest parts of two JSON documents that differ, in the order of their names.
func differences(part string, here, there any) []Difference {
	if reflect.DeepEqual(here, there) {
		return nil
	}
	one, other := members(here), members(there)
	if one == nil || other == nil {
		return []Difference{{Part: part, Here: compact(here), There: compact(there)}}
	}
	names := slices.Collect(maps.Keys(one))
	for name := range other {
		if _, both := one[name]; !both {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	var found []Difference
	for _, name := range names {
		found = append(found, differences(strings.TrimPrefix(part+" "+name, " "), one[name], other[name])...)
	}
	return found
}

// members returns the parts of an object, or of a list of named objects, by their names; nil for anything else.
func members(document any) map[string]any {
	if object, is := document.(map[string]any); is {
		return object
	}
	list, is := document.([]any)
	if !is || len(list) == 0 {
		return nil
	}
	named := make(map[string]any, len(list))
	for _, item := range list {
		object, _ := item.(map[string]any)
		name, has := object["name"].(string)
		if !has || named[name] != nil {
			return nil
		}
		named[name] = object
	}
	return named
}

func compact(value any) string {
	if value == nil {
		return "nothing"
	}
	// A value that was read from JSON can be written as JSON.
	text, _ := json.Marshal(value)
	return string(text)
}

// between lists the differences of two position documents.
func between(here, there []byte) []Difference {
	var one, other any
	if json.Unmarshal(here, &one) != nil || json.Unmarshal(there, &other) != nil {
		return nil
	}
	return differences("", one, other)
}
