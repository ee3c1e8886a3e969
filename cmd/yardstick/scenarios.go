package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// feature is a file of scenarios, and the line of one of them, 0 for all.
type feature struct {
	// path is the typed path without the line. name is the name of the file in messages.
	path, name string
	line       int
	folder     fs.FS
	file, root string
}

// feature returns the file of scenarios that a path names, if it names one. The ending of a path decides, with
// or without a line; for standard input the text decides. The error reports a file that cannot be read.
func (a *app) feature(path string) (f feature, is bool, err error) {
	switch n := operandOf(path); n.kind {
	case isStdin:
		text, err := a.piped()
		if err != nil {
			return f, false, at(n.file, err)
		}
		f = feature{path: path, name: n.file, folder: features.Single{Name: n.file, Text: text}, file: n.file}
		return f, features.IsFeature(text), nil
	case isScenarios:
		folder, name := filepath.Split(n.file)
		f = feature{n.file, n.file, n.line, os.DirFS(filepath.Clean(folder)), name, filepath.ToSlash(filepath.Clean(folder))}
		if err := plain(n.file); err != nil {
			return f, true, at(n.file, err)
		}
		return f, true, nil
	}
	return f, false, nil
}

// options returns the options to run the scenarios.
func (f *feature) options() features.Options {
	return features.Options{FS: f.folder, Files: []string{f.file}, Root: f.root, Line: f.line}
}

// scenarios judges a referee's own scenarios.
func (c *judgeCmd) scenarios(a *app, f feature, out *reports) (*report.Suite, error) {
	began := time.Now()
	said, err := c.run(a, &f, out)
	if a.ctx.Err() != nil {
		return nil, a.ctx.Err()
	}
	if err != nil {
		return unreadScenarios(f, err, began), at("", err)
	}
	said.File = f.name
	suite := said.Suite()
	if first := said.Scenarios[0]; len(said.Scenarios) == 1 && first.Verdict != nil {
		c.copies(a, first.Case, first.Verdict, suite)
	}
	suite.Source = f.text()
	if last := len(said.Errors) - 1; last >= 0 {
		for _, line := range said.Errors[:last] {
			a.complain(line)
		}
		err = at("", errors.New(said.Errors[last]))
	}
	return suite, err
}

// text returns the content of the file, nil if the file cannot be read or is too long.
func (f *feature) text() []byte {
	text, err := features.ReadText(f.folder, f.file)
	if err != nil {
		return nil
	}
	return text
}

// unreadScenarios makes the answer about a file of scenarios that cannot be read.
func unreadScenarios(f feature, err error, began time.Time) *report.Suite {
	suite := witness.UnreadSuite(f.name, err, true)
	suite.Source = f.text()
	suite.Cases[0].Began, suite.Cases[0].Noun = began, report.FeatureFile
	suite.Value = &witness.Ruling{File: f.name, Error: prose.OneLine(err.Error()), Scenarios: []witness.Judged{}}
	return suite
}

// run judges the scenarios; the error names the place that cannot be read.
func (c *judgeCmd) run(a *app, f *feature, out *reports) (*witness.Ruling, error) {
	court := witness.Court{Options: f.options(), Others: c.search(judge.Singles), Program: program(buildInfo()), Editions: &a.editions}
	if f.line > 0 {
		court.Others = c.search(judge.Bounded)
	}
	var failed error
	court.Over = c.over(&failed)
	if f.path != stdinPath {
		court.Command = func(line int) string {
			return c.commandFor(fmt.Sprintf("%s:%d", f.path, line))
		}
		court.All = c.commandFor(f.path)
	}
	court.Keep, court.Unmended = out.keeps, out.listed
	if out.draws {
		court.Draw = func(c answer.Case, v *judge.Verdict) string { return drawn(a, c, v) }
	}
	said, err := court.Judge(a.ctx)
	if err == nil {
		err = failed
	}
	return said, err
}

// ofScenario turns the game of a scenario into a record up to its disputed decision. If disputed is set, the
// record includes that decision. The error reports a file that cannot be read or that contains several
// scenarios.
func (a *app) ofScenario(f feature, under *under, disputed bool) (*record, error) {
	opts := f.options()
	var s features.Scenario
	all, ran := 0, 0
	var failed error
	opts.Over = under.over(&failed)
	opts.Begins = func(scenarios int) { all = scenarios }
	opts.Only = func(string) bool { ran++; return ran == 1 }
	opts.Ran = func(first features.Scenario) { s = first }
	opts.Reads, opts.Ways = witness.Reads, witness.Ways
	opts.Bare = true // a position is enough to go on from
	if _, err := features.Run(a.ctx, opts); err != nil {
		return nil, at("", err)
	}
	d := s.Dispute
	switch {
	case failed != nil:
		return nil, failed
	case all > 1:
		return nil, at(f.name, fmt.Errorf("the file has %s; name one by its line, as in %s:%d", prose.Count(all, "scenario"), f.name, s.Line))
	case witness.Unread(s) || d == nil:
		return nil, at(fmt.Sprintf("%s:%d", s.File, s.Failure.Line), errors.New(s.Failure.Message))
	}
	t, err := d.Game(s.File)
	if disputed {
		t, err = d.Transcript(s.File)
	}
	if err != nil {
		return nil, at("", err)
	}
	t.Edition = a.editions.Of(d.Entry)
	r := &record{Case: answer.Case{Transcript: t, Entry: d.Entry, Components: d.Start.Components}}
	if under.given() {
		given, err := under.of(d.Entry)
		if err != nil {
			return nil, err
		}
		r.Under = answer.UnderOf(given)
	}
	return r, nil
}
