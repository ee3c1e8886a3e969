package judge

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// How many other answers of each kind, and differences of one of them, are shown to a person; JSON has all.
const (
	mostHinges  = 3
	mostParted  = 4
	mostEnds    = 2
	mostWritten = 3
	mostParts   = 3
	mostValue   = 40
	mostNamed   = 6
)

// text says what other answers change, for people; fact says that it is a claim that is judged, and no decision.
func (o *Others) text(b *strings.Builder, fact bool, names prose.Names) {
	what := prose.Either(fact, "the claim", "this decision")
	if !fact && slices.ContainsFunc(o.Hinges, func(h Hinge) bool { return h.Fact != nil }) {
		what += ", with what is claimed after it,"
	}
	o.hinges(b, what, names)
	o.written(b)
	o.parted(b)
	o.ends(b, fact, names)
	tried := fmt.Sprintf("other answers tried: %d alone, %s", o.Singles, prose.Count(o.Pairs, "pair"))
	if o.Untried > 0 {
		tried += fmt.Sprintf("; %s not tried, --other-answers 2 tries all", prose.Count(o.Untried, "pair"))
	}
	if n := len(o.Impossible); n > 0 {
		tried += "; " + prose.Count(n, "answer") + " cannot be given to a game that is set up so"
	}
	b.WriteString(prose.Wrap("  ", tried))
}

func (h *Hinge) names() string {
	names := make([]string, len(h.Answers))
	for i, a := range h.Answers {
		names[i] = a.name()
	}
	return strings.Join(names, " and ")
}

func (a Answer) name() string { return a.Question + "=" + a.Option }

func (h *Hinge) outcome() string {
	switch {
	case h.Upheld:
		return "upheld"
	case h.Clause != "":
		return fmt.Sprintf("overruled by %s (%s)", h.Clause, brief(h.Reason))
	case len(h.Clauses) > 0:
		return fmt.Sprintf("overruled by %s (%s)", joined(h.Clauses[:min(len(h.Clauses), mostWritten)]), brief(h.Reason))
	}
	return fmt.Sprintf("overruled (%s)", brief(h.Reason))
}

// citations are the clauses in brackets behind an effect.
var citations = regexp.MustCompile(`" \[[^\]"]*\]`)

// brief is a reason without the clauses of effects, which are shown beside it, and not too long.
func brief(reason string) string {
	const longest = 160
	return shortened(citations.ReplaceAllString(reason, `"`), longest)
}

// shortened is a text of at most so many characters.
func shortened(text string, longest int) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}

// asWritten are the actions that a decision is written as.
func asWritten(actions []string) string {
	var quoted []string
	for _, action := range actions[:min(len(actions), mostWritten)] {
		quoted = append(quoted, fmt.Sprintf("%q", action))
	}
	if more := len(actions) - mostWritten; more > 0 {
		quoted = append(quoted, prose.Count(more, "other action"))
	}
	return strings.Join(quoted, " or ")
}

func (o *Others) written(b *strings.Builder) {
	for _, w := range o.Written[:min(len(o.Written), mostWritten)] {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("with %s it is only written otherwise: %s", w.name(), asWritten(w.Actions))))
	}
	more("only written otherwise too with ", o.Written, mostWritten, func(w Written) Answer { return w.Answer }, b)
}

func (o *Others) parted(b *strings.Builder) {
	if len(o.Parted) == 0 {
		return
	}
	var items []string
	for _, p := range o.Parted[:min(len(o.Parted), mostParted)] {
		items = append(items, fmt.Sprintf("from line %d with %s", p.Line, p.name()))
	}
	if more := len(o.Parted) - mostParted; more > 0 {
		later := named(o.Parted[mostParted:], func(p Parted) Answer { return p.Answer })
		items = append(items, "and later with "+later[0])
		items = append(items, later[1:]...)
	}
	b.WriteString(prose.List("  the game would have gone otherwise ", items))
}

func (o *Others) ends(b *strings.Builder, fact bool, names prose.Names) {
	for _, e := range o.Ends[:min(len(o.Ends), mostEnds)] {
		var parts []string
		for _, d := range e.Differences[:min(len(e.Differences), mostParts)] {
			if fact { // what is so instead
				parts = append(parts, d.There)
				continue
			}
			parts = append(parts, d.Part+" is "+shown(d.There, d.Here)+", not "+shown(d.Here, d.There))
		}
		b.WriteString(prose.Wrap("  ", prose.Either(fact, "as false with ", "as lawful with ")+e.name()+", but then "+names.In(strings.Join(parts, "; "))))
	}
	more(prose.Either(fact, "as false too, but otherwise, with ", "as lawful too, with another position after it, with "), o.Ends, mostEnds, func(e Ending) Answer { return e.Answer }, b)
}

// more lists the answers of a list after the first ones.
func more[T any](label string, list []T, first int, answer func(T) Answer, b *strings.Builder) {
	if len(list) <= first {
		return
	}
	b.WriteString(prose.List("  "+label, named(list[first:], answer)))
}

// named are the names of answers, the first of many.
func named[T any](list []T, answer func(T) Answer) []string {
	var names []string
	for _, of := range list[:min(len(list), mostNamed)] {
		names = append(names, answer(of).name())
	}
	if more := len(list) - mostNamed; more > 0 {
		names = append(names, prose.Count(more, "more answer")+" that --json has")
	}
	return names
}

// shown is a value beside the other one that it differs from: what is left out of a position is false, 0 or none.
func shown(value, other string) string {
	var is any
	switch {
	case value != "nothing":
	case other == "true":
		return "false"
	case json.Unmarshal([]byte(other), &is) == nil && reflect.ValueOf(is).Kind() == reflect.Float64:
		return "0"
	default:
		return "none"
	}
	plain := strings.NewReplacer(`"`, "", ",", ", ", ":", ": ", "{", "", "}", "", "[", "", "]", "").Replace(value)
	return cmp.Or(shortened(plain, mostValue), "none")
}
