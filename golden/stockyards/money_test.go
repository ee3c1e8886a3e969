package stockyards_test

// pay pays the Bank.
func (p *packers) pay(name string, k int) {
	p.books[name].cash -= k
	p.bank += k
	p.tell("%s pays %s to the Bank", name, dollars(k))
}

// receive is paid by the Bank, whose 106 dollars may run out.
func (p *packers) receive(name string, k int) {
	if p.is("bank-limit", "bank-is-finite") {
		k = min(k, 106-10*len(p.seats)+p.bank)
	}
	p.books[name].cash += k
	p.bank -= k
	p.tell("%s receives %s from the Bank", name, dollars(k))
}

// margin settles a profit margin.
func (p *packers) margin(name string, k int) {
	who := p.books[name]
	switch m := who.meat[k] - p.prices[k]; {
	case m >= 0:
		p.receive(name, m)
	case p.is("negative-slaughter-cash", "pay-what-you-have"):
		p.pay(name, min(-m, who.cash))
	default:
		p.pay(name, -m)
	}
}

// discard gives a low morale token back; under do-the-rest there may be none.
func (p *packers) discard(who *packer) {
	if who.tokens > 0 {
		who.tokens--
		p.supply++
	}
}

// giveToken gives a low morale token, if one is left or anything serves as one.
func (p *packers) giveToken(name string) {
	if p.supply > 0 || !p.is("morale-token-shortage", "turn-order-until-gone") {
		p.books[name].tokens++
		p.supply--
	}
}

// raise raises a meat value and returns what its track cut off.
func (p *packers) raise(who *packer, k, by int) int {
	ends := printedKinds[k].values
	to := min(max(who.meat[k]+by, ends[0]), ends[1])
	cut := who.meat[k] + by - to
	who.meat[k] = to
	return cut
}

func (p *packers) gain(name string, gains [4]int) {
	for k := range 3 {
		p.raise(p.books[name], k, gains[k])
	}
	if gains[3] > 0 {
		p.ahead(name, gains[3])
	}
}
