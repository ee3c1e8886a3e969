package stockyards

import (
	"github.com/yardstick-rules/yardstick/engine"
)

// Wealth contains the parts of a player's final score, in dollars (US-WIN-02, US-WIN-03, US-WIN-04, US-WIN-05,
// US-WIN-06, US-WIN-07, US-WIN-08).
type Wealth struct {
	Savings, Cash, Margins, Brand, Houses, Cards, Tokens int
}

// Total returns the sum of the parts; Tokens is 0 or below.
func (w Wealth) Total() int {
	return w.Savings + w.Cash + w.Margins + w.Brand + w.Houses + w.Cards + w.Tokens
}

// wealth counts a player's wealth in the current position. Savings and cash count the same (US-MONEY-03), and cards
// count by the value at the flag (US-FLAG-01, US-SCORE-03, US-SCORE-04, US-SCORE-05, US-SCORE-06, US-SCORE-07,
// US-SCORE-08, US-SCORE-09, US-SCORE-10, US-SCORE-11, US-SCORE-12, US-SCORE-13, US-SCORE-14).
func (s *state) wealth(seat int8, rec *engine.Record) Wealth {
	p := &s.players[seat]
	w := Wealth{Savings: int(p.savings), Cash: int(p.cash), Brand: s.brandBonus(seat), Tokens: -s.penalty(int(p.tokens), rec)}
	for k := range kinds {
		w.Margins += s.margin(seat, k)
	}
	for m := range markets {
		w.Houses += int(s.houses[m][seat]) * s.table.parts.HouseValue[s.connections(m)]
	}
	for rest := p.buildings; rest != 0; rest &= rest - 1 {
		w.Cards += s.table.parts.Buildings[lowestCard(rest)].End
	}
	for i, sp := range s.table.parts.Specialists {
		if p.specialists>>i&1 != 0 {
			w.Cards += sp.End
		}
	}
	return w
}

// brandBonus returns the bonus for the place in the brand ranking (US-SCORE-07, US-SCORE-08, US-SCORE-09). There is
// no ranking before the first player is known, who decides the order of the stack (US-FINAL-05).
func (s *state) brandBonus(seat int8) int {
	if s.step == atFirst {
		return 0
	}
	top := int(s.seats()) - 1
	for i, bonus := range s.table.parts.BrandBonus[s.table.side] {
		if s.brands[top-i] == seat {
			return bonus
		}
	}
	return 0
}

// penalty returns the cost of low morale tokens (US-SCORE-14, US-R-morale-penalty). By default, the component file
// states the cost of each token.
func (s *state) penalty(tokens int, rec *engine.Record) int {
	each := s.table.parts.TokenPenalty
	if s.table.parts.PenaltySettled {
		return each * tokens
	}
	switch s.ask(rec, AskMoralePenalty) {
	case MoralePenaltyTwoEach:
		return 2 * tokens
	case MoralePenaltyOneEach:
		return tokens
	case MoralePenaltyTriangular:
		return tokens * (tokens + 1) / 2
	}
	return each * tokens
}

// restsOn notes the question on which the scores in the current position depend (US-R-morale-penalty).
func (s *state) restsOn(rec *engine.Record) {
	if rec == nil || s.table.parts.PenaltySettled {
		return
	}
	for i := range s.seats() {
		if s.players[i].tokens > 0 {
			rec.Ask(AskMoralePenalty)
		}
	}
}

// Scores appends the players' wealth in the current position, in dollars.
func (s *state) Scores(dst []int) []int {
	for i := range s.seats() {
		dst = append(dst, s.wealth(i, nil).Total())
	}
	return dst
}

// Count reports the parts of a player's wealth in the current position.
func (s *state) Count(seat engine.Seat, rec *engine.Record) {
	s.tellWealth(int8(seat), s.wealth(int8(seat), rec), rec)
}

// endGame counts the wealth and finds the winner (US-SCORE-01, US-SCORE-02, US-SCORE-03, US-SCORE-04, US-SCORE-05,
// US-SCORE-06, US-SCORE-07, US-SCORE-08, US-SCORE-09, US-SCORE-10, US-SCORE-11, US-SCORE-12, US-SCORE-13,
// US-SCORE-14, US-SCORE-15, US-SCORE-16, US-SCORE-17, US-WIN-01). Of players with equal wealth, the one with the
// better brand wins. If their trackers share a space, the one higher in the stack wins (US-WIN-09,
// US-WIN-10).
func (s *state) endGame(rec *engine.Record) {
	s.step, s.seat = atOver, none
	if rec != nil {
		s.tellStacks(rec)
	}
	best, winner := 0, none
	for i := range int(s.seats()) { // from the top of the brand ranking, so that the first of equals wins
		seat := s.brands[int(s.seats())-1-i]
		w := s.wealth(seat, rec)
		if rec != nil {
			s.tellWealth(seat, w, rec)
		}
		if winner == none || w.Total() > best {
			best, winner = w.Total(), seat
		}
	}
	s.winners = engine.Seats(0).With(engine.Seat(winner))
	rec.CiteAll(Score01, Score15, Win01)
	if rec != nil {
		s.tellEnd(winner, best, rec)
	}
}

func (s *state) tellWealth(seat int8, w Wealth, rec *engine.Record) {
	bonus := Score07
	if s.table.side == smallSide {
		bonus = Score08
	}
	text := s.name(seat) + "'s wealth is " + dollars(w.Total()) + ": savings " + dollars(w.Savings) + ", cash " + dollars(w.Cash) +
		", margins " + dollars(w.Margins) +
		", brand " + dollars(w.Brand) + ", houses " + dollars(w.Houses) + ", cards " + dollars(w.Cards) + ", tokens " + dollars(w.Tokens)
	rec.Effect(text, s.partsOf(seat, w, bonus, rec)...)
	rec.CiteAll(Money03, Flag01, Term04, Term05, Term06)
}

// partsOf returns the clauses by which the parts of a player's wealth are counted, without parts that are 0. It also
// cites that these parts belong to the wealth.
func (s *state) partsOf(seat int8, w Wealth, bonus engine.Clause, rec *engine.Record) []engine.Clause {
	var grounds []engine.Clause
	cards := int(s.players[seat].buildings) | int(s.players[seat].specialists)
	for _, part := range []struct {
		counted int
		belongs engine.Clause
		clauses []engine.Clause
	}{
		{w.Savings, Win02, []engine.Clause{Score03}},
		{w.Cash, Win03, []engine.Clause{Score04}},
		{w.Margins, Win04, []engine.Clause{Score05, Score06}},
		{w.Brand, Win05, []engine.Clause{bonus}},
		{w.Houses, Win06, nil}, // by its connections, below
		{cards, Win07, []engine.Clause{Score13, Card03}},
		{w.Tokens, Win08, []engine.Clause{Score14}},
	} {
		if part.counted != 0 {
			grounds = append(grounds, part.clauses...)
			rec.Cite(part.belongs)
		}
	}
	if s.shares(seat) {
		grounds = append(grounds, Score09, Brand06)
	}
	for connections, c := range []engine.Clause{Score12, Score11, Score10} {
		if s.housesWith(seat, connections) {
			grounds = append(grounds, c)
		}
	}
	return grounds
}

// housesWith reports whether a player has a house in a market with a number of connections.
func (s *state) housesWith(seat int8, connections int) bool {
	for m := range markets {
		if s.houses[m][seat] > 0 && s.connections(m) == connections {
			return true
		}
	}
	return false
}
