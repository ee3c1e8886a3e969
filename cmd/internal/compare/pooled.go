package compare

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// mostSeats is how many seats all tables may have together for their means to be printed seat by seat.
const mostSeats = 6

func (p *Play) seats() (n int) {
	for _, t := range p.Tables {
		n += t.Players
	}
	return n
}

// pooled prints the means with a row a table size, and all sizes together.
func (p *Play) pooled(b *strings.Builder) {
	b.WriteString("  on side a, and by how much b is more, with 95 % intervals; every seat of every table size is in --json and -o page.html\n")
	const row = "    %7s %6s   %-33s %-27s %s\n"
	fmt.Fprintf(b, row, "players", "deals", "score of a seat", "first to decide wins, %", "decisions, with chance")
	cells := func(deals int, score, opener, length *Measure) (list [3]string) {
		list[0], list[1], list[2] = cell(deals, score, 1, 2), cell(deals, opener, 100, 1), cell(deals, length, 1, 1)
		return list
	}
	deals := 0
	for i := range p.Tables {
		t := &p.Tables[i]
		if t.Refused != "" {
			b.WriteString(prose.Wrap(fmt.Sprintf("    %7d        ", t.Players), "not played: "+t.Refused))
			continue
		}
		deals += t.Deals
		c := cells(t.Deals, &t.Score, &t.Opener, &t.Length)
		fmt.Fprintf(b, row, strconv.Itoa(t.Players), strconv.Itoa(t.Deals), c[0], c[1], c[2])
	}
	if p.Pooled.Tables > 1 {
		c := cells(deals, &p.Pooled.Score, &p.Pooled.Opener, &p.Pooled.Length)
		fmt.Fprintf(b, row, "all", strconv.Itoa(deals), c[0], c[1], c[2])
	}
	if says := p.seatsApart(); says != "" {
		b.WriteString(prose.Wrap("    ", says))
	}
}

// cell is a mean on side a, and by how much b's is more.
func cell(deals int, m *Measure, scale float64, digits int) string {
	switch {
	case deals == 0:
		return "-"
	case deals < fewDeals:
		return number(m.A.Value*scale, digits) + " " + signed(m.More.Value*scale, digits)
	}
	return fmt.Sprintf("%s %s (%s to %s)", number(m.A.Value*scale, digits), signed(m.More.Value*scale, digits),
		number(m.More.Low*scale, digits), number(m.More.High*scale, digits))
}

// signed is a number with its sign, also if it is positive.
func signed(x float64, digits int) string {
	text := number(x, digits)
	if strings.HasPrefix(text, "-") || strings.Trim(text, "0.") == "" {
		return text
	}
	return "+" + text
}

// seatsApart says how many of the means of single seats differ, which some do by luck alone; "" if there are none.
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
	return fmt.Sprintf("of the scores and wins of single seats, %d of %d intervals leave out 0; about %d would if nothing differed but the luck",
		apart, of, (of+luck/2)/luck)
}
