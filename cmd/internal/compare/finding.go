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

// finding describes the change on side B in one line: the places where B allows more or fewer actions, without
// consequences.
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
	if says != nil {
		says[0] = strings.Replace(says[0], ":", " than side a, "+r.A.named()+":", 1)
		return fmt.Sprintf("side b, %s, allows %s (%d of %s of decision)", r.B.named(), strings.Join(says, "; "),
			len(places[Wider])+len(places[Narrower])+len(places[Both]), prose.Count(len(r.Direction), "kind"))
	}
	end := ""
	if len(r.Direction) == 0 {
		end = "; the legal actions were not compared"
	}
	differs := r.differs()
	if differs == nil {
		return fmt.Sprintf("nothing differs between side a, %s, and side b, %s, in these trials", r.A.named(), r.B.named()) + end
	}
	return fmt.Sprintf("side b, %s, differs from side a, %s, in %s", r.B.named(), r.A.named(), strings.Join(differs, ", ")) + end
}

// differs counts the differences, except those in which a side allows more or fewer actions.
func (r *Report) differs() (parts []string) {
	if slices.ContainsFunc(r.Direction, func(d Direction) bool { return d.Is != Same }) {
		parts = append(parts, "the legal actions (only as a consequence of other differences)")
	}
	if n := len(r.Differences); n > 0 {
		parts = append(parts, prose.Count(n, "kind")+" of outcome")
	}
	add := func(n, all int, noun string) {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d of %s", n, prose.Count(all, noun)))
		}
	}
	if r.Scenarios != nil {
		shown, _, _ := r.Scenarios.kinds()
		add(len(shown), r.Scenarios.All, "scenario")
	}
	if r.Pinned != nil {
		add(len(r.Pinned.Part), r.Pinned.All, "reference game")
	}
	if p := r.Parting; p != nil {
		add(p.Games, p.Of, cmp.Or(p.what, "game"))
	}
	if l := r.Lockstep; l != nil && len(l.Failed) > 0 {
		parts = append(parts, prose.Count(len(l.Failed), "kind")+" of failure to answer")
	}
	return parts
}

// Text describes the frequency of a difference and the shortest game that shows it, on one line.
func (d *Difference) Text() string {
	says := fmt.Sprintf("in %s", prose.Count(d.Pairs, cmp.Or(d.of, "pair")))
	if d.some {
		says += " of " + sizes(d.Players)
	}
	switch {
	case d.Direct == 0:
		says += ", only where the positions already differ"
	case d.Direct < d.Pairs:
		says += fmt.Sprintf(", in %d of them with the same positions", d.Direct)
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

// sizes describes table sizes in words, consecutive ones as a range.
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

// shown describes the difference in words.
func (d *Difference) shown() string { return d.Between("a", "b") }

// Between describes the difference in words, with these names for sides A and B.
func (d *Difference) Between(a, b string) string {
	switch {
	case len(d.Only) == 0 && d.Says == d.said("a", "b"):
		return d.said(a, b)
	case len(d.Only) == 0:
		return d.Says
	}
	const most = 3
	list := d.Only[:min(most, len(d.Only))]
	if d.Kind == pairs.Wider {
		a, b = b, a
	}
	says := fmt.Sprintf("only %s allows %s: %s", a, d.Actor, strings.Join(list, ", "))
	if more := len(d.Only) - len(list); more > 0 {
		says += fmt.Sprintf(" and %d more", more)
	}
	if d.Reason != "" {
		says += fmt.Sprintf("; %s refuses: %s", b, strings.TrimSpace(d.Clause+" "+d.Reason))
	}
	return says
}
