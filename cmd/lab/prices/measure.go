package main

import (
	"context"
	"math"
	"math/bits"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// add adds a pair of games to the change of an answer.
func add(c *price.Change, p *pairs.Pair) {
	if p.Refused[0] || p.Refused[1] {
		return
	}
	c.Games++
	c.List += count(p.List)
	c.Path += count(p.Path)
	if p.Endless[0] || p.Endless[1] {
		return
	}
	c.Ended++
	c.Winner += count(p.Winner)
	c.Length.Add(p.Decisions[1] - p.Decisions[0])
	c.Opener.Add(opener(p, 1) - opener(p, 0))
	c.Score.Add(score(p.Scores[1]) - score(p.Scores[0]))
	if len(p.Scores[0]) > 1 {
		c.Margin.Add(lead(p.Scores[1], 1) - lead(p.Scores[0], 1))
		last := len(p.Scores[0]) - 1
		c.Spread.Add(lead(p.Scores[1], last) - lead(p.Scores[0], last))
	}
}

func count(did bool) int64 {
	if did {
		return 1
	}
	return 0
}

// lead returns the distance of the highest score from the one so many places behind it.
func lead(scores []int, places int) int {
	sorted := slices.Sorted(slices.Values(scores))
	last := len(sorted) - 1
	return sorted[last] - sorted[last-places]
}

// score returns the mean score of a seat, in hundredths of a point.
func score(scores []int) int {
	total := 0
	for _, s := range scores {
		total += s
	}
	return int(math.Round(float64(price.Hundred*total) / float64(max(1, len(scores)))))
}

// opener returns the win of the seat that decides first, in parts of [price.Whole]. Winners share a win. If nobody
// wins, or no seat decides, all seats share the win.
func opener(p *pairs.Pair, side int) int {
	winners := bits.OnesCount64(uint64(p.Winners[side]))
	switch {
	case winners == 0 || p.Openers[side] == engine.Nobody:
		return price.Whole / max(1, len(p.Scores[side]))
	case p.Winners[side].Has(p.Openers[side]):
		return price.Whole / winners
	}
	return 0
}

// seed is the seed of every measurement, so that its result can be compared with the last.
const seed = 1

// meter measures prices. Tables of every size take turns, each game with a deal of its own.
type meter struct {
	entry rulebook.Entry
	// players is the kind of the players.
	players string
	// workers is the number of games played at the same time; 0 means one per processor. Results do not depend on it.
	workers int
	// known contains the games under the default answers that need not be played again, by number of the pair.
	known map[uint64]*pairs.Pair
}

// kind measures the games under the default answers: in how many of them the winner differs from that of an unrelated
// game, and the wins of the seat that decides first. The argument games is the number of games.
func (m *meter) kind(ctx context.Context, games int) (price.Kind, error) {
	least := m.entry.Book.Players.Min
	k, tables := price.Kind{Players: m.players}, m.entry.Book.Players.Max-least+1
	for n := range tables {
		k.Openers = append(k.Openers, price.Opener{Players: least + n})
	}
	var before []*pairs.Pair
	err := m.each(ctx, nil, games, func(p *pairs.Pair) {
		before = append(before, p)
		if p.Refused[0] || p.Endless[0] {
			return
		}
		k.Openers[p.Table].Wins.Add(opener(p, 0))
		// The next game at such a table has another deal and the same answers. An answer whose games differ early changes
		// the winner as often, whatever its effect.
		if last := len(before) - 1 - tables; last >= 0 && !before[last].Endless[0] {
			k.Unrelated.Count(p.Winners[0] != before[last].Winners[0])
		}
	})
	m.known = map[uint64]*pairs.Pair{}
	for _, p := range before {
		m.known[p.Number] = p
	}
	return k, err
}

// price measures the change that an answer makes, in the first few games and in all.
func (m *meter) price(ctx context.Context, a price.Answer, games int) (price.Price, error) {
	p, n := price.Price{Answer: a}, 0
	err := m.each(ctx, []price.Answer{a}, games, func(pair *pairs.Pair) {
		add(&p.All, pair)
		if n++; n == min(first, games) {
			p.First = p.All
		}
	})
	return p, err
}

// each plays the first pairs, in order: the defaults against some answers.
func (m *meter) each(ctx context.Context, answers []price.Answer, games int, see func(*pairs.Pair)) error {
	rulings := map[string]string{}
	for _, a := range answers {
		rulings[a.Question] = a.Option
	}
	cast, err := play.CastOf(m.players)
	if err != nil {
		return err
	}
	plan := &pairs.Plan{Sides: [2]pairs.Side{{Game: m.entry.Game}, {Game: m.entry.Game, Rulings: rulings}}, Seed: seed, Cast: cast,
		Known: func(number uint64) *pairs.Pair { return m.known[number] }}
	for n := m.entry.Book.Players.Min; n <= m.entry.Book.Players.Max; n++ {
		plan.Tables = append(plan.Tables, m.entry.Book.SeatNames(n))
	}
	if err := plan.Open(); err != nil {
		return err
	}
	return play.Many(ctx, play.Range{Games: games, Workers: m.workers}, func() func(context.Context, uint64) *pairs.Pair {
		pair := plan.Pairs()
		return func(_ context.Context, i uint64) *pairs.Pair { return pair(number(plan, i)) }
	}, func(p *pairs.Pair) bool {
		see(p)
		return true
	})
}

// number returns the number of a deal's first pair in the plan. The plan repeats a deal once per seat; games of
// one deal are similar, so counting them all would make the intervals too narrow.
func number(plan *pairs.Plan, i uint64) uint64 {
	tables := uint64(len(plan.Tables))
	table, deal := i%tables, i/tables
	return deal*uint64(len(plan.Tables[table]))*tables + table
}

// shown holds the differences that a pair shows, each once, and whether another player wins.
type shown struct {
	found  []pairs.Difference
	winner bool
	played bool
}

func shownBy(p *pairs.Pair) shown {
	s := shown{winner: p.Winner, played: !p.Refused[0] && !p.Refused[1]}
	for _, f := range p.Found {
		s.found = append(s.found, f.Difference)
	}
	return s
}

// more reports whether both answers together show a difference that neither shows alone.
func (s shown) more(a, b shown) bool {
	if s.winner && !a.winner && !b.winner {
		return true
	}
	return slices.ContainsFunc(s.found, func(d pairs.Difference) bool {
		return !slices.Contains(a.found, d) && !slices.Contains(b.found, d)
	})
}

// measurePairs measures every two of some answers to different questions in the first games.
func (m *meter) measurePairs(ctx context.Context, answers []price.Answer, games int, done func(answers int)) ([]price.Together, error) {
	alone := make([][]shown, len(answers))
	for i, a := range answers {
		if err := m.each(ctx, []price.Answer{a}, games, func(p *pairs.Pair) { alone[i] = append(alone[i], shownBy(p)) }); err != nil {
			return nil, err
		}
	}
	var list []price.Together
	for i, a := range answers {
		for j, b := range answers[:i] {
			if a.Question == b.Question {
				continue
			}
			both, n := price.Together{A: b, B: a}, 0
			err := m.each(ctx, []price.Answer{a, b}, games, func(p *pairs.Pair) {
				s := shownBy(p)
				if s.played && alone[i][n].played && alone[j][n].played {
					both.Games++
					both.More += count(s.more(alone[i][n], alone[j][n]))
				}
				n++
			})
			if err != nil {
				return nil, err
			}
			list = append(list, both)
		}
		done(i + 1)
	}
	return list, nil
}
