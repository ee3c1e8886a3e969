package main

import (
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/wrong"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/wire"
)

type serveCmd struct {
	Game string `arg:"" optional:"" completion-predictor:"game" help:"The game. The default is every game."`
	under
	Level  int     `default:"4" help:"How much the engine reports: 0 the next player, 1 scores and winners, 2 legal actions, 3 the clauses of refusals, 4 effects and their clauses."`
	Offers *string `placeholder:"WORDS" help:"Further abilities, separated by commas: start, position, views, undo, components; empty for none. The default is all."`
	Unsaid bool    `help:"Do not report the answers to questions."`
	Chance string  `enum:"told,own" default:"told" help:"Whether the engine is told the outcomes of chance or draws its own (told or own)."`
	Seed   uint64  `default:"1" help:"The seed of the outcomes of chance that the engine draws."`
	Wrong  string  `placeholder:"FAULT" help:"Make the engine wrong on purpose, to show a failure; the list of faults is above."`
}

// Help returns the text that --help shows above the flags.
func (serveCmd) Help() string {
	return "Answers requests about games on standard input and output, one JSON object per line. It is the model of an engine. " +
		"engine/wire/README.md describes the requests and answers. --reading and --answer apply to every game.\n\nFaults:\n\n" + wrong.Help()
}

// Run answers the requests of a harness until there are no more.
func (c *serveCmd) Run(a *app) error {
	server, err := c.server()
	if err != nil {
		return err
	}
	done := make(chan error, 1)
	go func() { done <- server.Serve(a.in, a.pipe()) }()
	select {
	case err := <-done:
		return err
	case <-a.ctx.Done(): // the harness may leave without a word, and a read cannot be cancelled
		return a.ctx.Err()
	}
}

func (c *serveCmd) server() (*wire.Server, error) {
	level, err := wire.ParseLevel(c.Level)
	if err != nil {
		return nil, at("--level", err)
	}
	offers, settle, err := c.offers()
	if err != nil {
		return nil, err
	}
	abilities := wire.Abilities()
	if c.Offers != nil {
		if abilities, err = wire.ParseAbilities(*c.Offers); err != nil {
			return nil, at("--offers", err)
		}
	}
	for i := range offers {
		offers[i].Level, offers[i].Chance, offers[i].Offers = level, c.Chance, abilities
		for q := range offers[i].Reading {
			if c.Unsaid {
				offers[i].Reading[q] = wire.Unknown
			}
		}
	}
	fault := wrong.Fault{In: func(s engine.Subject) engine.Subject { return s }}
	if c.Wrong != "" {
		if fault, offers, err = c.fault(offers); err != nil {
			return nil, at("--wrong", err)
		}
	}
	info := wire.Info{Name: "yardstick", Version: moduleOf(buildInfo()), Homepage: "https://github.com/yardstick-rules/yardstick"}
	server := wire.Models(info, games.Open, offers...)
	open := server.Open
	server.Open = func(game string) (engine.Subject, error) {
		s, err := open(game)
		return fault.In(settle(s)), err
	}
	server.Roll = play.NewRand(c.Seed).IntN
	return server, nil
}

// fault returns the fault of --wrong, and the games in which it can be noticed. The error reports a fault that
// no game can show.
func (c *serveCmd) fault(offers []wire.Game) (fault wrong.Fault, noticed []wire.Game, err error) {
	lacks := func(game string, f wrong.Fault) string {
		entry, err := games.Find(game)
		if err != nil {
			return err.Error()
		}
		return f.Lacks(entry.Game, entry.Book.SeatNames(entry.Book.Players.Min))
	}
	if c.Game != "" {
		fault, err = wrong.Find(c.Wrong, func(f wrong.Fault) string { return lacks(c.Game, f) })
		return fault, offers, err
	}
	if fault, err = wrong.Find(c.Wrong, nil); err != nil {
		return fault, nil, err
	}
	return fault, slices.DeleteFunc(offers, func(g wire.Game) bool { return lacks(g.Game, fault) != "" }), nil
}

// offers returns the games to serve, and a function that makes their engines play the given reading.
func (c *serveCmd) offers() (offers []wire.Game, settle func(engine.Subject) engine.Subject, err error) {
	settle = func(s engine.Subject) engine.Subject { return s }
	if c.Game == "" {
		for _, entry := range games.All() {
			offers = append(offers, wire.Model(entry))
		}
		return offers, settle, c.none("name the game that the answers belong to")
	}
	entry, err := games.Find(c.Game)
	if err != nil {
		return nil, nil, err
	}
	r, err := c.of(entry)
	if err != nil {
		return nil, nil, err
	}
	if !c.any() {
		return []wire.Game{wire.Model(entry)}, settle, nil
	}
	settle = func(s engine.Subject) engine.Subject { return wire.Under(s, r.Answers, r.Components) }
	return []wire.Game{wire.Settled(entry, r.Answers)}, settle, nil
}
