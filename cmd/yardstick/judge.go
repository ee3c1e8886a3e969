package main

import (
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/judge"
)

type judgeCmd struct {
	File string `arg:"" completion-predictor:"file" help:"A game record, or a file of scenarios if its name ends in .feature; - reads a record from standard input."`
	under
	JSON bool `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (judgeCmd) Help() string {
	return "Says whether the record stands, and if not, at which line, by which clause and what was legal there; " +
		"and which other answers to open questions would change the verdict.\n\n" +
		"Examples:\n\n  yardstick judge game.yard\n  yardstick judge --json my-question.feature"
}

// Run judges the file.
func (c *judgeCmd) Run(a *app) error {
	if strings.EqualFold(filepath.Ext(c.File), ".feature") {
		return c.scenarios(a)
	}
	r, err := a.record(c.File, &c.under)
	if err != nil {
		return err
	}
	defer r.close()
	var verdict *judge.Verdict
	a.status.during("judging under every answer", func() {
		verdict, err = judge.Judge(a.ctx, r.Transcript, judge.Options{Files: r.Files, Components: r.Components, Game: r.Entry})
	})
	if err != nil {
		return err
	}
	if c.JSON {
		err = a.json(struct {
			Under *answer.Under `json:"reading,omitempty"`
			*judge.Verdict
		}{r.Under, verdict})
	} else {
		a.reading(r.Under)
		a.say("%s", verdict.Text())
	}
	if err == nil && !verdict.Upheld {
		return exitCode(conformsNot)
	}
	return err
}
