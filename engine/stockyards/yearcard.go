package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards/box"
)

// cardClauses are the clauses of the year card actions, by card: the clause of the cost ("" if there is none), and
// the clauses of the effect. The effect is based on the first of these.
var cardClauses = map[string]struct {
	cost   engine.Clause
	effect why
}{
	"y1883-supplier-contract":  {"", why{Y101}},
	"y1886-spread-rumors":      {"", why{Y102, Y103}},
	"y1889-assist-hull-house":  {"", why{Y105}},
	"y1892-reduce-wages":       {"", why{Y201, Y202}},
	"y1893-fair-exhibit":       {Y203, why{Y204}},
	"y1898-futures-trading":    {Y206, why{Y207}},
	"y1902-beef-trust":         {"", why{Y303, Y304}},
	"y1904-hire-strikebreaker": {Y305, why{Y306, Y307}},
	"y1908-hot-dog-sales":      {"", why{Y404, Y405}},
	"y191x-new-york-branches":  {Y407, why{Y408, Y410}},
	"y1917-army-contract":      {"", why{Y502, Y503, Y504}},
	"y1922-promotion":          {Y602, why{Y603}},
	"y1926-support-students":   {Y604, why{Y605}},
	"y1927-beef-grading":       {"", why{Y606}},
}

// cardOf returns the year card that offers an action.
func (t *table) cardOf(v verb) int8 {
	for i := range t.parts.YearCards {
		if c := &t.parts.YearCards[i]; !c.Event && verb(c.Action) == v-vCard {
			return int8(i)
		}
	}
	return none
}

// mayCard judges the action of a year card (US-YACT-01, US-YACT-02).
func (s *state) mayCard(v verb, a, b int8, rec *engine.Record) refusal {
	card := s.table.cardOf(v)
	c := &s.table.parts.YearCards[card]
	if r := s.mayEnter(cardSpace, c.Cost); r != allowed { // US-PLACE-11, US-PLACE-19
		return r
	}
	r := allowed
	switch {
	case c.Futures: // US-Y2-06
		r = s.mayTrade(c, int(a), rec)
	case c.Branches != 0:
		rec.Cite(Y409)
		r = s.mayNewYork(c, a, b)
	case c.LastWorkers != 0: // US-Y3-05
		r = s.mayHire(rec)
	case c.DropToken != 0: // US-PLACE-09
		r = s.mayDrop(rec)
	}
	switch {
	case r != allowed && r != notNewYork:
		return r
	case card != s.card: // US-YACT-01
		return otherCard
	}
	return r
}

// mayTrade judges Futures Trading (US-Y2-06, US-Y2-07, US-Y2-08, US-Y2-09, US-Y2-10, US-R-futures-loss).
func (s *state) mayTrade(c *box.YearCard, k int, rec *engine.Record) refusal {
	m := s.margin(s.seat, k)
	if m >= 0 {
		return allowed
	}
	switch s.ask(rec, AskFuturesLoss) {
	case FuturesLossNotAllowed:
		return lossNotAllowed
	case FuturesLossPayTheLoss:
		if s.poor(c.Cost - m) {
			return cannotPayTrade
		}
	}
	return allowed
}

// mayNewYork judges the two branch houses of the year 4 card (US-Y4-08, US-Y4-09, US-Y4-11), which have the same
// requirements as any branch house (US-BRANCH-08, US-BRANCH-09).
func (s *state) mayNewYork(c *box.YearCard, a, b int8) refusal {
	switch r := s.mayHouse(a, b); {
	case r == noSecondHouse:
		return twoInNewYork
	case r == marketFull && s.newYorkRoom(c) < c.Branches:
		return newYorkFull
	case r != allowed:
		return r
	case !c.OnlyIn[a] || !c.OnlyIn[b]:
		return notNewYork
	}
	return allowed
}

// newYorkRoom returns the number of free spaces in the markets of the card together (US-Y4-11).
func (s *state) newYorkRoom(c *box.YearCard) int {
	free := 0
	for m := range int8(markets) {
		if c.OnlyIn[m] {
			free += s.freeSpaces(m)
		}
	}
	return free
}

// mayHire judges Hire Strikebreaker, which needs a strike (US-Y3-06, US-Y3-09, US-R-strikebreaker-no-strike). The
// last workers of the year cannot hire a second time.
func (s *state) mayHire(rec *engine.Record) refusal {
	if s.lastLeft > 0 {
		return noStriker
	}
	if !s.strike && s.is(rec, AskStrikebreakerNoStrike, StrikebreakerNoStrikeNotAvailable) {
		rec.CiteAll(Y309)
		return noStrikeToBreak
	}
	return allowed
}

