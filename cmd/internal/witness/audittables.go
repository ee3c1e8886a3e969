package witness

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/properties"
)

// playedOn is the reason for a law that was seldom tested and gives no reason itself, as under some readings.
const playedOn = "further random games for this law did not test it more often"

// seldom returns the laws that were tested fewest times, with the reasons.
func (f *Audit) seldom() blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Columns: 3}
	for _, l := range f.Walks.Laws {
		if l.Times > 0 && l.Applied < properties.Often {
			table.Rows = append(table.Rows, []blocks.Span{blocks.Marked(blocks.Clause, l.ID), numeral(l.Applied),
				blocks.Text(cmp.Or(l.Why, playedOn))})
		}
	}
	return table
}

// clauseTable counts, for each clause, the evidence of each kind.
func (f *Audit) clauseTable(book *rulebook.Book) blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Names: named("clause", "example", "worked", "scenario", "law", "random", "reference", "broken")}
	table.Columns = len(table.Names)
	for _, section := range book.Sections {
		begun := false
		for i := range f.Clauses {
			c := &f.Clauses[i]
			if c.Section != section.ID {
				continue
			}
			if !begun {
				begun, table.Rows = true, append(table.Rows, []blocks.Span{blocks.Marked(blocks.Strong, section.Title)})
			}
			table.Rows = append(table.Rows, c.row())
		}
	}
	return blocks.Labelled("clauses", []blocks.Span{blocks.Text("the number of rulebook examples, examples worked by us, other scenarios, laws, " +
		"random games and reference games that use the clause, and the number of ways to break it that a scenario notices")}, table)
}

func (c *ClauseAudit) row() []blocks.Span {
	counts := []int{c.Examples, c.Worked, c.Scenarios, c.Laws, c.Walks, c.Golden}
	row, all := []blocks.Span{blocks.Marked(blocks.Clause, c.ID)}, 0
	for _, n := range counts {
		row, all = append(row, numeral(n)), all+n
	}
	if !c.Testable && all == 0 {
		return append(row[:1], blocks.Text("not testable: "+c.Why))
	}
	return append(row, blocks.Marked(blocks.Number, c.Held.says()))
}

// says returns the share of the ways to break a clause that its own scenarios notice, such as 5/6.
func (h *ClauseHeld) says() string {
	switch {
	case h == nil:
		return "-"
	case h.Held:
		return fmt.Sprintf("%d/%d", h.Noticed, h.Broken)
	case h.Why != "":
		return "listed"
	}
	return "no"
}

// questionTable counts the games of each kind under each answer.
func (f *Audit) questionTable() blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Names: named("answer", "scenario", "random", "reference")}
	table.Columns = len(table.Names)
	for _, q := range f.Questions {
		head := []blocks.Span{blocks.Marked(blocks.Strong, q.ID)}
		if len(q.Options) == 0 {
			head = append(head, blocks.Text("not played"))
		}
		table.Rows = append(table.Rows, head)
		for _, o := range q.Options {
			mark := "  "
			if o.Default {
				mark = "* "
			}
			row := []blocks.Span{blocks.Text(mark + o.ID), numeral(o.Scenarios), numeral(o.Walks), numeral(o.Golden)}
			table.Rows = append(table.Rows, row)
		}
	}
	return blocks.Labelled("questions", []blocks.Span{blocks.Text("how many scenarios, random games and reference games play each answer; " +
		"* is the default")}, table)
}

// named returns the names of columns. All columns but the first contain numbers.
func named(names ...string) (spans []blocks.Span) {
	for i, name := range names {
		mark := blocks.Number
		if i == 0 {
			mark = blocks.Plain
		}
		spans = append(spans, blocks.Marked(mark, name))
	}
	return spans
}

// numeral returns a cell with a number, or a dash for 0, which is easy to see.
func numeral(n int) blocks.Span {
	if n == 0 {
		return blocks.Marked(blocks.Number, "-")
	}
	return blocks.Marked(blocks.Number, strconv.Itoa(n))
}
