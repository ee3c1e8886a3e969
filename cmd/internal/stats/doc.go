package stats

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// fewest and rarest are the numbers of rows shown for the most frequent and the least frequent entries.
const fewest, rarest = 15, 15

// Doc returns the answer for people. The seats that win more or less often than their share come first. A row
// for each table, the unused actions and clauses, and all figures follow.
func (s *Stats) Doc() blocks.Doc {
	doc := s.Sum()
	for i := range s.Tables {
		doc = append(doc, blocks.Left(s.section(&s.Tables[i])))
	}
	doc = append(doc, blocks.Left(blocks.Part("chosen", "the choices, in all games", uses(s.Verbs))))
	doc = append(doc, s.watched()...)
	foot := fmt.Sprintf("%s, %s: seeds from %d; of 100 intervals in brackets, about 95 contain the true value", s.Title, s.called, s.Seed)
	return append(doc, blocks.Block{Kind: blocks.Foot, Spans: []blocks.Span{blocks.Text(foot)}})
}

// Sum returns the short answer: the first line, one row per table, and the unused actions and clauses.
func (s *Stats) Sum() blocks.Doc {
	doc := blocks.Doc{{Kind: blocks.Head, Spans: []blocks.Span{blocks.Marked(blocks.Strong, s.fair()),
		blocks.Text(fmt.Sprintf(" (%s, %s players)", prose.Count(int(s.Games), "game"), s.Players))}}, s.sizes()}
	if s.Games < int64(s.Asked) {
		doc = append(doc, blocks.Kept("note", fmt.Sprintf("stopped before the end: %d games were asked for", s.Asked)))
	}
	if s.Under != nil {
		doc = append(doc, blocks.Kept("note", s.Under.Line()))
	}
	if len(s.Strength) > 0 {
		doc = append(doc, s.strength())
	}
	if len(s.Tables) == 1 && s.Tables[0].Ended > 0 {
		course := s.Tables[0].Told()
		course.Rest = len(s.Strength) > 0
		doc = append(doc, course)
	}
	if len(s.Winners) > 0 {
		doc = append(doc, s.deeds())
	}
	return append(doc, s.never()...)
}

// sizes returns a table with one row for each number of players. The column "first wins" is the share of games
// won by the player who decides first.
func (s *Stats) sizes() blocks.Block {
	apart, _ := s.uneven()
	b := blocks.Block{Kind: blocks.Table, Columns: 5, Names: names("#players", "#games", "#decisions", "#first wins", "seats win, in %")}
	if s.Seconds > 0 {
		b.Columns, b.Names = 6, slices.Insert(b.Names, 3, blocks.Marked(blocks.Number, "minutes"))
	}
	for i := range s.Tables {
		t := &s.Tables[i]
		row := []blocks.Span{number(t.Players), number(t.Games)}
		if t.Ended == 0 {
			row = append(row, blocks.Text("none ended within 10000 decisions"))
		} else {
			row = append(row, figures(mean(t.Decisions.Mean))...)
			if s.Seconds > 0 {
				row = append(row, figures(t.minutes(s.Seconds))...)
			}
			row = append(row, figures(percent(t.First))...)
			row = append(row, t.wins(apart)...)
		}
		b.Rows = append(b.Rows, row)
	}
	return b
}

// wins returns the shares of games that the seats win, in one cell. For many seats it returns only shares that
// differ from an even share.
func (t *Table) wins(apart []share) (spans []blocks.Span) {
	const most = 5
	for i := range t.Seats {
		won := &t.Seats[i].Won
		text, mark := fmt.Sprintf("%s %.1f", t.Seats[i].Seat, won.Value*100), blocks.Plain
		if slices.ContainsFunc(apart, func(a share) bool { return a.won == won }) {
			mark = blocks.Strong
		} else if len(t.Seats) > most {
			continue
		}
		spans = append(spans, blocks.Marked(mark, text), blocks.Text(", "))
	}
	if spans == nil {
		return []blocks.Span{blocks.Text("none apart")}
	}
	return append(spans[:len(spans)-1], blocks.Text(fmt.Sprintf(" (even: %.1f)", t.Even*100)))
}

