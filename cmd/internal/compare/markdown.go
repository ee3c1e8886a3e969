package compare

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// How many lines of each part a summary has at most: with headings and blank lines, MostLines in all.
const (
	mostBeyond    = 4
	mostShown     = 4
	mostScenarios = 3
	mostPinned    = 3
	mostTables    = 3
)

// MostLines is how many lines [Report.Markdown] has at most.
const MostLines = 40

// Markdown is a summary to paste into a pull request, of 40 lines at most: what differs most comes first, and what is left out is counted.
// Repeat is the command that repeats it.
func (r *Report) Markdown(repeat string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s**: what b, %s, changes of a, %s\n\n", blocks.Escaped(r.Game), blocks.CodeSpan(r.B.Text()), blocks.CodeSpan(r.A.Text()))
	if r.Stopped {
		b.WriteString("Stopped before the end: this is what was tried until then.\n\n")
	}
	if len(r.Beyond) > 0 {
		part(&b, "Beyond what is expected", briefs(r.Beyond), mostBeyond)
	} else if r.Beyond != nil {
		b.WriteString("**Nothing goes beyond what is expected**\n\n")
	}
	changes := r.changes()
	if says := r.Parting.Text(); says != "" {
		changes += "; " + says
	}
	part(&b, changes, briefs(r.shownList()), mostShown)
	if r.Scenarios != nil {
		shown, _, _ := r.Scenarios.kinds()
		list := make([]string, len(shown))
		for i, s := range shown {
			list[i] = s.called()
		}
		part(&b, "Scenarios: "+r.Scenarios.Says(), list, mostScenarios)
	}
	if r.Pinned != nil {
		list := make([]string, len(r.Pinned.Part))
		for i, p := range r.Pinned.Part {
			list[i] = fmt.Sprintf("%s:%d, decision %d: a: %s; b: %s", p.File, p.Line, p.Decision, p.A.brief(), p.B.brief())
		}
		part(&b, "Pinned games: "+of(len(list), r.Pinned.All, "parts", "part"), list, mostPinned)
	}
	if r.Play != nil && r.Play.Pairs > 0 {
		r.Play.markdown(&b)
	}
	if r.Followed != nil {
		fmt.Fprintf(&b, "%s of side %s shown to the other program: %s part\n\n", prose.Count(r.Followed.Games, "game"), r.Followed.Side,
			strings.TrimSpace(percent(r.Followed.Part)))
	}
	if l := r.Lockstep; l != nil {
		fmt.Fprintf(&b, "%s: %s part\n\n", blocks.Escaped(l.Text()), strings.TrimSpace(percent(l.Part)))
		part(&b, "Fails to answer", briefs(l.Failed), mostBeyond)
	}
	b.WriteString(blocks.CodeSpan(repeat) + "\n")
	return b.String()
}

// briefs are the beginnings of lines.
func briefs(lines []string) (list []string) {
	for _, line := range lines {
		list = append(list, brief(line))
	}
	return list
}

// part writes a heading, and the first lines of a list.
func part(b *strings.Builder, heading string, list []string, most int) {
	fmt.Fprintf(b, "**%s**\n", blocks.Escaped(heading))
	for _, line := range list[:min(most, len(list))] {
		b.WriteString("- " + blocks.Escaped(line) + "\n")
	}
	if more := len(list) - most; more > 0 {
		fmt.Fprintf(b, "- and %d more\n", more)
	}
	b.WriteString("\n")
}

// changes says in how many places what may be done differs.
func (r *Report) changes() string {
	differ := 0
	for _, d := range r.Direction {
		if d.Is != Same {
			differ++
		}
	}
	says := fmt.Sprintf("What may be done differs in %d of %d places", differ, len(r.Direction))
	switch {
	case differ == 0 && r.Stopped:
		says = "What may be done differs in none of the places that were looked at"
	case differ == 0:
		says = "What may be done is the same in all places that both games reach together"
	}
	if n := len(r.Differences); n > 0 {
		says += fmt.Sprintf(", and %s of another kind", prose.Count(n, "difference"))
	}
	return says
}

// shownList are the differences, those that are no consequence of others first.
func (r *Report) shownList() (list []string) {
	found := r.Found()
	slices.SortStableFunc(found, func(a, b Difference) int { return min(b.Direct, 1) - min(a.Direct, 1) })
	for i := range found {
		d := &found[i]
		is := d.Kind.String()
		if d.Direct == 0 {
			is += ", as a consequence"
		}
		list = append(list, fmt.Sprintf("%s %s: %s, in %d; after %s: %s", d.Phase, d.Verb, is, d.Pairs, prose.Count(d.Decisions, "decision"), d.shown()))
	}
	return list
}

// brief is the beginning of what is said, with its clauses.
func (g Ground) brief() string {
	const most = 60
	if letters := []rune(g.Says); len(letters) > most {
		g.Says = strings.TrimSpace(string(letters[:most])) + " …"
	}
	return g.String()
}

// markdown writes what the change does to play: a row a table size, with the seat whose score changes most.
func (p *Play) markdown(b *strings.Builder) {
	fmt.Fprintf(b, "**%s of games, %s players, seed %d**: %s part in the scores, %s in who wins\n\n", prose.Count(p.Pairs, "pair"),
		blocks.Escaped(p.Players), p.Seed, strings.TrimSpace(percent(p.Parts.Score)), strings.TrimSpace(percent(p.Parts.Winner)))
	b.WriteString("| players | decisions | of the scores the most changed | wins of that seat, % |\n| --- | --- | --- | --- |\n")
	shown := p.Tables
	if len(shown) > mostTables {
		shown = shown[:mostTables-1]
		all := &p.Pooled
		fmt.Fprintf(b, "| all %d sizes | %s | a seat: %s | first to decide: %s |\n", len(p.Tables), interval(all.Length.More, 1, 1),
			interval(all.Score.More, 1, 2), interval(all.Opener.More, 100, 1))
	}
	for i := range shown {
		t := &p.Tables[i]
		if s := t.most(); s != nil {
			fmt.Fprintf(b, "| %d | %s | %s: %s | %s |\n", t.Players, t.interval(t.Length.More, 1, 1), blocks.Escaped(s.Seat),
				t.interval(s.Score.More, 1, 2), t.interval(s.Won.More, 100, 1))
		}
	}
	if more := len(p.Tables) - len(shown); more > 0 {
		fmt.Fprintf(b, "| and %d more | | | |\n", more)
	}
	b.WriteString("\n")
}

// most is the seat whose mean score changes most; nil if there is none.
func (t *Table) most() (most *Seat) {
	for i := range t.Seats {
		s := &t.Seats[i]
		if most == nil || max(s.Score.More.Value, -s.Score.More.Value) > max(most.Score.More.Value, -most.Score.More.Value) {
			most = s
		}
	}
	return most
}
