package main

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
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
	if len(p.Scores[0]) > 1 {
		c.Margin.Add(margin(p.Scores[1]) - margin(p.Scores[0]))
	}
}

func count(did bool) int64 {
	if did {
		return 1
	}
	return 0
}

// margin returns the distance of the highest of two scores or more from the next.
func margin(scores []int) int {
	sorted := slices.Sorted(slices.Values(scores))
	return sorted[len(sorted)-1] - sorted[len(sorted)-2]
}

// seed is the seed of every measurement, so that its result can be compared with the last.
const seed = 1

// meter measures prices. Players are random, and tables of every size take turns, each game with a deal of its own.
type meter struct {
	entry rulebook.Entry
	// workers is the number of games played at the same time; 0 means one per processor. Results do not depend on it.
	workers int
}

// price measures the change that an answer makes in the first games.
func (m *meter) price(ctx context.Context, a price.Answer, games int) (price.Change, error) {
	var c price.Change
	err := m.each(ctx, []price.Answer{a}, games, func(p *pairs.Pair) { add(&c, p) })
	return c, err
}

// unrelated compares each game with the next one at such a table, with another deal and the same answers, and
// returns the share with another winner. An answer whose games differ early changes the winner as often,
// whatever its effect.
func (m *meter) unrelated(ctx context.Context, games int) (estimate.Share, error) {
	var share estimate.Share
	tables := m.entry.Book.Players.Max - m.entry.Book.Players.Min + 1
	var before []*pairs.Pair
	err := m.each(ctx, nil, games, func(p *pairs.Pair) {
		before = append(before, p)
		if last := len(before) - 1 - tables; last >= 0 && !p.Endless[0] && !before[last].Endless[0] {
			share.Count(p.Winners[0] != before[last].Winners[0])
		}
	})
	return share, err
}

// each plays the first pairs, in order: the defaults against some answers.
func (m *meter) each(ctx context.Context, answers []price.Answer, games int, see func(*pairs.Pair)) error {
	rulings := map[string]string{}
	for _, a := range answers {
		rulings[a.Question] = a.Option
	}
	plan := &pairs.Plan{Sides: [2]pairs.Side{{Game: m.entry.Game}, {Game: m.entry.Game, Rulings: rulings}}, Seed: seed}
	for n := m.entry.Book.Players.Min; n <= m.entry.Book.Players.Max; n++ {
		plan.Tables = append(plan.Tables, m.entry.Book.SeatNames(n))
	}
	if err := plan.Open(); err != nil {
		return err
	}
	return play.Many(ctx, play.Range{Games: games, Workers: m.workers}, func() func(context.Context, uint64) *pairs.Pair {
		return func(_ context.Context, i uint64) *pairs.Pair { return plan.Pair(number(plan, i)) }
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
