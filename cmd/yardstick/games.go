package main

import "github.com/yardstick-rules/yardstick/engine/games"

type gamesCmd struct {
	JSON bool `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (gamesCmd) Help() string { return "Example:\n\n  yardstick games" }

// game is a game in the answer.
type game struct {
	Name      string  `json:"name"`
	Title     string  `json:"title"`
	Source    string  `json:"source"`
	Players   players `json:"players"`
	Clauses   int     `json:"clauses"`
	Questions int     `json:"questions"`
}

type players struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// Run lists the games.
func (c *gamesCmd) Run(a *app) error {
	list := []game{}
	for _, e := range games.All() {
		b := e.Book
		list = append(list, game{Name: e.Name(), Title: b.Title, Source: b.Source, Players: players(b.Players),
			Clauses: len(b.Clauses), Questions: len(b.Questions)})
	}
	if c.JSON {
		return a.json(list)
	}
	column := 0
	for _, g := range list {
		column = max(column, len(g.Name))
	}
	for _, g := range list {
		a.say("%-*s %s, %d to %d players, %s, %s\n", column, g.Name, g.Title, g.Players.Min, g.Players.Max,
			count(g.Clauses, "clause"), count(g.Questions, "open question"))
	}
	return nil
}
