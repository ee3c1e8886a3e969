package judge

import (
	"cmp"
	"encoding/json"
	"fmt"
	"reflect"
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
	consulted := slices.DeleteFunc(slices.Clone(v.Others.Impossible), func(i hinge.Impossible) bool {
		return !slices.ContainsFunc(v.Consulted, func(q verdict.Question) bool { return q.ID == i.Question })
	})
	groups := groupsBy(consulted, func(i *hinge.Impossible) string { return figures.ReplaceAllString(i.Why, "${1}0") })
	for _, group := range first(groups, v.room.impossible) {
		text := "cannot be tried here: " + strings.Join(named(group, v.room.named), ", ")
		if why := group[0].Why; why != "" {
			text += " (" + shortened(strings.TrimPrefix(why, "position: "), mostWhy) + ")"
		}
		b.WriteString(prose.Wrap("  ", text))
	}
	more(b, len(groups)-v.room.impossible, "more answer", "  %s that --json has cannot be tried here\n")
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
		later := named(o.Parted[r.parted:], r.named)
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
	more(b, len(o.Unplayed)-r.unplayed, "more answer", "    and %s that --json has\n")
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
		b.WriteString(prose.List("  "+label, named(more, v.room.named)))
	}
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
