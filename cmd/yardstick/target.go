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
	"github.com/yardstick-rules/yardstick/cmd/internal/secretary"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// target holds the flags for the file that a command writes to. Every command with -o has them. A command that
// prints an answer too sets the variable written, a sentence for the help.
type target struct {
	Output string `short:"o" placeholder:"FILE" completion-predictor:"file" help:"${written=Write to FILE, not to standard output.} A file that exists is refused."`
	Force  bool   `help:"Replace the file or link that -o names."`
}

// open checks that the file can be written; it returns nil for standard output.
func (t *target) open() (*output.File, error) {
	switch {
	case t.Output == "" && t.Force:
		return nil, at("--force", errors.New("there is nothing to replace; name a file with -o"))
	case t.Output == "":
		return nil, nil
	}
	to, err := output.Open(t.Output, t.Force)
	if err != nil {
		return nil, at(t.Output, err)
	}
	return to, nil
}

// targets holds the flags for the files of a command that also prints its answer.
type targets struct {
	Outputs []string `name:"output" short:"o" sep:"none" placeholder:"FILE" completion-predictor:"file" help:"Write the answer to this file too. The ending gives the form: .md, .json, .xml, .ndjson or .sarif; for one decision also .feature (a scenario), .yard (a record), .golden (a precedent) or .html (a page). Repeatable. If you write the answer about one file as .md or .html, standard output shows only its first line. A file that exists is refused."`
	Force   bool     `help:"Replace the files or links that -o names."`
}

// opened is an open file with its format.
type opened struct {
	*output.File
	path, form string
}

// open checks that the files can be written, and finds the format of each.
func (t *targets) open() (files []opened, err error) {
	if len(t.Outputs) == 0 && t.Force {
		return nil, at("--force", errors.New("there is nothing to replace; name a file with -o"))
	}
	for i, path := range t.Outputs {
		if slices.Contains(t.Outputs[:i], path) {
			return nil, at(path, errors.New("this is named twice; leave one out"))
		}
		o := opened{path: path}
		if o.form, err = report.Named(path); err != nil {
			return nil, at(path, err)
		}
		o.File, err = output.Open(path, t.Force && !isPrecedent(path))
		if err != nil {
			return nil, at(path, stays(path, err))
		}
		files = append(files, o)
	}
	return files, nil
}

// openPage does the same as open, for a command that writes only pages.
func (t *target) openPage() (*output.File, error) {
	if t.Output != "" && !strings.EqualFold(filepath.Ext(t.Output), ".html") {
		return nil, at(t.Output, errors.New("this is written as a page; let the name end in .html"))
	}
	return t.open()
}

// openPicture does the same as open, for a command that writes only pictures.
func (t *target) openPicture() (*output.File, error) {
	if t.Output != "" && !strings.EqualFold(filepath.Ext(t.Output), ".svg") {
		return nil, at(t.Output, errors.New("this is written as a picture; let the name end in .svg"))
	}
	return t.open()
}

// writePage writes a page and prints a line about it.
func (a *app) writePage(to *output.File, name, text, about string) error {
	if err := to.Write(text); err != nil {
		return at(name, err)
	}
	a.say("%s: a page about %s; open it in a browser\n", name, about)
	return nil
}

// sit lets a person type at a table until they leave, and writes the record. The file is written after every
// decision. A new file is also written before the first decision, so that nobody must type the start again.
func (t *target) sit(a *app, s *secretary.Secretary, to *output.File, isNew bool, text func() (string, error)) error {
	s.PositionIn = positionIn
	s.Save = func() error {
		if to == nil {
			return nil
		}
		draft, err := text()
		if err != nil {
			return err
		}
		if err := to.Draft(draft); err != nil {
			return at(t.Output, err)
		}
		return nil
	}
	if isNew {
		if err := s.Save(); err != nil {
			return err
		}
	}
	if err := s.Keep(a.ctx); err != nil {
		return err
	}
	whole, err := text()
	switch {
	case err != nil:
		return err
	case to == nil:
		a.verbatim(whole)
		return nil
	}
	if err := to.Write(whole); err != nil {
		return at(t.Output, err)
	}
	return a.written(t.Output, s.Decisions(), s.Game, s.Names())
}

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

// copies enables a suite to write the judged record, which ends with the decision in dispute.
func (c *judgeCmd) copies(a *app, of answer.Case, v *judge.Verdict, suite *report.Suite) {
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
		"--components FILE, or write a scenario instead, with -o NAME.feature")
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
