// Package edittest edits documents at random. Tests and cmd/lab use it; the program does not.
package edittest

import (
	"encoding/json"
	"iter"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// whole is a document that is being edited: its places in order, and the different texts in them.
type whole struct {
	*edit.Words
	places []edit.Spot
	plain  []any
}

func look(w *edit.Words, document any) *whole {
	spots, texts := edit.Spots(document)
	return &whole{w, spots, texts}
}

// All yields the edits of a document: those of the whole, then those of its parts in the order of their names.
func All(w *edit.Words, document any) iter.Seq[edit.Edit] {
	d := look(w, document)
	return func(yield func(edit.Edit) bool) {
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

// Random returns one edit of a document, chosen with random(n) in 0 ≤ r < n; false if there is no
// edit. Random chooses a part near the top more often than each of the many parts below, and each
// kind of change equally often.
func Random(w *edit.Words, document any, random func(n int) int) (edit.Edit, bool) {
	d := look(w, document)
	const tries = 20
	for range tries {
		kinds := d.at(d.descend(random))
		kinds = slices.DeleteFunc(kinds, func(kind []edit.Edit) bool { return len(kind) == 0 })
		if len(kinds) > 0 {
			kind := kinds[random(len(kinds))]
			return kind[random(len(kind))], true
		}
	}
	return edit.Edit{}, false
}

// descend chooses a place on the way down from the whole document.
func (d *whole) descend(random func(n int) int) *edit.Spot {
	const stay = 4
	at := &d.places[0]
	for len(at.Below) > 0 && random(stay) > 0 {
		at = &d.places[at.Below[random(len(at.Below))]]
	}
	return at
}

// at lists the edits of a place, by kind: replace the value, also by a value from elsewhere; remove the part; move
// it; double it; add a part to it.
func (d *whole) at(s *edit.Spot) [][]edit.Edit {
	kinds := [][]edit.Edit{d.added(s)}
	if s.Within == nil {
		return kinds
	}
	return append(kinds, d.replaced(s, d.Seen(s.Pattern)), d.replaced(s, d.other(s.Value)),
		[]edit.Edit{{Op: edit.Remove, Path: s.Pointer}}, d.moved(s), d.doubled(s))
}

func (d *whole) replaced(s *edit.Spot, by []any) []edit.Edit {
	var edits []edit.Edit
	for _, value := range by {
		if !reflect.DeepEqual(value, s.Value) {
			edits = append(edits, edit.Edit{Op: edit.Replace, Path: s.Pointer, Value: value})
		}
	}
	return edits
}

// other returns values like the given one: near numbers, the opposite of true or false, another text of the
// document.
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

// added lists edits that give an object a missing part, or a list another element.
func (d *whole) added(s *edit.Spot) []edit.Edit {
	var edits []edit.Edit
	switch of := s.Value.(type) {
	case map[string]any:
		for _, name := range d.Missing(s.Pattern, of) {
			step := "/" + edit.Escape(name)
			for _, value := range d.Seen(s.Pattern + step) {
				edits = append(edits, edit.Edit{Op: edit.Add, Path: s.Pointer + step, Value: value})
			}
		}
	case []any:
		for _, value := range d.Seen(s.Pattern + "/*") {
			edits = append(edits, edit.Edit{Op: edit.Add, Path: s.Pointer + "/-", Value: value})
		}
	}
	return edits
}

// moved lists edits that rename a part, or put an element in another place of its list or into a list outside it.
func (d *whole) moved(s *edit.Spot) []edit.Edit {
	var edits []edit.Edit
	to := func(place string) {
		if place != s.Pointer {
			edits = append(edits, edit.Edit{Op: edit.Move, From: s.Pointer, Path: place})
		}
	}
	switch of := s.Within.(type) {
	case map[string]any:
		for _, name := range d.Missing(s.Like, of) {
			to(s.Above + "/" + edit.Escape(name))
		}
	case []any:
		for i := range of {
			to(s.Above + "/" + strconv.Itoa(i))
		}
		for i := range d.places {
			list := &d.places[i]
			if _, is := list.Value.([]any); is && !strings.HasPrefix(list.Pointer+"/", s.Above+"/") {
				to(list.Pointer + "/-")
			}
		}
	}
	return edits
}

// doubled returns the edit that writes an element of a list twice.
func (d *whole) doubled(s *edit.Spot) []edit.Edit {
	if _, list := s.Within.([]any); !list {
		return nil
	}
	return []edit.Edit{{Op: edit.Copy, From: s.Pointer, Path: s.Pointer}}
}

// near returns numbers like n: a little less and more, zero, the opposite and many times as much.
func near(n json.Number) []any {
	i, err := strconv.Atoi(string(n))
	if err != nil {
		return nil
	}
	var numbers []any
	for _, other := range []int{i - 1, i + 1, i - 2, i + 2, 0, -i, 2*i + 1, 10*i + 5, i + 1000} {
		number := json.Number(strconv.Itoa(other))
		if other != i && !slices.Contains(numbers, any(number)) {
			numbers = append(numbers, number)
		}
	}
	return numbers
}