// minutes is the mean duration of a game, with the 5th and the 95th percentile, from the seconds of a decision.
func (t *Table) minutes(seconds float64) string {
	in := func(decisions float64) float64 { return decisions * seconds / 60 }
	d := &t.Decisions
	return fmt.Sprintf("%.0f (%.0f to %.0f)", in(d.Mean.Value), in(float64(d.P5)), in(float64(d.P95)))
}

// section shows every figure of a table.
func (s *Stats) section(t *Table) blocks.Block {
	says := prose.Count(int(t.Games), "game")
	if t.Ended < t.Games {
		says += fmt.Sprintf("; %d did not end within 10000 decisions and are not counted here", t.Games-t.Ended)
	}
	b := blocks.Part(prose.Count(t.Players, "player"), says)
	if t.Ended == 0 {
		return b
	}
	rows := blocks.Block{Kind: blocks.Table, Columns: 7, Names: names("", "#won", "#mean", "#5 %", "#median", "#95 %", "")}
	add := func(name, won, mean string, n *Numbers, more string) {
		row := append([]blocks.Span{blocks.Text(name)}, figures(won, mean)...)
		if n != nil {
			row = append(row, number(n.P5), number(n.Median), number(n.P95))
		} else {
			row = append(row, figures("", "", "")...)
		}
		rows.Rows = append(rows.Rows, append(row, blocks.Text(more)))
	}
	for i := range t.Seats {
		seat := &t.Seats[i]
		add("score of "+seat.Seat, percent(seat.Won), mean(seat.Score.Mean), &seat.Score, t.finding(seat.Won))
	}
	for i := range t.Kinds {
		k := &t.Kinds[i]
		add("lead of "+k.Kind, percent(k.Won), mean(k.Lead.Mean), &k.Lead, "")
	}
	add("first to decide", percent(t.First), "", nil, t.finding(t.First))
	if t.Shared.Value > 0 {
		add("several together", percent(t.Shared), "", nil, "")
	}
	if t.Nobody.Value > 0 {
		add("nobody", percent(t.Nobody), "", nil, "")
	}
	if t.Players > 1 {
		add("margin", "", mean(t.Margin.Mean), &t.Margin, "")
	}
	add("turns", "", mean(t.Turns.Mean), &t.Turns, "")
	add("decisions", "", mean(t.Decisions.Mean), &t.Decisions, "")
	if t.Chances.Max > 0 {
		add("of chance", "", mean(t.Chances.Mean), &t.Chances, "")
	}
	add("choices of a decision", "", mean(t.Choices), nil, "")
	add("most choices", "", fmt.Sprint(t.Most), nil, "")
	add("only one choice", percent(t.Forced), "", nil, "")
	b.Blocks = []blocks.Block{rows}
	if len(s.Tables) > 1 {
		b.Blocks = append(b.Blocks, t.Told())
	}
	return b
}

// strength compares the kinds of player with each other.
func (s *Stats) strength() blocks.Block {
	rows := blocks.Block{Kind: blocks.Table, Columns: 5, Names: names("players", "against", "#won", "#lost", "#games")}
	for _, m := range s.Strength {
		names := []blocks.Span{blocks.Text(m.Kind), blocks.Text(m.Against)}
		rows.Rows = append(rows.Rows, append(names, figures(percent(m.Won), percent(m.Lost), fmt.Sprint(m.Games))...))
	}
	return blocks.Part("strength", fmt.Sprintf("at tables of %d, where the players change seats", s.Strength[0].Players), rows)
}

