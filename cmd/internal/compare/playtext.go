package compare

import (
	"fmt"
	"math"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// text prints what the change does to play.
func (p *Play) text(b *strings.Builder) {
	fmt.Fprintf(b, "%s of games, the same chance and the same %s players in both, seed %d\n", prose.Count(p.Pairs, "pair"), p.Players, p.Seed)
	if p.Pairs == 0 {
		return
	}
	for _, row := range p.Parts.Rows() {
		fmt.Fprintf(b, "  part in %-17s %-22s %s\n", row.In, percent(row.Share), row.Says)
	}
	b.WriteString(rarest(p.Unseen, "pairs"))
	if p.Endless != [2]int{} {
		fmt.Fprintf(b, "  without an end within the limit: %d on side a, %d on side b\n", p.Endless[0], p.Endless[1])
	}
	if p.seats() <= mostSeats || len(p.Tables) == 1 {
		for i := range p.Tables {
			p.Tables[i].text(b)
		}
	} else {
		p.pooled(b)
	}
	if says := p.Caution(); says != "" {
		b.WriteString(prose.Wrap("  ", says))
	}
}

// Caution says how far the means may be trusted; "" where the players are not all random.
func (p *Play) Caution() string {
	if p.Players != "random" {
		return ""
	}
	return "random players show what can happen, not what people would do; stats with --bots random+lookahead or random+greedy says who " +
		"plays better: ask them too before believing a mean"
}

func (t *Table) text(b *strings.Builder) {
	if t.Refused != "" {
		b.WriteString(prose.Wrap("  ", fmt.Sprintf("%s, not played: %s", prose.Count(t.Players, "player"), t.Refused)))
		return
	}
	fmt.Fprintf(b, "  %s\n", t.Caption())
	if t.Deals == 0 {
		return
	}
	const row = "    %-23s %9s %9s   %-26s %s\n"
	fmt.Fprintf(b, row, "", "a", "b", "b is more by", "least")
	for _, r := range t.Rows() {
		fmt.Fprintf(b, row, r.Of, r.A, r.B, r.More, r.Least)
	}
}

// Caption says what the means of a table are of.
func (t *Table) Caption() string {
	players := prose.Count(t.Players, "player")
	if t.Deals == 0 {
		return fmt.Sprintf("%s: no means, which take %s of each deal that all end; play more", players, prose.Count(t.Players, "game"))
	}
	deals := prose.Count(t.Deals, "deal") + " of " + prose.Count(t.Players, "game") + " each"
	if t.Deals < fewDeals {
		return fmt.Sprintf("%s, %s: means, of too few deals for an interval; play more, or fewer --seats", players, deals)
	}
	return fmt.Sprintf("%s, %s: means with 95 %% intervals, and the least difference so many deals would show", players, deals)
}

// fewDeals are too few to say how far means may be from the truth.
const fewDeals = 10

// Row is a mean as people read it: on side A, on side B, by how much B's is more, with the interval, and the least difference that would
// have been shown.
type Row struct{ Of, A, B, More, Least string }

// Rows are the means of a table.
func (t *Table) Rows() (rows []Row) {
	add := func(of string, m Measure, scale float64, digits int) {
		least := "-"
		if m.Shows != nil {
			least = fmt.Sprintf("%.*f", digits, *m.Shows*scale)
		}
		if t.Deals < fewDeals {
			least = "-"
		}
		rows = append(rows, Row{Of: of, A: number(m.A.Value*scale, digits), B: number(m.B.Value*scale, digits),
			More: t.interval(m.More, scale, digits), Least: least})
	}
	for _, s := range t.Seats {
		add(s.Seat+" score", s.Score, 1, 2)
		add(s.Seat+" wins, %", s.Won, 100, 1)
	}
	if len(t.Seats) > 1 {
		add("first to decide wins, %", t.Opener, 100, 1)
	}
	add("decisions, with chance", t.Length, 1, 1)
	return rows
}

// interval is a mean with its interval, and without where there are too few deals for one.
func (t *Table) interval(e estimate.Estimate, scale float64, digits int) string {
	if t.Deals < fewDeals {
		return number(e.Value*scale, digits)
	}
	return interval(e, scale, digits)
}

// rarest says how much would have been seen.
func rarest(unseen float64, of string) string {
	return fmt.Sprintf("  what happens in %.2g %% of games or more was seen, in 95 of 100 runs of so many %s\n", unseen*100, of)
}

// In is in what pairs part, in which share of them, and what that says.
type In struct {
	In    string
	Share estimate.Estimate
	Says  string
}

// Rows are the shares in their order.
func (p *Parts) Rows() []In {
	return []In{
		{"the choices", p.Legal, "something else may be done after the same decisions"},
		{"what is decided", p.Path, "and the same players then do something else"},
		{"the scores", p.Score, "the last scores differ"},
		{"the length", p.Length, "one game takes more decisions"},
		{"who wins", p.Winner, "others win"},
	}
}

func percent(e estimate.Estimate) string {
	return fmt.Sprintf("%5.1f %% (%.1f to %.1f)", e.Value*100, e.Low*100, e.High*100)
}

func interval(e estimate.Estimate, scale float64, digits int) string {
	if math.IsInf(e.Low, 0) || math.IsInf(e.High, 0) {
		return number(e.Value*scale, digits) + " (not bounded)"
	}
	return fmt.Sprintf("%s (%s to %s)", number(e.Value*scale, digits), number(e.Low*scale, digits), number(e.High*scale, digits))
}

// number is a number with so many digits after the point, without a negative zero.
func number(x float64, digits int) string {
	text := fmt.Sprintf("%.*f", digits, x)
	if strings.Trim(text, "-0.") == "" {
		return strings.TrimPrefix(text, "-")
	}
	return text
}
