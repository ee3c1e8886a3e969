package answer

import (
	"fmt"
	"slices"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/price"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// The orders of the open questions: by the reason why they are open, by the greatest effect in games of random
// players, and by the effect in one aspect in games of greedy players.
const (
	ByReason  = "reason"
	ByPrice   = "price"
	ByBalance = string(price.Balance)
	ByLength  = string(price.Length)
	ByScore   = string(price.Score)
)

// Orders lists the orders of the open questions.
func Orders() []string { return []string{ByReason, ByPrice, ByBalance, ByLength, ByScore} }

// Rank is an answer with a measurable effect on the aspect by which the questions are sorted. Answers with the same
// place do not clearly differ.
type Rank struct {
	Place  int               `json:"place"`
	Answer string            `json:"answer"`
	Effect estimate.Estimate `json:"effect"`
}

// Sort sorts the questions; the order is one of [Orders]. Sorted by an aspect, the questions whose answers have a
// measurable effect come first, and Ranks lists these answers.
func (r *Rules) Sort(order string) {
	switch {
	case order == ByReason || r.Prices == nil:
		return
	case order == ByPrice:
		r.byPrice()
		return
	}
	first := map[string]int{}
	for i, rank := range r.Prices.measured.Kind(price.Greedy).Ranks(price.Aspect(order)) {
		if !rank.Differs() {
			break
		}
		r.Ranks = append(r.Ranks, Rank{Place: rank.Place, Answer: rank.Answer.String(), Effect: rank.Effect})
		if _, known := first[rank.Question]; !known {
			first[rank.Question] = i
		}
	}
	place := func(q Question) int {
		if i, ranked := first[q.Name]; ranked {
			return i
		}
		return len(r.Ranks)
	}
	slices.SortStableFunc(r.Questions, func(a, b Question) int { return place(a) - place(b) })
}

// byPrice sorts the questions by their greatest effect, in the order of [price.Kind.Compare].
func (r *Rules) byPrice() {
	random := r.Prices.measured.Kind(price.Random)
	slices.SortStableFunc(r.Questions, func(a, b Question) int {
		switch {
		case a.dearest == nil && b.dearest == nil:
			return 0
		case a.dearest == nil:
			return 1
		case b.dearest == nil:
			return -1
		}
		return random.Compare(*a.dearest, *b.dearest)
	})
}

// ordered describes the order of the questions.
func (r *Rules) ordered(order string) string {
	of := map[string]string{ByBalance: "the share of games that the seat with the first decision wins", ByLength: "the number of decisions in a game",
		ByScore: "the mean score of a seat"}[order]
	switch {
	case order == ByPrice:
		return "The questions with the greatest effect come first: by the share of games with another winner (at most that of unrelated games), " +
			"then by the change of margin or length."
	case order == ByReason || r.Prices == nil || r.Prices.Greedy == nil:
		return "The questions are ordered by the reason why they are open, then by the number of clauses that they decide, then by the number of scenarios that another answer changes."
	}
	return fmt.Sprintf("The answers are ordered by their effect on %s, in %s of greedy players. Only effects that remain after "+
		"a correction for the number of answers have a place. Answers with the same place do not clearly differ.", of, prose.Count(int(r.Prices.Greedy.Games), "game"))
}

// ranked lists the answers with a measurable effect, the greatest first, and counts the others.
func (r *Rules) ranked(order string) (all []blocks.Block) {
	rows := blocks.Block{Kind: blocks.Table, Columns: 3}
	for i, rank := range r.Ranks {
		effect := rank.Effect.String()
		if order == ByBalance {
			effect = points(rank.Effect)
		}
		row := []blocks.Span{blocks.Text(fmt.Sprintf("%d.", rank.Place)), blocks.Marked(blocks.Clause, rank.Answer), blocks.Text(effect)}
		if i >= mostRows {
			row = blocks.LeftRow(row)
		}
		rows.Rows = append(rows.Rows, row)
	}
	if len(r.Ranks) > 0 {
		all = append(all, rows)
	}
	others := len(r.Prices.measured.Kind(price.Greedy).Answers) - len(r.Ranks)
	if others > 0 {
		all = append(all, blocks.Said("No measurable effect: "+prose.Count(others, "answer")+"."))
	}
	return all
}

// points returns the change of a share in percentage points, with its interval.
func points(e estimate.Estimate) string {
	return fmt.Sprintf("%+.1f points (%.1f to %.1f)", e.Value*100, e.Low*100, e.High*100)
}
