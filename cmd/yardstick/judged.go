package main

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// stream judges the files and reports each as soon as it is judged. The error is that of an output.
func (c *judgeCmd) stream(a *app, out *reports, tally *report.Tally) error {
	folders := report.Folders{Known: gameWords()}
	for file, err := range folders.Files(a.ctx, c.Files) {
		var suite *report.Suite
		if err == nil && a.ctx.Err() == nil {
			suite, err = c.judged(a, file, out)
		}
		if a.ctx.Err() != nil {
			tally.Stopped = true
			return nil
		}
		if suite == nil {
			suite = witness.UnreadSuite(operandOf(file).name, err, false)
		}
		tally.Add(suite)
		if err := out.add(suite); err != nil {
			return err
		}
	}
	tally.PassedOver, tally.Stopped = folders.Passed, a.ctx.Err() != nil
	return nil
}

// gameWords lists words for games. Every file of scenarios that names a game, even wrongly, contains one of them.
func gameWords() []string {
	words := []string{" game of "}
	for _, entry := range games.All() {
		words = append(words, entry.Name(), strings.ToLower(entry.Book.Title))
	}
	return words
}

// judged judges one file; the suite is nil without an answer. The error reports a defect of the file, or is ctx.Err().
func (c *judgeCmd) judged(a *app, file string, out *reports) (*report.Suite, error) {
	began := time.Now()
	switch f, is, err := a.feature(file); {
	case is && !c.isRecord() && err != nil:
		return unreadScenarios(f, err, began), err
	case is && !c.isRecord():
		return c.scenarios(a, f, out)
	case err != nil:
		return nil, err
	}
	r, err := a.record(file, &c.under, c.Try == nil)
	if err != nil {
		return nil, err
	}
	if out.keeps {
		out.open = append(out.open, r)
	} else {
		defer r.close()
	}
	opts := c.options(a, file)
	if err := c.named(r, &opts); err != nil {
		return nil, err
	}
	opts.Files, opts.Components, opts.Game, opts.Edition = r.Files, r.Components, r.Entry, a.editions.Of(r.Entry)
	opts.Over, opts.Unmended = r.Under.Changes(), out.listed
	verdict, err := a.verdict(r, opts)
	if err != nil {
		return nil, c.blamed(err)
	}
	if verdict.Upheld && verdict.Decision == 0 {
		return nil, at(r.File, errNothing)
	}
	precedents, err := c.compared(a, r, verdict)
	if err != nil {
		return nil, err
	}
	said := witness.CaseOf(verdict)
	said.Began, said.Took = began, time.Since(began)
	if out.draws {
		said.Drawing = drawn(a, r.Case, verdict)
	}
	suite := c.suite(r, verdict, said, precedents)
	if out.keeps {
		if r.Transcript, err = judge.Disputed(r.Transcript, opts, verdict); err != nil {
			return nil, err
		}
		c.copies(a, r.Case, verdict, suite)
	}
	return suite, a.ctx.Err()
}

// verdict judges a record as it is written. If that fails, verdict judges it again and accepts the spellings
// that people use.
func (a *app) verdict(r *record, opts judge.Options) (v *judge.Verdict, err error) {
	judged := func() { v, err = judge.Judge(a.ctx, r.Transcript, opts) }
	a.status.during("judging under every answer", judged)
	wrong := err
	if err == nil && !v.Upheld {
		wrong = &transcript.Finding{Kind: transcript.IllegalAction}
	}
	if r.reread(a.ctx, wrong) {
		a.status.during("judging under every answer", judged)
	}
	return v, err
}

// errNothing refuses a record without a decision: that a position can be played is no verdict.
var errNothing = errors.New("there is no decision to judge; write one below the dashes, such as \"ann: done\", or give it with --try")

// options returns the options that the flags set for judging a file.
func (c *judgeCmd) options(a *app, file string) judge.Options {
	opts := judge.Options{Program: program(buildInfo()), Command: c.repeated(a, file), Others: c.search(judge.Bounded)}
	if n := c.before(); n != nil {
		c.place(&opts, *n)
	} else if c.Try != nil {
		opts.Try = *c.Try
	}
	return opts
}

