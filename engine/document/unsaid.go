package document

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Unsaid lists the content of a document that the user's text does not mention, so that the writer
// of the document must have invented it. Unsaid lists words in lists, names in maps (with their
// counts), and words that belong to named owners. Unsaid lists other words and numbers, and owners in
// lists, if the text does not mention their part either. Unsaid returns an error if the document is
// not JSON.
func Unsaid(of reflect.Type, given []byte, said func(word string) bool) ([]Part, error) {
	var is any
	if err := json.Unmarshal(given, &is); err != nil {
		return nil, err
	}
	u := unsaid{said: said, owners: map[string]bool{}, ways: map[string]map[string]bool{}}
	u.own(is)
	u.find(is, "", "")
	u.walk(of, is, "", false)
	return u.parts, nil
}

type unsaid struct {
	said   func(string) bool
	owners map[string]bool
	// ways holds the parents of each part, by the last word of its path.
	ways  map[string]map[string]bool
	parts []Part
}

// find notes the parents of all parts of a value.
func (u *unsaid) find(is any, parent, name string) {
	of, isObject := is.(map[string]any)
	if u.ways[name] == nil {
		u.ways[name] = map[string]bool{}
	}
	u.ways[name][parent] = true
	if !isObject {
		return
	}
	for part, v := range of {
		u.find(v, name, part)
	}
}

// own notes the names of the owners in a value.
func (u *unsaid) own(is any) {
	switch is := is.(type) {
	case []any:
		for _, v := range is {
			u.owners[nameOf(v)] = true
			u.own(v)
		}
	case map[string]any:
		for _, v := range is {
			u.own(v)
		}
	}
}

// names reports whether the text mentions a part of the last word of a path, such as "used" for
// actions-used.
func (u *unsaid) names(way string) bool {
	last := way[strings.LastIndex(way, " ")+1:]
	return u.said(last) || slices.ContainsFunc(strings.Split(last, "-"), u.said)
}

// tells reports whether the text mentions a part and not another part of the same name: of the Towns and of prices,
// the text also has to mention which, or the value.
func (u *unsaid) tells(way, value string) bool {
	words := strings.Fields(way)
	last := len(words) - 1
	several := last > 0 && len(u.ways[words[last]]) > 1 && !u.owners[words[0]] && words[0] != "players"
	return u.names(way) && (!several || u.said(words[last-1]) || !u.owners[value] && u.said(value))
}

// walk examines a part; somebodys reports that the part belongs to a named owner.
func (u *unsaid) walk(of reflect.Type, is any, way string, somebodys bool) {
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	switch is := is.(type) {
	case string:
		made := !u.said(is)
		if !somebodys {
			made = (made || u.owners[is]) && !u.tells(way, is) && !(way == "turn" && u.said("player"))
		}
		if made && is != "" {
			u.parts = append(u.parts, Part{way, is})
		}
	case float64:
		if !somebodys && is != 0 && !u.tells(way, strconv.FormatFloat(is, 'f', -1, 64)) {
			u.parts = append(u.parts, Part{way, is})
		}
	case []any:
		if of.Kind() == reflect.Slice {
			u.list(of.Elem(), is, way)
		}
	case map[string]any:
		switch of.Kind() {
		case reflect.Map:
			u.counted(of.Elem(), is, way)
		case reflect.Struct:
			u.fields(of, is, way, somebodys)
		}
	}
}

func (u *unsaid) list(of reflect.Type, is []any, way string) {
	var words []any
	for _, v := range is {
		switch word, isWord := v.(string); {
		case !isWord:
			name := nameOf(v)
			u.walk(of, v, strings.TrimSpace(way+" "+name), name != "")
		case word != "" && (!u.said(word) || u.owners[word] && !u.names(way)):
			words = append(words, word)
		}
	}
	u.add(way, words)
}

func (u *unsaid) counted(of reflect.Type, is map[string]any, way string) {
	var words []any
	counts := map[string]any{}
	for _, name := range slices.Sorted(maps.Keys(is)) {
		_, isCount := is[name].(float64)
		switch {
		case Nothing(is[name]):
		case u.said(name):
			u.walk(of, is[name], way+" "+name, false)
		case isCount:
			counts[name] = is[name]
		default:
			words = append(words, name)
		}
	}
	u.add(way, words)
	if len(counts) > 0 {
		u.parts = append(u.parts, Part{way, counts})
	}
}

func (u *unsaid) add(way string, words []any) {
	if len(words) > 0 {
		u.parts = append(u.parts, Part{way, words})
	}
}

func (u *unsaid) fields(of reflect.Type, is map[string]any, way string, somebodys bool) {
	for i := range of.NumField() {
		f := of.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "":
			u.walk(f.Type, is, way, somebodys)
		case name != "" && name != "name" && is[name] != nil:
			u.walk(f.Type, is[name], strings.TrimSpace(way+" "+name), somebodys)
		}
	}
}
