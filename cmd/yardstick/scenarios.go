package main

import (
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/features"
)

// scenarios judges a referee's own scenarios.
func (c *judgeCmd) scenarios(a *app, file string) (*report.Suite, error) {
	if err := c.none(`scenarios have a reading of their own; write the steps "Given the ruling …" and "Given the component file:" instead`); err != nil {
		return nil, err
	}
	began := time.Now()
	said, err := c.run(a, file)
	if a.ctx.Err() != nil {
		return nil, a.ctx.Err()
	}
	if err != nil {
		suite := answer.UnreadSuite(file, err, true)
		suite.Cases[0].Began = began
		none := &features.Report{Scenarios: []features.Scenario{}}
		suite.Value = &answer.Ruling{File: file, Error: prose.OneLine(err.Error()), Report: none}
		return suite, at("", err)
	}
	said.File = file
	suite := &report.Suite{File: file, Cases: said.Cases(), Text: said.Text(), Value: said}
	suite.Source, _ = readFile(file, mostSource) // it was read a moment ago
	if said.Error != "" {
		err = at("", errors.New(said.Error))
	}
	return suite, err
}

// mostSource is more than a feature file may have.
const mostSource = 4 << 20

// run plays the scenarios; the error says where they cannot be read.
func (c *judgeCmd) run(a *app, file string) (*answer.Ruling, error) {
	if err := plain(file); err != nil {
		return nil, at(file, err)
	}
	folder := filepath.Dir(file)
	return answer.Scenarios(a.ctx, os.DirFS(folder), filepath.Base(file), filepath.ToSlash(folder))
}
