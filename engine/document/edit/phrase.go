package edit

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Says puts the changes of a patch that [Diff] has made for a document into words that follow "if":
// "coal in ann's hand were 3 (it is 2)". Counts of things and possessions of players are worded as
// at the table. Any other part gets its name in the document, in quotes. Says calls a list element
// by its name, if the element has one. Increases come before decreases.
func (p Patch) Says(document any) string {
	if said, is := p.moves(document); is {
		return said
	}
	var more, less []string
	for i, e := range p {
		said := e.says(document, p[i+1:])
		if old, now, is := e.numbers(document); e.Op == Remove || is && now < old {
			less = append(less, said)
		} else {
			more = append(more, said)
		}
	}
	return strings.Join(append(more, less...), ", and ")
}

// Switch recognises a patch that only changes one part from true to false or from false to true. The second
// result reports whether it is such a patch, and the first is the new value.
func (p Patch) Switch(document any) (on, is bool) {
	if len(p) != 1 {
		return false, false
	}
	old, _ := find(document, steps(p[0].Path))
	was, _ := old.(bool)
	on, _ = p[0].Value.(bool)
	return on, was != on
}

// moves puts a patch that only moves an element within its list into words.
func (p Patch) moves(document any) (said string, is bool) {
	if len(p) != 2 {
		return "", false
	}
	gone, come := p[0], p[1]
	if gone.Op != Remove {
		gone, come = come, gone
	}
	list, from := parent(gone.Path)
	other, _ := parent(come.Path)
	in, _ := find(document, steps(list))
	if _, isList := in.([]any); !isList || list != other || gone.Op != Remove || come.Op != Add {
		return "", false
	}
	old, err := find(document, steps(gone.Path))
	if err != nil || text(old) != text(come.Value) {
		return "", false
	}
	was, _ := strconv.Atoi(from)
	after := p[1:]
	if p[1].Op == Add {
		after = nil
	}
	return fmt.Sprintf("%s had %s at place %d (it is at place %d)", called(document, list), worded(old), come.place(after), was+1), true
}

// says puts one edit into words; after are the later edits of the patch.
func (e Edit) says(document any, after Patch) string {
	above, _ := parent(e.Path)
	in, _ := find(document, steps(above))
	old, _ := find(document, steps(e.Path))
	if list, is := in.([]any); is {
		return called(document, above) + " " + e.ofList(list, old, after)
	}
	switch e.Op {
	case Remove:
		below, only := single(old)
		part := called(document, e.Path+below)
		switch {
		case only == true:
			return part + " were not true (it is)"
		case isCount(only) && !strings.Contains(part, `"`):
			return fmt.Sprintf("%s were 0 (it is %s)", part, worded(only))
		case isList(only):
			return fmt.Sprintf("%s were empty (it is %s)", part, short(worded(only)))
		case isThing(only):
			return fmt.Sprintf("there were nothing at %s (there is %s)", part, short(worded(only)))
		}
		return fmt.Sprintf("%s were left out (it is %s)", called(document, e.Path+below), short(worded(only)))
	case Add:
		below, only := single(e.Value)
		if only == true {
			return called(document, e.Path+below) + " were true (it is not)"
		}
		changed, _ := Patch{e}.Apply(document) // with the edit, the place has a name
		none := "it is not there"
		if isCount(only) {
			none = "there is none"
		}
		return fmt.Sprintf("%s were %s (%s)", called(changed, e.Path+below), worded(only), none)
	}
	return fmt.Sprintf("%s were %s (it is %s)", called(document, e.Path), worded(e.Value), short(worded(old)))
}

// ofList puts an edit of a list element into words that follow the name of the list; old is the
// present value.
func (e Edit) ofList(list []any, old any, after Patch) string {
	switch {
	case e.Op == Add && len(list) == 0:
		return fmt.Sprintf("were %s (it is empty)", worded(e.Value))
	case e.Op == Remove && len(list) == 1:
		return fmt.Sprintf("were empty (it is %s)", short(worded(old)))
	case e.Op == Add:
		return fmt.Sprintf("had %s at place %d, too", worded(e.Value), e.place(after))
	case e.Op == Remove && once(list, old):
		return "had no " + worded(old)
	case e.Op == Remove:
		return fmt.Sprintf("had no %s at place %d", worded(old), e.place(nil))
	}
	return fmt.Sprintf("had %s at place %d (there is %s)", worded(e.Value), e.place(nil), worded(old))
}

