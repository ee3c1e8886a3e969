package stockyards_test

import (
	"fmt"
	"slices"
)

// ahead moves a tracker, on top of all on its space or before it.
func (p *packers) ahead(name string, by int) {
	who := p.books[name]
	from := who.brand
	who.brand = min(lastBrandSpace, from+by)
	p.stack = slices.DeleteFunc(p.stack, func(s string) bool { return s == name })
	at := slices.IndexFunc(p.stack, func(s string) bool { return p.books[s].brand > who.brand })
	if at < 0 {
		at = len(p.stack)
	}
	p.stack = slices.Insert(p.stack, at, name)
	p.lines(who, from)
}

// lines gives what the lines between a space and the tracker give.
func (p *packers) lines(who *packer, from int) {
	for space := from + 1; space <= who.brand; space++ {
		var cut [3]int
		for k, by := range printedLines[space] {
			cut[k] = p.raise(who, k, by)
		}
		if p.is("1906-clamped-gain", "lose-what-was-gained") {
			who.cut[space] = cut
		}
	}
}

func (p *packers) chance(words []string) {
	switch words[0] {
	case "first-player":
		p.first = words[1]
		p.stack = p.round()
		for i, seat := range p.stack {
			p.books[seat].savings = i + 1
		}
	case "reveal-year":
		p.reveal(words[1])
	}
}

// begin begins a year: the animals arrive.
func (p *packers) begin() {
	p.year++
	for k := range p.yards {
		n := 1
		for _, price := range printedKinds[k].more[p.side] {
			if p.prices[k] >= price {
				n++
			}
		}
		n = min(n, p.spaces()-p.yards[k])
		p.yards[k] += n
		p.tell("%s arrive at the price of %s: %d", printedKinds[k].kind, dollars(p.prices[k]), n)
	}
}

// spaces returns the number of spaces in a yard.
func (p *packers) spaces() int { return 4 + 2*p.side }

// end ends a year: the prices are adjusted, but in the last year under a ruling.
func (p *packers) end() {
	if p.year == 6 && p.is("final-margin-prices", "before-adjustment") {
		return
	}
	fewest, most := slices.Min(p.yards[:]), slices.Max(p.yards[:])
	for k, n := range p.yards {
		switch {
		case fewest == most:
			p.price(k, 1, fmt.Sprintf(": all kinds are equal, %d each", n))
		case n == fewest:
			p.price(k, 3, p.alike("fewest", n))
		case n == most:
			p.price(k, -2, p.alike("most", n))
		}
	}
}

// alike says which two kinds are tied.
func (p *packers) alike(rank string, n int) string {
	for k := range p.yards {
		if other := (k + 1) % 3; p.yards[k] == n && p.yards[other] == n {
			return fmt.Sprintf(": %s and %s are tied for the %s, %d each", printedKinds[min(k, other)].kind, printedKinds[max(k, other)].kind, rank, n)
		}
	}
	return ""
}

func (p *packers) price(k, by int, tie string) {
	ends := printedKinds[k].prices
	to := min(max(p.prices[k]+by, ends[0]), ends[1])
	p.tell("the price of %s goes from %s to %s%s", printedKinds[k].kind, dollars(p.prices[k]), dollars(to), tie)
	p.prices[k] = to
}

// reveal follows a year card: union spirit, event, strike.
func (p *packers) reveal(card string) {
	p.card = card
	p.spirit = min(max(p.spirit+printedSpirit[card], 0), 5)
	switch card {
	case "y1887-fewer-cattle":
		p.yards[0] = max(0, p.yards[0]-2)
	case "y1894-prices-up", "y1910-prices-up", "y1914-prices-up", "y1921-prices-up":
		for k := range p.prices {
			p.price(k, 1, "")
		}
	case "y1900-more-livestock":
		for k := range p.yards {
			p.yards[k] = min(p.yards[k]+1, p.spaces())
		}
	case "y1906-brand-back":
		p.back()
	case "y1907-brand-ahead":
		p.together()
	}
	if p.spirit >= 4 {
		for _, seat := range p.round() {
			p.giveToken(seat)
		}
	}
}

// back is 1906: all trackers go back, and lose what the line they went past had brought.
func (p *packers) back() {
	if p.is("1906-bottom", "arrivals-beneath") {
		p.under(0, 1)
	}
	for _, seat := range p.seats {
		who := p.books[seat]
		for k, by := range printedLines[who.brand] {
			if by > 0 {
				p.raise(who, k, who.cut[who.brand][k]-by)
			}
		}
		delete(who.cut, who.brand)
		who.brand = max(0, who.brand-1)
	}
}

// together is 1907: all trackers go ahead.
func (p *packers) together() {
	if p.is("1907-top", "arrivals-on-top") {
		p.under(lastBrandSpace-1, lastBrandSpace)
	}
	for _, seat := range p.seats {
		if who := p.books[seat]; who.brand < lastBrandSpace {
			who.brand++
			p.lines(who, who.brand-1)
		}
	}
}

// under puts the trackers of one space above those of the space ahead, each in their order.
func (p *packers) under(lower, upper int) {
	slices.SortStableFunc(p.stack, func(a, b string) int {
		rank := func(s string) int {
			switch p.books[s].brand {
			case lower:
				return 2*upper + 1
			case upper:
				return 2*lower + 1
			}
			return 2 * p.books[s].brand
		}
		return rank(a) - rank(b)
	})
}
