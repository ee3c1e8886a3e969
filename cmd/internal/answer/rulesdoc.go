package answer

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// The numbers of entries that a short form of a search result shows.
const (
	mostScenarios = 2
	mostIDs       = 8
	mostRows      = 10
	mostSections  = 6
)

// Doc describes the clause, the question or the example that the search names, with its scenarios.
func (r *Rules) Doc() blocks.Doc {
	switch {
	case r.Example != nil:
		return r.ended(r.example())
	case len(r.Questions) > 0:
		return r.ended(r.Questions[0].doc())
	}
	return r.ended(r.Clauses[0].doc())
}

// List returns a table of the clauses and questions that a search has found, one row for each.
func (r *Rules) List() blocks.Doc {
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(r.found())}}}
	if r.Partly {
		doc = append(doc, blocks.Said("No clause contains all of these words; these contain most of them, the best match first."))
	}
	doc = append(doc, r.rows())
	if len(r.Fields) > 0 {
		doc = append(doc, blocks.Kept("help", "to see figures of that name in components.yaml, look up "+strings.Join(r.Fields, ", ")))
	}
	return r.ended(doc)
}

func (r *Rules) found() string {
	return prose.Count(len(r.Clauses), "clause") + ", " + prose.Count(len(r.Questions), "open question")
}

// rows lists the clauses, each with the questions that it depends on, and then the questions.
func (r *Rules) rows() blocks.Block {
	b := blocks.Block{Kind: blocks.Table, Columns: 2}
	add := func(id, says string) {
		row := []blocks.Span{blocks.Marked(blocks.Clause, id), blocks.Text(says)}
		if len(b.Rows) >= mostRows {
			row = blocks.LeftRow(row)
		}
		b.Rows = append(b.Rows, row)
	}
	for i := range r.Clauses {
		c := &r.Clauses[i]
		var needs []string
		for j := range c.Questions {
			needs = append(needs, c.Questions[j].Name)
		}
		add(c.ID, c.Says+prose.Either(needs != nil, " (needs "+strings.Join(needs, ", ")+")", ""))
	}
	for i := range r.Questions {
		add(r.Questions[i].ID, r.Questions[i].Asks)
	}
	return b
}

// Contents lists the sections of a rulebook and its open questions, each with the answer that applies.
func (r *Rules) Contents(book *rulebook.Book) blocks.Doc {
	says := fmt.Sprintf("%s: %s in %s, %s", r.Title, prose.Count(len(r.Clauses), "clause"), prose.Count(len(book.Sections), "section"),
		prose.Count(len(r.Questions), "open question"))
	sections, questions := blocks.Block{Kind: blocks.Table, Columns: 3}, blocks.Block{Kind: blocks.Table, Columns: 3}
	clauses := map[string]int{}
	for i := range r.Clauses {
		clauses[r.Clauses[i].Section]++
	}
	add := func(to *blocks.Block, row ...blocks.Span) {
		if len(to.Rows) >= mostSections {
			row = blocks.LeftRow(row)
		}
		to.Rows = append(to.Rows, row)
	}
	for _, s := range book.Sections {
		add(&sections, blocks.Marked(blocks.Clause, s.ID), blocks.Text(prose.Count(clauses[s.ID], "clause")), blocks.Text(s.Title))
	}
	for i := range r.Questions {
		q := &r.Questions[i]
		add(&questions, blocks.Marked(blocks.Clause, q.Name), blocks.Text(cmp.Or(q.Answer, q.Default)), blocks.Text(q.Asks))
	}
	answers := prose.Either(r.Under == nil, "each with its default", "each with its answer under this reading")
	return r.ended(blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(says)}}, blocks.Said("Read from: " + book.Source + "."),
		blocks.Part("sections", "to read a section, look up its id", sections), blocks.Part("open questions", answers, questions)})
}

// ended adds the last lines of an answer: the measurement of effects, the reading that the user gave, and the game.
func (r *Rules) ended(doc blocks.Doc) blocks.Doc {
	if r.Prices != nil {
		doc = append(doc, blocks.Left(blocks.Part("prices", strings.TrimPrefix(r.Prices.Text(), "prices: "))))
		if r.Prices.Greedy != nil {
			doc = append(doc, blocks.Left(blocks.Part("greedy players", r.Prices.Greedy.Text())))
		}
	}
	doc = append(doc, blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text(r.Title)}})
	if r.Under != nil {
		doc = doc.Noted(r.Under.Line())
	}
	return doc
}

func (c *Clause) doc() blocks.Doc {
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Clause, c.ID), blocks.Text(" (" + c.Kind + ")"),
		blocks.Marked(blocks.Place, c.At)}}, {Kind: blocks.Quote, Spans: []blocks.Span{blocks.Text(c.Says)}}}
	if !c.Testable {
		doc = append(doc, blocks.Said("Not testable: "+c.Why+"."))
	}
	for i := range c.Questions {
		q := &c.Questions[i]
		note := blocks.Part("note", "needs an answer to "+q.Name+": "+q.Asks, q.answers()...)
		for j := range note.Blocks { // the argument for the default, and of many questions the answers
			note.Blocks[j].Rest = j == len(note.Blocks)-1 || i > 0
		}
		note.Keep = true
		doc = append(doc, note)
	}
	for _, list := range []struct {
		label string
		ids   []string
	}{{"examples of the book", c.Examples}, {"worked examples", c.Worked}} {
		if len(list.ids) > 0 {
			doc = append(doc, blocks.Labelled(list.label, blocks.Listed(blocks.Clause, list.ids, mostIDs)))
		}
	}
	return append(doc, scenarios(c.Scenarios)...)
}

