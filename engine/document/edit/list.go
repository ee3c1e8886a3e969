package edit

import (
	"maps"
	"slices"
	"strconv"
)

// whole is a document that is being edited: its places in order, and the different texts in them.
type whole struct {
	*Words
	places []Spot
	plain  []any
}

// Spot is a place of a document.
type Spot struct {
	// Pointer is the JSON Pointer of the place. Pattern is the pointer with "*" for the indices of
	// list elements.
	Pointer, Pattern string
	Value            any
	// Within is the object or list around the place, nil for the whole document. Above and Like are
	// the pointer and the pattern of Within.
	Within      any
	Above, Like string
	Below       []int // the places of its parts
}

// Part is a part of an object in a document.
type Part struct {
	Pointer string
	Value   any
}

// Parts returns the parts of all objects in a document, those of each object before the parts inside them.
func Parts(document any) []Part {
	var parts []Part
	spots, _ := Spots(document)
	for _, s := range spots {
		if _, is := s.Within.(map[string]any); is {
			parts = append(parts, Part{s.Pointer, s.Value})
		}
	}
	return parts
}

// Spots returns the places of a document, each before its parts, and the different texts in them.
func Spots(document any) (spots []Spot, texts []any) {
	d := &whole{}
	d.visit(Spot{Value: document})
	return d.places, d.plain
}

func (d *whole) visit(s Spot) {
	here := len(d.places)
	d.places = append(d.places, s)
	part := func(step, pattern string, value any) {
		d.places[here].Below = append(d.places[here].Below, len(d.places))
		d.visit(Spot{Pointer: s.Pointer + "/" + step, Pattern: s.Pattern + "/" + pattern, Value: value,
			Within: s.Value, Above: s.Pointer, Like: s.Pattern})
	}
	switch of := s.Value.(type) {
	case map[string]any:
		for _, name := range slices.Sorted(maps.Keys(of)) {
			part(Escape(name), Escape(name), of[name])
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
