package main

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

type gamesCmd struct {
	JSON bool `name:"json" help:"Answer in JSON."`
}

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
		players := fmt.Sprintf("%d to %s", g.Players.Min, prose.Count(g.Players.Max, "player"))
		if g.Players.Min == g.Players.Max {
			players = prose.Count(g.Players.Min, "player")
		}
		a.say("%-*s %s, %s, %s, %s\n", column, g.Name, g.Title, players,
			prose.Count(g.Clauses, "clause"), prose.Count(g.Questions, "open question"))
	}
	return nil
}
