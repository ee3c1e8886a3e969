package edit

import (
	"encoding/json"
	"iter"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// whole is a document that is being edited: its places in order, and the different texts in them.
type whole struct {
	*Words
	places []spot
	plain  []any
}

// spot is a place of a document.
type spot struct {
	pointer, pattern string
	value            any
	// within is the object or list that it is a part of, nil for the whole document; above and like are that one's pointer and pattern.
	within      any
	above, like string
	below       []int // the places of its parts
}

// All are the edits of a document, place by place: those of the whole, then those of its parts in the order of their names.
func (w *Words) All(document any) iter.Seq[Edit] {
	d := w.look(document)
	return func(yield func(Edit) bool) {
		for i := range d.places {
			for _, kind := range d.at(&d.places[i]) {
				for _, e := range kind {
					if !yield(e) {
						return
					}
				}
			}
		}
	}
}

// Random is one edit of a document, chosen with random(n) in 0 ≤ r < n; false if there is none. Parts near the top are chosen more often
// than each of the many below, and the ways in which a part can be changed are chosen equally often.
func (w *Words) Random(document any, random func(n int) int) (Edit, bool) {
	d := w.look(document)
	const tries = 20
	for range tries {
		kinds := d.at(d.descend(random))
		kinds = slices.DeleteFunc(kinds, func(kind []Edit) bool { return len(kind) == 0 })
		if len(kinds) > 0 {
			kind := kinds[random(len(kinds))]
			return kind[random(len(kind))], true
		}
	}
	return Edit{}, false
}

// descend chooses a place on the way down from the whole document.
func (d *whole) descend(random func(n int) int) *spot {
	const stay = 4
	at := &d.places[0]
	for len(at.below) > 0 && random(stay) > 0 {
		at = &d.places[at.below[random(len(at.below))]]
	}
	return at
}

// Part is a part of an object in a document.
type Part struct {
	Pointer string
	Value   any
}

// Parts are the parts of all objects in a document, those of each object before what is in them.
func Parts(document any) []Part {
	var parts []Part
	for _, s := range (&Words{}).look(document).places {
		if _, is := s.within.(map[string]any); is {
			parts = append(parts, Part{s.pointer, s.value})
		}
	}
	return parts
}

// look lists the places of a document.
func (w *Words) look(document any) *whole {
	d := &whole{Words: w}
	d.visit(spot{value: document})
	return d
}

func (d *whole) visit(s spot) {
	here := len(d.places)
	d.places = append(d.places, s)
	part := func(step, pattern string, value any) {
		d.places[here].below = append(d.places[here].below, len(d.places))
		d.visit(spot{pointer: s.pointer + "/" + step, pattern: s.pattern + "/" + pattern, value: value,
			within: s.value, above: s.pointer, like: s.pattern})
	}
	switch of := s.value.(type) {
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(of)) {
			part(escape.Replace(name), escape.Replace(name), of[name])
		}
	case []any:
		for i, element := range of {
			part(strconv.Itoa(i), "*", element)
		}
	case string:
		if !slices.Contains(d.plain, any(of)) {
			d.plain = append(d.plain, of)
		}
	}
}

// at are the edits of a place, by kind: what is written there becomes another value, or one from elsewhere; the part is left out; it moves;
// it is doubled; something is added to it.
func (d *whole) at(s *spot) [][]Edit {
	kinds := [][]Edit{d.added(s)}
	if s.within == nil {
		return kinds
	}
	return append(kinds, d.replaced(s, d.seen(s.pattern)), d.replaced(s, d.other(s.value)),
		[]Edit{{Op: Remove, Path: s.pointer}}, d.moved(s), d.doubled(s))
}

func (d *whole) replaced(s *spot, by []any) []Edit {
	var edits []Edit
	now := text(s.value)
	for _, value := range by {
		if text(value) != now {
			edits = append(edits, Edit{Op: Replace, Path: s.pointer, Value: value})
		}
	}
	return edits
}

// other are values like one: numbers near a number, the opposite of true or false, another text of the document.
func (d *whole) other(value any) []any {
	switch v := value.(type) {
	case json.Number:
		return near(v)
	case bool:
		return []any{!v}
	case string:
		return d.plain
	}
	return nil
}

// added are edits that give an object a part that it lacks, or a list an element.
func (d *whole) added(s *spot) []Edit {
	var edits []Edit
	switch of := s.value.(type) {
	case map[string]any:
		for _, name := range d.missing(s.pattern, of) {
			step := "/" + escape.Replace(name)
			for _, value := range d.seen(s.pattern + step) {
				edits = append(edits, Edit{Op: Add, Path: s.pointer + step, Value: value})
			}
		}
	case []any:
		for _, value := range d.seen(s.pattern + "/*") {
			edits = append(edits, Edit{Op: Add, Path: s.pointer + "/-", Value: value})
		}
	}
	return edits
}

// moved are edits that rename a part, or put an element in another place of its list or into a list outside it.
func (d *whole) moved(s *spot) []Edit {
	var edits []Edit
	to := func(place string) {
		if place != s.pointer {
			edits = append(edits, Edit{Op: Move, From: s.pointer, Path: place})
		}
	}
	switch of := s.within.(type) {
	case map[string]any:
		for _, name := range d.missing(s.like, of) {
			to(s.above + "/" + escape.Replace(name))
		}
	case []any:
		for i := range of {
			to(s.above + "/" + strconv.Itoa(i))
		}
		for i := range d.places {
			list := &d.places[i]
			if _, is := list.value.([]any); is && !strings.HasPrefix(list.pointer+"/", s.above+"/") {
				to(list.pointer + "/-")
			}
		}
	}
	return edits
}

// doubled is the edit that writes an element of a list twice.
func (d *whole) doubled(s *spot) []Edit {
	if _, list := s.within.([]any); !list {
		return nil
	}
	return []Edit{{Op: Copy, From: s.pointer, Path: s.pointer}}
}
