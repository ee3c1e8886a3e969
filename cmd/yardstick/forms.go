package main

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute/court"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw"
	"github.com/yardstick-rules/yardstick/cmd/internal/draw/part"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// isAgain reports whether a format contains the judged record itself: as a scenario, a record, a precedent or a
// page.
func isAgain(form string) bool {
	return slices.Contains([]string{"feature", "yard", "golden", "html"}, form)
}

// isAgainFile reports whether the ending of a file's name stands for a format of the judged record.
func isAgainFile(path string) bool {
	form, err := report.Named(path)
	return err == nil && isAgain(form)
}

// isPrecedent reports whether a file's name is that of a precedent.
func isPrecedent(path string) bool { return strings.EqualFold(filepath.Ext(path), ".golden") }

// stays returns the error of opening a file. For a precedent it advises another name instead of --force.
func stays(path string, err error) error {
	if isPrecedent(path) && (errors.Is(err, output.ErrExists) || errors.Is(err, output.ErrLink)) {
		return errors.New("the file exists, and a precedent is never overwritten; choose another name")
	}
	return err
}

// again enables a suite to write the judged record, which ends with the decision in dispute.
func (c *judgeCmd) again(a *app, of answer.Case, v *judge.Verdict, suite *report.Suite) {
	d := &dispute.Dispute{Record: of.Transcript, Entry: of.Entry, Files: of.Files, Components: of.Components, Verdict: v, Issue: c.Issue,
		Try: court.Try}
	suite.Unsaid = func() string { return d.Unsaid(a.ctx) }
	suite.Again = func(ending string) (string, error) {
		if ending == ".html" {
			return asPage(a, of, v)
		}
		if err := c.boxed(of); err != nil && ending != ".feature" {
			return "", err
		}
		return d.Text(a.ctx, ending)
	}
}

// boxed refuses to turn a scenario that contains a component file into a record, because a record can only name
// such a file.
func (u *under) boxed(of answer.Case) error {
	if of.Components == nil || u.Components != "" || u.Reading != "" {
		return nil
	}
	return errors.New("the scenario contains its component file, but a record can only name a file: copy the text into a file and judge with " +
		"--components FILE, or let the name end in .feature")
}

// asPage returns the verdict on the last decision of a record as a page, with the table before the decision.
func asPage(a *app, of answer.Case, v *judge.Verdict) (string, error) {
	before, err := of.At(max(0, v.Decision-1))
	if err != nil {
		return "", err
	}
	r := &page.Ruling{Verdict: v, Record: transcript.Format(of.Transcript)}
	place, err := before.Replay(a.ctx)
	var finding *transcript.Finding
	switch {
	case errors.As(err, &finding): // the start itself is wrong, and there is no table
	case err != nil:
		return "", err
	default:
		said, err := place.Show("")
		if err != nil {
			return "", err
		}
		if r.Table, err = draw.Tree(place.Entry, said.Position, place.Setup, said.Turn); err != nil {
			return "", err
		}
		r.Table = part.Retold(r.Table, v.Named)
	}
	var b strings.Builder
	err = page.Verdict(&b, r)
	return b.String(), err
}
