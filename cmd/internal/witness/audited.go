package witness

import (
	"fmt"
	"slices"
	"time"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties"
)

// mostUncovered is the number of uncovered clauses, examples and answers that a short answer names.
const mostUncovered = 12

// Answer returns the audit for people: the verdict, the sums, the failures by cause, the weak evidence, and
// commands for more. A short form leaves out the tables.
func (f *Audit) Answer(book *rulebook.Book) blocks.Doc {
	causes := f.causes()
	doc := append(blocks.Doc{f.verdict(book, causes), blocks.Said(f.sums())}, failed(causes)...)
	if len(f.Uncovered) > 0 {
		doc = append(doc, blocks.Labelled("not covered", blocks.Listed(blocks.Clause, f.Uncovered, mostUncovered)))
	}
	doc = append(doc, f.overview())
	if laws := f.seldom(); len(laws.Rows) > 0 {
		doc = append(doc, blocks.Left(blocks.Labelled("laws", []blocks.Span{blocks.Text(seldomTested)}, laws)))
	}
	return append(doc, blocks.Left(f.clauseTable(book)), blocks.Left(f.questionTable()))
}

// verdict returns the first line: the number of covered clauses, or the first failure and its place.
func (f *Audit) verdict(book *rulebook.Book, causes []*cause) blocks.Block {
	testable, covered := 0, 0
	for _, c := range f.Clauses {
		switch {
		case c.Testable && !slices.Contains(f.Uncovered, c.ID):
			covered++
			fallthrough
		case c.Testable:
			testable++
		}
	}
	word, says := blocks.Marked(blocks.Good, "passed"), fmt.Sprintf("%d of %s covered", covered, prose.Count(testable, "testable clause"))
	var place []blocks.Span
	if !f.Passed {
		word = blocks.Marked(blocks.Bad, "failed")
	}
	switch {
	case len(causes) == 0 && len(f.Uncovered) > 0 && covered == testable: // an example or an answer
		says = "no scenario shows " + f.Uncovered[0]
	case len(causes) > 0:
		says, place = causes[0].sum(), causes[0].first.where()
	}
	if f.Took > 0 {
		says += fmt.Sprintf(" (%d s)", max(1, int(f.Took.Round(time.Second).Seconds())))
	}
	return blocks.Block{Kind: blocks.Head, Spans: append([]blocks.Span{word, blocks.Text(": " + book.Title + " – " + says)}, place...)}
}

// sums states the amount of evidence of each kind, and the amount that failed.
func (f *Audit) sums() string {
	failed := 0
	count := func(n int, noun string, wrong int) string {
		failed += wrong
		return prose.Count(n, noun) + prose.Either(wrong > 0, fmt.Sprintf(" (%d failed)", wrong), "")
	}
	broken := 0
	if f.Walks.Broken != nil {
		broken = 1
	}
	says := fmt.Sprintf("%s, %s in %s (%s), %s, %s", count(f.Scenarios.Ran, "scenario", len(f.Scenarios.Failed)),
		count(len(f.Walks.Laws), "law", broken), prose.Count(f.Walks.Walks, "random game"), prose.Count(f.Walks.Decisions, "decision"),
		count(f.Golden.Records, "reference game", len(f.Golden.Failed)), count(f.Precedents.Records, "precedent", len(f.Precedents.Failed)))
	return prose.Either(failed == 0, "none failed: ", "") + says
}

// overview shows where the evidence is weak, and the commands for more. The long form also shows the parts of
// the sums.
func (f *Audit) overview() blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Columns: 2}
	if weak := append([]blocks.Span{blocks.Marked(blocks.Strong, "weak spots")}, f.weak()...); len(weak) > 1 && f.Passed {
		table.Rows = append(table.Rows, weak)
	} else if len(weak) > 1 { // failures may hide further evidence
		table.Rows = append(table.Rows, blocks.LeftRow(weak))
	}
	table.Rows = append(table.Rows, []blocks.Span{blocks.Marked(blocks.Strong, "table"), blocks.Marked(blocks.Typed, "yardstick check "+f.Game+" -v"),
		blocks.Text("   or   "), blocks.Marked(blocks.Typed, "-o "+f.Game+".html")})
	for _, row := range f.rest() {
		table.Rows = append(table.Rows, blocks.LeftRow([]blocks.Span{blocks.Marked(blocks.Strong, row[0]), blocks.Text(row[1])}))
	}
	return table
}

// rest returns the parts of the sums, one row each.
func (f *Audit) rest() (rows [][2]string) {
	add := func(label, format string, args ...any) {
		rows = append(rows, [2]string{label, fmt.Sprintf(format, args...)})
	}
	add("clauses", "%d, and %s", len(f.Clauses), prose.Count(len(f.Questions), "open question"))
	e, o, h := f.Examples, f.Figures, f.Held
	add("examples", "%d printed, %d pictured, %d worked by us; %d cannot be played", e.Printed, e.Pictured, e.Worked, e.Untestable)
	add("figures", "%d printed, %d derived, %d public, %d assumed", o.Printed, o.Derived, o.Public, o.Assumed)
	if f.Walks.Further > 0 {
		add("random games", "%d more for laws that are seldom tested", f.Walks.Further)
	}
	for _, c := range f.Combinations {
		add(prose.Either(c.Answers == 2, "pairs of answers", "triples"), "%d of %d played in random games; the rules used %d of them", c.Met, c.Possible, c.Used)
	}
	if h.Revision == "" {
		add("broken rules", "not measured yet; run make held, which breaks each clause on purpose")
		return rows
	}
	add("broken rules", "%s held, because a scenario fails when the clause is broken; %d cannot be held, for a listed reason; %d not held; measured at %s%s",
		prose.Count(h.Held, "testable clause"), h.Reasoned, h.Unheld, h.Revision,
		prose.Either(h.Changed, ", but the scenarios have changed since: run make held again", ""))
	return rows
}

var seldomTested = fmt.Sprintf("tested fewer than %d times", properties.Often)

// weak lists the weak evidence. A short form leaves out the ids of the clauses.
func (f *Audit) weak() (spans []blocks.Span) {
	add := func(noun, says string, ids []string) {
		if len(ids) == 0 {
			return
		}
		if spans != nil {
			spans = append(spans, blocks.Text(" · "))
		}
		spans = append(spans, blocks.Text(prose.Count(len(ids), noun)+" "+says))
		if noun == "clause" { // laws have their own table
			spans = append(append(spans, blocks.Span{Text: ": ", Rest: true}), blocks.Listed(blocks.Clause, ids, 0)...)
		}
	}
	add("clause", "with no reference game", f.ids(func(c *ClauseAudit) bool { return c.Golden == 0 }))
	add("clause", "that can be broken without a failing scenario", f.ids(func(c *ClauseAudit) bool {
		return c.Held != nil && !c.Held.Held && c.Held.Why == ""
	}))
	var laws []string
	for _, row := range f.seldom().Rows {
		laws = append(laws, row[0].Text)
	}
	add("law", seldomTested, laws)
	return spans
}

// ids returns the ids of the testable clauses that meet a condition.
func (f *Audit) ids(is func(*ClauseAudit) bool) (ids []string) {
	for i := range f.Clauses {
		if c := &f.Clauses[i]; c.Testable && is(c) {
			ids = append(ids, c.ID)
		}
	}
	return ids
}
