package frontier

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier/box"
)

// reckoned are the five items of the final scoring, in the order of the rulebook: tracks, goal, level IV, money, final election.
type reckoned [5]int

func (r reckoned) sum() int { return r[0] + r[1] + r[2] + r[3] + r[4] }

// scoresAddUp counts every player's points a second time. The points of a goal appear in the scores only when the
// game is over. A score follows from the state, so a position can break only the clause about the points of a goal
// (FR-SCORE-02), and the law cites that clause. Only a change of the rules can break the other clauses; the second
// count notices it.
func scoresAddUp(s *state) error {
	var room [maxSeats]int
	for i, n := range s.Scores(room[:0]) {
		r, p := pointsOf(s, int8(i)), s.scoreOf(int8(i), nil)
		if r[1] < 0 || r[1] > s.table.parts.GoalLimit {
			return fmt.Errorf("the goal of %s is worth %d", s.name(int8(i)), r[1])
		}
		shown := r.sum()
		if s.step != atOver {
			shown -= r[1]
		}
		if shown != n || p.Tracks != r[0] || p.Goal != r[1] || p.LevelFour != r[2] || p.Money != r[3] || p.Final != r[4] {
			return fmt.Errorf("%s has a score of %d, and tracks, goal, level IV, money and final election are %d, %d, %d, %d and "+
				"%d",
				s.name(int8(i)), n, r[0], r[1], r[2], r[3], r[4])
		}
	}
	return nil
}

// bestWin: the player with the most points wins a game that is over, and later items break a tie. Before that, there
// is no winner.
func bestWin(s *state) error {
	if s.step != atOver {
		if s.winners != 0 {
			return errors.New("somebody has won, and the game is not over")
		}
		return engine.ErrIdle
	}
	best, most, winners := reckoned{}, 0, engine.Seats(0)
	for i := range s.seats() {
		r := pointsOf(s, i)
		sum := r.sum()
		if s.is(nil, AskTieMoney, TieMoneyDollars) {
			r[3] = int(s.players[i].money)
		}
		switch by := outdoes(r, best, sum-most); {
		case winners == 0 || by > 0:
			best, most, winners = r, sum, 1<<i
		case by == 0:
			winners |= 1 << i
		}
	}
	if s.winners != winners {
		return errors.New("the winners are not those with the most points")
	}
	return nil
}

// outdoes compares two scores by the lead in the total, then by the items from the last to the first (FR-SCORE-09).
func outdoes(a, b reckoned, ahead int) int {
	if ahead != 0 {
		return ahead
	}
	for i := len(a) - 1; i >= 0; i-- {
		if a[i] != b[i] {
			return a[i] - b[i]
		}
	}
	return 0
}

func pointsOf(s *state, seat int8) reckoned {
	p, parts := &s.players[seat], s.table.parts
	r := reckoned{int(p.political) + int(p.investment), 0, 0, int(p.money) / parts.MoneyPerPoint, int(p.final)}
	for i, level := range p.levels {
		if level == levels {
			r[2] += parts.LevelFourPoints * suited(s, seat, parts.IndustrySuits[i])
		}
	}
	if p.goal >= 0 {
		r[1] = min(parts.GoalLimit, goalWorth(s, seat, &parts.Goals[p.goal]))
	}
	return r
}

// suited counts a player's characters of a suit, including those in his office.
func suited(s *state, seat int8, suit box.Suit) int {
	n := 0
	for i := range s.table.parts.Characters {
		if s.table.parts.Characters[i].Suit == suit && (s.players[seat].hand>>i&1 != 0 || seat == s.mayor && officiates(s, int8(i))) {
			n++
		}
	}
	return n
}

func officiates(s *state, card int8) bool {
	for _, held := range s.office[:s.officers] {
		if held == card {
			return true
		}
	}
	return false
}

// goalWorth returns the points of a goal card before the limit.
func goalWorth(s *state, seat int8, g *box.Goal) int {
	p, parts := &s.players[seat], s.table.parts
	worth := trackWorth(s, seat, g)
	met := min(g.Most, conditions(s, seat, &g.Count))
	more, golden := 0, false
	for rest := s.town; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		golden = golden || t.kind == box.Bank && t.owner == seat && t.gold[seat] > 0
		if t.kind == g.And.Kind && g.And.Number > 0 && ownForGoal(s, t, seat) && joins(s, x, &g.And) {
			more++
		}
	}
	met += min(more, g.And.Number)
	if golden && g.BankWithGold {
		met++
	}
	worth += parts.GoalPoints * met
	if g.MoneyPer > 0 {
		worth += g.MoneyPoints * (min(int(p.money), g.MoneyUpTo) / g.MoneyPer)
	}
	if g.LevelFour > 0 {
		worth += tradeWorth(s, seat, g)
	}
	return worth
}

