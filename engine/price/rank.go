package price

import (
	"cmp"
	"math"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// Aspect names a figure of play that an answer may change.
type Aspect string

// The aspects: the wins of the seat that decides first, the number of decisions, the mean score of a seat, the lead of
// the highest score over the second and over the lowest, and the winner.
const (
	Balance Aspect = "balance"
	Length  Aspect = "length"
	Score   Aspect = "score"
	Margin  Aspect = "margin"
	Spread  Aspect = "spread"
	Winner  Aspect = "winner"
)

// Rank contains the effect of an answer in one aspect, and its place among the answers of the book.
type Rank struct {
	*Price
	// Effect is the mean change, of Balance in wins of a game. In the aspect Winner, Effect is the share of games with
	// another winner.
	Effect estimate.Estimate
	// Place is 1 plus the number of answers with a clearly greater effect, those whose interval lies above this one.
	// Place is 0 if the games do not show an effect after Holm's correction for the number of answers.
	Place int
}

// Differs reports whether the games show an effect.
func (r Rank) Differs() bool { return r.Place > 0 }

// Effect returns the mean change in an aspect.
func (c *Change) Effect(of Aspect) estimate.Estimate {
	if of == Winner {
		return estimate.Share{Hits: c.Winner, Of: c.Ended}.Estimate()
	}
	sums, per := c.sums(of)
	e := sums.Mean()
	return estimate.Estimate{Value: e.Value / per, Low: e.Low / per, High: e.High / per}
}

// sums returns the changes in an aspect, and the number of their parts in a unit.
func (c *Change) sums(of Aspect) (s estimate.Sums, per float64) {
	switch of {
	case Balance:
		return c.Opener, Whole
	case Length:
		return c.Length, 1
	case Score:
		return c.Score, Hundred
	case Spread:
		return c.Spread, 1
	}
	return c.Margin, 1
}

// chance returns the probability that luck alone has as great an effect. Another winner is an effect only in a greater
// share of games than in unrelated games.
func (k *Kind) chance(c *Change, of Aspect) float64 {
	if of != Winner {
		s, _ := c.sums(of)
		return s.Chance()
	}
	share := estimate.Share{Hits: c.Winner, Of: c.Ended}
	if share.Estimate().Value <= k.Unrelated.Estimate().Value {
		return 1
	}
	return share.Chance(k.Unrelated)
}

// Ranks returns the answers by their effect in an aspect: first those with an effect, by place and then by size, and
// then those without one, in the order of the book. A nil Kind has no ranks.
func (k *Kind) Ranks(of Aspect) []Rank {
	if k == nil {
		return nil
	}
	var all []Rank
	var chances []float64
	for i := range k.Answers {
		all = append(all, Rank{Price: &k.Answers[i], Effect: k.Answers[i].All.Effect(of)})
		chances = append(chances, k.chance(&k.Answers[i].All, of))
	}
	for i, differs := range estimate.Differ(chances) {
		if differs {
			all[i].Place = 1
		}
	}
	place(all)
	slices.SortStableFunc(all, func(a, b Rank) int {
		if a.Differs() != b.Differs() {
			return cmp.Compare(b.Place, a.Place)
		}
		if !a.Differs() {
			return 0
		}
		return cmp.Or(cmp.Compare(a.Place, b.Place), cmp.Compare(math.Abs(b.Effect.Value), math.Abs(a.Effect.Value)))
	})
	return all
}

// place moves each answer with an effect behind those with a clearly greater one.
func place(all []Rank) {
	for i := range all {
		if !all[i].Differs() {
			continue
		}
		_, high := size(all[i].Effect)
		for j := range all {
			if low, _ := size(all[j].Effect); all[j].Differs() && low > high {
				all[i].Place++
			}
		}
	}
}

// size returns the interval of the size of an effect, whatever its direction.
func size(e estimate.Estimate) (low, high float64) {
	if e.Value < 0 {
		return -e.High, -e.Low
	}
	return e.Low, e.High
}

// Even returns the share of wins that every seat would have in a balanced game.
func (o Opener) Even() float64 { return 1 / float64(o.Players) }

// Share returns the share of wins of the seat that decides first.
func (o Opener) Share() estimate.Estimate {
	e := o.Wins.Mean()
	return estimate.Estimate{Value: e.Value / Whole, Low: e.Low / Whole, High: e.High / Whole}
}

// beyond returns the wins beyond the even share.
func (o Opener) beyond() estimate.Sums {
	even, w := int64(Whole/o.Players), o.Wins
	return estimate.Sums{N: w.N, Sum: w.Sum - w.N*even, Squares: w.Squares - 2*even*w.Sum + w.N*even*even}
}

// Uneven returns the number of players at which the share of the seat that decides first is furthest from even, in
// widths of its interval. Uneven reports whether the games show that the share is not even at this number, after the
// correction for the number of table sizes.
func (k *Kind) Uneven() (most Opener, differs bool) {
	var chances []float64
	for _, o := range k.Openers {
		chances = append(chances, o.beyond().Chance())
	}
	if len(chances) == 0 {
		return Opener{Players: 1}, false
	}
	i := slices.Index(chances, slices.Min(chances))
	return k.Openers[i], estimate.Differ(chances)[i]
}
