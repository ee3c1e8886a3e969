package judge

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// hinges says what the verdict depends on, and apart from that what only other accounts of the game judge otherwise.
func (v *Verdict) hinges(b *strings.Builder, what string) {
	o := v.Others
	open := o.Open()
	settled := slices.DeleteFunc(slices.Clone(o.Hinges), func(h hinge.Hinge) bool { return !h.Settled() })
	if len(open) > 0 {
		b.WriteString(prose.Wrap("  ", "it depends on "+dependsOn(o)+"; "+what+" would be"))
		v.hang(b, open)
	} else {
		b.WriteString(prose.Wrap("  ", "no other answer "+prose.Either(len(settled) > 0, "to an open question ", "")+
			prose.Either(o.Untried > 0, "tried ", prose.Either(len(o.Unplayed) > 0, "that can be played ", ""))+"judges "+what+" otherwise"))
	}
	for _, group := range first(grouped(settled), v.room.settled) {
		b.WriteString(prose.Wrap("  ", v.names.In("as others than the rulebook tell it, "+what+" would be "+outcome(group[0], v.room.reason))+" with "+v.room.together(group)))
	}
}

// hang says how the verdict would be, by sets of answers, and then what is asked.
func (v *Verdict) hang(b *strings.Builder, open []hinge.Hinge) {
	groups := grouped(open)
	for _, group := range first(groups, v.room.hinges) {
		b.WriteString(prose.Wrap("    ", v.names.In(outcome(group[0], v.room.reason))+" with "+v.room.together(group)))
		holds(b, group[0], v.room.set, v.names)
	}
	more(b, len(groups)-v.room.hinges, "more way", "    and otherwise in %s; --json has all\n")
	all, longest := asked(first(groups, v.room.hinges)), v.room.one
	if len(all) > 1 {
		longest = v.room.several
	}
	for _, q := range first(all, v.room.argued) {
		q.argue(b, v.Game, longest)
	}
	for _, q := range first(all, v.room.asked)[min(len(all), v.room.argued):] {
		b.WriteString(prose.Wrap("      ", q.at(v.Game, true)))
	}
	more(b, len(all)-v.room.asked, "more question", "      and %s\n")
}

// question is one that a verdict depends on, with the other answers to it.
type question struct {
	hinge.Other
	answers []hinge.Other
}

// asked are the questions of some hinges, those of answers that stand alone first.
func asked(groups [][]*hinge.Hinge) []*question {
	var all []*question
	for size := 1; size <= 2; size++ {
		for _, group := range groups {
			for _, h := range group {
				if len(h.Answers) == size {
					all = noted(all, h.Answers)
				}
			}
		}
	}
	return all
}

// noted are the questions with some more answers, each once.
func noted(all []*question, answers []hinge.Other) []*question {
	for _, a := range answers {
		at := slices.IndexFunc(all, func(q *question) bool { return q.Question == a.Question })
		if at < 0 {
			at, all = len(all), append(all, &question{Other: a})
		}
		q := all[at]
		if !slices.ContainsFunc(q.answers, func(known hinge.Other) bool { return known.Option == a.Option }) {
			q.answers = append(q.answers, a)
		}
	}
	return all
}

// at is the question with its kind, and if it is not there in full, with where to read it.
func (q *question) at(game string, elsewhere bool) string {
	var notes []string
	if kind := kinds[q.WhyOpen]; kind != "" {
		notes = append(notes, kind)
	}
	if elsewhere {
		notes = append(notes, "yardstick rules "+cmp.Or(game, "GAME")+" "+q.name())
	}
	if notes == nil {
		return q.Asks
	}
	return q.Asks + " (" + strings.Join(notes, "; ") + ")"
}

// name is the question's id without what all questions of the game begin with.
func (q *question) name() string {
	if _, name, is := strings.Cut(q.Question, "-R-"); is {
		return name
	}
	return q.Question
}

// argue puts the question, the answer played, the others and the argument for the default into words.
func (q *question) argue(b *strings.Builder, game string, longest int) {
	var lines strings.Builder
	cut := false
	says := func(label, text string) {
		short := sentences(text, longest)
		cut = cut || short != text
		lines.WriteString(prose.Wrap("        "+label+": ", short))
	}
	says(q.InForce+", as played", q.InForceSays)
	for _, a := range q.answers {
		says(a.Option, a.Says)
	}
	says("why "+q.Default+prose.Either(q.Default == q.InForce, "", " is the default"), q.Because)
	b.WriteString(prose.Wrap("      ", q.at(game, cut)) + lines.String())
}

// together are the answers of a group: first those with the very reason of the first, then those with other figures in it.
func (r room) together(group []*hinge.Hinge) string {
	var same, figures []string
	for _, h := range group {
		if outcome(h, whole.reason) == outcome(group[0], whole.reason) {
			same = append(same, h.Names())
		} else {
			figures = append(figures, h.Names())
		}
	}
	text := r.some(same)
	if len(figures) > 0 {
		text += "; and so, with other figures, with " + r.some(figures)
	}
	return text
}

// some are the first of some sets of answers.
func (r room) some(names []string) string {
	text := strings.Join(first(names, r.sets), ", or ")
	if more := len(names) - r.sets; more > 0 {
		text += fmt.Sprintf(", or in %s that --json has", prose.Count(more, "more way"))
	}
	return text
}

// grouped are the hinges, those whose outcome differs in figures alone together.
func grouped(hinges []hinge.Hinge) [][]*hinge.Hinge {
	return groupsBy(hinges, func(h *hinge.Hinge) string { return figures.ReplaceAllString(outcome(h, whole.reason), "${1}0") })
}

// sentences are the first sentences of a text, as many as a person reads beside others, and one at least.
func sentences(text string, most int) string {
	if len(text) <= most {
		return text
	}
	end := 0
	for _, at := range stop.FindAllStringIndex(text, -1) {
		if end == 0 || at[0] < most {
			end = at[0] + 1
		}
	}
	if end == 0 {
		return text
	}
	return strings.TrimSuffix(text[:end], ";") + " …"
}

// stop is the end of a sentence, or of a part of it that stands alone.
var stop = regexp.MustCompile(`[.;] `)
