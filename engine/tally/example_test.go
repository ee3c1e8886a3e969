package tally_test

import (
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/tally"
)

// A table with a row a game, at tables of at most one seat.
func ExampleGameColumns() {
	for _, c := range tally.GameColumns(1) {
		fmt.Printf("%s: %s\n", c.Name, c.Says)
	}
	// Output:
	// game: the number of the game, from 0
	// seed: its seed
	// seats: how many played
	// players: the kinds of player, by seat, joined by +
	// ended: 1, or 0 for a game that was given up after 10000 decisions; how it came out then says nothing
	// decisions: the decisions of players
	// chances: the decisions of chance
	// turns: the turns; decisions of one player in a row are one turn
	// choices: what the players could choose from, summed over their decisions
	// most_choices: the most they could choose from at one decision
	// forced: the decisions that left no choice
	// first: the seat that decided first, from 1
	// lead_changes: how often another seat took the lead
	// settled: the percentage of the decisions after which no other seat was ahead of the winners any more
	// score_1: the score of seat 1, empty if there is no such seat
	// won_1: 1 if seat 1 has won, 0 if not, empty if there is no such seat
}

// A table with a row for each game that was watched and clause that was in play in it.
func ExampleClauseColumns() {
	for _, c := range tally.ClauseColumns() {
		fmt.Printf("%s: %s\n", c.Name, c.Says)
	}
	// Output:
	// game: the number of the game, from 0
	// seed: its seed
	// seats: how many played
	// clause: the clause
	// cited: at how many decisions the rules did what the clause says, set-up included
	// forbade: how often it forbade what a player could have done at another decision; three actions are tried at each
}
