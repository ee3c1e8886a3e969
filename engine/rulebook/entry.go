package rulebook

import "github.com/yardstick-rules/yardstick/engine"

// Entry is a game with its rulebook: what a mechanism takes that works for any game.
type Entry struct {
	engine.Game
	// Room is what the game's packages are called on every floor ("hellonwheels"), where a record says "hell-on-wheels".
	Room string
	// Book is the rulebook as data: clauses, open questions, and where each is in the text.
	Book *Book
}
