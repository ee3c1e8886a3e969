package rulebook

import "github.com/yardstick-rules/yardstick/engine"

// Entry is a game with its rulebook, the input of mechanisms that work for any game.
type Entry struct {
	engine.Game
	// Room is the name of the game's packages ("hellonwheels"), where a record says "hell-on-wheels".
	Room string
	// Book is the rulebook as data: clauses, open questions, and where each is in the text.
	Book *Book
}
