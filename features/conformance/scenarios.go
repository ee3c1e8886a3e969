package conformance

import (
	"context"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/features"
)

// scenarios are the files of scenarios of the game.
func scenarios(opts *Options) ([]job, error) {
	var jobs []job
	for _, file := range features.Files(opts.Game.Name()) {
		jobs = append(jobs, job{Scenarios, file, func(ctx context.Context, s *seat) error { return s.scenarios(ctx, file) }})
	}
	return jobs, nil
}

// scenarios runs a file of scenarios.
func (s *seat) scenarios(ctx context.Context, file string) error {
	report, err := features.Run(ctx, features.Options{Game: s.opts.Game.Name(), Files: []string{file},
		Subject: func(string) (engine.Subject, error) { return s.b, nil }})
	if err != nil {
		return err
	}
	for _, sc := range report.Scenarios {
		s.more = append(s.more, scenario(sc))
	}
	return nil
}

// scenario is the trial that a scenario is.
func scenario(sc features.Scenario) Trial {
	c := Trial{Kind: Scenarios, Name: sc.Name, Status: Passed, Cited: sc.Cited}
	if sc.Failure != nil {
		c.fail(Finding{Difference: lockstep.Difference{Kind: lockstep.Effects, A: sc.Failure.Step, B: sc.Failure.Message}})
	}
	return c
}
