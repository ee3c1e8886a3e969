package judge

import (
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Note is what stands beside a verdict and is no part of it, in short.
type Note struct {
	// Kind is edition, mistake or unfinished, Line where it is, 0 for the record as a whole.
	Kind string
	Line int
	// Text says it, on one line; Clause is what a mistake breaks, without an id of any other.
	Text   string
	Clause verdict.Clause
}

// Notes are those of the verdict, for people who look at many: that the record was written under another edition, which mistakes were let
// stand, what is unfinished.
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

// drifted says in short what has changed since the edition that the record was written under.
func (v *Verdict) drifted() string {
	d, under := v.Drift, "the record was written under edition "+v.WrittenUnder
	switch {
	case !d.Known:
		return under + ", which is not in the rulebook's history"
	case d.Then != nil:
		return under + "; with what was the default, " + d.Then.Names() + ", it is " + v.outcome(d.Then)
	}
	return under + "; since then the rulebook has " + prose.Count(len(d.Changes), "change")
}
