package conformance

import (
	"context"
	"errors"
	"slices"
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Options say what an engine is tried with.
type Options struct {
	// Game is the game of this module that the engine is held against.
	Game games.Entry
	// Open opens the engine; it is called once for each worker.
	Open func() (engine.Subject, error)
	// Reading says which option the engine plays, by the question's name. A question that is not in it is tried under all of its options.
	Reading map[string]string
	// Untold are the questions of the reading whose answers the engine is not given, by name: it plays these whatever it is asked to.
	Untold []string
	// Own are questions, by name, that the engine decides in a way which is none of the options. What rests on them is by convention.
	Own []string
	// Components is the text of the component file that it is tried with, nil for the game's own.
	Components []byte
	// Kinds are the kinds of trials to run; nil for all. A run of some never conforms, nor does one of fewer walks or decisions than
	// [DefaultWalks] and [DefaultDecisions].
	Kinds []Kind
	// Seed chooses the walks, of which there are Walks, each of at most Decisions decisions.
	Seed             uint64
	Walks, Decisions int
	// Players are how few and how many the engine takes, which walks keep to; 0 is as the rulebook says.
	Players rulebook.Players
	// Walk, if not 0, is the only walk to run, from 1, Witness, if not nil, the only game to play, and Scenario the only file of scenarios,
	// or the only one of its line: nothing else is run then.
	Walk     int
	Witness  *lockstep.Game
	Scenario *Script
	// Workers is how many trials are run at the same time, at least one.
	Workers int
	// Ran, if not nil, is called once a part of the trials has been run, out of order, and with how many parts there are.
	Ran func(part []Trial, of int)
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

// seat is a worker with the engine under test.
type seat struct {
	opts *Options
	b    engine.Subject
	// c is the trial that is being run.
	c Trial
	// more are further trials of the job.
	more []Trial
}

// Try tries an engine. The error is one of the pinned files, or that the engine could not be opened. A run that is broken off by its
// context is a report too: what was not tried is not run.
func Try(ctx context.Context, opts Options) (*Report, error) {
	jobs, err := plan(&opts)
	if err != nil {
		return nil, err
	}
	engines := make([]engine.Subject, max(opts.Workers, 1))
	for i := range engines {
		if engines[i], err = opts.Open(); err != nil {
			return nil, err
		}
		if len(opts.Untold) > 0 {
			engines[i] = &untold{engines[i], &opts}
		}
	}
	trials := make([][]Trial, len(jobs))
	each(engines, len(jobs), func(b engine.Subject, i int) { trials[i] = runJob(ctx, &opts, b, jobs[i]) }, func(i int) {
		if opts.Ran != nil {
			opts.Ran(trials[i], len(jobs))
		}
	})
	report := &Report{Game: opts.Game.Name(), Edition: opts.Game.Book.Edition(), Offer: engine.OfferOf(engines[0]), Reading: opts.Reading,
		Seed: opts.Seed, Decisions: opts.Decisions, Whole: opts.Whole(), Trials: slices.Concat(trials...)}
	report.shrink(ctx, opts.Game, engines[0])
	report.sum(opts.Game.Book)
	return report, nil
}

// each has workers do n things, and says of each, one at a time, that it is done.
func each[W any](workers []W, n int, do func(w W, i int), done func(i int)) {
	next := make(chan int)
	var wg sync.WaitGroup
	var mu sync.Mutex
	for _, w := range workers {
		wg.Go(func() {
			for i := range next {
				do(w, i)
				mu.Lock()
				done(i)
				mu.Unlock()
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	wg.Wait()
}

// plan lists what is to be run.
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

// runJob runs a job. A failure of the engine is a finding; what it does not offer, and what cannot be run any more, is said in the trial.
func runJob(ctx context.Context, opts *Options, b engine.Subject, j job) []Trial {
	s := &seat{opts: opts, b: b, c: Trial{Kind: j.kind, Name: j.name, Status: Passed}}
	err := ctx.Err()
	if err == nil {
		err = j.run(ctx, s)
	}
	var unsupported *engine.UnsupportedError
	var side *lockstep.SideError
	switch {
	case ctx.Err() != nil && err != nil:
		return j.stopped(s.c)
	case err == nil && s.more != nil:
		return s.more
	case err == nil:
	case errors.As(err, &unsupported) && s.c.Status == Passed:
		s.c.Status, s.c.Why = NotApplicable, unsupported.Why
	case s.c.Status == Passed || s.c.Status == ByConvention:
		if errors.As(err, &side) && side.B { // of two sides, who reads this knows one
			err = side.Cause
		}
		s.c.Status, s.c.Why = NotRun, err.Error()
	}
	return append(s.more, s.c)
}

// stopped are the trials of a job that somebody has broken off. What was found by then is kept.
func (j *job) stopped(c Trial) []Trial {
	const why = "the run was stopped before its end"
	if j.parts == nil {
		if c.Status != Failed {
			c.Status, c.Why = NotRun, why
		}
		return []Trial{c}
	}
	names, err := j.parts()
	if err != nil {
		names = []string{j.name}
	}
	var all []Trial
	for _, name := range names {
		all = append(all, Trial{Kind: j.kind, Name: name, Status: NotRun, Why: why})
	}
	return all
}
