package judge

import (
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
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

// drifted summarises the changes since the edition under which the record was written.
func (v *Verdict) drifted() string {
	d, under := v.Drift, "the record was written under edition "+v.WrittenUnder
	switch {
	case !d.Known:
		return under + ", which is not in the rulebook's history"
	case d.Then != nil:
		return under + "; with " + d.Then.Names() + ", the default at the time, it is " + v.outcome(d.Then)
	}
	return under + "; since then the rulebook has " + prose.Count(len(d.Changes), "change")
}
