package main

import (
	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

type gamesCmd struct {
	JSON bool `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (gamesCmd) Help() string { return "Example:\n\n  yardstick games" }

// Run lists the games.
func (c *gamesCmd) Run(a *app) error {
	list := answer.Games()
	if c.JSON {
		return a.json(list)
	}
	column := 0
	for _, g := range list {
		column = max(column, len(g.Name))
	}
	for _, g := range list {
		a.say("%-*s %s, %d to %d players, %s, %s\n", column, g.Name, g.Title, g.Players.Min, g.Players.Max,
			prose.Count(g.Clauses, "clause"), prose.Count(g.Questions, "open question"))
	}
	return nil
}
