// Package yardmaster contains the list of Yardmaster's reference games: the records with the purpose of each,
// and their common goals. The tests of the package compute the scores a second time, from the decisions alone.
package yardmaster

import "github.com/yardstick-rules/yardstick/golden/pin"

// Pinned returns the reference games of Yardmaster and the goals that they have to reach together.
func Pinned() pin.Game {
	return pin.Game{Records: records, Players: []int{2, 3, 4, 5}, Ends: ends, Unreached: unreached}
}

// records holds the reference games of Yardmaster by name, with the purpose of each. The purpose stands at
// the head of the file.
var records = map[string]string{
	"worked-fragment": "The opening of a two-player game, worked by hand in the rulebook's decision model; " +
		"it stops in turn 5.",
	"2-players":                         "A whole game of two, every question at its default: the Yardmaster token goes over face down.",
	"3-players":                         "A whole game of three, every question at its default.",
	"4-players":                         "A whole game of four, every question at its default.",
	"5-players":                         "A whole game of five, every question at its default: no token lies in the centre.",
	"5-players-railcars-out-shared":     "Five players use up all fifty railcars; two of them share the win.",
	"5-players-empty-deck-ends":         "The game ends with the turn in which the railcar draw pile becomes empty.",
	"5-players-empty-deck-earlier-seat": "The same end with equal totals: the one who comes first in turn order wins alone.",
	"5-players-nobody-wins":             "The railcars run out and nobody has won.",
	"5-players-end-of-turn":             "The goal is reached and the turn is played to its end.",
	"5-players-draw-two-blocked":        "Draw 2 draws from the deck alone, and a purchase follows its bonus card at once.",
	"4-players-load-first":              "What is bought is loaded before the refill, so that the last purchase leaves a gap.",
	"3-players-chosen-purchase":         "The waiting bonus cards are named with the purchase they serve.",
	"2-players-named-together": "The two cards of a Draw 2 are named together, " +
		"and bonus cards do not cover the cargo under them.",
	"2-players-deck-and-discard":          "The two cards of a Draw 2 are named together: two of the deck, one of each pile.",
	"2-players-reshuffle-at-once":         "The cargo draw pile is made anew in the middle of a turn.",
	"2-players-bonus-cards-stay":          "Bonus cards stay in the discard pile when it is reshuffled.",
	"2-players-finish-round-shared":       "The round is finished after the goal is reached, and both win.",
	"2-players-finish-round-earlier-seat": "The round is finished after the goal is reached; equal totals go to the one who began.",
	"one-card-of-two":                     "From a position: Draw 2 brings one card, and its player stops there.",
	"from-a-position": "A record that starts from a position and not from set-up: " +
		"a Draw 2 takes both its cards from the discard pile.",
	"3-players-prototype": "A whole game of three by the prototype of 2014: the start player has the Yardmaster token.",
	"first-seat-begins":   "A set-up in which the first seat begins: chance has one start player to name.",
}

// unreached are options that no record can show.
var unreached = map[string]string{
	"YM-R-hand-count=public":     "the question decides what a seat sees, never what is legal or happens; the scenarios show both views",
	"YM-R-hand-count=secret":     "the question decides what a seat sees, never what is legal or happens; the scenarios show both views",
	"YM-R-discard-view=open":     "the question decides what a seat sees, never what is legal or happens; the scenarios show both views",
	"YM-R-discard-view=top-only": "the question decides what a seat sees, never what is legal or happens; the scenarios show both views",
}

// ends lists the ways in which a game of Yardmaster ends, with words of its last effects.
var ends = map[string][]string{
	"by the goal, at once":                 {"has reached the goal", "wins"},
	"by the railcars, one winner":          {"the railcars have run out", "wins"},
	"by the railcars, shared":              {"the railcars have run out", "win together"},
	"by the railcars, nobody":              {"the railcars have run out", "nobody has won"},
	"by the end of the round, shared":      {"ruling win-timing=finish-round", "win together"},
	"by the end of the round, first seat":  {"ruling win-timing=finish-round", "ruling tie=earlier-seat", "wins"},
	"by the goal, at the end of the turn":  {"ruling win-timing=end-of-turn", "wins"},
	"by the goal, with the yard not full":  {"ruling refill-order=load-first", "has reached the goal"},
	"by an empty draw pile, earlier seat":  {"ruling railcars-run-out=empty-deck-ends", "ruling tie=earlier-seat", "wins"},
	"by an empty draw pile, highest total": {"ruling railcars-run-out=empty-deck-ends", "the railcars have run out", "wins"},
}
