package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/price"
)

const head = "# What each answer to an open question changes in games of random players, against the default: games, in how many of them the " +
	"legal actions\n# and the path change, how many end, in how many of these the winner changes, and the numbers, sums and sums of squares of " +
	"by how much more the\n# margin is and how many more decisions there are; first of a few games, then of all. Unrelated: in how many games " +
	"somebody else wins than in\n# another game at such a table. At the end in how many games two answers together do what neither does alone. " +
	"Written by make prices.\n"

// text returns the file that [price.Parse] reads.
func text(p *price.Prices) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%sedition\t%s\nseed\t%d\nunrelated\t%d\t%d\n", head, p.Edition, p.Seed, p.Unrelated.Of, p.Unrelated.Hits)
	for _, a := range p.Answers {
		for _, c := range []price.Change{a.First, a.All} {
			fmt.Fprintf(&b, "price\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n", a.Answer, c.Games, c.List, c.Path, c.Ended, c.Winner,
				c.Margin.N, c.Margin.Sum, c.Margin.Squares, c.Length.Sum, c.Length.Squares)
		}
	}
	for _, t := range p.Together {
		fmt.Fprintf(&b, "together\t%s\t%s\t%d\t%d\n", t.A, t.B, t.Games, t.More)
	}
	return b.String()
}

// dearest lists the answers with the greatest effects, at most one for each question. It leaves out answers
// without effects. The argument most is the largest number of answers.
func dearest(p *price.Prices, most int) (list []price.Answer) {
	sorted := slices.Clone(p.Answers)
	slices.SortStableFunc(sorted, func(a, b price.Price) int { return p.Compare(a.All, b.All) })
	for _, a := range sorted {
		known := slices.ContainsFunc(list, func(b price.Answer) bool { return b.Question == a.Question })
		if len(list) < most && !known && a.All.List+a.All.Path > 0 {
			list = append(list, a.Answer)
		}
	}
	return list
}
