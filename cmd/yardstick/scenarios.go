package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/yardstick-rules/yardstick/features"
)

// ruling is how a referee's scenarios came out.
type ruling struct {
	File   string `json:"file"`
	Upheld bool   `json:"upheld"`
	// Error is the first scenario that could not be read, in one line.
	Error string `json:"error,omitempty"`
	*features.Report
}

// scenarios runs a referee's own scenarios.
func (c *judgeCmd) scenarios(a *app) error {
	if c.Components != "" {
		return at("--components", errors.New(`scenarios carry their components with them; write a step "Given the component file:" instead`))
	}
	if err := plain(c.File); err != nil {
		return at(c.File, err)
	}
	folder := filepath.Dir(c.File)
	report, err := features.Run(a.ctx, features.Options{
		FS: os.DirFS(folder), Files: []string{filepath.Base(c.File)}, Root: filepath.ToSlash(folder),
	})
	if err != nil {
		return at("", err)
	}
	strange := firstUnread(report)
	if c.JSON {
		said := ruling{File: c.File, Upheld: report.Passed(), Report: report}
		if strange != nil {
			said.Error = oneLine(strange.Error())
		}
		err = a.json(said)
	} else {
		a.rulings(report)
	}
	switch {
	case err != nil:
		return err
	case strange != nil:
		return strange
	case !report.Passed():
		return answer(conformsNot)
	}
	return nil
}

// firstUnread is the first step that could not be read, nil if there is none.
func firstUnread(report *features.Report) error {
	failed := report.Failed()
	i := slices.IndexFunc(failed, isUnread)
	if i < 0 {
		return nil
	}
	f := failed[i].Failure
	return at(fmt.Sprintf("%s:%d", failed[i].File, f.Line), fmt.Errorf("%q: %s", f.Step, f.Message))
}

func isUnread(s features.Scenario) bool { return s.Failure != nil && s.Failure.Unknown }

// rulings prints a report for people: what failed with its reason, what passed, and the sum.
func (a *app) rulings(report *features.Report) {
	unread := 0
	for _, s := range report.Scenarios {
		switch {
		case s.Failure == nil:
			a.say("upheld: %s:%d: %s\n", s.File, s.Line, s.Name)
		case isUnread(s):
			unread++
			a.failure("not read", s)
		default:
			a.failure("overruled", s)
		}
	}
	a.say("%s, %d overruled", count(len(report.Scenarios), "scenario"), len(report.Failed())-unread)
	if unread > 0 {
		a.say(", %d not read", unread)
	}
	a.say("\n")
}

// failure prints a scenario that did not come out.
func (a *app) failure(verdict string, s features.Scenario) {
	f := s.Failure
	a.say("%s: %s:%d: %s\n", verdict, s.File, f.Line, s.Name)
	if f.Step != "" {
		a.say("  %s\n", f.Step)
	}
	a.say("%s", prose("  ", f.Message))
}
