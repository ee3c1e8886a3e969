package answer

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Prices describes, for JSON, how the effects of a game's answers were measured.
type Prices struct {
	// Edition is the edition of the rulebook that was measured. Current reports whether the rulebook still has
	// that edition.
	Edition string `json:"edition"`
	Current bool   `json:"current"`
	// Players names the kinds of players, Seed is the seed of the games, and Games is the largest number of
	// games for an answer. The games alternate between the table sizes from Least to Most players.
	Players string `json:"players"`
	Seed    uint64 `json:"seed"`
	Games   int64  `json:"games"`
	Least   int    `json:"least"`
	Most    int    `json:"most"`
	// Unrelated is the share of games whose winner differs from that of an unrelated game at the same table. A
	// share of changed winners as great as Unrelated shows only that games take different courses.
	Unrelated estimate.Estimate `json:"unrelated"`

	measured *price.Prices
}

// Price is the effect of an answer compared with the default, measured in games. Legal, Path and Winner are
// shares of games: those with other legal actions after the same decisions, with another decision, and with
// another winner. Margin and Length are the mean changes of the lead and of the number of decisions.
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
	said := fmt.Sprintf("prices: under each answer and under the default, Yardstick played %s of %s players with the same chance, at tables of %d to %d "+
		"players in turn, seed %d. Legal, path and winner are the shares of games in which another action is legal, another decision is taken, or another player "+
		"wins. Margin and length are the mean changes of the lead over the second player and of the number of decisions. Intervals cover 95 %%. "+
		"Between two unrelated games at the same table, the winner differs in %s. Where an answer has a share as large as this, "+
		"its share, margin and length show only that the games diverged",
		prose.Count(int(p.Games), "game"), p.Players, p.Least, p.Most, p.Seed, p.Unrelated.Percent())
	if !p.Current {
		said += "; measured under other rules, " + p.Edition
	}
	return said
}

// Text describes the effect of an answer in words.
func (p *Price) Text() string {
	if p.Legal.Value+p.Path.Value+p.Winner.Value == 0 {
		return fmt.Sprintf("no effect in %s (upper limit of the interval: %.1f %% of games)", prose.Count(int(p.Games), "game"), p.Legal.High*100)
	}
	return fmt.Sprintf("legal %s, path %s, winner %s, margin %s, length %s", p.Legal.Percent(), p.Path.Percent(), p.Winner.Percent(),
		p.Margin, p.Length)
}

// Price adds the measured effects of the answers, if the game has any.
func (r *Rules) Price(book *rulebook.Book) error {
	p, err := price.Read(book)
	if err != nil || p == nil {
		return err
	}
	r.Prices = &Prices{Edition: p.Edition, Current: p.Edition == book.Play(), Players: "random", Seed: p.Seed, Least: book.Players.Min,
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
	r.listPairs(p)
	return nil
}

func priceOf(c *price.Change) *Price {
	share := func(hits, of int64) estimate.Estimate { return estimate.Share{Hits: hits, Of: of}.Estimate() }
	return &Price{Games: c.Games, Legal: share(c.List, c.Games), Path: share(c.Path, c.Games), Winner: share(c.Winner, c.Ended),
		Margin: c.Margin.Mean(), Length: c.Length.Mean()}
}

// listPairs lists the pairs of answers with a joint effect, the most frequent first.
func (r *Rules) listPairs(p *price.Prices) {
	for _, t := range p.Together {
		r.Pairs = append(r.Pairs, Together{A: t.A.String(), B: t.B.String(), Games: t.Games, hits: t.More,
			More: estimate.Share{Hits: t.More, Of: t.Games}.Estimate()})
	}
	slices.SortStableFunc(r.Pairs, func(a, b Together) int { return int(b.hits*a.Games - a.hits*b.Games) })
}

// ByPrice sorts the questions by their greatest effect, in the order of [price.Prices.Compare].
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
