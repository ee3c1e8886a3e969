package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// goalClauses are the clauses of the goal cards, in the order of the cards.
var goalClauses = [...]engine.Clause{Card01, Card02, Card03, Card04, Card05, Card06, Card07, Card08, Card09, Card10, Card11, Card12, Card13,
	Card14, Card15}

// goalPoints returns the points of a player's goal card (FR-SCORE-02, FR-CARD-01, FR-CARD-02, FR-CARD-03,
// FR-CARD-04, FR-CARD-05, FR-CARD-06, FR-CARD-07, FR-CARD-08, FR-CARD-09, FR-CARD-10, FR-CARD-11, FR-CARD-12,
// FR-CARD-13, FR-CARD-14, FR-CARD-15, FR-CARD-16, FR-CARD-17, FR-CARD-18, FR-CARD-19, FR-CARD-20).
func (s *state) goalPoints(seat int8, rec *engine.Record) int {
	p := &s.players[seat]
	if p.goal < 0 {
		return 0
	}
	g := &s.table.parts.Goals[p.goal]
	points := s.titlePoints(seat, p.goal, rec)
	met := min(s.counted(seat, &g.Count, rec), g.Most) + s.further(seat, &g.And, rec)
	if g.BankWithGold && s.hasGoldenBank(seat) {
		met++
	}
	points += met * s.table.parts.GoalPoints
	if g.MoneyPer > 0 {
		points += min(int(p.money), g.MoneyUpTo) / g.MoneyPer * g.MoneyPoints
	}
	if g.LevelFour > 0 {
		rec.Cite(Card18)
		rec.Cite(Card19)
		points += s.industryPoints(seat, g)
	}
	return min(points, s.table.parts.GoalLimit)
}

// titlePoints returns the points of the four cards about a scoring track (FR-CARD-01, FR-CARD-02, FR-CARD-03,
// FR-CARD-04, FR-R-goal-single, FR-R-goal-titles).
func (s *state) titlePoints(seat, card int8, rec *engine.Record) int {
	g := &s.table.parts.Goals[card]
	if g.Reach == 0 {
		return 0
	}
	rec.Cite(Comp01)
	p := &s.players[seat]
	at, bit := int(p.political), uint8(1)
	if g.Track == box.Investment {
		at, bit = int(p.investment), 2
	}
	reach := g.Reach
	switch s.ask(rec, AskGoalTitles) {
	case GoalTitlesSecondAtTwenty:
		if s.secondOfTrack(card) {
			reach *= 2
		}
	case GoalTitlesFirstCome:
		if p.first10&bit == 0 {
			return 0
		}
	}
	if at < reach {
		return 0
	}
	if s.is(rec, AskGoalSingle, GoalSingleTwo) {
		return s.table.parts.GoalPoints
	}
	return g.Points
}

// secondOfTrack reports whether an earlier card is about the same track. Cards about a track come first.
func (s *state) secondOfTrack(card int8) bool {
	for i := range card {
		if g := &s.table.parts.Goals[i]; g.Track == s.table.parts.Goals[card].Track {
			return true
		}
	}
	return false
}

// counts reports whether a building counts for a player's goal (FR-R-goal-own).
func (s *state) counts(t *tile, seat int8, rec *engine.Record) bool {
	return t.owner == seat || s.is(rec, AskGoalOwn, GoalOwnInTown)
}

// counted returns the number of things that a card counts. Safety buildings count only next to housing (FR-CARD-09).
func (s *state) counted(seat int8, c *box.Count, rec *engine.Record) int {
	n := 0
	for rest := s.town; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		if t.kind < box.FirstPublic || !s.counts(t, seat, rec) {
			continue
		}
		k := t.kind
		if !c.Publics.Has(k) && !(c.Safety && s.table.parts.Public(k).Class == box.ClassSafety) || c.ByHousing && !s.byHousing(x) {
			continue
		}
		n++
	}
	if c.Railroad || c.Telegraph {
		rec.Cite(Card17)
	}
	if c.Railroad { // FR-CARD-11
		n += s.tilesOf(seat, box.Railroad)
	}
	if c.Telegraph {
		n += s.tilesOf(seat, box.Telegraph)
	}
	if c.Donations { // FR-CARD-14
		n += int(s.players[seat].donations)
	}
	return n
}

// tilesOf returns the number of tiles of a track that a player built and that count for goals (FR-CARD-17).
func (s *state) tilesOf(seat int8, d box.Line) int {
	n := 0
	l := &s.lines[d]
	for _, tile := range l.built[:l.count] {
		if l.builder[tile] == seat && l.free>>tile&1 == 0 {
			n++
		}
	}
	return n
}

// byHousing reports whether a space is next to a tent or a wooden house.
func (s *state) byHousing(x space) bool {
	return s.borders(x, func(k box.Piece) bool { return k == box.Tent || k == box.WoodenHouse })
}

// borders reports whether a town piece of a kind stands next to a space.
func (s *state) borders(x space, is func(box.Piece) bool) bool {
	for rest := only(x).sides().and(s.town); !rest.empty(); {
		if is(s.tiles[rest.pop()].kind) {
			return true
		}
	}
	return false
}

// further returns the number of further buildings that a card asks for, up to its limit.
func (s *state) further(seat int8, f *box.Further, rec *engine.Record) int {
	n := 0
	for rest := s.town; !rest.empty() && n < f.Number; {
		x := rest.pop()
		t := &s.tiles[x]
		if t.kind != f.Kind || !s.counts(t, seat, rec) {
			continue
		}
		switch {
		case f.ByTown && !only(x).sides().meets(s.town), f.ByHousing && !s.byHousing(x), f.OnRiver && !s.table.river.has(x):
			continue
		case f.By != 0 && !s.borders(x, func(k box.Piece) bool { return k >= box.FirstPublic && f.By.Has(k) }):
			continue
		}
		n++
	}
	return n
}

// hasGoldenBank reports whether a player has a bank with his own gold on it.
func (s *state) hasGoldenBank(seat int8) bool {
	for rest := s.town; !rest.empty(); {
		if t := &s.tiles[rest.pop()]; t.kind == box.Bank && t.owner == seat && t.gold[seat] > 0 {
			return true
		}
	}
	return false
}

// industryPoints returns the points of the card that depends on the industry (FR-CARD-15, FR-CARD-18, FR-CARD-19).
func (s *state) industryPoints(seat int8, g *box.Goal) int {
	p, w := &s.players[seat], &g.Industry
	points := 0
	for i := range p.levels {
		if p.levels[i] == levels {
			points = g.LevelFour
		}
	}
	n := w.Cattle * s.allCattle(seat)
	for rest := s.owns[seat]; !rest.empty(); {
		switch t := &s.tiles[rest.pop()]; {
		case t.kind == box.Enclosure:
			n += w.Enclosure
		case t.level > 0 && !t.done:
			n += w.Deposit
		}
	}
	logs := int(p.stock[box.Log])
	for b := range s.table.basins {
		logs += int(s.logs[b][seat])
	}
	return points + min(w.Most, n+logs/w.LogsPerPoint)
}
