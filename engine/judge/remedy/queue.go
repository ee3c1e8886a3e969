package remedy

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// queue gives out changes in their order. A reason reads a part if a change of the part changes the reason. Changes
// of parts that the reason reads alternate with the others. Changes of parts that it does not read come last.
type queue struct {
	// patches are the changes in their order. taken reports which of them were given out.
	patches []edit.Patch
	taken   []bool
	// at is the index of the next change in the order. out is the number of changes given out.
	at, out int
	// ahead are changes of parts that the reason reads. after are changes of parts that it does not read.
	ahead, after []int
	// reads are the places of changes that changed the reason. idles counts the changes of each part that had no
	// effect on the reason.
	reads [][]string
	idles map[string]int
}

// mostIdle is a number of changes of one part that have no effect on the reason. After so many, the other
// changes of the part come last. mostAhead is the number of changes that one part brings ahead.
const (
	mostIdle  = 6
	mostAhead = 64
)

func newQueue(patches []edit.Patch) queue {
	return queue{patches: patches, taken: make([]bool, len(patches)), idles: map[string]int{}}
}

// take returns the change to try next; ok is false if there are no more.
func (q *queue) take() (patch edit.Patch, ok bool) {
	for q.out < len(q.patches) {
		i := q.number()
		if q.taken[i] {
			continue
		}
		q.taken[i] = true
		q.out++
		return q.patches[i], true
	}
	return nil, false
}

// number returns the index of a change that may come next.
func (q *queue) number() (i int) {
	last := q.at == len(q.patches)
	switch {
	case len(q.ahead) > 0 && (q.out%2 == 0 || last):
		i, q.ahead = q.ahead[0], q.ahead[1:]
	case last:
		i, q.after = q.after[0], q.after[1:]
	default:
		i = q.at
		q.at++
		if patch := q.patches[i]; !q.taken[i] && q.idles[keyOf(patch)] >= mostIdle && !q.isRead(patch) {
			q.after = append(q.after, i)
			return q.number()
		}
	}
	return i
}

// pending returns the number of changes that were not given out.
func (q *queue) pending() int { return len(q.patches) - q.out }

// hit notes that the reason reads the parts of a change, taken together.
func (q *queue) hit(patch edit.Patch) {
	places := placesOf(patch)
	if slices.ContainsFunc(q.reads, func(read []string) bool { return slices.Equal(read, places) }) {
		return
	}
	q.reads = append(q.reads, places)
	n := 0
	for i, other := range q.patches {
		if n < mostAhead && !q.taken[i] && isAt(other, places) {
			q.ahead = append(q.ahead, i)
			n++
		}
	}
}

// miss notes that a change had no effect on the reason.
func (q *queue) miss(patch edit.Patch) { q.idles[keyOf(patch)]++ }

// isRead reports whether the reason reads one of the places of a change, or all of them taken together.
func (q *queue) isRead(patch edit.Patch) bool {
	return slices.ContainsFunc(q.reads, func(read []string) bool { return isAt(patch, read) })
}

// isAt reports whether a change is at all of some places, in their order. A change of a part's name does not count
// as a change at one place.
func isAt(patch edit.Patch, places []string) bool {
	if len(places) == 1 && patch[0].Op == edit.Move {
		return false
	}
	n := 0
	for _, e := range patch {
		for _, pointer := range [...]string{e.From, e.Path} {
			if n < len(places) && pointer != "" && is(pointer, places[n]) {
				n++
			}
		}
	}
	return n == len(places)
}

// is reports whether a JSON Pointer leads to a place. A star in the place matches the index of any element.
func is(pointer, place string) bool {
	for more := true; more; {
		var one, other string
		var last bool
		one, pointer, more = strings.Cut(pointer, "/")
		other, place, last = strings.Cut(place, "/")
		if more != last || one != other && (other != "*" || !isNumber(one)) {
			return false
		}
	}
	return true
}

// keyOf returns the places of a patch as one key.
func keyOf(patch edit.Patch) string { return strings.Join(placesOf(patch), " ") }

// placesOf returns the places of a patch, with a star for the index of an element.
func placesOf(patch edit.Patch) []string {
	var places []string
	for _, e := range patch {
		for _, pointer := range [...]string{e.From, e.Path} {
			if pointer != "" {
				places = append(places, starred(pointer))
			}
		}
	}
	return places
}

// starred returns a JSON Pointer with a star for the index of an element.
func starred(pointer string) string {
	steps := strings.Split(pointer, "/")
	for i, step := range steps {
		if isNumber(step) {
			steps[i] = "*"
		}
	}
	return strings.Join(steps, "/")
}
