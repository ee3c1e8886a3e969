package main

import (
	"errors"
	"os"
	"path/filepath"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// scenarios runs a referee's own scenarios.
func (c *judgeCmd) scenarios(a *app) error {
	if err := c.none(`scenarios have a reading of their own; write the steps "Given the ruling …" and "Given the component file:" instead`); err != nil {
		return err
	}
	said, err := c.run(a)
	switch {
	case a.ctx.Err() != nil:
		return a.ctx.Err()
	case err != nil:
		said = &answer.Ruling{Error: prose.OneLine(err.Error()), Report: &features.Report{Scenarios: []features.Scenario{}}}
	}
	said.File = c.File
	switch {
	case c.JSON:
		err = a.json(said)
	case err == nil:
		a.rulings(said.Report)
	}
	switch {
	case err != nil:
		return at("", err)
	case said.Error != "":
		return at("", errors.New(said.Error))
	case !said.Upheld:
		return exitCode(conformsNot)
	}
	return nil
}

// run plays the scenarios; the error says where they cannot be read.
func (c *judgeCmd) run(a *app) (*answer.Ruling, error) {
	if err := plain(c.File); err != nil {
		return nil, at(c.File, err)
	}
	folder := filepath.Dir(c.File)
	return answer.Scenarios(a.ctx, os.DirFS(folder), filepath.Base(c.File), filepath.ToSlash(folder))
}

// rulings prints a report for people: what failed and why, what passed, and the sum.
func (a *app) rulings(report *features.Report) {
	unread := 0
	for _, s := range report.Scenarios {
		switch {
		case s.Failure == nil:
			a.say("upheld: %s:%d: %s\n", s.File, s.Line, s.Name)
		case answer.Unread(s):
			unread++
			a.failure("not read", s)
		default:
			a.failure("overruled", s)
		}
	}
	a.say("%s, %d overruled", prose.Count(len(report.Scenarios), "scenario"), len(report.Failed())-unread)
	if unread > 0 {
		a.say(", %d not read", unread)
	}
	a.say("\n")
}

// failure prints a scenario that failed.
func (a *app) failure(verdict string, s features.Scenario) {
	f := s.Failure
	a.say("%s: %s:%d: %s\n", verdict, s.File, f.Line, s.Name)
	if f.Step != "" {
		a.say("  %s\n", f.Step)
	}
	a.say("%s", prose.Wrap("  ", f.Message))
}
