package conformance

import (
	"context"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/features"
)

// scenarios lists the files of scenarios of the game.
func scenarios(opts *Options) ([]job, error) {
	var jobs []job
	for _, file := range features.Files(opts.Game.Name()) {
		jobs = append(jobs, job{Scenarios, file, func(ctx context.Context, s *seat) error { return s.scenarios(ctx, Script{File: file}) },
			func() ([]string, error) { return named(opts.Game.Name(), file) }})
	}
	return jobs, nil
}

// named lists the names of the scenarios of a file.
func named(game, file string) (names []string, err error) {
	_, err = features.Run(context.Background(), features.Options{Game: game, Files: []string{file}, Only: func(name string) bool {
		names = append(names, name)
		return false
	}})
	return names, err
}

// scenarios runs a file of scenarios. Scenarios that fail run again at each lower level, to find the level at
// which they begin to fail.
func (s *seat) scenarios(ctx context.Context, of Script) error {
	ours, err := s.ours(ctx, of)
	if err != nil {
		return err
	}
	opts := s.opts.script(of)
	played := map[string]lockstep.Game{}
	opts.Subject, opts.Ran = s.open, func(sc features.Scenario) {
		if sc.Failure != nil {
			played[sc.Name] = game(sc)
		}
	}
	report, err := features.Run(ctx, opts)
	if err != nil {
		return err
	}
	lowest := map[string]engine.Level{}
	for _, sc := range report.Failed() {
		if ours[sc.Name].other {
			continue
		}
		lowest[sc.Name] = engine.OfferOf(s.b).Level
	}
	for level := engine.OfferOf(s.b).Level - 1; level >= engine.Plays && len(lowest) > 0; level-- {
		opts := s.opts.script(of)
		opts.Only = func(name string) bool { return lowest[name] == level+1 }
		opts.Subject = func(string) (engine.Subject, error) { return engine.AtLevel(s.b, level), nil }
		below, err := features.Run(ctx, opts)
		if err != nil {
			return err
		}
		for _, sc := range below.Failed() {
			lowest[sc.Name] = level
		}
	}
	for _, sc := range report.Scenarios {
		our := ours[sc.Name]
		if our.other && sc.NotApplicable == "" && sc.NotRun == "" {
			sc.NotApplicable = "it sets answers that the engine does not play"
		}
		if of.Text != nil {
			sc.File = of.File
		}
		at := Script{File: sc.File, Line: sc.Line, Text: of.Text}
		f := Finding{Level: lowest[sc.Name], Game: played[sc.Name], Script: &at, Impossible: our.impossible}
		if f.Game.Start.Game == "" { // the engine did not answer, so the result is unknown
			f.Game.Start = our.start
		}
		if sc.Failure != nil && sc.Failure.NoAnswer == nil && !our.other {
			if err := s.cause(ctx, sc, &f); err != nil {
				return err
			}
		}
		t := s.scenario(sc, f)
		t.Refuses, t.Aside = our.impossible, t.Status == NotApplicable && (our.other || our.unasked)
		s.more = append(s.more, t)
	}
	return nil
}

// ours is the result of a scenario on the game of this module, under the answers that the engine plays.
type ours struct {
	// other reports that the scenario fails because it is about other answers. unasked reports that an engine
	// in another process could not be asked about its answers.
	other, unasked bool
	// impossible reports that the scenario begins with an impossible position, and start is its start.
	impossible bool
	start      engine.Start
}

// ours returns the results of a file's scenarios on the game of this module, by name.
func (s *seat) ours(ctx context.Context, of Script) (map[string]ours, error) {
	all := map[string]ours{}
	other := len(s.opts.rulings(nil)) > 0
	var last *held
	opts := s.opts.script(of)
	opts.Subject = func(string) (engine.Subject, error) {
		last = &held{Local: engine.Local{Game: s.opts.Game.Game}, opts: s.opts}
		return last, nil
	}
	opts.Ran = func(sc features.Scenario) {
		if one := (ours{other: sc.Failure != nil && other, unasked: sc.NotApplicable != ""}); last != nil {
			one.impossible, one.start = last.impossible, last.start
			one.unasked = one.unasked && !last.guessed
			all[sc.Name] = one
		}
		last = nil
	}
	_, err := features.Run(ctx, opts)
	return all, err
}

