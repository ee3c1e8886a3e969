package conform

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// inferred says of each open question that the engine was asked about which answer it plays, for people.
func (a *Answer) inferred() string {
	if a.Inferred == nil {
		return ""
	}
	var b strings.Builder
	b.WriteString("\n" + prose.Wrap("", a.asked()))
	for i := range a.Inferred.Answers {
		b.WriteString(prose.Wrap("  ", finding(&a.Inferred.Answers[i])))
	}
	return b.String()
}

// asked says what the engine was asked to find out which answers it plays.
func (a *Answer) asked() string {
	f := a.Inferred
	said := fmt.Sprintf("which answers it plays, as %s show", prose.Count(f.Asked, "game"))
	if f.Lost > 0 {
		said += fmt.Sprintf(", of which it does not play %d", f.Lost)
	}
	if f.Faults > 0 {
		said += fmt.Sprintf(", and %d as no answers allow", f.Faults)
	}
	return said + ":"
}

// finding is what is found about a question, in a line.
func finding(a *inference.Answer) string {
	said := fmt.Sprintf("%s: %s", a.Question, a.Verdict)
	switch a.Verdict {
	case inference.Follows:
		said += " " + a.Options[0]
		if a.Positions > 0 {
			said += ", as in " + a.Shown
		}
		if a.Against > 0 {
			said += fmt.Sprintf("; %s against it", prose.Count(a.Against, "position"))
		}
	case inference.NoneOfOurs:
		said += fmt.Sprintf(", in %s: %s", a.Shown, prose.OneLine(a.Reason))
	default:
		said += fmt.Sprintf(", %s: %s", strings.Join(a.Options, " or "), prose.OneLine(a.Reason))
	}
	if a.Contradicts {
		said += fmt.Sprintf("; it says that it plays %s", a.Says)
	}
	return said
}

// questions are the findings about open questions in Markdown.
func (a *Answer) questions() string {
	if a.Inferred == nil {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\nIt was asked %s\n\n", report.Plain(a.asked()))
	for i := range a.Inferred.Answers {
		fmt.Fprintf(&b, "- %s\n", report.Plain(finding(&a.Inferred.Answers[i])))
	}
	return b.String()
}

// conventions are the differences in what the rulebook leaves open and the engine decides in a way of its own, with how often each is
// found.
func (a *Answer) conventions(indent string) string {
	var lines []string
	times := map[string]int{}
	for _, t := range a.Trials {
		for _, f := range t.Conventions {
			line := fmt.Sprintf("%s, %s%s: %s: %s; the rulebook under its answers: %s; the engine: %s", f.Convention, words[f.Kind], ids(f.Clauses),
				f.Decision.Actor, f.Decision.Action, prose.OneLine(f.A), prose.OneLine(f.B))
			key := f.Convention + " " + f.Key()
			if times[key]++; times[key] == 1 {
				lines = append(lines, line)
			}
		}
	}
	if len(lines) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\n" + prose.Wrap(indent, "by convention, as the rulebook leaves it open, and not counted:"))
	for _, line := range lines {
		b.WriteString(prose.Wrap(indent+"  ", line))
	}
	return b.String()
}

// Reading is the file of the reading that an engine plays, as [reading.Read] reads it. What was not found is there as a comment.
func Reading(book *rulebook.Book, r *conformance.Report, found *inference.Found, name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "game: %s\nnote: %s\nanswers:\n", book.Game, quoted("as "+name+" was found to play"))
	by := map[string]*inference.Answer{}
	if found != nil {
		for i := range found.Answers {
			by[found.Answers[i].Question] = &found.Answers[i]
		}
	}
	for _, q := range book.Questions {
		a := by[q.Name]
		switch option, known := r.Reading[q.Name]; {
		case a != nil && a.Verdict == inference.Follows:
			fmt.Fprintf(&b, "  %s: %s\n", q.Name, a.Options[0])
		case a != nil:
			for line := range strings.Lines(prose.Wrap("", finding(a))) {
				b.WriteString("  # " + strings.TrimLeft(line, " "))
			}
			fmt.Fprintf(&b, "  # %s: %s\n", q.Name, r.Reading[q.Name])
		case known && !q.Fixed:
			fmt.Fprintf(&b, "  %s: %s\n", q.Name, option)
		case !q.Fixed:
			fmt.Fprintf(&b, "  # it takes any answer\n  # %s: %s\n", q.Name, q.Options[q.Default].ID)
		}
	}
	return b.String()
}

// quoted is a text as YAML writes one that may have anything in it.
func quoted(text string) string {
	return "'" + strings.ReplaceAll(prose.OneLine(text), "'", "''") + "'"
}
