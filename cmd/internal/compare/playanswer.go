package compare

import (
	"fmt"
	"math"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// fewDeals is the number of deals below which a mean gets no interval.
const fewDeals = 10

// mean describes how to format a measure for people: its name, scale, digits and unit, and the words for more
// and for less.
type mean struct {
	name       string
	of         *Measure
	scale      float64
	digits     int
	unit       string
	more, less string
}

func wins(name string, of *Measure) mean {
	return mean{name, of, 100, 1, " %", "more often", "less often"}
}

func scores(name string, of *Measure) mean { return mean{name, of, 1, 2, "", "more", "less"} }

func lengths(of *Measure) mean {
	return mean{"decisions per game, with chance", of, 1, 1, "", "longer", "shorter"}
}

// row formats the mean on both sides, the change and a word for the change. If whole is set, row adds the
// change that so many deals would detect.
func (m mean) row(deals int, whole bool) []blocks.Span {
	cell := func(text string) blocks.Span { return blocks.Marked(blocks.Number, text) }
	side := func(e estimate.Estimate) blocks.Span { return cell(number(e.Value*m.scale, m.digits) + m.unit) }
	row, change := []blocks.Span{blocks.Text(m.name), side(m.of.A), side(m.of.B)}, m.of.More
	switch {
	case deals < fewDeals:
		return append(row, cell(signed(change.Value*m.scale, m.digits)), blocks.Text("too few games to say"))
	case math.IsInf(change.Low, 0) || math.IsInf(change.High, 0):
		return append(row, cell(signed(change.Value*m.scale, m.digits)), blocks.Text("not bounded"))
	}
	if change.Low == change.High { // an interval of no width would claim certainty about games that were not played
		return append(row, cell(signed(change.Value*m.scale, m.digits)), blocks.Text(prose.Either(change.Value == 0, "the same", "the same change")+" in every pair"))
	}
	says := "no clear change"
	if !change.Covers(0) {
		says = prose.Either(change.Value > 0, m.more, m.less)
	} else if m.of.Shows != nil && whole {
		says = "unclear; " + number(*m.of.Shows*m.scale, m.digits) + " would show"
	}
	return append(row, cell(interval(change, m.scale, m.digits)), blocks.Text(says))
}

// interval formats a change with its interval.
func interval(e estimate.Estimate, scale float64, digits int) string {
	return fmt.Sprintf("%s (%s to %s)", signed(e.Value*scale, digits), number(e.Low*scale, digits), number(e.High*scale, digits))
}

// tableOfMeans returns an empty table for means on both sides.
func tableOfMeans(a, b string) blocks.Block {
	table := blocks.Block{Kind: blocks.Table, Columns: 5}
	for i, name := range []string{"play", a, b, "change (95 %)", ""} {
		mark := blocks.Number
		if i == 0 || i == 4 {
			mark = blocks.Plain
		}
		table.Names = append(table.Names, blocks.Marked(mark, name))
	}
	return table
}

// table returns the table of the effects on play over all table sizes.
func (p *Play) table(a, b string) blocks.Block {
	table := tableOfMeans(a, b)
	table.Rows = [][]blocks.Span{{blocks.Text(fmt.Sprintf("%s of games, %s players, the same chance in both, seed %d",
		prose.Count(p.Pairs, "pair"), p.Players, p.Seed))}}
	deals, sizes, of := 0, 0, p.Pooled
	for _, t := range p.Tables {
		if t.Deals == 0 {
			continue
		}
		deals, sizes = deals+t.Deals, sizes+1
		if p.Pooled.Tables < 2 {
			of = Pooled{Score: t.Score, Opener: t.Opener, Length: t.Length}
		}
	}
	switch {
	case deals < fewDeals || sizes > 1 && p.Pooled.Tables < 2: // the means of one size would represent all
		table.Rows = append(table.Rows, []blocks.Span{blocks.Text(
			"too few games for means: play more with --games, or one number of players with --table")})
	default:
		table.Rows = append(table.Rows, lengths(&of.Length).row(deals, false), scores("score of a seat", &of.Score).row(deals, false),
			wins("wins of the first to decide", &of.Opener).row(deals, false))
	}
	return table
}

// details lists the shares of pairs that differ, and the mean values of each seat at each table size.
func (p *Play) details() []blocks.Block {
	if p == nil || p.Pairs == 0 {
		return nil
	}
	parts := blocks.Block{Kind: blocks.Table, Columns: 3}
	for _, in := range p.Parts.Rows() {
		row := []blocks.Span{blocks.Text(in.In), blocks.Marked(blocks.Number, percent(in.Share)), blocks.Text(in.Says)}
		parts.Rows = append(parts.Rows, row)
	}
	all := []blocks.Block{blocks.Labelled("pairs", []blocks.Span{blocks.Text("the share of pairs in which the two games differ; " + rarest(p.Unseen, "pairs"))}, parts)}
	means := blocks.Labelled("seats", nil)
	for i := range p.Tables {
		means.Blocks = append(means.Blocks, p.Tables[i].blocks()...)
	}
	if says := p.seatsApart(); says != "" {
		means.Spans = []blocks.Span{blocks.Text(says)}
	}
	return append(all, means)
}

// blocks lists the mean values of one table size.
func (t *Table) blocks() []blocks.Block {
	players := prose.Count(t.Players, "player")
	switch {
	case t.Refused != "":
		return []blocks.Block{blocks.Said(players + ", not played: " + t.Refused)}
	case t.Deals == 0:
		return []blocks.Block{blocks.Said(fmt.Sprintf("%s: no means, because a mean needs %s with the same deal, all finished; play more games", players,
			prose.Count(t.Players, "game")))}
	}
	table := tableOfMeans("a", "b")
	for i := range t.Seats {
		s := &t.Seats[i]
		table.Rows = append(table.Rows, scores("score of "+s.Seat, &s.Score).row(t.Deals, true), wins("wins of "+s.Seat, &s.Won).row(t.Deals, true))
	}
	if len(t.Seats) > 1 {
		table.Rows = append(table.Rows, wins("wins of the first to decide", &t.Opener).row(t.Deals, true))
	}
	table.Rows = append(table.Rows, lengths(&t.Length).row(t.Deals, true))
	return []blocks.Block{blocks.Said(fmt.Sprintf("%s, %s of %s each", players, prose.Count(t.Deals, "deal"), prose.Count(t.Players, "game"))), table}
}

// rarest describes the rarest events that the games would have shown.
func rarest(unseen float64, of string) string {
	return fmt.Sprintf("an event in %.2g %% of games or more is seen in 95 of 100 runs with this number of %s", unseen*100, of)
}

// In is one respect in which the two games of a pair can differ, with the share of pairs and an explanation.
type In struct {
	In    string
	Share estimate.Estimate
	Says  string
}

// Rows lists the five shares in the order of the fields, each with its name and explanation.
func (p *Parts) Rows() []In {
	return []In{
		{"the choices", p.Legal, "the legal actions, the next player or the odds of chance differ after the same decisions"},
		{"what is decided", p.Path, "after such a difference, the same players decide differently"},
		{"the scores", p.Score, "the last scores differ"},
		{"the length", p.Length, "one game takes more decisions"},
		{"who wins", p.Winner, "others win"},
	}
}

func percent(e estimate.Estimate) string {
	return fmt.Sprintf("%.1f %% (%.1f to %.1f)", e.Value*100, e.Low*100, e.High*100)
}

// number writes a number with the given number of digits after the point, without a negative zero.
func number(x float64, digits int) string {
	text := fmt.Sprintf("%.*f", digits, x)
	if strings.Trim(text, "-0.") == "" {
		return strings.TrimPrefix(text, "-")
	}
	return text
}

// signed writes a number with its sign, also if it is positive.
func signed(x float64, digits int) string {
	text := number(x, digits)
	if strings.HasPrefix(text, "-") || strings.Trim(text, "0.") == "" {
		return text
	}
	return "+" + text
}

// Caution warns that random players do not play like people; "" if other players take part.
func (p *Play) Caution() string {
	if p.Players != "random" {
		return ""
	}
	return "random players show what can happen, not what people would do. Before you trust a mean, compare again with " +
		"better players: --bots random+lookahead or random+greedy. stats -v with the same --bots shows which of the two kinds of player plays better"
}

// seatsApart counts the seats whose means differ, some of them only by luck; "" if there are no means.
func (p *Play) seatsApart() string {
	of, apart := 0, 0
	for _, t := range p.Tables {
		if t.Deals < fewDeals {
			continue
		}
		for _, s := range t.Seats {
			for _, more := range []*Measure{&s.Score, &s.Won} {
				of++
				if !more.More.Covers(0) {
					apart++
				}
			}
		}
	}
	if of == 0 {
		return ""
	}
	const luck = 20
	return fmt.Sprintf("for the scores and wins of single seats, %d of %d intervals exclude 0; by luck alone, about %d would",
		apart, of, (of+luck/2)/luck)
}
