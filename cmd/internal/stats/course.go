package stats

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/blocks"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// Course tells how the scores of the games at a table came about.
type Course struct {
	// Changes counts how often another seat takes the lead. Settled is the percentage of a game's decisions after which no
	// other seat is ahead of the winners any more.
	Changes Numbers `json:"leadChanges"`
	Settled Numbers `json:"settled"`
	// Wait is the mean number of decisions that others make between two turns of a player. Longest is the largest such
	// number in a game.
	Wait    estimate.Estimate `json:"wait"`
	Longest Numbers           `json:"longestWait"`
	// Scores are the scores after each tenth of the decisions, from the beginning to the end.
	Scores []Standing `json:"scores"`
}

// Standing is the mean score of the best winner, and of the best of the other players.
type Standing struct {
	Won  estimate.Estimate `json:"won"`
	Best estimate.Estimate `json:"best"`
}

func courseOf(t *tally.Table) Course {
	c := Course{Changes: numbersOf(&t.Changes), Settled: numbersOf(&t.Settled), Wait: t.Wait.Estimate(), Longest: numbersOf(&t.Longest)}
	for i := range t.Won {
		c.Scores = append(c.Scores, Standing{t.Won[i].Mean(), t.Best[i].Mean()})
	}
	return c
}

// Told tells how the games at a table went, in a few lines.
func (t *Table) Told() blocks.Block {
	c := &t.Course
	says := fmt.Sprintf("the lead changes %s times; after %s %% of the decisions the winner is not passed any more",
		c.Changes.Mean, c.Settled.Mean)
	rows := blocks.Block{Kind: blocks.Table, Columns: 12, Names: names("score after")}
	won, best := []blocks.Span{blocks.Text("of the winner")}, []blocks.Span{blocks.Text("of the best other")}
	for i, at := range c.Scores {
		rows.Names = append(rows.Names, blocks.Marked(blocks.Number, fmt.Sprintf("%d %%", 10*i)))
		won, best = append(won, figures(fmt.Sprintf("%.1f", at.Won.Value))...), append(best, figures(fmt.Sprintf("%.1f", at.Best.Value))...)
	}
	rows.Rows = [][]blocks.Span{won, best}
	wait := fmt.Sprintf("Between two turns of a player the others decide %s times, at the longest %s times in a game.",
		c.Wait, c.Longest.Mean)
	return blocks.Part("course", says, rows, blocks.Said(wait))
}
