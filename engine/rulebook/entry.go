package rulebook

import "github.com/yardstick-rules/yardstick/engine"

// Entry is a game with its rulebook, the input of code that works for any game.
type Entry struct {
	engine.Game
	// Room is the name of the game's packages ("hellonwheels"), while records have "hell-on-wheels".
	Room string
	// Book is the rulebook as data: clauses, open questions, and the place of each in the text.
	Book *Book
}
