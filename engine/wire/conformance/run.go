package conformance

import (
	"context"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Options describes the engine to test and the trials to run.
type Options struct {
	// Game is the game of this module that the engine is compared with.
	Game games.Entry
	// Open opens the engine. It is called for each part of the trials, sometimes concurrently. After its part,
	// an engine with a method Close is closed.
	Open func() (engine.Subject, error)
	// Reading holds the options that the engine plays, by the name of the question. All options of other
	// questions are tested.
	Reading map[string]string
	// Untold names questions of the reading whose answers are not sent to the engine, because it plays them in
	// any case.
	Untold []string
	// Guessed names questions of the reading for which the engine's answer is unknown. A trial under another
	// answer then counts as left out, not as a trial for other engines.
	Guessed []string
	// Own names questions that the engine decides in its own way, as none of the options does. Differences in
	// these questions count as conventions.
	Own []string
	// Components is the text of the component file for the test; nil for the game's own components.
	Components []byte
	// Kinds lists the kinds of trials to run; nil for all. A run with only some kinds, or with fewer random
	// games or decisions than the defaults, cannot report that the engine conforms.
	Kinds []Kind
	// Seed is the seed of the random games. Walks is their number, and Decisions is the largest number of
	// decisions in each.
	Seed             uint64
	Walks, Decisions int
	// Players limits the number of players in random games to the numbers that the engine takes; 0 means those
	// of the rulebook.
	Players rulebook.Players
	// Walk, if not 0, is the number of the only random game to run, from 1. Witness, if not nil, is the only
	// game to play. Scenario, if not nil, is the only file of scenarios to run, or the only scenario at its
	// line.
	Walk     int
	Witness  *lockstep.Game
	Scenario *Script
	// Workers is the number of parts of the trials that run at the same time, at least one. The report does not
	// depend on it.
	Workers int
	// Ran, if not nil, is called after each part of the trials, in any order, with the number of parts. Tried,
	// if not nil, is called at the end with the engine of each part that counts, in order.
	Ran   func(part []Trial, of int)
	Tried func(engine.Subject)
}

// Whole reports whether a run leaves nothing out: it has all kinds of trials, and at least the default numbers
// of random games and decisions.
func (o *Options) Whole() bool {
	all := o.Kinds == nil && o.Walk == 0 && o.Witness == nil && o.Scenario == nil
	return all && o.Walks >= DefaultWalks && o.Decisions >= DefaultDecisions
}

// job is one trial, or several trials that run one after the other on one engine.
type job struct {
	kind Kind
	name string
	run  func(ctx context.Context, s *seat) error
	// parts returns the names of its trials, if there are several.
	parts func() ([]string, error)
}

// seat is the engine under test, at a trial.
type seat struct {
	opts *Options
	b    engine.Subject
	// c is the running trial.
	c Trial
	// more holds further trials of the job.
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
