package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/tune"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
)

type tuneCmd struct {
	Game    string   `arg:"" completion-predictor:"game" help:"The game."`
	Vary    []string `sep:"none" placeholder:"NAME=VALUES" completion-predictor:"ruling" help:"A parameter to vary: QUESTION tries every answer to an open question, QUESTION=a|b these answers, FIGURE=0..8 or FIGURE=3,5,7 values of a figure of the components. Repeatable."`
	Want    []string `sep:"none" placeholder:"WANT" help:"A condition on the games: \"first within N of even\" or \"seats within N of even\" (percentage points of wins), or \"FIGURE < N\" or \"FIGURE > N\" for decisions mean, decisions p95, turns mean, turns p95, margin or score spread. Repeatable."`
	Games   int      `default:"10000" help:"How many games to play, all candidates together."`
	Seats   []int    `name:"table" placeholder:"2,3" help:"The numbers of players; the wants apply to each. The default is every number that the game allows."`
	Players string   `name:"bots" default:"greedy" help:"Who plays: random, greedy, lookahead, corners, mixed, or several joined by +."`
	Seed    uint64   `default:"1" help:"The seed of the first game. The same seed gives the same answer."`
	Workers int      `placeholder:"N" help:"How many games to play at the same time; the default is one per processor. The number does not change the answer."`
	under
	target  `set:"written=Write the answer to this file too, as a page (.html), and print only its first line."`
	JSON    bool `name:"json" help:"Answer in JSON."`
	Verbose bool `short:"v" help:"Leave nothing out: every curve, and the component file of the change."`
}

// Help returns the text that --help shows above the flags.
func (tuneCmd) Help() string {
	return "Searches for the smallest change of a game that meets your wants. Every choice of the varied values is a candidate. All candidates play the same " +
		"few games, the better half plays on, and so on, until few are left. These and the present rules then play fresh games. " +
		"The first line names the change with the fewest parameters that meets the wants in the fresh games, with its figures and the present ones; or the " +
		"nearest candidate. A table for each parameter shows each value alone. --answer, --reading and --components choose the present rules."
}

// Run searches and reports the answer. If the run is stopped, the answer contains the results until then.
func (c *tuneCmd) Run(a *app) error {
	entry, err := games.Find(c.Game)
	if err != nil {
		return err
	}
	q, err := c.question(entry)
	if err != nil {
		return err
	}
	to, err := c.openPage()
	if err != nil {
		return err
	}
	var said *tune.Report
	a.status.watch(q.Doing, func() { said, err = q.Run(a.ctx) })
	var few *tune.BudgetError
	switch {
	case errors.As(err, &few):
		return at("--games", err)
	case err != nil:
		return err
	case c.any():
		said.Under = answer.UnderOf(q.Reading)
	}
	if c.JSON {
		err = a.json(said)
	} else {
		a.answer(said.Doc(), c.Verbose, to != nil)
	}
	if to != nil && err == nil {
		err = c.page(a, to, said)
	}
	if err == nil && said.Stopped {
		return errors.New("stopped before the end")
	}
	return err
}

// page writes the page.
func (c *tuneCmd) page(a *app, to *output.File, said *tune.Report) error {
	var text strings.Builder
	if err := page.Tune(&text, said, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
		return err
	}
	if err := to.Write(text.String()); err != nil {
		return at(c.Output, err)
	}
	if !c.JSON {
		a.say("%s: a page; open it in a browser\n", c.Output)
	}
	return nil
}

// question reads the flags.
func (c *tuneCmd) question(entry games.Entry) (q *tune.Question, err error) {
	q = &tune.Question{Entry: entry, Seed: c.Seed, Games: c.Games, Workers: c.Workers}
	const mostGames = 10_000_000
	if c.Games < 1 || c.Games > mostGames {
		return nil, at("--games", fmt.Errorf("%d is out of range; give a number from 1 to %d", c.Games, mostGames))
	}
	if c.Workers < 0 || c.Workers > mostWorkers {
		return nil, at("--workers", fmt.Errorf("%d is out of range; give a number from 0 to %d", c.Workers, mostWorkers))
	}
	if q.Cast, err = play.CastOf(c.Players); err != nil {
		return nil, at("--bots", err)
	}
	sizes, err := tableSizes(entry, c.Seats)
	if err != nil {
		return nil, at("--table", err)
	}
	for _, n := range sizes {
		q.Tables = append(q.Tables, entry.Book.SeatNames(n))
	}
	if q.Reading, err = c.of(entry); err != nil {
		return nil, err
	}
	if q.Wants, err = tune.WantsOf(c.Want); err != nil {
		return nil, at("--want", err)
	}
	if q.Parameters, err = tune.ParametersOf(q.Reading, c.Vary); err != nil {
		return nil, at("--vary", err)
	}
	return q, nil
}
