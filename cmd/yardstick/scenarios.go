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
	failed := report.Failed()
	if i := slices.IndexFunc(failed, func(s features.Scenario) bool { return s.Failure.Unknown }); i >= 0 {
		return strange(failed[i])
	}
	if c.JSON {
		err = a.json(ruling{File: c.File, Upheld: report.Passed(), Report: report})
	} else {
		a.rulings(report)
	}
	if err != nil || report.Passed() {
		return err
	}
	return answer(conformsNot)
}

// strange is a step that nobody knows: the file cannot be read.
func strange(s features.Scenario) error {
	f := s.Failure
	return at(fmt.Sprintf("%s:%d", s.File, f.Line), fmt.Errorf("%q: %s", f.Step, f.Message))
}

// rulings prints a report for people: what failed with its reason, what passed, and the sum.
func (a *app) rulings(report *features.Report) {
	for _, s := range report.Scenarios {
		if s.Failure == nil {
			a.say("upheld: %s:%d: %s\n", s.File, s.Line, s.Name)
		} else {
			a.failure("overruled", s)
		}
	}
	a.say("%s, %d overruled\n", count(len(report.Scenarios), "scenario"), len(report.Failed()))
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
