package compare

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The numbers of entries of each part that a short form shows.
const (
	mostBeyond = 3
	mostShown  = 2
	mostPlaces = 4
)

// MostLines is the largest number of lines that [Report.Markdown] writes.
const MostLines = 40

// Answer returns the report for people. The first line states which side allows more. A table lists the effects
// on legal moves, scenarios, reference games and play; notes and details follow. A short form leaves out the
// details.
func (r *Report) Answer() blocks.Doc {
	doc := blocks.Doc{r.head()}
	if r.Stopped {
		doc = append(doc, blocks.Said("The comparison was stopped early and covers only the trials until then."))
	}
	for i, says := range r.Beyond {
		doc = append(doc, blocks.Block{Kind: blocks.Item, Spans: []blocks.Span{blocks.Text(says)}, Rest: i >= mostBeyond})
	}
	doc = append(doc, r.summary())
	if r.Play != nil && r.Play.Pairs > 0 {
		play := r.Play.table(r.A.short(), r.B.short())
		play.Rest = len(r.Beyond) > 0
		doc = append(doc, play)
	}
	for _, says := range r.notes() {
		doc = append(doc, blocks.Labelled("note", []blocks.Span{blocks.Text(says)}))
	}
	for _, b := range slices.Concat(r.Scenarios.details(), r.Pinned.details(), r.Play.details()) {
		doc = append(doc, blocks.Left(b))
	}
	return append(doc, blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text(fmt.Sprintf("%s, %s; a: %s; b: %s", r.Game,
		r.called, r.A.Text(), r.B.Text()))}})
}

// Markdown returns a summary of at most [MostLines] lines to paste into a pull request. The argument repeat
// is the command that repeats the comparison.
func (r *Report) Markdown(repeat string) string {
	return r.Answer().Brief().Markdown() + blocks.CodeSpan(repeat) + "\n"
}

// head returns the first line: the effect of side b, after the verdict of an expectation if there is one.
func (r *Report) head() blocks.Block {
	says := r.finding()
	switch {
	case len(r.Beyond) > 0:
		return head(blocks.Marked(blocks.Bad, "beyond what is expected"), blocks.Text(": "+says))
	case r.Beyond != nil:
		return head(blocks.Marked(blocks.Good, "as expected"), blocks.Text(": "+says))
	}
	return head(blocks.Marked(blocks.Strong, says))
}

func head(spans ...blocks.Span) blocks.Block { return blocks.Block{Kind: blocks.Head, Spans: spans} }

// summary returns the table of differences: legal moves, outcomes, scenarios, reference and other games.
func (r *Report) summary() blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Columns: 2}
	add := func(label string, spans ...blocks.Span) {
		table.Rows = append(table.Rows, append([]blocks.Span{blocks.Marked(blocks.Strong, label)}, spans...))
	}
	left := func(label, text string) {
		add(label, blocks.Text(text))
		table.Rows[len(table.Rows)-1] = blocks.LeftRow(table.Rows[len(table.Rows)-1])
	}
	found := r.Found()
	slices.SortStableFunc(found, func(a, b Difference) int { return min(b.Direct, 1) - min(a.Direct, 1) })
	for i := range found {
		add(found[i].label(), found[i].spans()...)
		if i >= mostShown {
			table.Rows[len(table.Rows)-1] = blocks.LeftRow(table.Rows[len(table.Rows)-1])
		}
	}
	if len(found) > mostShown {
		add("", blocks.Text(fmt.Sprintf("%d of %d kinds of difference; -v lists all", mostShown, len(found))))
	}
	if same := r.same(); same != "" {
		left("the same", same)
	}
	if len(r.NotCompared) > 0 {
		left("not compared", "seen only after the two games had diverged: "+strings.Join(r.NotCompared, ", "))
	}
	if len(r.NeverMet) > 0 {
		left("never met", strings.Join(r.NeverMet, ", "))
	}
	if r.Scenarios != nil {
		add("scenarios", r.Scenarios.spans()...)
	}
	if r.Pinned != nil {
		add("reference games", r.Pinned.spans()...)
	}
	if r.Followed != nil {
		add("games", blocks.Text(r.Followed.Says()))
	}
	if r.Lockstep != nil {
		add("games", blocks.Text(r.Lockstep.Says()))
		for i, says := range r.Lockstep.Failed {
			add("fails to answer", blocks.Span{Text: says, Rest: i >= mostBeyond})
		}
		for _, says := range r.Lockstep.NotApplicable {
			add("not compared", blocks.Text(says))
		}
	}
	return table
}

// same counts the kinds of decision in which both sides allow the same actions.
func (r *Report) same() string {
	same := 0
	for _, d := range r.Direction {
		if d.Is == Same {
			same++
		}
	}
	if same == 0 {
		return ""
	}
	return prose.Count(same, prose.Either(same < len(r.Direction), "other kind", "kind")) + " of decision, which --json lists"
}

// notes lists the limits of the answer: parted games, the intervals, and the games without an end.
func (r *Report) notes() (all []string) {
	if says := r.Parting.Text(); says != "" && r.Beyond == nil {
		all = append(all, says)
	}
	all = append(all, r.Notes...)
	if p := r.Play; p != nil && p.Pairs > 0 {
		if p.Parts.Winner.Value > 0 {
			all = append(all, fmt.Sprintf("the winner differs in %s of pairs", percent(p.Parts.Winner)))
		}
		if p.Endless != [2]int{} {
			all = append(all, fmt.Sprintf("not finished within the limit: %d games on side a, %d on side b", p.Endless[0], p.Endless[1]))
		}
		if says := p.Caution(); says != "" {
			all = append(all, says)
		}
	}
	if r.Followed != nil {
		all = append(all, r.Followed.notes()...)
	}
	return all
}

// named returns the name of a side inside a sentence, after its letter.
func (s *Side) named() string { return prose.Either(s.Given == "default", "the default", s.Given) }

// short returns the name of a side for the head of a column.
func (s *Side) short() string {
	const most = 16
	name := s.Given
	if _, option, one := strings.Cut(name, "="); one && !strings.ContainsAny(option, ",=") {
		name = option
	}
	if letters := []rune(name); len(letters) > most {
		name = strings.TrimSpace(string(letters[:most])) + "…"
	}
	return name
}
