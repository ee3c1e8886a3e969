// Package hellonwheels contains the list of Hell on Wheels' reference games: the records with the purpose of
// each, and their common goals. The tests of the package compute the scores a second time, from the decisions
// alone.
package hellonwheels

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Hell on Wheels and the goals that they have to reach together.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2, 3, 4, 6, 13}, Ends: ends, Unreached: unreached}
}

// records holds the reference games of Hell on Wheels by name, with the purpose of each.
var records = map[string]string{
	"worked-turns": "The first two turns of a two-player game, worked by hand in the rulebook's decision model; " +
		"it stops before phase 1 of turn 3.",
	"2-players":                "A whole game of two, every question at its default.",
	"3-players":                "A whole game of three, every question at its default.",
	"4-players":                "A whole game of four, every question at its default.",
	"6-players":                "A whole game of six, every question at its default.",
	"13-players":               "A whole game of thirteen, every question at its default: the cards run out turn after turn.",
	"3-players-tied-rolls":     "A roll-off in which those who share the highest roll go on alone.",
	"3-players-all-roll-again": "The same roll-off where all who tied roll again, under a closed discard pile.",
	"3-players-shared":         "A game that two players win together.",
	"3-players-play-out": "Ten turns, to the last Town on the board, card by card and with two Opportunist Phases " +
		"between two phases.",
	"3-players-out-when-short":     "Who cannot pay a tax leaves the game, and the others finish the phase in which the line ends.",
	"3-players-give-up-houses":     "Taxes worked out all at once; who is short chooses the houses that go instead.",
	"3-players-last-one-left":      "Who cannot pay a tax leaves the game: one player is left and has won.",
	"3-players-roll-for-victory":   "Three players end with nothing, and the dice name the winner.",
	"3-players-tie-by-order":       "Three players end with nothing, and the first in Supervisor Order has won.",
	"3-players-houses-of-one-town": "Hangers On take both houses from one Town.",
	"2-players-last-town-drawn":    "The game is over as soon as the tenth Town lies on the board.",
	"2-players-own-houses-claimed": "Claim Jumpers may be wasted on a house of one's own.",
	"2-players-taxed-at-once":      "All taxes are worked out before any is paid.",
	"2-players-limit-again":        "The hand limit holds again behind the End of The Line, and chance picks what goes.",
	"5-players-hands-culled":       "Hands are cut to three when cards are due and none is left.",
	"raid-in-an-existing-town":     "From a position: four Mayhem cards of an Existing Town count three, which is enough for a Raid of two players.",
	"from-a-position":              "A record that starts from a position and not from set-up: Con Men in the middle of their theft.",
}

// ends are the ways in which a game of Hell on Wheels ends.
var ends = map[string][]string{
	"when a Town is due and none is left":     {"turn 9, End of The Line Phase", "wins"},
	"after the last Opportunist Phase":        {"ruling game-end=finish-phase", "wins"},
	"with the last Town drawn":                {"ruling game-end=last-town-drawn", "wins"},
	"with no Town on the board":               {"ruling game-end=play-out", "wins"},
	"with one player left":                    {"ruling elimination=out-when-short", "leaves the game", "wins"},
	"shared":                                  {"win together"},
	"by Supervisor Order among the richest":   {"ruling winner-tie=supervisor-order", "wins"},
	"by a roll of the dice among the richest": {"ruling winner-tie=roll-off", "rolls", "wins"},
}

// unreached are options that no record can show.
var unreached = map[string]string{
	"HOW-R-hand-open=hidden":         "the question decides what a seat sees, never what is legal or happens; scenarios show both",
	"HOW-R-hand-open=open":           "the question decides what a seat sees, never what is legal or happens; scenarios show both",
	"HOW-R-money-open=open":          "the question decides what a seat sees, never what is legal or happens; scenarios show both",
	"HOW-R-money-open=hidden":        "the question decides what a seat sees, never what is legal or happens; scenarios show both",
	"HOW-R-player-count=at-most-six": "what six may play, more may not forbid: it only refuses a set-up, as scenarios show",
}