// cause finds the clauses behind a failed scenario: those of the first difference in its game that the scenario
// is about. If it is about none of them, all clauses of the difference count. A failure that follows from a
// wrong score or position has at least the level of that fault. A scenario without a difference rests on its
// own clauses.
func (s *seat) cause(ctx context.Context, sc features.Scenario, f *Finding) error {
	var first *Finding
	table := &lockstep.Table{A: s.citing(s.b), B: s.b, Positions: 1}
	table.Differs = func(d lockstep.Difference) {
		if first == nil && d.Kind != lockstep.Opening {
			first = &Finding{Difference: d, Game: d.Game(table.Game)}
		}
	}
	_ = table.Replay(ctx, f.Game) // a difference before a failure counts as well
	if ctx.Err() != nil || first == nil {
		return ctx.Err()
	}
	first.rest(s.opts.Game)
	if first.Kind == lockstep.Scores || first.Kind == lockstep.Position {
		f.Level = max(f.Level, first.Difference.Level())
	}
	for _, c := range first.Clauses {
		if slices.Contains(sc.Tags, string(c)) {
			f.Clauses = append(f.Clauses, c)
		}
	}
	if f.Clauses == nil || s.fits(first.Kind, first.Clauses) && !s.fits(first.Kind, f.Clauses) {
		f.Clauses = first.Clauses
	}
	return nil
}

// fits reports whether one of the clauses belongs to the kind of difference: scores, winners, or the player to
// decide.
func (s *seat) fits(what lockstep.Kind, clauses []engine.Clause) bool {
	kind := map[lockstep.Kind]string{lockstep.Scores: "scoring", lockstep.Winners: "end", lockstep.Turn: "turn"}[what]
	return slices.ContainsFunc(clauses, func(id engine.Clause) bool {
		c := s.opts.Game.Book.Clause(string(id))
		return c != nil && c.Kind == kind
	})
}

// open returns the engine for a scenario.
func (s *seat) open(string) (engine.Subject, error) { return s.b, nil }

// scenario returns the trial of a scenario, with a finding if it fails. The finding rests on the clauses in the
// tags.
func (s *seat) scenario(sc features.Scenario, f Finding) Trial {
	t := Trial{Kind: Scenarios, Name: sc.Name, Status: Passed}
	for _, tag := range sc.Tags {
		if s.opts.Game.Book.Clause(tag) != nil {
			t.Cited = append(t.Cited, engine.Clause(tag))
		}
	}
	for _, tag := range sc.Tags { // of a scenario about an open question alone, the clauses that leave it open
		if q := s.opts.Game.Book.Question(tag); q != nil && t.Cited == nil {
			t.Cited = slices.Clone(q.Clauses)
		}
	}
	switch {
	case sc.NotApplicable != "":
		t.Status, t.Why = NotApplicable, sc.NotApplicable
	case sc.NotRun != "":
		t.Status, t.Why = NotRun, sc.NotRun
	case sc.Failure != nil:
		says := strings.Join(strings.Fields(sc.Failure.Step), " ") // "" if a tag does not hold, as the message says
		f.Difference = lockstep.Difference{Kind: lockstep.Other, A: says, B: sc.Failure.Message, Clauses: f.Clauses}
		if len(f.Clauses) == 0 {
			f.Difference.Clauses = t.Cited
		}
		f.Convention = s.opts.own(about(sc))
		if sc.Failure.Step != "" {
			f.Script.Step = sc.Failure.Line
		}
		if err := sc.Failure.NoAnswer; err != nil {
			f.Failure, f.happened, f.Level, f.Clauses, f.Convention = true, happened(err), engine.Plays, nil, ""
			if f.Impossible {
				f.Level = engine.Lists
			}
		}
		t.fail(f)
	}
	return t
}

// about lists the open questions of a scenario: those in its tags, and those that it answers.
func about(sc features.Scenario) []string {
	questions := slices.Clone(sc.Tags)
	for _, a := range sc.Asked {
		if a.Set {
			questions = append(questions, a.Question)
		}
	}
	return questions
}