// before returns the number of decisions before the one that the flags name; nil if they name none.
func (c *judgeCmd) before() *int {
	if c.Decision == nil {
		return c.At
	}
	n := *c.Decision - 1
	return &n
}

// place sets the decision to judge: the one after the first n decisions or, if --try is given, the decision
// of --try in its place.
func (c *judgeCmd) place(opts *judge.Options, n int) {
	if c.Try != nil {
		opts.Try, opts.After = *c.Try, &n
		return
	}
	opts.Decision = n + 1
}

// named sets the decision to judge if the command line names a line of the record. It is the decision in that
// line or, if --try is given, the decision of --try in its place.
func (c *judgeCmd) named(r *record, opts *judge.Options) error {
	switch {
	case r.decision == 0:
	case c.before() != nil:
		return at(r.File, errors.New("the line number after the name chooses the decision; leave out --decision and --at"))
	default:
		c.place(opts, r.decision-1)
	}
	return nil
}

// search returns the set of other answers to try. one is the default for a single file.
func (c *judgeCmd) search(one judge.Search) judge.Search {
	switch {
	case c.Others != nil && (*c.Others > 0 || c.Precedents == ""):
		return [...]judge.Search{judge.Alone, judge.Singles, judge.Pairs}[*c.Others]
	case c.few():
		return judge.Singles
	case !c.one():
		return judge.Alone
	}
	return one
}

// mostNamed is the largest number of files for which other answers are tried without a flag.
const mostNamed = 20

// few reports whether a person has named only a few files, so that other answers can be tried quickly.
func (c *judgeCmd) few() bool {
	return len(c.Files) > 1 && len(c.Files) <= mostNamed && !slices.ContainsFunc(c.Files, func(file string) bool {
		return operandOf(file).kind == isFolder
	})
}

// repeated returns the command that judges one file in the same way.
func (c *judgeCmd) repeated(a *app, file string) string {
	if c.one() {
		return a.typed
	}
	return c.commandFor(file)
}

// commandFor returns the command that judges a file in the same way, or a scenario by its line.
func (c *judgeCmd) commandFor(file string) string {
	args := append([]string{"judge", file}, c.flags()...)
	if c.Others != nil {
		args = append(args, "--other-answers", strconv.Itoa(*c.Others))
	}
	return typed(args)
}

// suite makes the answer about a record.
func (c *judgeCmd) suite(r *record, v *judge.Verdict, said report.Case, precedents *answer.Precedents) *report.Suite {
	if r.Under != nil {
		said.Answer = said.Answer.Noted(r.Under.Line())
	}
	said.Answer = said.Answer.Noted(copyist.Notes(slices.Concat(c.tried, r.readings()), v.Line)...)
	var compared []answer.Compared
	var missed []string
	if precedents != nil {
		compared, missed = precedents.List, precedents.Unread
		said.Answer = said.Answer.Noted(precedents.Lines()...)
	}
	value := struct {
		Under *answer.Under `json:"reading,omitempty"`
		*judge.Verdict
		Read       []copyist.Reading `json:"read,omitempty"`
		Precedents []answer.Compared `json:"precedents,omitzero"`
		Missed     []string          `json:"precedents-unread,omitempty"`
	}{r.Under, v, slices.Concat(c.tried, r.readings()), compared, missed}
	return &report.Suite{File: v.File, Under: r.Under.Line(), Cases: []report.Case{said}, Answer: said.Answer, Value: value}
}

// drawn draws the position in which a decision was judged; "" if there is none.
func drawn(a *app, r answer.Case, v *judge.Verdict) string {
	at := max(0, v.Decision-1)
	if v.Fact != nil { // the position in which it is claimed
		at = len(r.Transcript.Decisions)
	}
	part, err := r.At(at)
	if err != nil {
		return ""
	}
	place, err := part.Replay(a.ctx)
	if err != nil {
		return ""
	}
	said, err := place.Show("")
	if err != nil {
		return ""
	}
	drawing, err := draw.Position(place.Entry, said.Position, place.Setup, said.Turn)
	if err != nil {
		return ""
	}
	return v.Named(drawing)
}
