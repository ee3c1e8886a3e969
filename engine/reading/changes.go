package reading

import (
	"slices"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Change is an answer in a record's header that a reading replaces.
type Change struct{ Question, Option, Was string }

// Over returns a record under the reading, and the changed answers in the order of the book. The
// answers and the component file of the reading replace those of the header. A record whose answers
// change loses its marks, because marks are valid only under one reading. The given record stays
// unchanged.
func (r *Reading) Over(t *transcript.Transcript) (*transcript.Transcript, []Change) {
	over := *t
	over.Rulings = slices.Clone(t.Rulings)
	var changes []Change
	for _, q := range r.Entry.Book.Questions {
		option, given := r.Answers[q.Name]
		if !given {
			continue
		}
		i := slices.IndexFunc(over.Rulings, func(a transcript.Ruling) bool { return a.Question == q.Name })
		if i < 0 {
			// An answer that is missing in the header still has the header as its place in messages.
			i = len(over.Rulings)
			over.Rulings = append(over.Rulings, transcript.Ruling{Line: t.At.Seats, Question: q.Name, Option: q.Options[q.Default].ID})
		}
		if was := over.Rulings[i].Option; was != option {
			changes = append(changes, Change{q.Name, option, was})
		}
		over.Rulings[i].Option = option
	}
	if r.boxed {
		over.Components = transcript.Digest(r.Components)
	}
	if len(changes) > 0 || over.Components != t.Components {
		unmark(&over)
	}
	return &over, changes
}

// unmark removes the marks of a record.
func unmark(t *transcript.Transcript) {
	t.Opening = nil
	t.Decisions = slices.Clone(t.Decisions)
	for i := range t.Decisions {
		t.Decisions[i].Mark = nil
	}
}
