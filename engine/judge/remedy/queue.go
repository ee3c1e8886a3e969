package remedy

import (
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/document/edit"
)

// queue hands out changes in their order. Those of a part that the reason reads come by turns with the others, and
// those of a part that it does not read come last. A reason reads a part if a change of the part changes the reason.
type queue struct {
	// patches are the changes in their order, places their parts; taken reports those handed out.
	patches []edit.Patch
	places  [][]string
	taken   []bool
	// at is the number of the next change in the order, out that of those handed out.
	at, out int
	// ahead are changes of parts that the reason reads, after those of parts that it does not read.
	ahead, after []int
	// reads are the parts that it reads, idles counts the changes of a part that left it as it was.
	reads map[string]bool
	idles map[string]int
}

// mostIdle is the number of changes of a part, without effect on the reason, after which the others come last.
// mostAhead is the number of changes that one part brings ahead.
const (
	mostIdle  = 6
	mostAhead = 64
)

func newQueue(patches []edit.Patch) queue {
	q := queue{patches: patches, places: make([][]string, len(patches)), taken: make([]bool, len(patches)), reads: map[string]bool{},
		idles: map[string]int{}}
	for i, patch := range patches {
		q.places[i] = placesOf(patch)
	}
	return q
}

// take hands out the change to try next; ok is false if there are no more.
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

// number returns the number of a change that may come next.
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
		if !q.taken[i] && !q.isRead(q.places[i]) && q.idles[together(q.places[i])] >= mostIdle {
			q.after = append(q.after, i)
			return q.number()
		}
	}
	return i
}

// pending returns the number of changes not handed out.
func (q *queue) pending() int { return len(q.patches) - q.out }

// hit notes that the reason reads the parts of a change, taken together.
func (q *queue) hit(patch edit.Patch) {
	part := together(placesOf(patch))
	if q.reads[part] {
		return
	}
	q.reads[part] = true
	n := 0
	for i, places := range q.places {
		if n < mostAhead && !q.taken[i] && (together(places) == part || slices.Contains(places, part)) {
			q.ahead = append(q.ahead, i)
			n++
		}
	}
}

// miss notes that a change left the reason as it was.
func (q *queue) miss(patch edit.Patch) { q.idles[together(placesOf(patch))]++ }

// isRead reports whether the reason reads one of the places, or all of them taken together.
func (q *queue) isRead(places []string) bool {
	return q.reads[together(places)] || slices.ContainsFunc(places, func(place string) bool { return q.reads[place] })
}

func together(places []string) string { return strings.Join(places, " ") }

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
