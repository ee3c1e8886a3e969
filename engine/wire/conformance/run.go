package conformance

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Options describes the engine and the trials to run.
type Options struct {
	// Game is the game of this module that the engine is held against.
	Game games.Entry
	// Open opens the engine. It is called for each part of the trials, also at the same time; an engine with a method
	// Close is closed after its part.
	Open func() (engine.Subject, error)
	// Reading holds the option that the engine plays, by question name. Other questions are tried under every option.
	Reading map[string]string
	// Untold names the questions of the reading whose answers the engine is not given: it plays these in any case.
	Untold []string
	// Guessed names the questions of the reading for which the engine's answer is unknown: a trial under another answer
	// counts as left out, and not as one for other engines.
	Guessed []string
	// Own are questions, by name, that the engine decides in a way which is none of the options. What rests on them is by convention.
	Own []string
	// Components is the text of the component file that it is tried with, nil for the game's own.
	Components []byte
	// Kinds lists the kinds of trials to run; nil for all. A run of some kinds never conforms, nor does one below
	// [DefaultWalks] or [DefaultDecisions].
	Kinds []Kind
	// Seed chooses the walks, of which there are Walks, each of at most Decisions decisions.
	Seed             uint64
	Walks, Decisions int
	// Players limits the number of players in walks to the numbers that the engine takes; 0 means the rulebook's.
	Players rulebook.Players
	// Walk, if not 0, is the only walk to run, from 1. Witness, if not nil, is the only game to play, and Scenario the
	// only file of scenarios, or the only scenario at its line.
	Walk     int
	Witness  *lockstep.Game
	Scenario *Script
	// Workers is the number of parts of the trials that run at the same time, at least one. The report does not
	// depend on it.
	Workers int
	// Ran, if not nil, is called after each part of the trials, in any order, with the number of parts. Tried, if not
	// nil, is called at the end with the engine of each part that counts, in order.
	Ran   func(part []Trial, of int)
	Tried func(engine.Subject)
}

// Whole reports whether a run leaves nothing out: all kinds of trials, with no fewer walks and decisions than there are by default.
func (o *Options) Whole() bool {
	all := o.Kinds == nil && o.Walk == 0 && o.Witness == nil && o.Scenario == nil
	return all && o.Walks >= DefaultWalks && o.Decisions >= DefaultDecisions
}

// job is one or several trials that are run one after the other on one engine.
type job struct {
	kind Kind
	name string
	run  func(ctx context.Context, s *seat) error
	// parts are the names of its trials, if it is several.
	parts func() ([]string, error)
}

// seat is the engine under test, at a trial.
type seat struct {
	opts *Options
	b    engine.Subject
	// c is the trial that is being run.
	c Trial
	// more are further trials of the job.
	more []Trial
}

// plan lists the jobs to run.
func plan(opts *Options) ([]job, error) {
	switch game := opts.Witness; {
	case game != nil:
		return []job{{kind: Games, name: "witness", run: func(ctx context.Context, s *seat) error {
			return s.replay(ctx, lockstep.Game{Start: s.opts.complete(game.Start), Played: game.Played})
		}}}, nil
	case opts.Scenario != nil:
		return []job{{kind: Scenarios, name: opts.Scenario.File, run: func(ctx context.Context, s *seat) error {
			return s.scenarios(ctx, *opts.Scenario)
		}}}, nil
	case opts.Walk > 0:
		return []job{opts.oneWalk(opts.Walk - 1)}, nil
	}
	lists := map[Kind]func(*Options) ([]job, error){Precedents: precedents, Games: pinned, Positions: positionsRefused,
		Scenarios: scenarios, Walks: walks}
	var all []job
	for _, kind := range Kinds() {
		if opts.Kinds != nil && !slices.Contains(opts.Kinds, kind) {
			continue
		}
		jobs, err := lists[kind](opts)
		if err != nil {
			return nil, err
		}
		all = append(all, jobs...)
	}
	return all, nil
}
