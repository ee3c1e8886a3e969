package conform

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// Plays describes the answers to open questions that the engine plays, and counts the questions whose answer is
// unknown.
func (a *Answer) Plays() string {
	unknown, all := 0, 0
	for _, q := range a.book.Questions {
		if q.Fixed {
			continue
		}
		if all++; a.unknown(q.Name) {
			unknown++
		}
	}
	switch unknown {
	case 0:
		return "it plays " + a.plays()
	case all:
		return "Yardstick could not find out how the engine answers the open questions"
	}
	return fmt.Sprintf("it plays %s; Yardstick could not find out how it answers %s", a.plays(), prose.Count(unknown, "question"))
}

// unknown reports whether the engine's answer to a question could not be found out.
func (a *Answer) unknown(question string) bool {
	return a.Inferred != nil && slices.ContainsFunc(a.Inferred.Answers, func(i inference.Answer) bool {
		return i.Question == question && i.Verdict == inference.NotAsked && i.Says == ""
	})
}

// Asked describes the games that were played to find out the engine's answers.
func (a *Answer) Asked() string {
	f := a.Inferred
	switch {
	case f.Lost == f.Asked && f.Asked <= 1:
		return "the engine's answers to the open questions are unknown, because no game showed them:"
	case f.Lost == f.Asked:
		return fmt.Sprintf("the engine's answers to the open questions are unknown, because it could play none of the %s that would show them:", prose.Count(f.Asked, "game"))
	}
	said := fmt.Sprintf("the engine's answers to the open questions, as %s show", prose.Count(f.Asked-f.Lost, "game"))
	if f.Lost > 0 {
		said += fmt.Sprintf("; the engine could not play %d more games", f.Lost)
	}
	if f.Faults > 0 {
		said += fmt.Sprintf("; in %d of them the engine plays as no answer%s allows", f.Faults, to(f.Doubtful))
	}
	return said + ":"
}

// to formats questions as the end of a phrase about an answer.
func to(questions []string) string {
	if len(questions) == 0 {
		return ""
	}
	return " to " + firstOf(questions)
}

// finding describes in a line the result for a question.
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
		said += fmt.Sprintf("; the engine itself reports that it plays %s", a.Says)
	}
	return said
}

// Conventions lists the open points of the rulebook that the engine decides in its own way, one of each kind.
func (a *Answer) Conventions() (lines []string) {
	seen := map[string]bool{}
	for _, t := range a.Trials {
		for _, f := range t.Conventions {
			if key := f.Convention + " " + f.Key(); !seen[key] {
				seen[key] = true
				lines = append(lines, fmt.Sprintf("%s, %s%v: %s: %s; the rulebook under the engine's answers: %s; the engine: %s", f.Convention, does(&f),
					some(words(f.Clauses)), f.Decision.Actor, f.Decision.Action, prose.OneLine(f.A), prose.OneLine(f.B)))
			}
		}
	}
	return lines
}

// Inferences lists, for each open question that was tested, the answer that the engine plays. Questions without
// a result share a line if they share the reason.
func (a *Answer) Inferences() (lines []string) {
	if a.Inferred == nil {
		return nil
	}
	together := map[[2]string][]string{}
	reason := func(i *inference.Answer) [2]string { return [2]string{string(i.Verdict), i.Reason} }
	open := func(i *inference.Answer) bool {
		return (i.Verdict == inference.NotAsked || i.Verdict == inference.Alike) && !i.Contradicts
	}
	for i := range a.Inferred.Answers {
		if one := &a.Inferred.Answers[i]; open(one) {
			together[reason(one)] = append(together[reason(one)], one.Question)
		}
	}
	for i := range a.Inferred.Answers {
		one := &a.Inferred.Answers[i]
		switch names := together[reason(one)]; {
		case len(names) < 2 || !open(one):
			lines = append(lines, finding(one))
		case names[0] == one.Question:
			lines = append(lines, fmt.Sprintf("%s, %s: %s (%s)", one.Verdict, prose.Count(len(names), "question"), prose.OneLine(one.Reason), firstOf(names)))
		}
	}
	return lines
}

// mostNamed is the number of questions of a group that a line names.
const mostNamed = 4

// firstOf returns the first names of a list, and the number of the others.
func firstOf(names []string) string {
	if len(names) <= mostNamed+1 {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:mostNamed], ", "), len(names)-mostNamed)
}

// Reading returns the reading that an engine plays, as a file for [reading.Read]. The comments in the file
// describe the answers that were not found.
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
			if a.Against > 0 {
				b.WriteString(remark(a))
			}
			fmt.Fprintf(&b, "  %s: %s\n", q.Name, a.Options[0])
		case a != nil:
			b.WriteString(remark(a))
			fmt.Fprintf(&b, "  # %s: %s\n", q.Name, r.Reading[q.Name])
		case known && !q.Fixed:
			fmt.Fprintf(&b, "  %s: %s\n", q.Name, option)
		case !q.Fixed:
			fmt.Fprintf(&b, "  # the engine's play fits every answer\n  # %s: %s\n", q.Name, q.Options[q.Default].ID)
		}
	}
	return b.String()
}

// remark writes the result for a question as a comment above its line.
func remark(a *inference.Answer) string {
	var b strings.Builder
	for line := range strings.Lines(prose.Wrap("", finding(a))) {
		b.WriteString("  # " + strings.TrimLeft(line, " "))
	}
	return b.String()
}

// quoted returns a text in the quotation marks of YAML.
func quoted(text string) string {
	return "'" + strings.ReplaceAll(prose.OneLine(text), "'", "''") + "'"
}
