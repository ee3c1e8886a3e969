package judge

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// drift describes the changes since the edition under which the record was written.
func (v *Verdict) drift() []blocks.Block {
	if v.Drift == nil {
		return nil
	}
	d, under := v.Drift, "the record was written under edition "+v.WrittenUnder
	const noMistake = "The fault may come from a change of the rulebook, not from a mistake of the players"
	if !d.Known {
		return []blocks.Block{note(under + ", which is not in the rulebook's history." + prose.Either(v.Upheld, "", " "+noMistake+"."))}
	}
	b := note(under + prose.Either(v.Upheld, ", and is right under the present edition", "") + ". Since then ")
	b.Spans = append(b.Spans, blocks.Listed(blocks.Plain, changesOf(d.Changes), 1)...)
	says := func(text string) { b.Blocks = append(b.Blocks, blocks.Said(v.sentence(text))) }
	if f := d.First; f != nil {
		says(fmt.Sprintf("The first difference is in line %d: %s. It belongs to decision %d, which rests on %s", f.Line, f.Reason, f.Decision,
			joined(verdict.IDs(first(f.Cited, verdict.MostQuoted)), ", ")))
	}
	switch {
	case d.Then != nil:
		says(prose.Either(d.Then.Upheld, "The fault comes from a change of the rulebook, not from a mistake of the players: ", "") +
			"with " + d.Then.Names() + ", the default at the time, it is " + v.outcome(d.Then))
	case v.Upheld:
	case len(d.Here) > 0:
		b.Blocks = append(b.Blocks, blocks.Para(append([]blocks.Span{blocks.Text(noMistake + ". The decision rests on a part that has changed: ")},
			blocks.Listed(blocks.Plain, changesOf(d.Here), 1)...)...))
	default:
		says("The fault rests on no clause, question or sentence that has changed")
	}
	b.Blocks = append(b.Blocks, sentencesOf(d.Here)...)
	b.Keep = d.First != nil || d.Then != nil || len(d.Here) > 0 // otherwise nothing that matters here has changed
	return []blocks.Block{b}
}

// sentencesOf quotes the changed sentences that the decision rests on, as they were and as they are.
func sentencesOf(changes []rulebook.Change) (all []blocks.Block) {
	for _, c := range changes {
		if c.Kind == "sentence" {
			all = append(all, blocks.Said(c.ID+" said: "+c.Was[0]), blocks.Said(c.ID+" says: "+c.Is[0]))
		}
	}
	return all
}

// changesOf puts the first of some changes into words.
func changesOf(changes []rulebook.Change) (listed []string) {
	for _, c := range first(changes, mostChanges) {
		listed = append(listed, c.String())
	}
	if more := len(changes) - mostChanges; more > 0 {
		listed = append(listed, prose.Count(more, "more change")+", which --json lists")
	}
	return listed
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
