package stockyards_test

import "slices"

// stand puts something onto squares.
func (p *packers) stand(on []dot, what string) {
	for _, d := range on {
		p.ground[d] = what
	}
}

// cover puts a piece onto squares and pays for the land, square by square.
func (p *packers) cover(name string, on []dot, what string) {
	p.stand(on, what)
	rest := len(on)
	for _, owner := range p.seats {
		n := 0
		for _, d := range on {
			if p.owns(owner, d) {
				n++
			}
		}
		rest -= n
		if owner != name && n > 0 {
			p.books[name].cash -= n
			p.books[owner].cash += n
			p.tell("%s pays %s to %s for land", name, dollars(n), owner)
		}
	}
	if rest > 0 {
		p.pay(name, rest)
	}
	if p.is("land-card-return", "returns") {
		for _, who := range p.books {
			who.land = slices.DeleteFunc(who.land, func(card []dot) bool {
				return !slices.ContainsFunc(card, func(d dot) bool { return p.ground[d] == "" })
			})
		}
	}
}

func (p *packers) owns(name string, d dot) bool {
	return slices.ContainsFunc(p.books[name].land, func(card []dot) bool { return slices.Contains(card, d) })
}

// build follows a Build up to the railroad tokens.
func (p *packers) build(name, card string, on []dot) {
	who := p.books[name]
	p.cover(name, on, card)
	n := 0
	for _, owner := range p.books {
		for other, squares := range owner.squares {
			if printedBuildings[other].colour == printedBuildings[card].colour && touching(squares, on) {
				n++
			}
		}
	}
	if p.is("efficiency-plants", "own-plant-counts") && touching(who.plant, on) {
		n++
	}
	if p.is("efficiency-amount", "two-each") {
		n *= 2
	}
	who.savings += n
	who.cards = append(who.cards, card)
	who.squares[card] = on
	p.unfinished = card
	p.touch(name, on)
}

// touch moves the railroad tokens beside a piece.
func (p *packers) touch(name string, on []dot) {
	for _, d := range on {
		market, there := printedRails[p.side][d.String()]
		if !there || p.moved[d.String()] {
			continue
		}
		p.moved[d.String()] = true
		if market == "" {
			p.wilds++
		} else {
			p.rails[market]++
		}
	}
	p.goOn(name)
}

// goOn finishes a Build when no wild token waits: what the card brings, and the specialists.
func (p *packers) goOn(name string) {
	if p.wilds > 0 || p.unfinished == "" {
		return
	}
	p.gain(name, printedBuildings[p.unfinished].gain)
	p.unfinished = ""
	var earned []string
	for _, s := range printedSpecialists {
		if slices.Contains(p.shown, s.name) && p.icons(name, s.icons[0]) >= len(s.icons) {
			earned = append(earned, s.name)
		}
	}
	if len(earned) > 1 && p.is("specialists-per-build", "one-per-build") {
		return // the next line says which
	}
	for _, s := range earned {
		p.special(name, s)
	}
}

// icons counts the icons of a kind that a player's buildings show.
func (p *packers) icons(name string, icon byte) int {
	n := 0
	for _, card := range p.books[name].cards {
		for _, c := range []byte(printedBuildings[card].icons) {
			if c == icon {
				n++
			}
		}
	}
	return n
}

// special takes a specialist card.
func (p *packers) special(name, card string) {
	p.shown = slices.DeleteFunc(p.shown, func(s string) bool { return s == card })
	p.books[name].specialists = append(p.books[name].specialists, card)
	for _, s := range printedSpecialists {
		if s.name == card {
			p.gain(name, s.gain)
		}
	}
}
