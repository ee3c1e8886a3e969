package edit

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// holder is a place that holds things by name: a list of words, or an object with the number of
// each thing. A missing holder is empty.
type holder struct {
	path    string
	pattern string
	weight  int
	list    []any
	counts  map[string]any
	isList  bool
	missing bool
}

// holders returns the holders of a document, and the missing ones that its objects have been seen to have.
func (l *likely) holders() []holder {
	var all []holder
	for i := range l.places {
		s := &l.places[i]
		if h, is := held(s.Value); is && s.Within != nil {
			h.path, h.pattern, h.weight = s.Pointer, s.Pattern, l.weights[i]
			all = append(all, h)
		}
		of, _ := s.Value.(map[string]any)
		for _, name := range l.Missing(s.Pattern, of) {
			step := "/" + Escape(name)
			for _, value := range first(l.Seen(s.Pattern+step), 1) {
				if h, is := held(value); is {
					all = append(all, holder{path: s.Pointer + step, pattern: s.Pattern + step, weight: l.weights[i] + l.weight(name),
						isList: h.isList, missing: true})
				}
			}
		}
	}
	return all
}

// held returns a value as a holder; false if the value cannot be a holder.
func held(value any) (h holder, is bool) {
	switch of := value.(type) {
	case []any:
		return holder{list: of, isList: true}, !slices.ContainsFunc(of, func(v any) bool { return !isText(v) })
	case map[string]any:
		for _, n := range of {
			if _, number := n.(json.Number); !number {
				return h, false
			}
		}
		return holder{counts: of}, len(of) > 0
	}
	return h, false
}

// take returns the edit that takes a thing out; false if the holder does not contain the thing.
func (h *holder) take(thing string) (Edit, bool) {
	if h.isList {
		for i := len(h.list) - 1; i >= 0; i-- {
			if h.list[i] == thing {
				return Edit{Op: Remove, Path: h.path + "/" + strconv.Itoa(i)}, true
			}
		}
		return Edit{}, false
	}
	place := h.path + "/" + Escape(thing)
	switch n := count(h.counts[thing]); {
	case n > 1:
		return Edit{Op: Replace, Path: place, Value: json.Number(strconv.Itoa(n - 1))}, true
	case n == 1:
		return Edit{Op: Remove, Path: place}, true
	}
	return Edit{}, false
}

// give returns the edit that puts a thing in.
func (h *holder) give(thing string) Edit {
	place := h.path + "/" + Escape(thing)
	switch _, has := h.counts[thing]; {
	case h.missing && h.isList:
		return Edit{Op: Add, Path: h.path, Value: []any{thing}}
	case h.missing:
		return Edit{Op: Add, Path: h.path, Value: map[string]any{thing: json.Number("1")}}
	case h.isList:
		return Edit{Op: Add, Path: h.path + "/-", Value: thing}
	case has:
		return Edit{Op: Replace, Path: place, Value: json.Number(strconv.Itoa(count(h.counts[thing]) + 1))}
	}
	return Edit{Op: Add, Path: place, Value: json.Number("1")}
}

func count(value any) int {
	number, _ := value.(json.Number)
	n, _ := strconv.Atoi(string(number))
	return n
}

// names returns the different things in a holder, in the order of the list or of the names.
func (l *likely) names(h *holder) []string {
	var names []string
	for _, word := range h.list {
		if name := word.(string); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	for name := range h.counts {
		names = append(names, name)
	}
	if !h.isList {
		slices.Sort(names)
	}
	return names
}

// fits reports whether a thing has been seen in such a place, since not every card can be
// everywhere.
func (l *likely) fits(thing string, h *holder) bool {
	at := l.Words.places[h.pattern]
	if h.isList {
		return slices.Contains(l.Seen(h.pattern+"/*"), any(thing))
	}
	return at != nil && slices.Contains(at.parts, thing)
}

// transfers adds moves of one thing from one place to another. A thing without weight moves only if
// the old or the new place has weight. Moves to a place where the thing has been seen come first.
func (l *likely) transfers() {
	holders := l.holders()
	for i := range holders {
		from := &holders[i]
		things := l.names(from)
		for j := range holders {
			if i == j {
				continue
			}
			for _, thing := range things {
				if l.fits(thing, &holders[j]) {
					l.transfer(byMove-1, thing, from, &holders[j])
				}
			}
			for _, thing := range things {
				if !l.fits(thing, &holders[j]) {
					l.transfer(byMove, thing, from, &holders[j])
				}
			}
		}
	}
}

func (l *likely) transfer(cost int, thing string, from, to *holder) {
	weight, heaviest := l.weight(thing), max(from.weight, to.weight)
	if taken, has := from.take(thing); has && (weight > 0 || heaviest > 0) {
		l.put(from.path+" "+to.path, cost, weight+heaviest, taken, to.give(thing))
	}
}

// mostShifting is the number of heaviest numbers from and to which amounts are shifted.
const mostShifting = 12

// shifts moves amounts between a heavy number and another number: one at the top level of the document, one
// of the same name, or one next to it.
func (l *likely) shifts() {
	var numbers []int
	for i := range l.places {
		if _, is := l.places[i].Value.(json.Number); is {
			numbers = append(numbers, i)
		}
	}
	heavy := slices.Clone(numbers)
	slices.SortStableFunc(heavy, func(a, b int) int { return l.weights[b] - l.weights[a] })
	for _, i := range heavy[:min(len(heavy), mostShifting)] {
		for _, j := range numbers {
			one, other := &l.places[i], &l.places[j]
			beside := strings.HasPrefix(other.Above+"/", one.Above+"/")
			if i == j || l.weights[i] == 0 || !beside && other.Above != "" && other.Pattern != one.Pattern {
				continue
			}
			for rung, by := range []int{1, -1, 2, -2, 3, -3, 5, -5} {
				l.put(one.Pointer, byMove+rung/2, l.weights[i], shifted(one, by), shifted(other, -by))
			}
		}
	}
}

func shifted(s *Spot, by int) Edit {
	return Edit{Op: Replace, Path: s.Pointer, Value: json.Number(strconv.Itoa(count(s.Value) + by))}
}
