package judge

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// width is the column at which lists are broken.
const width = 100

// mostListed is the number of legal actions that are listed for a person; more of them are told in as many groups. The JSON form has all.
const mostListed = 20

// Text is the verdict for people, several lines that end with a line feed.
func (v *Verdict) Text() string {
	var b strings.Builder
	if v.Upheld {
		fmt.Fprintf(&b, "upheld: %s\n  %s; %s\n", v.name(), count(v.Decisions, "decision"), v.standing())
	} else {
		v.overruled(&b)
	}
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
	reason := v.Reason
	if v.Clause != "" {
		reason = fmt.Sprintf("%s: %s", v.Clause, v.Reason)
	}
	fill(b, "  ", strings.Fields(reason), " ")
	if v.ClauseSays != "" {
		fill(b, "  rulebook, "+v.ClauseAt+", in our words: ", strings.Fields(v.ClauseSays), " ")
	}
	if v.Question != "" {
		fmt.Fprintf(b, "  this rests on the open question %s\n", v.Question)
	}
	v.legal(b)
}

func (v *Verdict) legal(b *strings.Builder) {
	if len(v.Legal) == 0 {
		return
	}
	label := fmt.Sprintf("  legal there, for %s: ", v.Turn.Actor)
	if len(v.Legal) > mostListed {
		label = fmt.Sprintf("  legal there, for %s, %d actions: ", v.Turn.Actor, len(v.Legal))
	}
	var listed []string
	for _, g := range transcript.Outline(v.Legal, mostListed) {
		listed = append(listed, g.String())
	}
	fill(b, label, listed, ", ")
}

// standing says how the game stands where the record ends.
func (v *Verdict) standing() string {
	switch {
	case v.Turn.Actor == "chance":
		return "the game goes on, chance decides"
	case v.Turn.Actor != "":
		return fmt.Sprintf("the game goes on, %s decides", v.Turn.Actor)
	case len(v.Turn.Winners) == 0:
		return "the game is over, nobody has won"
	case len(v.Turn.Winners) == 1:
		return fmt.Sprintf("the game is over, %s has won", v.Turn.Winners[0])
	}
	last := len(v.Turn.Winners) - 1
	return fmt.Sprintf("the game is over, %s and %s have won together",
		strings.Join(v.Turn.Winners[:last], ", "), v.Turn.Winners[last])
}

func (v *Verdict) questions(b *strings.Builder) {
	if len(v.Touched) == 0 {
		return
	}
	names := make([]string, len(v.Touched))
	for i, q := range v.Touched {
		names[i] = q.ID + "=" + q.Option
	}
	fill(b, "  open questions touched: ", names, ", ")
	if len(v.Hinges) == 0 {
		b.WriteString("  every other answer to them gives the same verdict\n")
		return
	}
	b.WriteString("  other answers would change the verdict:\n")
	for _, h := range v.Hinges {
		fill(b, fmt.Sprintf("    %s=%s: ", h.Question, h.Option), strings.Fields(h.outcome()), " ")
	}
}

func (h Hinge) outcome() string {
	switch {
	case h.Upheld:
		return "upheld"
	case h.Clause == "":
		return fmt.Sprintf("overruled at line %d: %s", h.Line, h.Reason)
	}
	return fmt.Sprintf("overruled at line %d by %s: %s", h.Line, h.Clause, h.Reason)
}

// fill writes words behind a label, broken at the width and indented below by two more than the label.
func fill(b *strings.Builder, label string, words []string, gap string) {
	b.WriteString(label)
	indent := len(label) - len(strings.TrimLeft(label, " ")) + 2
	column := utf8.RuneCountInString(label)
	for i, word := range words {
		if i < len(words)-1 {
			word += strings.TrimRight(gap, " ")
		}
		if i > 0 && column+1+utf8.RuneCountInString(word) > width {
			b.WriteString("\n" + strings.Repeat(" ", indent))
			column = indent
		} else if i > 0 {
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += utf8.RuneCountInString(word)
	}
	b.WriteByte('\n')
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
