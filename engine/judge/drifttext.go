package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// mostChanges is how many changes are shown to a person; JSON has all.
const mostChanges = 5

// drift writes what has changed since another edition, for people.
func (v *Verdict) drift(b *strings.Builder) {
	if v.Drift == nil {
		return
	}
	says := func(text string) { b.WriteString(prose.Wrap("  ", text)) }
	d, under := v.Drift, "the record was written under edition "+v.WrittenUnder
	const noMistake = "what is wrong may be a change of the rulebook, and no mistake of the players"
	switch {
	case !d.Known && v.Upheld:
		says(under + ", which is not in the rulebook's history, and stands under this one")
		return
	case !d.Known:
		says(under + ", which is not in the rulebook's history: " + noMistake)
		return
	}
	says(under + prose.Either(v.Upheld, ", and stands under this one", "") + "; since then " + changesOf(d.Changes))
	if f := d.First; f != nil {
		says(fmt.Sprintf("the first difference is in line %d: %s; decision %d, to which it belongs, rests on %s", f.Line, f.Reason, f.Decision,
			joined(verdict.IDs(first(f.Cited, v.room.sentences)), ", ")))
	}
	if d.Then != nil {
		says(prose.Either(d.Then.Upheld, "this is a change of the rulebook, and no mistake of the players: ", "") +
			"with what was the default, " + d.Then.Names() + ", it is " + v.names.In(outcome(d.Then, whole.reason)))
		return
	}
	switch {
	case v.Upheld:
	case len(d.Here) > 0:
		says(noMistake + ": among what it rests on, " + changesOf(d.Here))
	default:
		says("what is wrong rests on none of these, as far as clauses and questions tell")
	}
}

// changesOf lists the first of some changes.
func changesOf(changes []rulebook.Change) string {
	var listed []string
	for _, c := range changes[:min(len(changes), mostChanges)] {
		listed = append(listed, c.String())
	}
	if more := len(changes) - mostChanges; more > 0 {
		listed = append(listed, prose.Count(more, "more change")+", which --json has")
	}
	return strings.Join(listed, "; ")
}