// never lists the actions that no player chose, and the clauses that were never in play.
func (s *Stats) never() (doc blocks.Doc) {
	var kinds []string
	for _, u := range s.Verbs {
		if u.Times.Value == 0 {
			kinds = append(kinds, u.Name)
		}
	}
	if len(kinds) > 0 {
		doc = append(doc, blocks.Part("never chosen", fmt.Sprintf("%d of %s", len(kinds), prose.Count(len(s.Verbs), "kind")+" of action"),
			blocks.Para(blocks.Listed(blocks.Typed, kinds, fewest)...)))
	}
	if s.Watched == 0 {
		return doc
	}
	all := prose.Count(len(s.Clauses), "testable clause")
	if len(s.Never) == 0 {
		return append(doc, blocks.Part("never in play", "none of "+all+" in the first "+prose.Count(int(s.Watched), "game")))
	}
	ids := make([]string, len(s.Never))
	for i, c := range s.Never {
		ids[i] = string(c)
	}
	return append(doc, blocks.Part("never in play", fmt.Sprintf("%d of %s in the first %s; a clause in play in %.2g %% of games or more would have been seen",
		len(ids), all, prose.Count(int(s.Watched), "game"), s.NeverBelow*100), blocks.Para(blocks.Listed(blocks.Clause, ids, fewest)...)))
}

// watched shows the actions and clauses of the games that were watched.
func (s *Stats) watched() (doc blocks.Doc) {
	if s.Watched == 0 {
		return nil
	}
	often, seldom := ends(s.Actions)
	doc = append(doc, blocks.Left(blocks.Part("most frequent", prose.Count(len(s.Actions), "action")+" in the first "+prose.Count(int(s.Watched), "game"),
		uses(often))))
	if len(seldom) > 0 {
		doc = append(doc, blocks.Left(blocks.Part("rarest", "the actions that are in play in the fewest games", uses(seldom))))
	}
	if list := s.rarely(); len(list) > 0 {
		rows := blocks.Block{Kind: blocks.Table, Columns: 4, Names: names("clause", "#cited in games", "#times a game", "#forbade something in games")}
		for _, c := range list {
			rows.Rows = append(rows.Rows, append([]blocks.Span{blocks.Marked(blocks.Clause, string(c.ID))},
				figures(percent(c.Cited), mean(c.Times), percent(c.Forbade))...))
		}
		doc = append(doc, blocks.Left(blocks.Part("rarest clauses", "in play in the fewest games", rows)))
	}
	return doc
}

// uses returns a row for each action or kind of action. The name comes last because it may be long.
func uses(list []Use) blocks.Block {
	b := blocks.Block{Kind: blocks.Table, Columns: 3, Names: names("#in games", "#times a game", "action")}
	for _, u := range list {
		b.Rows = append(b.Rows, append(figures(percent(u.Games), mean(u.Times)), blocks.Marked(blocks.Typed, u.Name)))
	}
	return b
}

// ends returns the most frequent and the rarest entries of a list. In a short list, all entries count as frequent.
func ends(list []Use) (often, seldom []Use) {
	if len(list) <= fewest+rarest {
		return list, nil
	}
	return list[:fewest], list[len(list)-rarest:]
}

// names returns the names of columns. The sign # before a name marks a column of numbers.
func names(all ...string) (row []blocks.Span) {
	for _, name := range all {
		if text, isNumber := strings.CutPrefix(name, "#"); isNumber {
			row = append(row, blocks.Marked(blocks.Number, text))
		} else {
			row = append(row, blocks.Text(name))
		}
	}
	return row
}

func figures(all ...string) (cells []blocks.Span) {
	for _, text := range all {
		cells = append(cells, blocks.Marked(blocks.Number, text))
	}
	return cells
}

func number[N int | int64](n N) blocks.Span { return blocks.Marked(blocks.Number, fmt.Sprint(n)) }

func percent(e estimate.Estimate) string { return e.Percent() }

func mean(e estimate.Estimate) string { return e.String() }
