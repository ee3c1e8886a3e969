package answer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Register lists the open questions as decisions for the designer, in one of [Orders]. The first line is the finding.
func (r *Rules) Register(order string) blocks.Doc {
	count := prose.Count(len(r.Questions), "open question")
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(r.Title + ": " + count)}}, blocks.Said(r.ordered(order))}
	if r.Finding != nil {
		doc = blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(r.Title + ": " + r.Finding.Says)}}, blocks.Said(count + ". " + r.ordered(order))}
	}
	rows := blocks.Block{Kind: blocks.Table, Columns: 3}
	var whole []blocks.Block
	for i := range r.Questions {
		q := &r.Questions[i]
		row := []blocks.Span{blocks.Marked(blocks.Clause, q.Name), blocks.Text(q.WhyOpen), blocks.Text(q.Asks)}
		if len(rows.Rows) >= mostRows {
			row = blocks.LeftRow(row)
		}
		rows.Rows = append(rows.Rows, row)
		whole = append(whole, blocks.Left(q.decision()))
	}
	if order == ByReason || order == ByPrice || r.Finding == nil {
		doc = append(doc, rows)
	} else {
		doc = append(doc, r.ranked(order)...)
	}
	doc = append(doc, whole...)
	return r.ended(append(doc, r.pairs()...))
}

// decision formats a question as a decision for the designer.
func (q *Question) decision() blocks.Block {
	b := blocks.Part(q.ID, q.Asks, append(q.answers(), q.decides())...)
	if q.Changes > 0 {
		b.Blocks = append(b.Blocks, blocks.Part("changes", prose.Count(q.Changes, "scenario")+" that name an answer to this question"))
	}
	for i := range q.Options {
		if o := &q.Options[i]; o.Scenario != nil {
			b.Blocks = append(b.Blocks, blocks.Para(blocks.Text(o.ID+" is shown by "), blocks.Marked(blocks.Place, fmt.Sprintf("%s:%d", o.Scenario.File,
				o.Scenario.Line))))
		}
	}
	b.Blocks = append(b.Blocks, q.effects()...)
	return b
}

// pairs lists pairs of answers with the share of games in which they have an effect that neither has alone.
func (r *Rules) pairs() []blocks.Block {
	if r.Pairs == nil {
		return nil
	}
	const most = 40
	b := blocks.Part("together", fmt.Sprintf("the number of games, of %s, in which two answers change the legal actions, the actor, the effects of "+
		"a decision, a score or the winner only together. For each question, Yardstick tried the answer with the greatest effect. "+
		"The first %d pairs are listed", prose.Count(int(r.Pairs[0].Games), "game"), most))
	rows, nothing := blocks.Block{Kind: blocks.Table, Columns: 2}, 0
	for i, t := range r.Pairs {
		if t.More.Value == 0 {
			nothing++
		} else if i < most {
			row := []blocks.Span{blocks.Text(t.More.Percent()), blocks.Text(t.A + " and " + t.B)}
			if i >= mostSections {
				row = blocks.LeftRow(row)
			}
			rows.Rows = append(rows.Rows, row)
		}
	}
	b.Blocks = []blocks.Block{rows}
	if nothing > 0 {
		b.Blocks = append(b.Blocks, blocks.Said("No effect together in any of these games: "+prose.Count(nothing, "other pair")+"."))
	}
	return []blocks.Block{b}
}

// says names the place where the setting makes a difference, or the reason why it makes none.
func (k *Knob) says() string {
	switch knobs.Kind(k.Kind) {
	case knobs.Note:
		return "matters nowhere: it is a name or a note"
	case knobs.Silent:
		return "matters nowhere: " + k.Says
	case knobs.Refused:
		return "cannot be changed alone: " + k.Says
	case knobs.Scenario:
		return "matters in the scenario " + k.Scenario + ": " + k.Says
	}
	return fmt.Sprintf("matters after %s: %s", prose.Count(k.decisions, "decision"), k.Says)
}

// more lists the values that change together, the clause that decides, and the record that shows the difference.
func (k *Knob) more() (all []blocks.Block) {
	if len(k.Sets) > 0 {
		all = append(all, blocks.Part("set to", strings.Join(k.Sets, "; ")))
	}
	if k.Clause != "" {
		all = append(all, blocks.Labelled("rule", []blocks.Span{blocks.Marked(blocks.Clause, k.Clause), blocks.Text(": " + k.ClauseSays)}))
	}
	if k.Record != "" {
		all = append(all, blocks.Left(blocks.Block{Kind: blocks.Code, Lines: strings.Split(strings.TrimSpace(k.Record), "\n")}))
	}
	return all
}

// Found describes the figures that were found: a single figure with the place where it matters, several figures
// in one line each.
func (r *Rules) Found() blocks.Doc {
	head := func(text string) blocks.Doc {
		return blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(text)}}}
	}
	if len(r.Figures) == 1 {
		f := &r.Figures[0]
		doc := head(f.says())
		if f.Matters != nil {
			doc = append(append(doc, blocks.Kept("note", f.Matters.says())), f.Matters.more()...)
		}
		return r.ended(doc)
	}
	var lines []string
	for i := range r.Figures {
		f := &r.Figures[i]
		lines = append(lines, f.says()+prose.Either(f.Matters != nil, "; "+f.Matters.Short(), ""))
	}
	return r.ended(append(head(prose.Count(len(r.Figures), "figure")), blocks.Items(lines, mostRows)...))
}

func (f *FigureKnob) says() string {
	return fmt.Sprintf("%s = %s (%s, components.yaml:%d)", f.Path, f.Value, f.From, f.Line)
}

// Doc lists the assumed values with the facts that limit them.
func (s *Assumptions) Doc() blocks.Doc {
	o := s.Figures
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Text(fmt.Sprintf("%s: %s: %d printed, %d derived, %d public, %d assumed", s.Title,
		prose.Count(o.Printed+o.Derived+o.Public+o.Assumed, "figure"), o.Printed, o.Derived, o.Public, o.Assumed))}}}
	for i := 0; i < len(s.Assumed); {
		bound := blocks.Block{Kind: blocks.Table, Columns: 2, Rest: i >= mostRows}
		binds := s.Assumed[i].Binds
		for ; i < len(s.Assumed) && slices.Equal(s.Assumed[i].Binds, binds); i++ {
			row := []blocks.Span{blocks.Text(s.Assumed[i].Path), blocks.Text(s.Assumed[i].Value)}
			if i >= mostRows {
				row = blocks.LeftRow(row)
			}
			bound.Rows = append(bound.Rows, row)
		}
		by := blocks.Said("Nothing binds " + prose.Either(len(bound.Rows) == 1, "it.", "them."))
		if len(binds) > 0 {
			by = blocks.Said("Bound by: " + strings.Join(binds, "; ") + ".")
		}
		by.Rest = bound.Rest
		doc = append(doc, bound, by)
	}
	if len(s.Others) > 0 {
		rows := blocks.Block{Kind: blocks.Table, Columns: 3}
		for _, f := range s.Others {
			rows.Rows = append(rows.Rows, []blocks.Span{blocks.Text(f.Path), blocks.Text(f.Value), blocks.Text(f.From + prose.Either(f.How != "", ": "+f.How, ""))})
		}
		doc = append(doc, blocks.Part("of another origin", prose.Count(len(s.Others), "value"), rows))
	}
	return append(doc, blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text(prose.Count(len(s.Assumed), "assumed value"))}})
}
