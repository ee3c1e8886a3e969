package main

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/stats"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

type statsCmd struct {
	Game     string  `arg:"" completion-predictor:"game" help:"The game."`
	Games    int     `default:"1000" help:"How many games to play, all numbers of players together."`
	Seats    *int    `name:"table" aliases:"seats" placeholder:"N" help:"The number of players. The default is every number in turn."`
	Players  string  `name:"bots" aliases:"players" default:"random" help:"Who decides: random, greedy (for points), lookahead (tries its actions), corners (seeks rare situations); several, joined by +, take turns around the table; mixed is random+greedy."`
	Seed     uint64  `default:"1" help:"The seed of the first game at each table; the next game has the next seed."`
	Workers  int     `placeholder:"N" help:"How many games to play at the same time; the default is one per processor. The number does not change the result."`
	Watched  int     `default:"1000" help:"The number of games, from the first on, in which to count clauses and actions; counting takes time."`
	Strength int     `placeholder:"N" help:"Also play N games between every two of these players: random, greedy, lookahead."`
	Seconds  float64 `placeholder:"N" help:"How many seconds a decision takes, to tell the duration of games in minutes."`
	under
	Output  string `short:"o" placeholder:"FILE" completion-predictor:"file" help:"Write one row per game to this file, in CSV (compressed if it ends in .gz), or the answer as a page (.html). A file that exists is refused."`
	Clauses string `placeholder:"FILE" completion-predictor:"file" help:"Write one row per clause and game to this file, in CSV, for the games of --watched."`
	Force   bool   `help:"Replace existing files or links."`
	JSON    bool   `name:"json" help:"Answer in JSON."`
	Verbose bool   `short:"v" help:"Leave nothing out: every table, action and clause."`
}

// Help returns the text that --help shows above the flags.
func (statsCmd) Help() string {
	return "Plays many games under one reading and reports, with intervals: winners, the spread of scores, the length of games, choices, and the " +
		"clauses that were never in play."
}

// Run plays the games and reports the results. If the run is stopped, it reports the results until then.
func (c *statsCmd) Run(a *app) error {
	entry, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	p, r, err := c.plan(entry)
	if err != nil {
		return err
	}
	web, files, err := c.outputs(entry)
	if err != nil {
		return err
	}
	defer files.drop()
	sum := tally.New(p)
	err = a.play(p, "playing", func(g *tally.Game) error {
		sum.Add(g)
		return files.add(g)
	})
	if stopped := errors.Is(err, context.Canceled); err != nil && (!stopped || sum.Games == 0) {
		return err
	}
	if broken := files.keep(); broken != nil {
		return broken
	}
	said := stats.Of(entry, p, sum)
	said.Seconds = c.Seconds
	if c.any() {
		said.Under = answer.UnderOf(r)
	}
	if err == nil {
		err = c.strength(a, p, said)
	}
	if c.JSON {
		return errors.Join(a.json(said), err)
	}
	a.answer(said.Doc(), c.Verbose, false)
	for _, s := range files {
		a.say("%s: %s\n", s.path, prose.Count(int(s.rows.Rows), "row"))
	}
	if web != nil {
		err = errors.Join(c.page(a, web, entry.Book, said), err)
	}
	return err
}

const (
	mostGames   = 1_000_000_000
	mostWorkers = 1024
	mostSeconds = 86_400
)

// plan reads the flags that select the games.
func (c *statsCmd) plan(entry games.Entry) (*tally.Plan, *reading.Reading, error) {
	for flag, n := range map[string]int{"--workers": c.Workers, "--watched": c.Watched, "--strength": c.Strength} {
		if n < 0 {
			return nil, nil, at(flag, fmt.Errorf("%d is below 0; write a number from 0", n))
		}
	}
	if c.Games < 1 || c.Games > mostGames {
		return nil, nil, at("--games", fmt.Errorf("%d is out of range; give a number from 1 to %d", c.Games, mostGames))
	}
	if c.Workers > mostWorkers {
		return nil, nil, at("--workers", fmt.Errorf("%d is out of range; give a number from 0 to %d", c.Workers, mostWorkers))
	}
	if c.Seconds < 0 || c.Seconds > mostSeconds {
		return nil, nil, at("--seconds", fmt.Errorf("%v is out of range; give a number from 0 to %d", c.Seconds, mostSeconds))
	}
	cast, err := play.CastOf(c.Players)
	if err != nil {
		return nil, nil, at("--bots", err)
	}
	r, err := c.of(entry)
	if err != nil {
		return nil, nil, err
	}
	p := &tally.Plan{Game: entry.Game, Cast: cast, Seed: c.Seed, Games: c.Games, Workers: c.Workers, Watched: c.Watched}
	few, many := entry.Book.Players.Min, entry.Book.Players.Max
	if c.Seats != nil {
		few, many = *c.Seats, *c.Seats
	}
	for n := few; n <= many; n++ {
		seats := seatsFor(entry, &n)
		if _, err := entry.New(r.Setup(seats), nil); err != nil {
			return nil, nil, fmt.Errorf("a table of %d: %w", n, err)
		}
		p.Tables = append(p.Tables, r.Setup(seats))
	}
	return p, r, nil
}

// play plays the games of a plan, and shows their number so far.
func (a *app) play(p *tally.Plan, what string, see func(*tally.Game) error) (err error) {
	var played atomic.Int64
	a.status.watch(func() string { return fmt.Sprintf("%s %d of %s", what, played.Load(), prose.Count(p.Games, "game")) }, func() {
		err = p.Play(a.ctx, func(g *tally.Game) error {
			played.Add(1)
			return see(g)
		})
	})
	return err
}

// strength plays games of the kinds of players against each other, at the smallest table.
func (c *statsCmd) strength(a *app, p *tally.Plan, said *stats.Stats) error {
	for _, pair := range [][2]string{{"greedy", "random"}, {"lookahead", "random"}, {"lookahead", "greedy"}} {
		if c.Strength == 0 {
			return nil
		}
		cast, err := play.CastOf(pair[0] + "+" + pair[1])
		if err != nil {
			return err
		}
		match := &tally.Plan{Game: p.Game, Tables: []engine.Setup{p.Tables[0]}, Cast: cast, Seed: c.Seed, Games: c.Strength,
			Workers: c.Workers}
		sum := tally.New(match)
		if err := a.play(match, pair[0]+" against "+pair[1], func(g *tally.Game) error { sum.Add(g); return nil }); err != nil {
			return err
		}
		said.Strength = append(said.Strength, stats.MatchOf(sum))
	}
	return nil
}
