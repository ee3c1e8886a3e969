package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

func (o *Others) hinges(b *strings.Builder, what string, called prose.Names) {
	if !o.Depends {
		b.WriteString(prose.Wrap("  ", prose.Either(o.Untried > 0, "no other answer tried judges ", "no other answer judges ")+what+" otherwise"))
		return
	}
	b.WriteString(prose.Wrap("  ", "it depends on "+prose.Either(o.questions() == 1, "an open question", "open questions")+"; "+what+" would be"))
	groups := o.grouped()
	said := argued{asked: map[string]bool{}, longest: longOne}
	if o.questions() > 1 {
		said.longest = longSeveral
	}
	for _, group := range groups[:min(len(groups), mostHinges)] {
		b.WriteString(prose.Wrap("    ", called.In(group[0].outcome())+" with "+together(group)))
		group[0].holds(b, called)
		for _, h := range group {
			if len(h.Answers) == 1 || !o.single() || len(groups) <= fewGroups {
				said.argue(b, h)
			} else {
				said.cut = true
			}
		}
	}
	if more := len(groups) - mostHinges; more > 0 {
		fmt.Fprintf(b, "    and otherwise in %s; --json has all\n", prose.Count(more, "more way"))
	}
	if said.cut {
		b.WriteString(prose.Wrap("    ", "yardstick rules GAME QUESTION has the whole of each question"))
	}
}

// fewGroups is of how many outcomes the answers of pairs are put into words too, beside those that stand alone, and mostArguments how many
// arguments for defaults are shown.
const fewGroups, mostArguments = 2, 2

// How long the words of an option or of an argument are at most, if a verdict depends on one question or on several.
const longOne, longSeveral = 700, 170

// mostSets is how many sets of answers with the same outcome are shown.
const mostSets = 4

// together are the answers of a group: first those with the very reason of the first, then those with other figures in it.
func together(group []*Hinge) string {
	var same, figures []string
	for _, h := range group {
		if h.outcome() == group[0].outcome() {
			same = append(same, h.names())
		} else {
			figures = append(figures, h.names())
		}
	}
	text := sets(same)
	if len(figures) > 0 {
		text += "; and so, with other figures, with " + sets(figures)
	}
	return text
}

// sets are the first of some sets of answers.
func sets(names []string) string {
	text := strings.Join(names[:min(len(names), mostSets)], ", or ")
	if more := len(names) - mostSets; more > 0 {
		text += fmt.Sprintf(", or in %s that --json has", prose.Count(more, "more way"))
	}
	return text
}

// single reports whether one answer alone is a hinge.
func (o *Others) single() bool {
	return slices.ContainsFunc(o.Hinges, func(h Hinge) bool { return len(h.Answers) == 1 })
}

// questions is how many questions the hinges are about.
func (o *Others) questions() int {
	known := map[string]bool{}
	for _, h := range o.Hinges {
		for _, a := range h.Answers {
			known[a.Question] = true
		}
	}
	return len(known)
}

// grouped are the hinges, those whose outcome differs in figures alone together, in the order of their first.
func (o *Others) grouped() [][]*Hinge {
	var groups [][]*Hinge
	at := map[string]int{}
	for i := range o.Hinges {
		h := &o.Hinges[i]
		form := figures.ReplaceAllString(h.outcome(), "${1}0")
		n, known := at[form]
		if !known {
			n = len(groups)
			at[form] = n
			groups = append(groups, nil)
		}
		groups[n] = append(groups[n], h)
	}
	return groups
}

// figures are amounts in a reason; those of ids, as in US-WIN-10 or coal-4, are none.
var figures = regexp.MustCompile(`(^|[ $(:])\d+K?\b`)

// argued is what was said of the questions that a verdict depends on: each question and answer once, and whether anything was cut.
type argued struct {
	asked     map[string]bool
	longest   int // text, in bytes
	arguments int
	cut       bool
}

// argue puts the answers into words: the question, the answer played and the argument for the default once, and each other answer.
func (s *argued) argue(b *strings.Builder, h *Hinge) {
	asked := s.asked
	for _, a := range h.Answers {
		says := func(label, text string) {
			short := sentences(text, s.longest)
			s.cut = s.cut || short != text
			b.WriteString(prose.Wrap("        "+label+": ", short))
		}
		first := !asked[a.Question]
		if first {
			b.WriteString(prose.Wrap("      ", a.Asks))
			says(a.InForce+", as played", a.InForceSays)
		}
		if !asked[a.name()] {
			says(a.Option, a.Says)
		}
		if first && s.arguments == mostArguments {
			s.cut = true
		} else if first {
			s.arguments++
			says("why "+a.Default+prose.Either(a.Default == a.InForce, "", " is the default"), a.Because)
		}
		asked[a.Question], asked[a.name()] = true, true
	}
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
	return strings.TrimSuffix(strings.TrimSuffix(text[:end], ";"), ".") + "."
}

// stop is the end of a sentence, or of a part of it that stands alone.
var stop = regexp.MustCompile(`[.;] `)
