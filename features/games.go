package features

// nounsOf are the rooms of the games on this floor: what makes the nouns of each game, by the game's name.
var nounsOf = map[string]func(*world) nouns{
	"yardmaster":       newYard,
	"hell-on-wheels":   newWheels,
	"union-stockyards": newStock,
	"frontier":         newFront,
}