// legalCard lists the action of the year card.
func (s *state) legalCard(dst []engine.Action, rec *engine.Record) []engine.Action {
	c := &s.table.parts.YearCards[s.card]
	if c.Event {
		return dst
	}
	v := vCard + verb(c.Action)
	switch {
	case c.Futures:
		for k := range int8(kinds) {
			if s.mayCard(v, k, none, rec) == allowed {
				dst = append(dst, of(v, k))
			}
		}
	case c.Branches != 0:
		for a := range int8(markets) {
			for b := a; b < markets; b++ {
				if s.mayCard(v, a, b, rec) == allowed {
					dst = append(dst, two(v, a, b))
				}
			}
		}
	case s.mayCard(v, none, none, rec) == allowed:
		dst = append(dst, engine.Action(v))
	}
	return dst
}

// applyCard carries out the action of the year card.
func (s *state) applyCard(a, b int8, rec *engine.Record) {
	c := &s.table.parts.YearCards[s.card]
	s.placeWorker(cardSpace)
	var w why
	var cost engine.Clause
	if rec != nil {
		clauses := cardClauses[c.Name]
		w, cost = clauses.effect, clauses.cost
		rec.CiteAll(Yact01, Yact02, Ycard04)
		rec.CiteAll(w.and()...)
		if c.Futures {
			s.citeFutures(int(a), rec)
		}
		if c.Branches != 0 {
			rec.CiteAll(Y411)
		}
	}
	rec.Cite(Place03)
	s.payPrinted(c.Cost, rec, cost) // US-Y2-03, US-Y3-05, US-Y4-07, US-Y6-02, US-Y6-04
	switch {
	case c.Futures:
		if s.margin(s.seat, int(a)) >= 0 || s.is(rec, AskFuturesLoss, FuturesLossPayTheLoss) {
			s.payMargin(int(a), rec, why{Y207, Margin04, Margin06}, why{Y207, Margin05})
		}
	case c.Branches != 0: // each with the benefit of its market (US-Y4-10)
		s.establish(a, rec)
		s.establish(b, rec)
	case c.LastWorkers != 0:
		s.hire(rec)
	}
	s.gain(&c.Gain, rec, w) // US-Y1-01, US-Y2-04, US-Y3-03, US-Y4-04, US-Y5-02, US-Y5-03, US-Y6-03, US-Y6-06
	s.bonusBeef(c, rec, w)
	if c.Cash != 0 { // US-Y2-01
		s.receive(c.Cash, rec, w)
	}
	for range c.GainToken { // US-Y2-02
		s.gainToken(s.seat, rec, w)
	}
	if c.DropToken != 0 { // US-Y1-05, US-Y6-05
		s.dropToken(rec, w[0])
	}
	s.others(c, rec, w)
	s.endTurn(rec)
}

// citeFutures cites the clauses about futures trading: no animal leaves (US-Y2-08), none has to be there (US-Y2-09),
// and the player may slaughter the same kind this year (US-Y2-10).
func (s *state) citeFutures(k int, rec *engine.Record) {
	rec.Cite(Y208)
	if s.yards[k] == 0 {
		rec.Cite(Y209)
	}
	if s.yards[k] > 0 || s.slaughtered[k].Has(engine.Seat(s.seat)) {
		rec.Cite(Y210)
	}
}

// bonusBeef gives the additional gain from an action with a building card (US-Y4-05, US-Y5-04).
func (s *state) bonusBeef(c *box.YearCard, rec *engine.Record, w why) {
	if c.BonusBeef != 0 && s.me().buildings>>c.BonusWith&1 != 0 {
		s.gainMeat(s.seat, 0, c.BonusBeef, rec, w)
	}
}

// others gives the gains of every player except the one who chose the card (US-Y1-02, US-Y1-03, US-Y3-04).
func (s *state) others(c *box.YearCard, rec *engine.Record, w why) {
	for i := range s.seats() {
		seat := (s.first + i) % s.seats()
		if seat == s.seat {
			continue
		}
		s.gainMeat(seat, 0, c.OthersBeef, rec, w)
		for range c.OthersTokens {
			s.gainToken(seat, rec, w)
		}
	}
}

// hire notes the player who places the last workers of the year. Without a strike, there is no such player
// (US-R-strikebreaker-no-strike pay-for-nothing).
func (s *state) hire(rec *engine.Record) {
	if !s.strike {
		rec.CiteAll(Y309)
		return
	}
	s.hirer = s.seat
	if rec != nil {
		rec.Effect(s.name(s.seat)+" places the last workers of the year", Y306, Y307)
	}
}
