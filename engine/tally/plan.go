// Package tally plays many games under one reading and adds up what happened in them: who won, by how much, how long they took, what was
// done and which clauses were in play. What it counts is the same in any game.
package tally

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// Plan is which games are played.
type Plan struct {
	Game engine.Game
	// Tables are the set-ups, one for each number of players. They take turns, so that any number of games is spread evenly over them.
	Tables []engine.Setup
	// Cast is who plays. At each table the seed is also its turn.
	Cast play.Cast
	// Seed is that of the first game at each table; the next has the next seed. The game of a seed is the one that the command play plays
	// with this table, this cast and this seed.
	Seed uint64
	// Games is how many games there are, at all tables together, and Workers how many are played at the same time, 0 for one per
	// processor. What is found depends on the games alone.
	Games, Workers int
	// Watched is how many games, the first ones, are played with a record of what they cite, which takes several times as long.
	Watched int
}

// Play plays the games and passes each to see, in order. The error is that of the context, of a set-up that the game refuses, or of a game
// that gets stuck.
func (p *Plan) Play(ctx context.Context, see func(*Game) error) error {
	openings := make([]opening, len(p.Tables))
	for i, setup := range p.Tables {
		var err error
		if openings[i], err = open(p.Game, setup); err != nil {
			return fmt.Errorf("a table of %d: %w", len(setup.Seats), err)
		}
	}
	worker := func() func(context.Context, uint64) *Game {
		t := newTable(p, openings)
		return t.play
	}
	var broken error
	err := play.Many(ctx, play.Range{Games: p.Games, Workers: p.Workers}, worker, func(g *Game) bool {
		if broken = g.err; broken == nil {
			broken = see(g)
		}
		return broken == nil
	})
	if broken != nil {
		return broken
	}
	return err
}

// at is where a game of the plan is played, and its seed.
func (p *Plan) at(number uint64) (table int, seed uint64) {
	tables := uint64(len(p.Tables))
	return int(number % tables), p.Seed + number/tables
}

// opening is a set-up before its first decision, with what setting it up cited.
type opening struct {
	state engine.State
	cited []engine.Clause
}

func open(game engine.Game, setup engine.Setup) (opening, error) {
	var rec engine.Record
	s, err := game.New(setup, &rec)
	return opening{s, rec.Cited()}, err
}

// Game is one game as it was played.
type Game struct {
	// Number is its number among all, from 0; Table the number of its table in the plan; Seed its seed.
	Number uint64
	Table  int
	Seed   uint64
	// Players are the kinds of player, by seat.
	Players []string
	// Ended is false for a game that was given up after [play.DefaultLimit] decisions.
	Ended bool
	// Decisions are those of players, Chances those of chance. Decisions of one player in a row are one turn.
	Decisions, Chances, Turns int
	// Choices are what the players could choose from, summed over their decisions; Most the most at one of them; Forced how many of them
	// left no choice.
	Choices, Most, Forced int
	// First is the seat that decided first, Scores and Winners are how the game came out. Nobody decided first if nobody decided.
	First   engine.Seat
	Scores  []int
	Winners engine.Seats
	// Verbs is how often players chose each verb, and chance.
	Verbs []int
	// Watched is what was seen of a game that was watched, nil for others.
	Watched *Watched

	err error
}

// Watched is what is seen of a game that is played with a record.
type Watched struct {
	// Cited is at how many decisions the rules did what a clause says, set-up included.
	Cited map[engine.Clause]int
	// Forbade is how often a clause forbade what a player could have done at another decision of the game: at each decision a few such
	// actions are tried.
	Forbade map[engine.Clause]int
	// Did is how often players and chance did something, by the first two words of it.
	Did map[string]int
}
