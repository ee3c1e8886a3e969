package judge

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
	"github.com/yardstick-rules/yardstick/engine/judge/verdict"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// How many differences of another answer are shown to a person, and of how many characters; JSON has all.
const (
	mostParts = 3
	mostValue = 40
	mostWhy   = 80
)

// others says what other answers change about a verdict, for people.
func (v *Verdict) others(b *strings.Builder) {
	o := v.Others
	isFalse := v.Fact != nil && !v.Fact.Holds
	what := prose.Either(isFalse, "the claim", "this decision")
	if !isFalse && slices.ContainsFunc(o.Hinges, func(h hinge.Hinge) bool { return h.Fact != nil }) {
		what += ", with what is claimed after it,"
	}
	v.hinges(b, what)
	v.unplayed(b)
	v.written(b)
	v.parted(b)
	v.ends(b)
	tried := fmt.Sprintf("other answers tried: %d alone, %s", o.Singles, prose.Count(o.Pairs, "pair"))
	if o.Untried > 0 {
		tried += fmt.Sprintf("; %s not tried, --other-answers 2 tries all", prose.Count(o.Untried, "pair"))
	}
	b.WriteString(prose.Wrap("  ", tried))
	v.impossible(b)
}

// impossible names the answers that cannot be given to questions which the decision consults, with why: those whose reasons differ in
// figures alone together.
func (v *Verdict) impossible(b *strings.Builder) {
	var reasons []string
	under, r := map[string][]hinge.Impossible{}, v.room
	for _, i := range v.Others.Impossible {
		if !slices.ContainsFunc(v.Consulted, func(q verdict.Question) bool { return q.ID == i.Question }) {
			continue
		}
		form := figures.ReplaceAllString(i.Why, "${1}0")
		if under[form] == nil {
			reasons = append(reasons, form)
		}
		under[form] = append(under[form], i)
	}
	for _, form := range first(reasons, r.impossible) {
		text := "cannot be tried here: " + strings.Join(named(under[form], r.named, func(i hinge.Impossible) verdict.Answer { return i.Answer }), ", ")
		if why := under[form][0].Why; why != "" {
			text += " (" + shortened(strings.TrimPrefix(why, "position: "), mostWhy) + ")"
		}
		b.WriteString(prose.Wrap("  ", text))
	}
	if more := len(reasons) - r.impossible; more > 0 {
		b.WriteString("  " + prose.Count(more, "more answer") + " that --json has cannot be tried here\n")
	}
}

// outcome is how the verdict would be, with so many characters of the reason.
func outcome(h *hinge.Hinge, reason int) string {
	switch {
	case h.Upheld:
		return "upheld"
	case h.Clause != "":
		return fmt.Sprintf("overruled by %s (%s)", h.Clause, brief(h.Reason, reason))
	case len(h.Clauses) > 0:
		return fmt.Sprintf("overruled by %s (%s)", joined(first(h.Clauses, whole.sentences), ", "), brief(h.Reason, reason))
	}
	return fmt.Sprintf("overruled (%s)", brief(h.Reason, reason))
}

// citations are the clauses in brackets behind an effect.
var citations = regexp.MustCompile(`" \[[^\]"]*\]`)

// brief is a reason without the clauses of effects, which are shown beside it, and not too long.
func brief(reason string, longest int) string {
	return shortened(citations.ReplaceAllString(reason, `"`), longest)
}

// shortened is a text of at most so many characters.
func shortened(text string, longest int) string {
	if letters := []rune(text); len(letters) > longest {
		return string(letters[:longest-1]) + "…"
	}
	return text
}

func (v *Verdict) parted(b *strings.Builder) {
	o, r := v.Others, v.room
	if len(o.Parted) == 0 {
		return
	}
	var items []string
	for _, p := range first(o.Parted, r.parted) {
		items = append(items, fmt.Sprintf("from line %d with %s", p.Line, p.String()))
	}
	if more := len(o.Parted) - r.parted; more > 0 {
		later := named(o.Parted[r.parted:], r.named, func(p hinge.Parted) verdict.Answer { return p.Answer })
		items = append(items, "and later with "+later[0])
		items = append(items, later[1:]...)
	}
	b.WriteString(prose.List("  the game would have gone otherwise ", items))
}

// unplayed names answers in words only, with what they say.
func (v *Verdict) unplayed(b *strings.Builder) {
	o, r := v.Others, v.room
	if len(o.Unplayed) == 0 {
		return
	}
	b.WriteString("  in words only, so not tried:\n")
	for _, u := range first(o.Unplayed, r.unplayed) {
		b.WriteString(prose.Wrap("    ", u.String()+": "+shortened(u.Says, r.told)))
	}
	if more := len(o.Unplayed) - r.unplayed; more > 0 {
		fmt.Fprintf(b, "    and %s that --json has\n", prose.Count(more, "more answer"))
	}
}

// ends says what comes out otherwise under answers with the same verdict.
func (v *Verdict) ends(b *strings.Builder) {
	isFalse := v.Fact != nil && !v.Fact.Holds
	if v.Fact != nil && v.Fact.Holds {
		return // how the table differs on the way to what is claimed is nobody's quarrel
	}
	for _, e := range first(v.Others.Ends, v.room.ends) {
		var parts []string
		for _, d := range first(e.Differences, mostParts) {
			if isFalse { // what is so instead
				parts = append(parts, d.There)
				continue
			}
			parts = append(parts, d.Part+" is "+shown(d.There, d.Here)+", not "+shown(d.Here, d.There))
		}
		text := "with " + e.String() + " it is upheld too, but then "
		if isFalse {
			text = "with " + e.String() + " it is overruled too: "
		}
		b.WriteString(prose.Wrap("  ", text+v.names.In(strings.Join(parts, "; "))))
	}
	if more := v.Others.Ends[min(len(v.Others.Ends), v.room.ends):]; len(more) > 0 {
		label := prose.Either(isFalse, "overruled too, but otherwise, with ", "upheld too, with another position after it, with ")
		b.WriteString(prose.List("  "+label, named(more, v.room.named, func(e hinge.Ending) verdict.Answer { return e.Answer })))
	}
}

// named are the names of answers, the first of many.
func named[T any](list []T, most int, answer func(T) verdict.Answer) []string {
	var names []string
	for _, of := range list {
		names = append(names, answer(of).String())
	}
	return cut(names, most)
}

// cut are the first of some answers, with how many more there are.
func cut(answers []string, most int) []string {
	more := len(answers) - most
	if more < 2 { // which is said in no less room
		return answers
	}
	return append(slices.Clip(first(answers, most)), prose.Count(more, "more answer")+" that --json has")
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
