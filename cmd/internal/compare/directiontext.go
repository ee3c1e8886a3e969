package compare

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// directions prints what may be done, and what else differs.
func (r *Report) directions(b *strings.Builder) {
	if len(r.Direction) > 0 || len(r.NeverMet) > 0 || r.Lockstep == nil {
		b.WriteString("what may be done on side b, after the same decisions, as far as both games go together\n")
	}
	if says := r.Parting.Text(); says != "" {
		b.WriteString(prose.Wrap("  ", says))
	}
	var list []Difference
	for _, d := range r.Direction {
		list = append(list, d.Shown...)
	}
	cut := newCut(list)
	for i := range r.Direction {
		if d := &r.Direction[i]; d.Is != Same {
			d.text(b, cut)
		}
	}
	cut.rest(b)
	r.same(b)
	if len(r.NotCompared) > 0 {
		b.WriteString(prose.Wrap("  not compared, being met only after games part: ", strings.Join(r.NotCompared, ", ")))
	}
	if len(r.NeverMet) > 0 {
		b.WriteString(prose.Wrap("  never met: ", strings.Join(r.NeverMet, ", ")))
	}
	r.others(b)
}

// text prints a place where something else may be done.
func (d *Direction) text(b *strings.Builder, cut *cut) {
	head := false
	for i := range d.Shown {
		if !cut.keeps(&d.Shown[i]) {
			continue
		}
		if !head {
			fmt.Fprintf(b, "  %s, %s: %s\n", d.Phase, d.Verb, d.Is)
			head = true
		}
		d.Shown[i].text(b)
	}
}

// same counts the kinds of decision in which the same may be done.
func (r *Report) same(b *strings.Builder) {
	same := 0
	for _, d := range r.Direction {
		if d.Is == Same {
			same++
		}
	}
	if same > 0 {
		fmt.Fprintf(b, "  the same in %s of decision, which --json names\n", prose.Count(same, prose.Either(same < len(r.Direction), "other kind", "kind")))
	}
}

// finding is what side b changes, in one line: where more or less may be done, other than as a consequence.
func (r *Report) finding() string {
	places := map[string][]string{}
	for _, d := range r.Direction {
		if slices.ContainsFunc(d.Shown, func(d Difference) bool { return d.Direct > 0 }) {
			places[d.Is] = append(places[d.Is], d.Verb+" in "+d.Phase)
		}
	}
	var says []string
	for _, is := range [...][2]string{{Wider, "more"}, {Narrower, "less"}, {Both, "something else"}} {
		if list := places[is[0]]; len(list) > 0 {
			const most = 4
			more := prose.Either(len(list) > most, fmt.Sprintf(" and %d more", len(list)-most), "")
			says = append(says, fmt.Sprintf("%s: %s%s", is[1], strings.Join(list[:min(most, len(list))], ", "), more))
		}
	}
	switch {
	case says != nil:
		return fmt.Sprintf("b allows %s (%d of %s of decision)", strings.Join(says, "; "),
			len(places[Wider])+len(places[Narrower])+len(places[Both]), prose.Count(len(r.Direction), "kind"))
	case len(r.Direction) == 0:
		return fmt.Sprintf("%s between a and b, and what may be done was not compared", prose.Count(len(r.Differences), "difference"))
	case r.alike():
		return "nothing differs between a and b in what was tried"
	}
	return strings.ToLower(r.changes()[:1]) + r.changes()[1:]
}

// alike reports whether a whole comparison has found no difference of any kind.
func (r *Report) alike() bool {
	return !r.Stopped && r.Followed == nil && r.Lockstep == nil && len(r.Differences) == 0 && len(r.NotCompared) == 0 &&
		(r.Scenarios == nil || len(r.Scenarios.Differ) == 0) && (r.Pinned == nil || len(r.Pinned.Part) == 0) &&
		(r.Parting == nil || r.Parting.Games == 0)
}

// others prints what else differs.
func (r *Report) others(b *strings.Builder) {
	if len(r.Differences) == 0 {
		return
	}
	b.WriteString("what else differs, after the same decisions\n")
	cut := newCut(r.Differences)
	for i := range r.Differences {
		if d := &r.Differences[i]; cut.keeps(d) {
			fmt.Fprintf(b, "  %s\n", d.title())
			d.text(b)
		}
	}
	cut.rest(b)
}

// How many differences of what may be done, and as many of other kinds, are printed whole, and how many of them may be consequences of
// others.
const mostWhole, mostFollow = 8, 2

// cut keeps a report to a screen or two: the differences that are no consequence of others come first, and what is left out is named.
type cut struct {
	direct, follow int
	left           []string
}

func newCut(list []Difference) *cut {
	direct := 0
	for i := range list {
		direct += min(1, list[i].Direct)
	}
	return &cut{direct: mostWhole, follow: min(mostFollow, max(0, mostWhole-direct))}
}

// keeps reports whether a difference is printed whole.
func (c *cut) keeps(d *Difference) bool {
	left := &c.direct
	if d.Direct == 0 {
		left = &c.follow
	}
	if *left--; *left < 0 {
		c.left = append(c.left, d.Difference.String())
		return false
	}
	return true
}

// rest names what was left out.
func (c *cut) rest(b *strings.Builder) {
	if len(c.left) > 0 {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("and %d more, which --json, -o page.html and --save show: %s", len(c.left),
			strings.Join(c.left, "; "))))
	}
}

// text prints how often a difference shows, and the shortest game that does.
func (d *Difference) text(b *strings.Builder) {
	b.WriteString(prose.Wrap("    ", d.Text()))
}

// Text is the same on one line.
func (d *Difference) Text() string {
	says := fmt.Sprintf("in %s", prose.Count(d.Pairs, cmp.Or(d.of, "pair")))
	if d.some {
		says += " of " + sizes(d.Players)
	}
	switch {
	case d.Direct == 0:
		says += ", only where the positions differ already"
	case d.Direct < d.Pairs:
		says += fmt.Sprintf(", in %d of them where the positions are the same", d.Direct)
	}
	says += fmt.Sprintf("; shortest, after %s: %s", prose.Count(d.Decisions, "decision"), d.shown())
	if d.File != "" {
		says += "; " + d.File
	}
	if d.Feature != "" {
		says += ", " + d.Feature
	}
	return says
}

// sizes are table sizes in words: those that follow on each other as a range.
func sizes(list []int) string {
	var parts []string
	for i := 0; i < len(list); {
		j := i
		for j+1 < len(list) && list[j+1] == list[j]+1 {
			j++
		}
		if part := strconv.Itoa(list[i]); j > i+1 {
			parts = append(parts, part+" to "+strconv.Itoa(list[j]))
		} else {
			parts = append(parts, part)
			j = i
		}
		i = j + 1
	}
	says := strings.Join(parts, ", ") + " players"
	if len(list) == 1 && list[0] == 1 {
		return "1 player"
	}
	return says
}

// shown is what differs, in words.
func (d *Difference) shown() string {
	if len(d.Only) == 0 {
		return d.Says
	}
	const most = 3
	list := d.Only[:min(most, len(d.Only))]
	one, other := "a", "b"
	if d.Kind == pairs.Wider {
		one, other = other, one
	}
	says := fmt.Sprintf("only %s allows %s: %s", one, d.Actor, strings.Join(list, ", "))
	if more := len(d.Only) - len(list); more > 0 {
		says += fmt.Sprintf(" and %d more", more)
	}
	if d.Reason != "" {
		says += fmt.Sprintf("; %s refuses: %s", other, strings.TrimSpace(d.Clause+" "+d.Reason))
	}
	return says
}
