package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// effects are what the decision brought about: the first of them, and the last.
func (v *Verdict) effects(b *strings.Builder) {
	if len(v.Effects) == 0 {
		return
	}
	b.WriteString("  it brought about:\n")
	write := func(e engine.Effect) { b.WriteString(prose.Wrap("    ", v.names.In(effect(e)))) }
	last := len(v.Effects) - 1
	for _, e := range v.Effects[:min(last, v.room.effects-1)] {
		write(e)
	}
	more(b, last-(v.room.effects-1), "more effect", "    (%s between)\n")
	write(v.Effects[last])
}

// effect is an effect with its clauses.
func effect(e engine.Effect) string {
	if len(e.Clauses) == 0 {
		return e.Text
	}
	return e.Text + " [" + joined(e.Clauses, " ") + "]"
}

// cited are the clauses that allow the decision, with the sentences of the first.
func (v *Verdict) cited(b *strings.Builder) {
	if len(v.Cited) == 0 {
		return
	}
	b.WriteString("  it rests on, in our words:\n")
	said := first(v.Cited, v.room.sentences)
	for _, c := range said {
		b.WriteString(prose.Wrap("    ", string(c.ID)+", "+c.At+": "+c.Says))
	}
	if more := v.Cited[len(said):]; len(more) > 0 {
		var ids []string
		for _, c := range first(more, v.room.ids) {
			ids = append(ids, string(c.ID))
		}
		if rest := len(more) - v.room.ids; rest > 0 {
			ids = append(ids, prose.Count(rest, "more clause"))
		}
		b.WriteString(prose.List("    and on ", ids))
	}
}

// rests says what the clauses say that overrule, and on which open question that rests.
func (v *Verdict) rests(b *strings.Builder) {
	for i, c := range v.Against() {
		switch {
		case c.Says == "":
		case i == 0 && c.ID == v.Clause: // which was named just now
			b.WriteString(prose.Wrap("  ", "rulebook, "+c.At+", in our words: "+c.Says))
		default:
			b.WriteString(prose.Wrap("  ", fmt.Sprintf("%s, rulebook, %s, in our words: %s", c.ID, c.At, c.Says)))
		}
	}
	if len(v.Akin) > 0 {
		b.WriteString("  the rulebook's sentences nearest to the words of the claim, in our words:\n")
		for _, c := range v.Akin {
			b.WriteString(prose.Wrap("    ", string(c.ID)+", "+c.At+": "+c.Says))
		}
	}
	if v.Question != "" {
		fmt.Fprintf(b, "  this rests on the open question %s\n", v.Question)
	}
}

// because is a reason after the clauses that it rests on, if there are any.
func because(reason string, clauses []engine.Clause) string {
	if len(clauses) == 0 {
		return reason
	}
	return joined(clauses, ", ") + ": " + reason
}
