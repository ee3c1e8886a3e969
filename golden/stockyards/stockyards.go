// Package stockyards contains the list of Union Stockyards' reference games: the records with the purpose of
// each, and their common goals. The tests of the package compute the scores a second time, from the decisions
// alone.
package stockyards

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Union Stockyards and the goals that they have to reach together.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2, 3, 4, 5}, Ends: ends, Unreached: unreached}
}

// records holds the reference games of Union Stockyards by name, with the purpose of each.
var records = map[string]string{
	"worked-year": "Set-up and the first year of a three-player game, worked by hand in the rulebook's decision " +
		"model; it stops in year 2.",
	"2-players":                         "A whole game of two on the small side of the board, every question at its default.",
	"3-players":                         "A whole game of three, every question at its default.",
	"4-players":                         "A whole game of four, every question at its default.",
	"5-players":                         "A whole game of five, every question at its default.",
	"2-players-other-cards":             "Another game of two: the cards that the first has not.",
	"4-players-other-cards":             "Another game of four: the cards that the first has not.",
	"5-players-other-cards":             "Another game of five: the cards that the first has not.",
	"2-players-brand-decides":           "Two players end with the same wealth, and the better place on the brand track wins.",
	"2-players-all-specialists-at-once": "One building completes two specialist cards, and both are taken.",
	"3-players-one-specialist-a-build":  "One building completes two specialist cards, and one is chosen.",
	"3-players-paid-for-nothing":        "A strikebreaker is hired in a year without a strike, for nothing.",
	"4-players-no-strike-no-breaker":    "Without a strike the strikebreaker cannot be hired.",
	"4-players-over-viaducts":           "Buildings may cover viaducts, plants count for efficiency, and used land cards come back.",
	"5-players-futures-without-loss":    "A loss on the futures market is not paid.",
	"5-players-no-futures-at-a-loss":    "A kind with a negative margin cannot be traded.",
	"futures-at-a-loss":                 "From a position: the loss of futures at a negative margin is paid.",
	"one-house-or-two":                  "From a position: Establish Two Branches for one house where two were possible.",
	"viaduct-over-a-viaduct":            "From a position: a viaduct takes the place of another, and its square is paid for again.",
	"5-players-one-branch-is-enough":    "Establish Two Branches with a single house.",
	"5-players-tokens-run-out":          "The low morale tokens run out, and in turn order the last go without.",
	"higher-in-the-stack-wins": "From a position: two players end with the same wealth on the same space of the brand track, " +
		"and the higher in the stack wins.",
	"bank-pays-in-full":    "From a position in which the Bank is almost empty: it pays in full.",
	"bank-runs-out":        "From the same position: the Bank pays what it has.",
	"leaders-stay-on-top":  "From a position: 1907 moves a tracker onto the last space, beneath the one that is there.",
	"arrivals-come-on-top": "From the same position: the tracker that arrives comes on top.",
	"line-lost-as-printed": "From a position: a brand line gave less than printed, and 1906 takes the printed amount back.",
	"line-lost-as-gained":  "From the same position: 1906 takes back what the line gave.",
}

// ends are the ways in which a game of Union Stockyards ends.
var ends = map[string][]string{
	"by wealth":                   {"the game is over", "[US-WIN-01]"},
	"at the prices of the year":   {"ruling final-margin-prices=before-adjustment", "the game is over"},
	"with tokens of another cost": {"ruling morale-penalty=triangular", "the game is over"},
}

// unreached lists the options that no record can show. For this game, there are none.
var unreached = map[string]string{}
