package judge

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// mostListed is the number of legal actions that are listed for a person; a longer list is shown in that many groups. JSON has all.
const mostListed = 20

// Text is the verdict for people, several lines that end with a line feed.
func (v *Verdict) Text() string {
	var b strings.Builder
	if v.Upheld {
		fmt.Fprintf(&b, "upheld: %s\n  %s; %s\n", v.name(), prose.Count(v.Decisions, "decision"), v.standing())
	} else {
		v.overruled(&b)
	}
	v.mistakes(&b)
	v.unfinished(&b)
	v.questions(&b)
	return b.String()
}

func (v *Verdict) name() string {
	if v.File == "" {
		return "the record"
	}
	return v.File
}

func (v *Verdict) overruled(b *strings.Builder) {
	fmt.Fprintf(b, "overruled: %s:%d\n", v.name(), v.Line)
	if v.Action != "" {
		fmt.Fprintf(b, "  %s: %s\n", v.Actor, v.Action)
	}
	b.WriteString(prose.Wrap("  ", because(v.Reason, v.ids())))
	if v.ClauseSays != "" {
		b.WriteString(prose.Wrap("  ", "rulebook, "+v.ClauseAt+", in our words: "+v.ClauseSays))
	}
	for _, c := range v.Clauses {
		if c.Says != "" {
			b.WriteString(prose.Wrap("  ", fmt.Sprintf("%s, rulebook, %s, in our words: %s", c.ID, c.At, c.Says)))
		}
	}
	if v.Question != "" {
		fmt.Fprintf(b, "  this rests on the open question %s\n", v.Question)
	}
	v.legal(b)
}

// ids are the clauses that the verdict rests on.
func (v *Verdict) ids() []engine.Clause {
	if v.Clause != "" {
		return []engine.Clause{v.Clause}
	}
	var ids []engine.Clause
	for _, c := range v.Clauses {
		ids = append(ids, c.ID)
	}
	return ids
}

// because is a reason after the clauses that it rests on, if there are any.
func because(reason string, clauses []engine.Clause) string {
	if len(clauses) == 0 {
		return reason
	}
	return joined(clauses) + ": " + reason
}

func joined(clauses []engine.Clause) string {
	names := make([]string, len(clauses))
	for i, c := range clauses {
		names[i] = string(c)
	}
	return strings.Join(names, ", ")
}

func (v *Verdict) legal(b *strings.Builder) {
	if len(v.Legal) == 0 {
		return
	}
	label := fmt.Sprintf("  legal there, for %s: ", v.Turn.Actor)
	if len(v.Legal) > mostListed {
		label = fmt.Sprintf("  legal there, for %s, %s: ", v.Turn.Actor, prose.Count(len(v.Legal), "action"))
	}
	var listed []string
	for _, g := range transcript.Outline(v.Legal, mostListed) {
		listed = append(listed, g.String())
	}
	b.WriteString(prose.List(label, listed))
}

func (v *Verdict) unfinished(b *strings.Builder) {
	if v.Unfinished == nil {
		return
	}
	for _, line := range v.Unfinished.Lines() {
		b.WriteString(prose.Wrap("  unfinished: ", line))
	}
}

// standing says how the game stands where the record ends.
func (v *Verdict) standing() string {
	if v.Turn.Actor == "" {
		return prose.Standing(v.Turn)
	}
	return "the game goes on, " + prose.Standing(v.Turn)
}

func (v *Verdict) questions(b *strings.Builder) {
	if len(v.Touched) == 0 {
		return
	}
	names := make([]string, len(v.Touched))
	for i, q := range v.Touched {
		names[i] = q.ID + "=" + q.Option
	}
	b.WriteString(prose.List("  open questions touched: ", names))
	if len(v.Hinges) == 0 {
		b.WriteString("  every other answer to them gives the same verdict\n")
		return
	}
	b.WriteString("  other answers would change the verdict:\n")
	for _, h := range v.Hinges {
		b.WriteString(prose.Wrap(fmt.Sprintf("    %s=%s: ", h.Question, h.Option), h.outcome()))
	}
}

func (h Hinge) outcome() string {
	switch {
	case h.Upheld:
		return "upheld"
	case h.Clause != "":
		return fmt.Sprintf("overruled at line %d by %s: %s", h.Line, h.Clause, h.Reason)
	case len(h.Clauses) > 0:
		return fmt.Sprintf("overruled at line %d by %s: %s", h.Line, joined(h.Clauses), h.Reason)
	}
	return fmt.Sprintf("overruled at line %d: %s", h.Line, h.Reason)
}