// trackWorth returns the points of a title: ten on a track, or the number that the rulings set.
func trackWorth(s *state, seat int8, g *box.Goal) int {
	if g.Reach == 0 {
		return 0
	}
	p := &s.players[seat]
	at, first := int(p.political), p.first10&1 != 0
	if g.Track == box.Investment {
		at, first = int(p.investment), p.first10&2 != 0
	}
	need := g.Reach
	switch s.table.answers.Ask(nil, AskGoalTitles) {
	case GoalTitlesSecondAtTwenty:
		if g == &s.table.parts.Goals[2] || g == &s.table.parts.Goals[3] {
			need += g.Reach
		}
	case GoalTitlesFirstCome:
		if !first {
			return 0
		}
	}
	switch {
	case at < need:
		return 0
	case s.is(nil, AskGoalSingle, GoalSingleTwo):
		return s.table.parts.GoalPoints
	}
	return g.Points
}

// ownForGoal reports whether a building counts: the player's own, or under an answer any player's.
func ownForGoal(s *state, t *tile, seat int8) bool {
	return t.owner == seat || s.is(nil, AskGoalOwn, GoalOwnInTown)
}

// conditions counts the things that a card asks for: buildings, tiles that were paid for, donations.
func conditions(s *state, seat int8, c *box.Count) int {
	n := 0
	for rest := s.town; !rest.empty(); {
		x := rest.pop()
		t := &s.tiles[x]
		if t.kind < box.FirstPublic || !ownForGoal(s, t, seat) || c.ByHousing && !near(s, x, housing) {
			continue
		}
		k := t.kind
		if c.Publics>>k&1 != 0 || c.Safety && s.table.parts.Public(k).Class == box.ClassSafety {
			n++
		}
	}
	for d, counts := range [box.Lines]bool{c.Railroad, c.Telegraph} {
		for tile, by := range s.lines[d].builder {
			if counts && by == seat && s.lines[d].free>>tile&1 == 0 {
				n++
			}
		}
	}
	if c.Donations {
		n += int(s.players[seat].donations)
	}
	return n
}

// housing is the set of pieces that a goal counts as a house: a tent or a wooden house. The bits of the set
// are counted from the tent.
const housing = 1 | 1<<(box.WoodenHouse-box.Tent)

// near reports whether a town piece of some kinds, counted from the tent, is next to a space.
func near(s *state, x space, kinds uint32) bool {
	for rest := only(x).sides().and(s.town); !rest.empty(); {
		if k := s.tiles[rest.pop()].kind; k >= box.Tent && kinds>>(k-box.Tent)&1 != 0 {
			return true
		}
	}
	return false
}

// joins reports whether a further building of a card is at the place that the card requires.
func joins(s *state, x space, f *box.Further) bool {
	switch {
	case f.ByTown:
		return only(x).sides().meets(s.town)
	case f.ByHousing:
		return near(s, x, housing)
	case f.OnRiver:
		return s.table.river.has(x)
	case f.By != 0:
		return near(s, x, uint32(f.By)>>box.Tent)
	}
	return true
}

// tradeWorth returns the points of a goal card for the industries.
func tradeWorth(s *state, seat int8, g *box.Goal) int {
	p, w := &s.players[seat], &g.Industry
	worth, logs, n := 0, int(p.stock[box.Log]), 0
	for _, level := range p.levels {
		if level == levels {
			worth = g.LevelFour
		}
	}
	for b := range s.logs {
		logs += int(s.logs[b][seat])
	}
	for rest := s.herds[seat]; !rest.empty(); {
		n += w.Cattle * int(s.cattle[seat][rest.pop()])
	}
	for rest := s.works; !rest.empty(); {
		switch t := &s.tiles[rest.pop()]; {
		case t.owner != seat:
		case t.kind == box.Enclosure:
			n += w.Enclosure + w.Cattle*int(t.cattle)
		case t.kind >= box.Panning && t.kind <= box.DeepSilver && !t.done:
			n += w.Deposit
		}
	}
	return worth + min(w.Most, n+logs/w.LogsPerPoint)
}
