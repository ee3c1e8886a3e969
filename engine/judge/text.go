package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/document"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Text is the verdict for people, several lines that end with a line feed. The first word is upheld or overruled.
func (v *Verdict) Text() string {
	return prose.Either(v.Upheld, "upheld", "overruled") + v.Hanging() + ": " + v.place() + "\n" + v.Body() + v.Repeated()
}

// Repeated is the last line of [Verdict.Text], the command that repeats the verdict; "" if none does.
func (v *Verdict) Repeated() string {
	if v.Command == "" {
		return ""
	}
	return "  to repeat: " + v.Command + "\n"
}

// Body is [Verdict.Text] without what is judged, in the first line, and without the command that repeats it, in the last. Of what stands
// beside the verdict less is shown where all of it would not fit a screen.
func (v *Verdict) Body() string { return v.fitted((*Verdict).body) }

func (v *Verdict) body() string {
	var b strings.Builder
	b.WriteString(prose.Wrap("  ", v.heading()))
	v.called(&b)
	v.drift(&b)
	if v.Fact != nil {
		v.since(&b)
	}
	if v.Action != "" && !v.Granted() {
		b.WriteString(prose.Wrap("  ", verdict.Done(v.Step, v.Actor, v.Action)))
	}
	if v.Owned {
		b.WriteString("  the record itself calls this a mistake\n")
	}
	switch {
	case v.Fact != nil:
		v.fact(&b)
	case v.Upheld:
		v.upheld(&b)
	default:
		v.overruled(&b)
	}
	v.mistakes(&b)
	v.unfinished(&b)
	b.WriteString(document.Told("  ", prose.Either(v.spoken, "filled in, because no step says it", document.LeftOut), v.Filled,
		b.String()))
	v.questions(&b)
	if v.WrittenUnder == "" {
		b.WriteString("  under which edition the record was written is not known\n")
	}
	return b.String()
}

func (v *Verdict) name() string {
	if v.File == "" {
		return "the record"
	}
	return v.File
}

// place is the line that the verdict is about, and the decision by its number.
func (v *Verdict) place() string {
	switch {
	case v.Tried:
		return v.name() + ", tried after " + prose.Count(v.Decision-1, "decision")
	case v.Decision == 0 && v.Line == 0:
		return v.name() + ", the start"
	}
	place := v.name()
	if v.Line > 0 {
		place += fmt.Sprintf(":%d", v.Line)
	}
	if v.Decision > 0 {
		place += fmt.Sprintf(", decision %d", v.Decision)
	}
	if v.Wanted > 0 {
		place += fmt.Sprintf(", which comes before decision %d", v.Wanted)
	}
	return place
}

// heading says by what the record was judged.
func (v *Verdict) heading() string {
	parts := []string{v.Title, "edition " + v.Edition, v.reading()}
	if v.Components != "" {
		parts = append(parts, "components "+v.Components)
	}
	if v.Program != "" {
		parts = append(parts, v.Program)
	}
	return strings.Join(parts, "; ")
}

func (v *Verdict) reading() string {
	if len(v.Answers) == 0 {
		return "every answer the default"
	}
	answers := make([]string, len(v.Answers))
	for i, a := range v.Answers {
		answers[i] = a.String()
	}
	// A record may answer forty questions, which is a screen by itself.
	return "answers " + strings.Join(cut(answers, v.room.answers), ", ")
}

// upheld says why the decision is lawful, what it brought about, and how the game stands.
func (v *Verdict) upheld(b *strings.Builder) {
	v.effects(b)
	v.cited(b)
	b.WriteString(prose.Wrap("  ", v.names.In(prose.Either(v.Decision == 0, "at the start ", "after it ")+v.standing())))
}

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
	if more := last - (v.room.effects - 1); more > 0 {
		fmt.Fprintf(b, "    (%s between)\n", prose.Count(more, "more effect"))
	}
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

func (v *Verdict) overruled(b *strings.Builder) {
	b.WriteString(prose.Wrap("  ", v.names.In(because(v.Reason, v.IDs()))))
	v.rests(b)
	v.legal(b)
	v.nearest(b)
	v.remedy(b)
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

func joined(clauses []engine.Clause, by string) string {
	names := make([]string, len(clauses))
	for i, c := range clauses {
		names[i] = string(c)
	}
	return strings.Join(names, by)
}

func (v *Verdict) legal(b *strings.Builder) {
	if len(v.Legal) == 0 {
		return
	}
	actor := v.names.In(v.Turn.Actor)
	label := fmt.Sprintf("  legal there, for %s: ", actor)
	if len(v.Legal) > v.room.legal {
		label = fmt.Sprintf("  legal there, for %s, %s: ", actor, prose.Count(len(v.Legal), "action"))
	}
	var listed []string
	for _, g := range transcript.Outline(v.Legal, v.room.legal) {
		listed = append(listed, g.String())
	}
	b.WriteString(prose.List(label, listed))
}

func (v *Verdict) questions(b *strings.Builder) {
	var names []string
	for _, q := range v.Consulted {
		if !q.Settled {
			names = append(names, q.ID+"="+q.Option)
		}
	}
	if len(names) > 0 {
		b.WriteString(prose.List("  open questions consulted here: ", cut(names, v.room.consulted)))
	}
	if v.Others == nil {
		b.WriteString("  no other answers to open questions were tried\n")
		return
	}
	v.others(b)
}
