// Package tally plays many games under one reading and sums the results: the winners, the margins, the lengths, the
// actions and the clauses used. The same plan always gives the same games.
package tally

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// Plan describes the games to play.
type Plan struct {
	Game engine.Game
	// Tables are the set-ups, one for each number of players. Games use the tables in turn, so that any number of
	// games is spread evenly over them.
	Tables []engine.Setup
	// Cast names the kinds of players. At each table, the seed is also the turn of the cast.
	Cast play.Cast
	// Seed is the seed of the first game at each table. Each further game has the next seed. The command play plays
	// the same game with the same table, cast and seed.
	Seed uint64
	// Games is the number of games at all tables together. Workers is the number of games played at the same time, 0
	// for one per processor. The results depend only on the games, not on Workers.
	Games, Workers int
	// Watched is the number of first games that are played with a record of citations, which takes several times as
	// long.
	Watched int
}

// Play plays the games and passes each to the function see, in order. Play returns an error if the context
// ends, a set-up is refused, or a game gets stuck.
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

// at returns the table of a game of the plan, and its seed.
func (p *Plan) at(number uint64) (table int, seed uint64) {
	tables := uint64(len(p.Tables))
	return int(number % tables), p.Seed + number/tables
}

// opening is a set-up before its first decision, with the clauses that the set-up cited.
type opening struct {
	state engine.State
	cited []engine.Clause
}

func open(game engine.Game, setup engine.Setup) (opening, error) {
	var rec engine.Record
	s, err := game.New(setup, &rec)
	return opening{s, rec.Cited()}, err
}

// Game is the result of one game.
type Game struct {
	// Number is the number of the game among all games, from 0. Table is the number of its table in the plan. Seed is
	// its seed.
	Number uint64
	Table  int
	Seed   uint64
	// Players are the kinds of player, by seat.
	Players []string
	// Ended is false for a game that was stopped after [play.DefaultLimit] decisions.
	Ended bool
	// Decisions counts the players' decisions, and Chances counts those of chance. Consecutive decisions of
	// one player are one turn.
	Decisions, Chances, Turns int
	// Choices is the sum of the choices at all decisions of players. Most is the highest number at one decision.
	// Forced counts the decisions without a choice.
	Choices, Most, Forced int
	// First is the seat that decided first, or Nobody. Scores and Winners are the final ones.
	First   engine.Seat
	Scores  []int
	Winners engine.Seats
	// Verbs counts the actions of each verb by players and chance. By counts those of each seat.
	Verbs []int
	By    [][]int
	// Course tells how the scores came about.
	Course Course
	// Watched contains the observations of a watched game; nil for other games.
	Watched *Watched

	err error
}

// Watched contains the observations of a game that is played with a record.
type Watched struct {
	// Cited counts the decisions at which the rules applied a clause, including the set-up.
	Cited map[engine.Clause]int
	// Forbade counts how often a clause forbade an action that a player could have taken at another decision of the
	// game. A few such actions are tried at each decision.
	Forbade map[engine.Clause]int
	// Did counts the actions of players and chance, by their first two words.
	Did map[string]int
	// By counts the same at the decisions of each seat: the clauses that the rules applied, and the actions.
	By []Deeds
}

// Deeds counts the clauses that the rules applied at the decisions of a seat, and the actions that the seat took, by their
// first two words.
type Deeds struct {
	Cited map[engine.Clause]int
	Did   map[string]int
}
