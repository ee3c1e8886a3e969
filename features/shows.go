package features

import (
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Shows picks for each option of a question, by its id, the scenario of a game's own that shows the difference: one about the question that
// was played under the option and comes out otherwise under the most other options. Where several do, one that names the ruling goes before
// one that is played under the default without a word, and then the first. An option that no scenario was played under is left out.
func Shows(ctx context.Context, game string, question *rulebook.Question, report *Report) (map[string]*Scenario, error) {
	about := map[string][]*Scenario{}
	files := map[string]bool{}
	for i := range report.Scenarios {
		s := &report.Scenarios[i]
		for _, a := range s.Asked {
			if a.Question == question.ID && slices.Contains(s.Tags, question.ID) {
				about[a.Option] = append(about[a.Option], s)
				files[strings.TrimPrefix(s.File, "features/")] = true
			}
		}
	}
	differs := map[string]int{}
	for _, option := range question.Options {
		if len(question.Options) == 1 || len(about) == 0 {
			break
		}
		opts := Options{Game: game, Files: slices.Sorted(maps.Keys(files)), Tags: "@" + question.ID, Subject: ruled(question.Name, option.ID)}
		under, err := Run(ctx, opts)
		if err != nil {
			return nil, err
		}
		for _, s := range under.Scenarios {
			if s.Failure != nil && s.Failure.Step != "" {
				differs[s.Name]++
			}
		}
	}
	best := map[string]*Scenario{}
	for option, scenarios := range about {
		named := func(s *Scenario) int {
			if slices.Contains(s.Asked, Answer{Question: question.ID, Option: option, Set: true}) {
				return 1
			}
			return 0
		}
		best[option] = slices.MinFunc(scenarios, func(a, b *Scenario) int {
			if d := differs[b.Name] - differs[a.Name]; d != 0 {
				return d
			}
			return named(b) - named(a)
		})
	}
	return best, nil
}

// ruled opens the game of this module with an answer in the place of whatever a scenario says.
func ruled(question, option string) func(game string) (engine.Subject, error) {
	return func(game string) (engine.Subject, error) {
		entry, err := games.Find(game)
		return &overruled{&engine.Local{Game: entry.Game}, question, option}, err
	}
}

// overruled is an engine that plays every game under an answer of its own.
type overruled struct {
	engine.Subject
	question, option string
}

// Start opens a game under the answer.
func (o *overruled) Start(start engine.Start) (engine.Outcome, error) {
	start.Rulings = maps.Clone(start.Rulings)
	if start.Rulings == nil {
		start.Rulings = map[string]string{}
	}
	start.Rulings[o.question] = o.option
	return o.Subject.Start(start)
}
