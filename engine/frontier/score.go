package frontier

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// Score contains the points of a player, item by item, in the order of the rulebook (FR-SCORE-01, FR-SCORE-02,
// FR-SCORE-03, FR-SCORE-04, FR-SCORE-05, FR-SCORE-06, FR-SCORE-07).
type Score struct {
	Tracks    int `json:"tracks"`
	Goal      int `json:"goal"`
	LevelFour int `json:"level-four"`
	Money     int `json:"money"`
	Final     int `json:"final-election"`
}

// Total returns the sum of the items (FR-SCORE-08).
func (p Score) Total() int { return p.Tracks + p.Goal + p.LevelFour + p.Money + p.Final }

// scoreOf counts the points of a player in the current position (FR-GOAL-12).
func (s *state) scoreOf(seat int8, rec *engine.Record) Score {
	p, parts := &s.players[seat], s.table.parts
	score := Score{
		Tracks: int(p.political) + int(p.investment), // FR-SCORE-01
		Goal:   s.goalPoints(seat, rec),
		Money:  int(p.money) / parts.MoneyPerPoint,
		Final:  int(p.final),
	}
	for i := range box.Industries {
		if p.levels[i] == levels {
			rec.Cite(Char26)
			rec.Cite(Char27)
			score.LevelFour += parts.LevelFourPoints * s.ofSuit(seat, parts.IndustrySuits[i])
		}
	}
	return score
}

// ofSuit returns the number of a player's characters of a suit, including the tycoons in his office (FR-CHAR-26).
func (s *state) ofSuit(seat int8, suit box.Suit) int {
	n := 0
	for rest := s.players[seat].hand; rest != 0; rest &= rest - 1 {
		if s.table.parts.Characters[lowest(rest)].Suit == suit {
			n++
		}
	}
	if seat == s.mayor {
		for _, card := range s.office[:s.officers] {
			if s.table.parts.Characters[card].Suit == suit {
				n++
			}
		}
	}
	return n
}

// Scores appends the players' points, without secret goals.
func (s *state) Scores(dst []int) []int {
	for i := range s.seats() {
		dst = append(dst, s.public(i).Total())
	}
	return dst
}

// Count reports the parts of a player's points, without a secret goal.
func (s *state) Count(seat engine.Seat, rec *engine.Record) {
	s.tellScore(int8(seat), s.public(int8(seat)), rec)
}

// public returns a player's score without the goal, which is secret until the game is over (FR-SETUP-15).
func (s *state) public(seat int8) Score {
	score := s.scoreOf(seat, nil)
	if s.step != atOver {
		score.Goal = 0
	}
	return score
}

// finish adds up the points and finds the winners. In a tie, the items decide in reverse order (FR-SCORE-08,
// FR-SCORE-09).
func (s *state) finish(rec *engine.Record) {
	s.step, s.seat, s.turn, s.open = atOver, none, none, nothingOpen
	var best Score
	lead := none // the player in the lead
	s.winners = 0
	for i := range s.seats() {
		score := s.scoreOf(i, rec)
		if rec != nil {
			s.tellScore(i, score, rec)
		}
		switch order := s.compare(i, lead, score, best, rec); {
		case s.winners == 0 || order > 0:
			best, lead, s.winners = score, i, engine.Seats(0).With(engine.Seat(i))
		case order == 0:
			s.winners = s.winners.With(engine.Seat(i))
		}
	}
	if rec != nil {
		s.tellEnd(lead, best, rec)
	}
}

// tellEnd states who has won. If other players have as many points, it states how the rule for ties decides against
// each of them (FR-SCORE-09).
func (s *state) tellEnd(lead int8, best Score, rec *engine.Record) {
	verb, tie, why := " wins", s.outrun(lead, best), []engine.Clause{Score08, Goal08}
	if bits.OnesCount16(uint16(s.winners)) > 1 {
		verb = " win together"
	}
	if tie != "" || verb != " wins" {
		why = []engine.Clause{Score09}
	}
	rec.Cite(Score08)
	text := strings.Join(s.nameList(s.winners), " and ") + verb + " with " + strconv.Itoa(best.Total()) + tie
	rec.Effect("the game is over; "+text, why...)
}

// compare orders the scores of two players: the total, then item by item (FR-SCORE-09, FR-GOAL-08).
func (s *state) compare(seat, other int8, a, b Score, rec *engine.Record) int {
	if d := a.Total() - b.Total(); other < 0 || d != 0 {
		return d
	}
	theirs := s.items(other, b)
	for i, n := range s.items(seat, a) {
		if i == dollarItem {
			rec.Ask(AskTieMoney)
		}
		if d := n - theirs[i]; d != 0 {
			return d
		}
	}
	return 0
}

func (s *state) tellScore(seat int8, p Score, rec *engine.Record) {
	if g := s.players[seat].goal; g >= 0 && s.step == atOver {
		rec.Effect(s.name(seat)+"'s goal "+s.table.parts.Goals[g].Name+" is worth "+plural(p.Goal, "point"), goalClauses[g], Score02,
			Card16, Card20)
		if p.Goal > 0 {
			rec.Cite(Goal12)
		}
	}
	clauses := []engine.Clause{Score04} // clauses of items without points are left out
	for _, part := range []struct {
		points  int
		clauses []engine.Clause
	}{
		{p.Tracks, []engine.Clause{Score01}},
		{p.LevelFour, []engine.Clause{Score03}},
		{p.Money, []engine.Clause{Score05}},
		{p.Money - 1, []engine.Clause{Score06}},
		{p.Final, []engine.Clause{Score07}},
	} {
		if part.points > 0 {
			clauses = append(clauses, part.clauses...)
		}
	}
	rec.Effect(s.name(seat)+" has "+plural(p.Total(), "point")+": tracks "+strconv.Itoa(p.Tracks)+", goal "+strconv.Itoa(p.Goal)+
		", level IV "+strconv.Itoa(p.LevelFour)+", money "+strconv.Itoa(p.Money)+", final election "+strconv.Itoa(p.Final), clauses...)
}
