package conform

import (
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostRows is the number of clauses of a kind of change that a short form shows.
const mostRows = 6

// headings are the titles of the kinds of change, in their order.
var headings = []struct {
	Change       Change
	Label, Title string
}{
	{Real, "real", "the same trial has a different result"},
	{Tried, "unknown", "other trials were run"},
	{Rulebook, "rulebook", "the editions of the rulebook differ"},
}

// Doc returns the matrix for people: the number of real changes, the runs, and the clauses with each kind of change.
func (m *Matrix) Doc(command string) blocks.Doc {
	says := "nothing changes"
	if n := len(m.Rows) - m.Count(Alike); n > 0 {
		says = fmt.Sprintf("%d of %s real", m.Count(Real), prose.Count(n, "change"))
	}
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Strong, says),
		blocks.Text(prose.OneLine(fmt.Sprintf(", in %s of %s", prose.Count(len(m.Runs), "report"), m.Game)))}}}
	runs := blocks.Block{Kind: blocks.Table, Columns: 2}
	for i, r := range m.Runs {
		runs.Rows = append(runs.Rows, []blocks.Span{blocks.Text(Letter(i)), blocks.Text(m.heading(i, r))})
	}
	doc = append(doc, runs)
	for _, h := range headings {
		if n := m.Count(h.Change); n > 0 {
			doc = append(doc, blocks.Part(h.Label, fmt.Sprintf("%s: %s", h.Title, prose.Count(n, "clause")), m.of(h.Change)...))
		}
	}
	failing, others := m.agreement()
	if len(failing) > 0 {
		doc = append(doc, blocks.Part("failing in all", strings.Join(some(failing), ", ")))
	}
	doc = append(doc, blocks.Part("alike in all", prose.Count(others, "other clause")))
	foot := []blocks.Span{blocks.Text(fmt.Sprintf("edition %s; to repeat: ", prose.OneLine(m.Edition))), blocks.Marked(blocks.Typed, prose.OneLine(command))}
	return append(doc, blocks.Block{Kind: blocks.Foot, Spans: foot})
}

// heading names the engine of a run, and lists the differences from the first run.
func (m *Matrix) heading(i int, r *Run) string {
	parts := append([]string{r.Name() + ", " + r.Verdict()}, m.About(i)...)
	return prose.OneLine(strings.Join(append(parts, r.File), "; "))
}

// of formats the clauses with one kind of change as a table with one column per run, and adds their texts and
// failures.
func (m *Matrix) of(change Change) []blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Columns: 1 + len(m.Runs), Names: []blocks.Span{blocks.Text("clause")}}
	for i := range m.Runs {
		table.Names = append(table.Names, blocks.Text(Letter(i)))
	}
	var lines []string
	for i := range m.Rows {
		r := &m.Rows[i]
		if r.Change != change {
			continue
		}
		row := []blocks.Span{{Text: prose.OneLine(string(r.Clause)), Mark: blocks.Clause}}
		for _, c := range r.Cells {
			row = append(row, blocks.Text(c.Text()))
		}
		if len(table.Rows) >= mostRows {
			row = blocks.LeftRow(row)
		}
		table.Rows = append(table.Rows, row)
		lines = append(lines, r.lines()...)
	}
	return append([]blocks.Block{table}, blocks.Items(lines, 0)...)
}

// lines returns the text of a clause and its failures.
func (r *MatrixRow) lines() (lines []string) {
	if r.Says != "" {
		lines = append(lines, fmt.Sprintf("%s: %s", r.Clause, r.Says))
	}
	for i, c := range r.Cells {
		if c.Finding != "" {
			lines = append(lines, prose.OneLine(fmt.Sprintf("%s, %s: %s", r.Clause, Letter(i), c.Finding)))
		}
	}
	return lines
}

// agreement lists the clauses that fail in all runs, and counts the others on which the runs agree.
func (m *Matrix) agreement() (failing []string, others int) {
	for i := range m.Rows {
		switch r := &m.Rows[i]; {
		case r.Change != Alike:
		case r.Cells[0].Verdict == Fails:
			failing = append(failing, prose.OneLine(fmt.Sprintf("%s (level %d)", r.Clause, r.Cells[0].Level)))
		default:
			others++
		}
	}
	return failing, others
}
