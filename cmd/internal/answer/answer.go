// Package answer computes the answers of the commands: the values that yardstick prints with --json, and their
// text for people. The package reads no files and prints nothing, so a page or a report can show the same
// answers. Package witness makes the answers that need scenarios, laws or stored games.
// The JSON Schemas of the commands explain each field.
package answer

import "github.com/yardstick-rules/yardstick/engine/games"

// Game describes a game of this module.
type Game struct {
	Name      string  `json:"name"`
	Title     string  `json:"title"`
	Source    string  `json:"source"`
	Players   Players `json:"players"`
	Clauses   int     `json:"clauses"`
	Questions int     `json:"questions"`
}

// Players holds the smallest and the largest number of players of a game.
type Players struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// Games describes all games of this module.
func Games() []Game {
	list := []Game{}
	for _, e := range games.All() {
		b := e.Book
		list = append(list, Game{Name: e.Name(), Title: b.Title, Source: b.Source, Players: Players(b.Players),
			Clauses: len(b.Clauses), Questions: len(b.Questions)})
	}
	return list
}
