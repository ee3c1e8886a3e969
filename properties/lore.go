package properties

// lore is what the walks know of one game alone.
type lore struct {
	// laws are those of the game that take more than a look at a position or a decision: a second game, or what went before.
	laws []law
	// attempts spell what a player of the game may try and no rule ever allows, so that refusing it is tested as well.
	attempts []string
	// wants begin the spellings of what takes long to be prepared in the game, the rarest first, each list for a player who goes after it.
	wants [][]string
	// loose reports whether a reading hides cards that play goes on to show; nil for never.
	loose func(w *walk) bool
	// opens reports whether the decision that is due shows at once what was hidden until then; nil for never.
	opens func(w *walk) bool
}

// loreOf is the lore of a game by its name; that of a game that nothing special is known of is empty.
func loreOf(game string) lore {
	switch game {
	case "yardmaster":
		return lore{laws: yardmasterLaws(), attempts: yardmasterAttempts(), loose: topOnly}
	case "hell-on-wheels":
		return lore{laws: hellOnWheelsLaws(), attempts: hellOnWheelsAttempts(), opens: lastBid}
	case "union-stockyards":
		return lore{laws: stockyardsLaws(), attempts: stockyardsAttempts()}
	case "frontier":
		return lore{laws: frontierLaws(), attempts: frontierAttempts(), wants: frontierWants()}
	}
	return lore{}
}