func (q *Question) doc() blocks.Doc {
	doc := append(blocks.Doc{q.head()}, q.answers()...)
	doc = append(doc, q.decides())
	shown := blocks.Part("shown by", "")
	for line := range strings.Lines(strings.TrimSpace(q.Shows)) {
		shown.Blocks = append(shown.Blocks, blocks.Said(strings.TrimSpace(line)))
	}
	shown.Keep = true // its last lines go first
	doc = append(doc, shown)
	for i := range q.Matters {
		k := &q.Matters[i]
		doc = append(doc, blocks.Left(blocks.Part(k.Of, k.says(), k.more()...)))
	}
	doc = append(doc, q.effects()...)
	return append(doc, scenarios(q.Scenarios)...)
}

func (q *Question) head() blocks.Block {
	return blocks.Block{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(q.Name + ": " + q.Asks), blocks.Marked(blocks.Place, q.ID)}}
}

// decides lists the clauses that depend on the question.
func (q *Question) decides() blocks.Block {
	return blocks.Labelled("decides", blocks.Listed(blocks.Clause, q.Clauses, mostIDs))
}

// answers lists the options of a question, and the reason for its default.
func (q *Question) answers() []blocks.Block {
	b := blocks.Block{Kind: blocks.Table, Columns: 2}
	for i := range q.Options {
		o := &q.Options[i]
		row := []blocks.Span{{Text: o.ID, Mark: blocks.Answer, Of: q.ID}, blocks.Text(o.Says)}
		for _, sign := range []struct {
			is   bool
			says string
		}{{o.ID == q.Default, "default"}, {q.Answer == o.ID && o.ID != q.Default, "holds under this reading"}, {!o.Playable, "in words only"}} {
			if sign.is {
				row = append(row, blocks.Text(" <- "+sign.says))
			}
		}
		b.Rows = append(b.Rows, row)
	}
	var all []blocks.Block
	if q.NotPlayable != "" {
		all = append(all, blocks.Said("Not playable: "+q.NotPlayable))
	}
	return append(all, b, blocks.Para(append([]blocks.Span{blocks.Text("Why " + q.Default + " is the default: ")}, blocks.Long(q.Because, 300)...)...))
}

// effects lists the measured effects of each option, with random and with greedy players.
func (q *Question) effects() (all []blocks.Block) {
	for i := range q.Options {
		o := &q.Options[i]
		if o.Price != nil {
			all = append(all, blocks.Left(blocks.Part("price of "+o.ID, o.Price.Text())))
		}
		if o.Greedy != nil {
			all = append(all, blocks.Left(blocks.Part(o.ID+" with greedy players", o.Greedy.Full())))
		}
	}
	return all
}

func (r *Rules) example() blocks.Doc {
	e := r.Example
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Clause, e.ID), blocks.Text(": " + e.Title),
		blocks.Marked(blocks.Place, cmp.Or(e.At, "worked by us: the rulebook has no such example"))}}}
	if e.At != "" {
		doc = append(doc, blocks.Part("kind", e.Kind))
	}
	if e.Figures != "" {
		doc = append(doc, blocks.Part("figures", e.Figures))
	}
	if e.Untestable != "" {
		return append(doc, blocks.Part("no scenario", e.Untestable))
	}
	doc = append(doc, blocks.Part("shows", r.found(), r.rows()))
	return append(doc, scenarios(r.Scenarios)...)
}

// scenarios lists scenarios with their places; the rows of an outline share an entry.
func scenarios(all []Scenario) []blocks.Block {
	if len(all) == 0 {
		return nil
	}
	b := blocks.Part("scenarios", "")
	b.Keep = true // its last lines go first
	for len(all) > 0 {
		s, rows, failed := all[0], 0, 0
		outline, _, inRows := strings.Cut(s.Name, " (row ")
		for rows < len(all) && (rows == 0 || inRows && strings.HasPrefix(all[rows].Name, outline+" (row ")) {
			if !all[rows].Passed {
				failed++
			}
			rows++
		}
		all = all[rows:]
		says := ": " + outline + prose.Either(rows > 1, fmt.Sprintf(" (%d rows)", rows), "") + prose.Either(failed > 0, fmt.Sprintf(" (%d fail)", failed), "")
		b.Blocks = append(b.Blocks, blocks.Block{Kind: blocks.Item, Rest: len(b.Blocks) >= mostScenarios,
			Spans: []blocks.Span{blocks.Marked(blocks.Place, fmt.Sprintf("%s:%d", s.File, s.Line)), blocks.Text(says)}})
	}
	return []blocks.Block{b}
}
