package tune

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/tally"
)

// The race ends with at most finalists candidates. least is the smallest number of seeds in a round of the race and of
// a curve, and compared that of the comparison.
const (
	finalists = 4
	least     = 8
	compared  = 30
)

// rounds returns the number of candidates in each round of the race. Each round keeps the better half of the candidates.
func rounds(candidates int) (list []int) {
	for {
		list = append(list, candidates)
		if candidates = (candidates + 1) / 2; list[len(list)-1] <= finalists || candidates <= finalists {
			return list
		}
	}
}

// needed returns the number of games that the candidates need at least.
func (q *Question) needed(candidates, alone int) int {
	list, tables := rounds(candidates), len(q.Tables)
	race := 3 * len(list) * candidates * least
	curves := 6 * alone * least
	fresh := 2 * (finalists + 1) * compared
	const hundred = 100
	return (max(race, curves, fresh)*tables + hundred - 1) / hundred * hundred
}

// race plays rounds of games and returns the candidates of the last round that are nearest to the wants, the nearest
// first. Every candidate of a round plays the same seeds. A third of the games is for the race.
func (q *Question) race(ctx context.Context, list []*candidate, said *Report) ([]*candidate, error) {
	plan := rounds(len(list))
	for i := range plan {
		seeds := q.Games / 3 / len(plan) / (len(list) * len(q.Tables))
		q.doing(fmt.Sprintf("round %d of %d", i+1, len(plan)))
		said.Rounds = append(said.Rounds, Round{Candidates: len(list), Seeds: seeds})
		err := q.play(ctx, list, said.raced, seeds, func(c *candidate) []*sum { return c.race })
		list = ranked(list)
		if err != nil {
			return list, err
		}
		if said.raced += seeds; said.raced >= compared {
			list = different(list)
		}
		if i+1 < len(plan) {
			list = list[:min(len(list), plan[i+1])]
		}
	}
	return list[:min(len(list), finalists)], nil
}

// different leaves out candidates whose games were those of an earlier candidate, because their changes have no effect.
func different(list []*candidate) (kept []*candidate) {
	for _, c := range list {
		same := func(other *candidate) bool {
			return slices.EqualFunc(c.race, other.race, func(a, b *sum) bool { return a.trace == b.trace })
		}
		if !slices.ContainsFunc(kept, same) {
			kept = append(kept, c)
		}
	}
	return kept
}

// ranked sorts candidates by their distance from the wants. Among candidates that meet the wants, fewer changes come
// first, and then those furthest inside.
func ranked(list []*candidate) []*candidate {
	ranks := map[*candidate]distance{}
	for _, c := range list {
		ranks[c] = far(c.race)
	}
	list = slices.Clone(list)
	slices.SortStableFunc(list, func(a, b *candidate) int {
		x, y := ranks[a], ranks[b]
		return cmp.Or(cmp.Compare(x.misses, y.misses), cmp.Compare(a.changes, b.changes), cmp.Compare(x.used, y.used))
	})
	return list
}

// distance is the sum over the wants of the distances in widths of intervals, and the largest part of a range that is
// used up.
type distance struct{ misses, used float64 }

// far returns the distance of some games from the wants.
func far(sums []*sum) (d distance) {
	list, ends := figuresIn(sums)
	if !ends {
		d.misses = math.Inf(1)
		return d
	}
	for i := range sums[0].gauges {
		f := worst(list, sums[0].gauges[i].want)
		d.misses, d.used = d.misses+f.misses, max(d.used, f.used)
	}
	return d
}

// compare plays fresh games: the finalists and the present rules all seeds, the other candidates with one change only
// the first, for the curves.
func (q *Question) compare(ctx context.Context, now *candidate, chosen, alone []*candidate, said *Report) error {
	main := append([]*candidate{now}, chosen...)
	others := slices.DeleteFunc(slices.Clone(alone), func(c *candidate) bool { return c.refused != "" || slices.Contains(main, c) })
	left, tables := q.Games-said.Games, len(q.Tables)
	shared := 0
	if len(others) > 0 {
		shared = left / 4 / (len(others) * tables)
	}
	all := (left - shared*len(others)*tables) / (len(main) * tables)
	shared = min(shared, all)
	fresh := func(c *candidate) []*sum { return c.fresh }
	q.doing("comparing on fresh games")
	if shared > 0 {
		if err := q.play(ctx, append(slices.Clone(main), others...), said.raced, shared, fresh); err != nil {
			return err
		}
	}
	return q.play(ctx, main, said.raced+shared, all-shared, fresh)
}

// play plays games of some candidates, each with the same seeds, and adds them to the sums that to returns.
func (q *Question) play(ctx context.Context, list []*candidate, from, seeds int, to func(*candidate) []*sum) error {
	plan := &tally.Plan{Game: q.Entry.Game, Cast: q.Cast, Seed: q.Seed + uint64(from), Workers: q.Workers}
	for _, c := range list {
		plan.Tables = append(plan.Tables, c.setups...)
	}
	plan.Games = seeds * len(plan.Tables)
	return plan.Play(ctx, func(g *tally.Game) error {
		to(list[g.Table/len(q.Tables)])[g.Table%len(q.Tables)].add(g)
		q.played.Add(1)
		return nil
	})
}
