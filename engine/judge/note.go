package judge

import (
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
)

// Note is a short remark on a record that is not part of the verdict.
type Note struct {
	// Kind is edition, mistake or unfinished. Line is the line of the remark, 0 for the record as a
	// whole.
	Kind string
	Line int
	// Text is the remark as one line. Clause is the clause that a mistake breaks; for other kinds,
	// it has no id.
	Text   string
	Clause verdict.Clause
}

// Notes returns short remarks on the record: another edition of the rulebook, mistakes that the
// table accepted, and unfinished parts.
func (v *Verdict) Notes() []Note {
	var notes []Note
	if v.Drift != nil {
		notes = append(notes, Note{Kind: "edition", Text: v.drifted()})
	}
	for i := range v.Mistakes {
		m := &v.Mistakes[i]
		notes = append(notes, Note{"mistake", m.Line, v.mistake(m), m.Clause})
	}
	if v.Unfinished != nil {
		line := max(v.Unfinished.Line, v.Unfinished.CutOff)
		notes = append(notes, Note{Kind: "unfinished", Line: line, Text: v.Unfinished.String()})
	}
	return notes
}