// longest is the number of bytes that are shown of a present value.
const longest = 80

// short returns the beginning of a text, in whole words.
func short(text string) string {
	cut := strings.LastIndexByte(text[:min(len(text), longest)], ' ')
	if len(text) <= longest || cut < 1 {
		return text
	}
	return text[:cut] + " …"
}

// place returns the 1-based place of an edit in its list, after the later edits in earlier places
// of the list.
func (e Edit) place(after Patch) int {
	list, last := parent(e.Path)
	at, _ := strconv.Atoi(last)
	for _, other := range after {
		if same, _ := parent(other.Path); same == list {
			switch other.Op {
			case Add:
				at++
			case Remove:
				at--
			}
		}
	}
	return at + 1
}

// single follows objects with a single part down to the innermost part. It returns the way to that
// part, and the part.
func single(value any) (below string, only any) {
	for {
		object, _ := value.(map[string]any)
		if len(object) != 1 {
			return below, value
		}
		for name, part := range object {
			below, value = below+"/"+Escape(name), part
		}
	}
}

func once(list []any, value any) bool {
	n := 0
	for _, element := range list {
		if text(element) == text(value) {
			n++
		}
	}
	return n == 1
}

// parent divides a pointer into the place of the container and the last step.
func parent(pointer string) (above, last string) {
	i := strings.LastIndexByte(pointer, '/')
	if i < 0 {
		return "", ""
	}
	return pointer[:i], unescape.Replace(pointer[i+1:])
}

// isThing reports whether a value is an object, such as a building on a space.
func isThing(value any) bool {
	_, is := value.(map[string]any)
	return is
}

func isList(value any) bool {
	_, is := value.([]any)
	return is
}

func isCount(value any) bool {
	_, is := value.(json.Number)
	return is
}

// called names a place as players do: ann's cash, coal in ann's hand, cattle in prices, the deck. A
// place deeper in the document keeps its names there: ann's "brand.at", "rows[2]".
func called(document any, pointer string) string {
	whose := ""
	var path []string
	indexed := false
	at := steps(pointer)
	var value any
	for i, step := range at {
		in, _ := find(document, at[:i])
		value, _ = find(document, at[:i+1])
		name := named(value)
		switch _, list := in.([]any); {
		case list && name != "":
			whose, path, indexed = name+"'s ", nil, false
		case list:
			n, _ := strconv.Atoi(step)
			path = append(path[:max(0, len(path)-1)], strings.Join(path[max(0, len(path)-1):], "")+fmt.Sprintf("[%d]", n+1))
			indexed = true
		default:
			path = append(path, step)
		}
	}
	switch {
	case len(path) == 0:
		return strings.TrimSuffix(whose, "'s ")
	case len(path) == 1 && !indexed:
		return cmp.Or(whose, "the ") + path[0]
	case len(path) == 2 && isCount(value) && !indexed:
		return path[1] + " in " + whose + path[0]
	}
	return whose + strconv.Quote(strings.Join(path, "."))
}

// worded puts a value into words.
func worded(value any) string {
	switch of := value.(type) {
	case nil:
		return "nothing"
	case string:
		return cmp.Or(of, "nothing") // an empty place, such as a gap of the arrival yard
	case json.Number:
		return string(of)
	case []any:
		words := make([]string, len(of))
		for i, element := range of {
			words[i] = worded(element)
		}
		if len(of) == 0 {
			return "empty"
		}
		return strings.Join(words, ", ")
	case map[string]any:
		var parts []string
		for _, name := range slices.Sorted(maps.Keys(of)) {
			parts = append(parts, name+" "+worded(of[name]))
		}
		if len(parts) == 0 {
			return "empty"
		}
		return strings.Join(parts, ", ")
	}
	return text(value)
}
