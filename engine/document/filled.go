package document

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Part is a part of a position.
type Part struct {
	// Part is the path to the part, "past town" or "players ann cash". Is is the value, or the
	// elements of a list that were not given.
	Part string `json:"part"`
	Is   any    `json:"is"`
}

// Filled lists the parts of a position that the game filled in, because the document left them out.
// The shortest texts come first. Parts that are [Nothing] do not count. Filled returns an error if
// an input is not JSON.
func Filled(given, position []byte) ([]Part, error) {
	var said, is any
	if err := json.Unmarshal(given, &said); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(position, &is); err != nil {
		return nil, err
	}
	parts := filled(nil, "", said, is)
	slices.SortStableFunc(parts, func(a, b Part) int { return len(a.String()) - len(b.String()) })
	return parts, nil
}

// filled appends the parts of a value that were not given.
func filled(parts []Part, way string, said, is any) []Part {
	if Nothing(is) {
		return parts
	}
	switch said := said.(type) {
	case nil:
		if way != "" {
			return append(parts, Part{way, is})
		}
	case map[string]any:
		return membersOf(parts, way, said, is)
	case []any:
		return elements(parts, way, said, is)
	}
	return parts
}

func membersOf(parts []Part, way string, said map[string]any, is any) []Part {
	has, _ := is.(map[string]any)
	for _, name := range slices.Sorted(maps.Keys(has)) {
		parts = filled(parts, strings.TrimPrefix(way+" "+name, " "), said[name], has[name])
	}
	return parts
}

// elements compares lists of named objects by name. Of any other list, it appends the elements that
// were not given.
func elements(parts []Part, way string, said []any, is any) []Part {
	list, _ := is.([]any)
	if named(list) {
		for _, v := range list {
			name := nameOf(v)
			i := slices.IndexFunc(said, func(v any) bool { return nameOf(v) == name })
			var of any = map[string]any{"name": name}
			if i >= 0 {
				of = said[i]
			}
			parts = filled(parts, way+" "+name, of, v)
		}
		return parts
	}
	if len(said) >= len(list) {
		return parts
	}
	more := slices.DeleteFunc(slices.Clone(list), Nothing)
	for _, v := range said {
		if i := slices.IndexFunc(more, func(other any) bool { return shown(v) == shown(other) }); i >= 0 {
			more = slices.Delete(more, i, i+1)
		}
	}
	return filled(parts, way, nil, more)
}

// LeftOut introduces a list of the parts that a position leaves out.
const LeftOut = "the position leaves out, and the game fills in"

// mostFilled is the number of parts listed for people; JSON lists all.
const mostFilled = 8

// Told returns a sentence for people that lists the filled parts; "" if there are none.
func Told(parts []Part) string {
	if len(parts) == 0 {
		return ""
	}
	var told []string
	for _, p := range parts[:min(len(parts), mostFilled)] {
		told = append(told, p.Said())
	}
	if more := len(parts) - mostFilled; more > 0 {
		told = append(told, prose.Count(more, "more part"))
	}
	return prose.Wrap("", LeftOut+": "+strings.Join(told, "; "))
}

// Said returns the part as readable text, without the word "players" before a player's name.
func (p Part) Said() string {
	if p.Part == "players" {
		return p.String()
	}
	return strings.TrimPrefix(p.String(), "players ")
}

// Ahead sorts the parts: those that have a word in common with a text come first.
func Ahead(parts []Part, text string) []Part {
	words := map[string]bool{}
	for _, word := range strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" ,;:=*\"", c) }) {
		words[word] = true
	}
	var first, then []Part
	for _, p := range parts {
		if names(p.Is, words) {
			first = append(first, p)
		} else {
			then = append(then, p)
		}
	}
	return append(first, then...)
}

// names reports whether a value has one of the words.
func names(is any, words map[string]bool) bool {
	isNamed := func(v any) bool { return names(v, words) }
	switch is := is.(type) {
	case string:
		return words[is]
	case []any:
		return slices.ContainsFunc(is, isNamed)
	case map[string]any:
		for name, v := range is {
			if words[name] || isNamed(v) {
				return true
			}
		}
	}
	return false
}

// String returns the part with its value; a long value is replaced by its size.
func (p Part) String() string {
	const most = 40
	switch is := p.Is.(type) {
	case string:
		return p.Part + " " + is
	case []any, map[string]any:
		text := strings.NewReplacer(`"`, "", "{", "", "}", "", "[", "", "]", "", ":", " ").Replace(shown(is))
		if len(text) <= most {
			return p.Part + " " + text
		}
		return fmt.Sprintf("%s (%d)", p.Part, count(is))
	}
	return fmt.Sprintf("%s %v", p.Part, p.Is)
}

func count(of any) int {
	if list, is := of.([]any); is {
		return len(list)
	}
	object, _ := of.(map[string]any)
	return len(object)
}
