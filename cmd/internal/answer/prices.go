package answer

import (
	"fmt"
	"slices"
	"strings"

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
	// Greedy describes the games of greedy players.
	Greedy *Played `json:"greedy,omitempty"`

	measured *price.Prices
}

// Played describes the games of another kind of player: the largest number of games for an answer, the share of
// unrelated games with another winner, and the wins of the seat that decides first under the default answers.
type Played struct {
	Games     int64             `json:"games"`
	Unrelated estimate.Estimate `json:"unrelated"`
	Openers   []Opener          `json:"openers"`
}

// Opener is the share of games that the seat with the first decision wins at a table of so many players; winners
// share a game. Even is the share of every seat in a balanced game.
type Opener struct {
	Players int               `json:"players"`
	Games   int64             `json:"games"`
	Share   estimate.Estimate `json:"share"`
	Even    float64           `json:"even"`
}

// Price is the effect of an answer compared with the default, measured in games. Legal, Path and Winner are
// shares of games: those with other legal actions after the same decisions, with another decision, and with
// another winner. The others are mean changes. Margin and Spread are those of the lead of the highest score over the
// second and over the lowest, and Length is that of the number of decisions. Balance is the change of the share of games
// that the seat with the first decision wins. Score is the change of the mean score of a seat.
type Price struct {
	Games   int64             `json:"games"`
	Legal   estimate.Estimate `json:"legal"`
	Path    estimate.Estimate `json:"path"`
	Winner  estimate.Estimate `json:"winner"`
	Margin  estimate.Estimate `json:"margin"`
	Length  estimate.Estimate `json:"length"`
	Balance estimate.Estimate `json:"balance"`
	Spread  estimate.Estimate `json:"spread"`
	Score   estimate.Estimate `json:"score"`
	// Differs lists the aspects in which the games show an effect, corrected for the number of measured answers.
	Differs []price.Aspect `json:"differs"`
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

// Text describes the measurement with greedy players.
func (p *Played) Text() string {
	return fmt.Sprintf("%s under each answer, measured in the same way. Between two unrelated games, the winner differs in %s. Balance is the mean change of "+
		"the share of games that the seat with the first decision wins, spread that of the lead over the lowest score, and score that of the mean score of a "+
		"seat. An aspect is measurable if its change remains after Holm's correction for the number of answers",
		prose.Count(int(p.Games), "game"), p.Unrelated.Percent())
}

// Text describes the effect of an answer in words.
func (p *Price) Text() string {
	if p.Legal.Value+p.Path.Value+p.Winner.Value == 0 {
		return fmt.Sprintf("no effect in %s (upper limit of the interval: %.1f %% of games)", prose.Count(int(p.Games), "game"), p.Legal.High*100)
	}
	return fmt.Sprintf("legal %s, path %s, winner %s, margin %s, length %s", p.Legal.Percent(), p.Path.Percent(), p.Winner.Percent(),
		p.Margin, p.Length)
}

// Full describes the effect of an answer with the figures of every aspect, and lists the measurable ones.
func (p *Price) Full() string {
	if p.Legal.Value+p.Path.Value+p.Winner.Value == 0 {
		return p.Text()
	}
	list := "nothing"
	if len(p.Differs) > 0 {
		var words []string
		for _, aspect := range p.Differs {
			words = append(words, string(aspect))
		}
		list = strings.Join(words, ", ")
	}
	return fmt.Sprintf("legal %s, winner %s, balance %s, spread %s, length %s, score %s, margin %s; measurable: %s", p.Legal.Percent(), p.Winner.Percent(),
		points(p.Balance), p.Spread, p.Length, p.Score, p.Margin, list)
}

// Price adds the measured effects of the answers, if the game has any.
func (r *Rules) Price(book *rulebook.Book) error {
	p, err := price.Read(book)
	random, greedy := p.Kind(price.Random), p.Kind(price.Greedy)
	if err != nil || random == nil {
		return err
	}
	r.Prices = &Prices{Edition: p.Edition, Current: p.Edition == book.Play(), Players: price.Random, Seed: p.Seed, Least: book.Players.Min,
		Most: book.Players.Max, Unrelated: random.Unrelated.Estimate(), measured: p}
	if greedy != nil {
		r.Prices.Greedy = playedOf(greedy)
	}
	of := map[string]map[price.Answer]*Price{price.Random: pricesOf(random), price.Greedy: pricesOf(greedy)}
	for i := range r.Questions {
		q := &r.Questions[i]
		for j := range q.Options {
			o, a := &q.Options[j], price.Answer{Question: q.Name, Option: q.Options[j].ID}
			o.Price, o.Greedy = of[price.Random][a], of[price.Greedy][a]
			if measured := random.Of(a); measured != nil {
				r.Prices.Games = max(r.Prices.Games, o.Price.Games)
				if q.dearest == nil || random.Compare(measured.All, *q.dearest) < 0 {
					q.dearest = &measured.All
				}
			}
			if o.Greedy != nil {
				r.Prices.Greedy.Games = max(r.Prices.Greedy.Games, o.Greedy.Games)
			}
		}
	}
	r.listPairs(p)
	return nil
}

func playedOf(k *price.Kind) *Played {
	p := &Played{Unrelated: k.Unrelated.Estimate(), Openers: []Opener{}}
	for _, o := range k.Openers {
		p.Openers = append(p.Openers, openerOf(o))
	}
	return p
}

func openerOf(o price.Opener) Opener {
	return Opener{Players: o.Players, Games: o.Wins.N, Share: o.Share(), Even: o.Even()}
}

// pricesOf returns the effects of all answers in games of one kind of player.
func pricesOf(k *price.Kind) map[price.Answer]*Price {
	all := map[price.Answer]*Price{}
	for _, of := range []price.Aspect{price.Balance, price.Spread, price.Length, price.Score, price.Margin, price.Winner} {
		for _, rank := range k.Ranks(of) {
			p := all[rank.Answer]
			if p == nil {
				p = priceOf(&rank.All)
				all[rank.Answer] = p
			}
			if rank.Differs() {
				p.Differs = append(p.Differs, of)
			}
		}
	}
	return all
}

func priceOf(c *price.Change) *Price {
	share := func(hits, of int64) estimate.Estimate { return estimate.Share{Hits: hits, Of: of}.Estimate() }
	return &Price{Games: c.Games, Legal: share(c.List, c.Games), Path: share(c.Path, c.Games), Winner: c.Effect(price.Winner),
		Margin: c.Effect(price.Margin), Length: c.Effect(price.Length), Balance: c.Effect(price.Balance), Spread: c.Effect(price.Spread),
		Score: c.Effect(price.Score), Differs: []price.Aspect{}}
}

// listPairs lists the pairs of answers with a joint effect, the most frequent first.
func (r *Rules) listPairs(p *price.Prices) {
	for _, t := range p.Together {
		r.Pairs = append(r.Pairs, Together{A: t.A.String(), B: t.B.String(), Games: t.Games, hits: t.More,
			More: estimate.Share{Hits: t.More, Of: t.Games}.Estimate()})
	}
	slices.SortStableFunc(r.Pairs, func(a, b Together) int { return int(b.hits*a.Games - a.hits*b.Games) })
}
