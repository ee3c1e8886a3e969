package answer

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Prices say how the prices of a game's answers were measured, in JSON.
type Prices struct {
	// Edition is that of the rulebook when they were measured, Current whether it still is.
	Edition string `json:"edition"`
	Current bool   `json:"current"`
	// Players is the cast, Seed the seed of the games, Games how many there were of each answer at most, at tables from Least to Most
	// players in turn.
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	Games   int64  `json:"games"`
	Least   int    `json:"least"`
	Most    int    `json:"most"`
	// Unrelated is in what share of games somebody else won than in another game with nothing in common but the table: a share of winners
	// that change says no more than that an answer's games go their own way once it is as great.
	Unrelated estimate.Estimate `json:"unrelated"`

	measured *price.Prices
}

// Price is what an answer changes in games, against the default: in what share of them something else was legal after the same decisions,
// something else was decided, somebody else won, and by how much more the highest score was above the next and how many more decisions a
// game took, in the mean.
type Price struct {
	Games  int64             `json:"games"`
	Legal  estimate.Estimate `json:"legal"`
	Path   estimate.Estimate `json:"path"`
	Winner estimate.Estimate `json:"winner"`
	Margin estimate.Estimate `json:"margin"`
	Length estimate.Estimate `json:"length"`
}

// Together is in what share of games two answers do something that neither does alone.
type Together struct {
	A     string            `json:"a"`
	B     string            `json:"b"`
	Games int64             `json:"games"`
	More  estimate.Estimate `json:"more"`
	hits  int64
}

// Text says how prices were measured.
func (p *Prices) Text() string {
	said := fmt.Sprintf("prices: %s of %s players under each answer and under the default, with the same chance, at tables of %d to %d in turn, "+
		"seed %d; in how many something else is legal, something else is decided and somebody else wins, and by how much more the highest score "+
		"is above the next and how many more decisions a game takes; after a figure, its 95 %% interval. In two games with nothing in common but "+
		"the table somebody else wins in %s: as great a share says only that games go their own way, and margin and length what that does",
		prose.Count(int(p.Games), "game"), p.Players, p.Least, p.Most, p.Seed, p.Unrelated.Percent())
	if !p.Current {
		said += "; measured of edition " + p.Edition + ", which is not this one"
	}
	return said
}

// Text is the price in words.
func (p *Price) Text() string {
	if p.Legal.Value+p.Path.Value+p.Winner.Value == 0 {
		return fmt.Sprintf("nothing in %s (in fewer than %.1f %%)", prose.Count(int(p.Games), "game"), p.Legal.High*100)
	}
	return fmt.Sprintf("legal %s, path %s, winner %s, margin %s, length %s", p.Legal.Percent(), p.Path.Percent(), p.Winner.Percent(),
		p.Margin, p.Length)
}

// Price adds what was measured of the game, if anything was.
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

// together are the interactions of the dearest questions, the most frequent first.
func (r *Rules) together(p *price.Prices) {
	for _, t := range p.Together {
		r.Pairs = append(r.Pairs, Together{A: t.A.String(), B: t.B.String(), Games: t.Games, hits: t.More,
			More: estimate.Share{Hits: t.More, Of: t.Games}.Estimate()})
	}
	slices.SortStableFunc(r.Pairs, func(a, b Together) int { return int(b.hits*a.Games - a.hits*b.Games) })
}

// ByPrice puts the questions with the dearest answers first, in the order of [price.Prices.Compare].
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
