package answer

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Prices describes the measurement of the effects of a game's answers, in JSON.
type Prices struct {
	// Edition is the rulebook's edition at the measurement; Current reports that the rulebook still has it.
	Edition string `json:"edition"`
	Current bool   `json:"current"`
	// Players is the cast, Seed the seed of the games, Games the largest number of games for an answer. The table
	// sizes, from Least to Most players, take turns.
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	Games   int64  `json:"games"`
	Least   int    `json:"least"`
	Most    int    `json:"most"`
	// Unrelated is the share of games whose winner differs from that of another game with only the table in common. A
	// share of changed winners as great as this shows only that games go their own way.
	Unrelated estimate.Estimate `json:"unrelated"`

	measured *price.Prices
}

// Price is the effect of an answer in games, against the default. Legal, Path and Winner are shares of games: other
// legal actions after the same decisions, other decisions, another winner. Margin and Length are mean changes of the
// lead and of the decisions.
type Price struct {
	Games  int64             `json:"games"`
	Legal  estimate.Estimate `json:"legal"`
	Path   estimate.Estimate `json:"path"`
	Winner estimate.Estimate `json:"winner"`
	Margin estimate.Estimate `json:"margin"`
	Length estimate.Estimate `json:"length"`
}

// Together is the share of games in which two answers have an effect that neither has alone.
type Together struct {
	A     string            `json:"a"`
	B     string            `json:"b"`
	Games int64             `json:"games"`
	More  estimate.Estimate `json:"more"`
	hits  int64
}

// Text describes the measurement of the effects.
func (p *Prices) Text() string {
	said := fmt.Sprintf("prices: %s of %s players under each answer and under the default, with the same chance, at tables of %d to %d in turn, "+
		"seed %d; legal, path and winner: the share of games in which another action is legal, another decision is taken, another player wins; "+
		"margin and length: the mean change of the lead over the second player and of the number of decisions; 95 %% intervals. In two "+
		"unrelated games at the same table another player wins in %s: a share as great shows only that the games diverged, and margin and "+
		"length then show only the effect of that",
		prose.Count(int(p.Games), "game"), p.Players, p.Least, p.Most, p.Seed, p.Unrelated.Percent())
	if !p.Current {
		said += "; measured of edition " + p.Edition + ", which is not this one"
	}
	return said
}

// Text describes the effect in words.
func (p *Price) Text() string {
	if p.Legal.Value+p.Path.Value+p.Winner.Value == 0 {
		return fmt.Sprintf("no effect in %s (in at most %.1f %% of games)", prose.Count(int(p.Games), "game"), p.Legal.High*100)
	}
	return fmt.Sprintf("legal %s, path %s, winner %s, margin %s, length %s", p.Legal.Percent(), p.Path.Percent(), p.Winner.Percent(),
		p.Margin, p.Length)
}

// Price adds the effects that were measured for the game, if any were.
func (r *Rules) Price(book *rulebook.Book) error {
	p, err := price.Read(book)
	if err != nil || p == nil {
		return err
	}
	r.Prices = &Prices{Edition: p.Edition, Current: p.Edition == book.Edition(), Players: "random", Seed: p.Seed, Least: book.Players.Min,
		Most: book.Players.Max, Unrelated: p.Unrelated.Estimate(), measured: p}
	for i := range r.Questions {
		q := &r.Questions[i]
		for j := range q.Options {
			o := &q.Options[j]
			if measured := p.Of(price.Answer{Question: q.Name, Option: o.ID}); measured != nil {
				o.Price = priceOf(&measured.All)
				r.Prices.Games = max(r.Prices.Games, o.Price.Games)
				if q.dearest == nil || p.Compare(measured.All, *q.dearest) < 0 {
					q.dearest = &measured.All
				}
			}
		}
	}
	r.together(p)
	return nil
}

func priceOf(c *price.Change) *Price {
	share := func(hits, of int64) estimate.Estimate { return estimate.Share{Hits: hits, Of: of}.Estimate() }
	return &Price{Games: c.Games, Legal: share(c.List, c.Games), Path: share(c.Path, c.Games), Winner: share(c.Winner, c.Ended),
		Margin: c.Margin.Mean(), Length: c.Length.Mean()}
}

// together lists the interactions of the questions with the greatest effects, the most frequent first.
func (r *Rules) together(p *price.Prices) {
	for _, t := range p.Together {
		r.Pairs = append(r.Pairs, Together{A: t.A.String(), B: t.B.String(), Games: t.Games, hits: t.More,
			More: estimate.Share{Hits: t.More, Of: t.Games}.Estimate()})
	}
	slices.SortStableFunc(r.Pairs, func(a, b Together) int { return int(b.hits*a.Games - a.hits*b.Games) })
}

// ByPrice sorts the questions by the greatest effect of an answer, in the order of [price.Prices.Compare].
func (r *Rules) ByPrice() {
	slices.SortStableFunc(r.Questions, func(a, b Question) int {
		switch {
		case a.dearest == nil && b.dearest == nil:
			return 0
		case a.dearest == nil:
			return 1
		case b.dearest == nil:
			return -1
		}
		return r.Prices.measured.Compare(*a.dearest, *b.dearest)
	})
}
