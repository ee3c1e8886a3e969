package document

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Unsaid lists the content of a document that the user's text does not mention, so that the writer
// of the document must have invented it. Unsaid lists words in lists, names in maps (with their
// counts), and words that belong to named owners. Unsaid lists other words and numbers if the text
// does not mention their part either. Unsaid returns an error if the document is not JSON.
func Unsaid(of reflect.Type, given []byte, said func(word string) bool) ([]Part, error) {
	var is any
	if err := json.Unmarshal(given, &is); err != nil {
		return nil, err
	}
	u := unsaid{said: said, owners: map[string]bool{}}
	u.own(is)
	u.walk(of, is, "", false)
	return u.parts, nil
}

type unsaid struct {
	said   func(string) bool
	owners map[string]bool
	parts  []Part
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

// walk examines a part; somebodys reports that the part belongs to a named owner.
func (u *unsaid) walk(of reflect.Type, is any, way string, somebodys bool) {
	for of.Kind() == reflect.Pointer {
		of = of.Elem()
	}
	switch is := is.(type) {
	case string:
		made := !u.said(is)
		if !somebodys {
			made = (made || u.owners[is]) && !u.names(way)
		}
		if made && is != "" {
			u.parts = append(u.parts, Part{way, is})
		}
	case float64:
		if !somebodys && is != 0 && !u.names(way) {
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
		case word != "" && !u.said(word):
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
