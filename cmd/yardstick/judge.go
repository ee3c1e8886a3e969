package main

import (
	"context"
	"errors"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type judgeCmd struct {
	File       string `arg:"" completion-predictor:"file" help:"A game record, or a file of scenarios if its name ends in .feature; - reads a record from standard input."`
	Decision   *int   `placeholder:"N" help:"Judge the N-th decision, in the position that show --at N-1 shows. The default is the last one, with the result and the winner."`
	Try        string `placeholder:"DECISION" help:"Judge a decision that is not in the record, such as \"ann: draw deck\", after its last one."`
	At         *int   `placeholder:"N" help:"With --try: after the first N decisions."`
	Precedents string `placeholder:"DIR" completion-predictor:"file" help:"A folder of disputes that were decided; those on the same clauses and questions are compared with the verdict."`
	Others     *int   `name:"other-answers" placeholder:"N" help:"How many other answers to open questions are tried at once: 0, 1 or 2. The default is 1, and the first 256 pairs."`
	under
	JSON bool `name:"json" help:"Answer in JSON."`
}

// Help is shown below the flags.
func (judgeCmd) Help() string {
	return "Says whether a decision stands: upheld, by which clauses, and what it brought about; or overruled, at which line, by which " +
		"clause, and what was legal there; and which other answers to open questions would change the verdict. If the record goes wrong " +
		"before that decision, the verdict is about the first that is wrong.\n\n" +
		"Examples:\n\n  yardstick judge game.yard\n  yardstick judge game.yard --decision 17\n" +
		"  yardstick judge game.yard --try \"ann: load coal-4\"\n  yardstick judge game.yard --precedents golden/precedents\n  yardstick judge --json my-question.feature"
}

// asks refuses flags that do not go together.
func (c *judgeCmd) asks() error {
	switch scenarios := strings.EqualFold(filepath.Ext(c.File), ".feature"); {
	case scenarios && (c.Decision != nil || c.Try != "" || c.At != nil):
		return at("yardstick judge", errors.New("--decision, --try and --at are for a record; scenarios say themselves what they try"))
	case scenarios && c.Precedents != "":
		return at("--precedents", errors.New("precedents are compared with the verdict on a record; leave the flag out"))
	case c.Others != nil && (*c.Others < 0 || *c.Others > 2):
		return at("--other-answers", errors.New("choose 0, 1 or 2"))
	case c.Others != nil && *c.Others == 0 && c.Precedents != "":
		return at("--other-answers", errors.New("precedents are compared by the other answers that would change the verdict; choose 1 or 2"))
	case scenarios && c.Others != nil:
		return at("--other-answers", errors.New("this is for a record; a scenario names the answers that it is about"))
	case c.Decision != nil && *c.Decision < 1:
		return at("--decision", errors.New("decisions are counted from 1; show --at 0 shows the start"))
	case c.Decision != nil && c.Try != "":
		return at("--decision", errors.New("this judges a decision of the record; to try another in its place, give --at instead"))
	case c.At != nil && c.Try == "":
		return at("--at", errors.New("this goes with --try; to judge a decision of the record, give --decision"))
	}
	return nil
}

// blamed says of what is wrong with a flag that it is the flag's.
func (c *judgeCmd) blamed(err error) error {
	var syntax *transcript.SyntaxError
	var finding *transcript.Finding
	switch {
	case c.Try != "" && errors.As(err, &syntax):
		return at("--try", errors.New(syntax.Msg))
	case c.Try != "" && errors.As(err, &finding) && finding.Line == 0:
		return at("--try", errors.New(finding.Msg))
	}
	switch isRead := errors.Is(err, context.Canceled) || isLocated(err); {
	case !isRead && c.Decision != nil:
		return at("--decision", err)
	case !isRead && c.At != nil:
		return at("--at", err)
	}
	return err
}

// Run judges the file.
func (c *judgeCmd) Run(a *app) error {
	if err := c.asks(); err != nil {
		return err
	}
	if strings.EqualFold(filepath.Ext(c.File), ".feature") {
		return c.scenarios(a)
	}
	r, err := a.record(c.File, &c.under)
	if err != nil {
		return err
	}
	defer r.close()
	opts := judge.Options{Try: c.Try, After: c.At, Files: r.Files, Components: r.Components, Game: r.Entry, Program: program(buildInfo()),
		Command: a.typed}
	if c.Decision != nil {
		opts.Decision = *c.Decision
	}
	if c.Others != nil {
		opts.Others = [...]judge.Search{judge.Alone, judge.Singles, judge.Pairs}[*c.Others]
	}
	var verdict *judge.Verdict
	a.status.during("judging under every answer", func() {
		verdict, err = judge.Judge(a.ctx, r.Transcript, opts)
	})
	if err != nil {
		return c.blamed(err)
	}
	precedents, err := c.compared(a, r, verdict)
	if err != nil {
		return err
	}
	if c.JSON {
		err = a.json(struct {
			Under *answer.Under `json:"reading,omitempty"`
			*judge.Verdict
			Precedents []answer.Compared `json:"precedents,omitzero"`
		}{r.Under, verdict, precedents})
	} else {
		a.reading(r.Under)
		a.say("%s", verdict.Text())
	}
	if !c.JSON && precedents != nil {
		a.say("%s", answer.Text(precedents))
	}
	if err == nil && !verdict.Upheld {
		return exitCode(conformsNot)
	}
	return err
}
