package price

import (
	"cmp"
	"math"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
)

// Answer is an option of an open question; both are names.
type Answer struct{ Question, Option string }

// String returns the answer in the form in which users type it: question=option.
func (a Answer) String() string { return a.Question + "=" + a.Option }

// Whole is the number of parts of a win. Winners share a win in equal parts, and a game that nobody wins is shared by
// all seats. Up to 15 winners get a whole number of parts.
const Whole = 360360

// Hundred is the number of parts of a point in Score.
const Hundred = 100

// Change counts the effects of an answer in a number of games.
type Change struct {
	// Games is the number of games. Tables that a side refuses have no games.
	Games int64
	// List is the number of games with different legal actions after the same decisions. Path is the number of games
	// with a different decision.
	List, Path int64
	// Ended is the number of games that ended on both sides. Winner and the changes below count only these games.
	Ended int64
	// Winner is the number of games with a different winner.
	Winner int64
	// Margin is the change of the lead of the highest score over the second, and Spread is that of the lead over the
	// lowest, game by game.
	Margin, Spread estimate.Sums
	// Length is the change of the number of decisions, including those of chance, game by game.
	Length estimate.Sums
	// Opener is the change of the win of the seat that decides first, in parts of [Whole]. The even share of a seat is
	// the same on both sides.
	Opener estimate.Sums
	// Score is the change of the mean score of a seat, in rounded hundredths of a point.
	Score estimate.Sums
}

// Together counts the games in which two answers have an effect that neither has alone.
type Together struct {
	A, B Answer
	// Games is the number of games. More is the number of games in which both answers together had such an effect. An
	// effect is a change of the legal actions in a place of the game, the actor, the result of a decision, a score or
	// a winner.
	Games, More int64
}

// Prices contains the measurements of a game.
type Prices struct {
	// Edition is the digest of what was played at the time of the measurement, [rulebook.Book.Play]. Seed is the seed of the games.
	Edition string
	Seed    uint64
	// Kinds contains the measurements of each kind of player, random players first.
	Kinds []Kind
	// Together contains every pair of the answers with the largest effects, in games of random players.
	Together []Together
}

// Kind contains the measurements in games of one kind of player.
type Kind struct {
	// Players is the name of the kind, as in package play.
	Players string
	// Unrelated is the share of games whose winner differs from that of an unrelated game at the same table.
	Unrelated estimate.Share
	// Openers contains the wins of the seat that decides first under the default answers, for each number of players.
	Openers []Opener
	Answers []Price
}

// Opener contains the wins of the seat that decides first, in parts of [Whole], in games of one number of players.
type Opener struct {
	Players int
	Wins    estimate.Sums
}

// Price contains the effects of an answer in many games, and in the first few games, which a test can measure again
// quickly.
type Price struct {
	Answer
	First, All Change
}

// Random and Greedy are the kinds of players whose games are measured.
const (
	Random = "random"
	Greedy = "greedy"
)

// Kind returns the measurements of a kind of player; nil if the kind was not measured. Nil Prices contain no kind.
func (p *Prices) Kind(players string) *Kind {
	if p == nil {
		return nil
	}
	i := slices.IndexFunc(p.Kinds, func(k Kind) bool { return k.Players == players })
	if i < 0 {
		return nil
	}
	return &p.Kinds[i]
}

// Of returns the price of an answer; nil if the answer was not measured. A nil Kind contains no price.
func (k *Kind) Of(a Answer) *Price {
	if k == nil {
		return nil
	}
	i := slices.IndexFunc(k.Answers, func(q Price) bool { return q.Answer == a })
	if i < 0 {
		return nil
	}
	return &k.Answers[i]
}

// Compare orders the effects of answers, the largest first. Compare first compares the share of games with a
// different winner; a share above that of unrelated games counts as equal to it. Then Compare compares the
// change of the mean margin or length, in widths of its interval. Last, Compare compares the share of games
// with a different decision, then the share with different legal actions.
func (k *Kind) Compare(c, d Change) int {
	return cmp.Or(cmp.Compare(k.winner(d), k.winner(c)), cmp.Compare(d.moved(), c.moved()),
		more(d.Path, d.Games, c.Path, c.Games), more(d.List, d.Games, c.List, c.Games))
}

// winner returns the share of games with a different winner, but at most the lower end of the interval for unrelated
// games. A larger share has no meaning.
func (k *Kind) winner(c Change) float64 {
	most := k.Unrelated.Estimate().Low
	if k.Unrelated.Of == 0 {
		most = 1
	}
	return min(most, estimate.Share{Hits: c.Winner, Of: c.Ended}.Estimate().Value)
}

// moved returns the change of the mean margin or the mean length, in halves of its interval, whichever is larger.
func (c Change) moved() (most float64) {
	for _, s := range []estimate.Sums{c.Margin, c.Length} {
		if m := s.Mean(); m.High > m.Value && !math.IsInf(m.High, 1) {
			most = max(most, math.Abs(m.Value)/(m.High-m.Value))
		}
	}
	return most
}

// more compares two shares.
func more(a, of int64, b, per int64) int { return cmp.Compare(a*per, b*of) }
