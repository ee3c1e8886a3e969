// Package answer makes the answers of the commands: the values that yardstick prints with --json, or in words. The
// package reads no files and prints nothing, so that a page or a report gives the same answers. Package witness runs
// scenarios, so that a page can contain this package. The JSON Schemas of the commands explain each field.
package answer

import "github.com/yardstick-rules/yardstick/engine/games"

// Game is one of the games.
type Game struct {
	Name      string  `json:"name"`
	Title     string  `json:"title"`
	Source    string  `json:"source"`
	Players   Players `json:"players"`
	Clauses   int     `json:"clauses"`
	Questions int     `json:"questions"`
}

// Players is the range of the number of players.
type Players struct {
	Min int `json:"min"`
	Max int `json:"max"`
}

// Games lists the games.
func Games() []Game {
	list := []Game{}
	for _, e := range games.All() {
		b := e.Book
		list = append(list, Game{Name: e.Name(), Title: b.Title, Source: b.Source, Players: Players(b.Players),
			Clauses: len(b.Clauses), Questions: len(b.Questions)})
	}
	return list
}
