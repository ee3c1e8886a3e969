package edit

import (
	"encoding/json"
	"slices"
	"strconv"
)

// mostLike is the number of values of other parts that are tried for a new part.
const mostLike = 4

// parts adds missing parts of an object: parts that similar objects have, and parts named after the
// things.
func (l *likely) parts(s *Spot, weight int, of map[string]any) {
	for _, name := range l.lacking(s, of) {
		step := "/" + Escape(name)
		for n, value := range l.values(s, name) {
			l.put(s.Pattern+step, byPart+n+size(value), weight+l.weight(name), Edit{Op: Add, Path: s.Pointer + step, Value: value})
		}
	}
	l.renamed(s, weight, of)
	if len(of) == 0 {
		return
	}
	like := l.like(s)
	for _, thing := range l.called(of) {
		if _, has := of[thing]; has {
			continue
		}
		step := "/" + Escape(thing)
		for n, value := range like {
			l.put(s.Pattern+step, byShape+n+size(value), weight, Edit{Op: Add, Path: s.Pointer + step, Value: value})
		}
	}
}

// lacking returns the missing parts that an object, or its siblings in an object of names, have been seen to have.
func (l *likely) lacking(s *Spot, of map[string]any) []string {
	names := l.Missing(s.Pattern, of)
	if _, named := s.Within.(map[string]any); named {
		for _, name := range l.Missing(s.Like+"/"+anyName, of) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// values returns possible values of a missing part: some seen ones, and every thing for a word. If the part
// has weight, it adds small numbers for a number, and the things for an empty list or object of names.
func (l *likely) values(s *Spot, name string) []any {
	step := "/" + Escape(name)
	seen := l.Seen(s.Pattern + step)
	if len(seen) == 0 {
		seen = l.Seen(s.Like + "/" + anyName + step)
	}
	values := slices.Clone(first(seen, mostLike))
	if at := l.Words.places[s.Pattern+step]; at != nil && at.text {
		for _, thing := range l.clues.Things {
			if !slices.Contains(values, any(thing)) {
				values = append(values, thing)
			}
		}
	}
	if l.weight(name) == 0 { // no clue names the part, so that the values seen are enough
		return values
	}
	for _, value := range seen {
		switch of := value.(type) {
		case json.Number:
			l.amounts("0", func(_ int, n json.Number) { values = append(values, n) })
			for _, n := range []json.Number{"1", "2", "3"} {
				if !slices.Contains(values, any(n)) {
					values = append(values, n)
				}
			}
			return values
		case []any:
			if len(of) > 0 {
				continue
			}
			for _, thing := range l.clues.Things {
				values = append(values, []any{thing})
			}
			return values
		case map[string]any:
			if len(of) > 0 {
				continue
			}
			for _, name := range slices.Concat(l.clues.Numbers, l.clues.Things) {
				values = append(values, map[string]any{name: json.Number("1")})
			}
			return values
		}
	}
	return values
}

// called returns the names that the things give to parts of an object: numbers if it has numbers for names.
func (l *likely) called(of map[string]any) []string {
	for name := range of {
		if _, err := strconv.Atoi(name); err != nil {
			return l.clues.Things
		}
	}
	return l.clues.Numbers
}

// renamed adds parts under other names: those that the object lacks, and those of the things.
func (l *likely) renamed(s *Spot, weight int, of map[string]any) {
	names := slices.Concat(l.called(of), l.lacking(s, of))
	for _, i := range s.Below {
		part := &l.places[i]
		for n, name := range names {
			if _, has := of[name]; !has && !slices.Contains(names[:n], name) {
				l.put(s.Pattern+" renamed", byMove, weight+l.weight(name)+l.weight(part.last()),
					Edit{Op: Move, From: part.Pointer, Path: s.Pointer + "/" + Escape(name)})
			}
		}
	}
}

// like returns the different values of the parts of an object; numbers become 1.
func (l *likely) like(s *Spot) []any {
	var like []any
	var known []string
	for _, i := range s.Below {
		value := l.places[i].Value
		if _, number := value.(json.Number); number {
			value = json.Number("1")
		}
		if key := text(value); !slices.Contains(known, key) {
			known, like = append(known, key), append(like, value)
		}
	}
	return first(like, mostLike)
}

func first(values []any, most int) []any { return values[:min(len(values), most)] }

// elements adds words to a list, at its end or its beginning, and reorders it.
func (l *likely) elements(s *Spot, weight int, of []any) {
	if len(of) > 0 && !isText(of[0]) {
		return
	}
	for _, word := range l.words(s.Pattern+"/*", nil) {
		weight := weight + l.weight(word.text)
		l.put(s.Pattern, byPart+word.cost, weight, Edit{Op: Add, Path: s.Pointer + "/-", Value: word.text})
		if len(of) > 0 {
			l.put(s.Pattern, byPart+1+word.cost, weight, Edit{Op: Add, Path: s.Pointer + "/0", Value: word.text})
		}
	}
	for i := range of {
		from := s.Pointer + "/" + strconv.Itoa(i)
		weight := weight + l.weight(of[i].(string))
		if i < len(of)-1 {
			l.put(s.Pattern+" moved", byOrder, weight, Edit{Op: Move, From: from, Path: s.Pointer + "/-"})
		}
		if i > 0 {
			l.put(s.Pattern+" moved", byOrder+1, weight, Edit{Op: Move, From: from, Path: s.Pointer + "/0"})
		}
	}
}

func isText(value any) bool { _, is := value.(string); return is }
