package edition

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
)

// Page returns the report for players: a table with the sentences of both editions side by side and the effect of each
// change, and then the shortest games.
func (r *Report) Page() blocks.Doc {
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Strong, r.finding())}}}
	table := blocks.Block{Kind: blocks.Table, Columns: 4}
	for _, name := range []string{"clause", r.Old, r.New, "effect"} {
		table.Names = append(table.Names, blocks.Text(name))
	}
	for _, t := range r.Trials {
		for _, c := range t.Changes {
			table.Rows = append(table.Rows, row(c, t.label()))
		}
		if len(t.Changes) == 0 {
			table.Rows = append(table.Rows, row(&Change{Was: t.Kept, Is: t.Kept}, t.Class+": the sentence did not change"))
		}
	}
	if len(table.Rows) > 0 {
		doc = append(doc, table)
	}
	for _, t := range r.Trials {
		for _, s := range t.Shown {
			var code []blocks.Block
			if s.Record != "" {
				code = []blocks.Block{{Kind: blocks.Code, Lines: strings.Split(strings.TrimSpace(s.Record), "\n"), Rest: true}}
			}
			doc = append(doc, blocks.Labelled(s.Is, []blocks.Span{blocks.Text(t.names() + ", " + s.String())}, code...))
		}
	}
	return append(doc, r.rest()...)
}

// row returns the row of a change.
func row(c *Change, effect string) []blocks.Span {
	text := func(list []Sentence) string {
		var says []string
		for _, s := range list {
			says = append(says, s.Says)
		}
		return strings.Join(says, " ")
	}
	was, is := text(c.Was), text(c.Is)
	if len(c.Was)+len(c.Is) == 0 {
		for _, f := range c.Figures {
			was, is = was+f.name()+" "+f.Was+" ", is+f.name()+" "+f.Is+" "
		}
	}
	cells := []blocks.Span{blocks.Text(c.names())}
	for _, text := range []string{was, is, effect} {
		cells = append(cells, blocks.Text(strings.TrimSpace(text)))
	}
	return cells
}

// names names the clauses of a change, or its figures if no sentence changed.
func (c *Change) names() string {
	var names []string
	for _, s := range append(append([]Sentence{}, c.Was...), c.Is...) {
		if len(names) == 0 || names[len(names)-1] != s.ID {
			names = append(names, s.ID)
		}
	}
	if names == nil {
		for _, f := range c.Figures {
			names = append(names, f.name())
		}
	}
	return strings.Join(names, ", ")
}

// names names the changes of a trial.
func (t *Trial) names() string {
	var names []string
	for _, c := range t.Changes {
		names = append(names, c.names())
	}
	if names == nil {
		return "a rule without a changed sentence"
	}
	return strings.Join(names, ", ")
}
