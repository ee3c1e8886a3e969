package main

import (
	"errors"
	"io/fs"
	"path/filepath"

	"github.com/yardstick-rules/yardstick/cmd/internal/desk"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type deskCmd struct {
	File string `arg:"" optional:"" completion-predictor:"file" help:"A game record, or a scenario, as in mine.feature:12; - reads standard input. Without a file, the desk opens empty."`
	At   *int   `placeholder:"N" help:"Show the table after the first N decisions. The default is the end, or the place before the first mistake."`
	under
	Output string `short:"o" placeholder:"FILE" completion-predictor:"file" help:"Write the desk as one page that contains everything and opens without a server or a network. A file that exists is refused."`
	Force  bool   `help:"Replace the file or link that -o names."`
}

// Help returns the text that --help shows above the flags.
func (deskCmd) Help() string {
	return "Opens the referee's desk in the browser: the table at every decision, the effects of each decision with their clauses, the legal " +
		"actions, the verdict and the questions that change it, and both tables under another answer. Only this machine can open the desk, " +
		"at an address that nobody can guess, until Ctrl-C. -o writes one file to mail, with the record in it."
}

// Run opens the referee's desk in the browser, or writes it to files.
func (c *deskCmd) Run(a *app) error {
	given, err := c.given(a)
	if err != nil {
		return err
	}
	to := target{c.Output, c.Force}
	file, err := to.openPage()
	if err != nil {
		return err
	}
	engine, err := desk.Find(a.ctx, buildInfo(), func(line string, build func()) {
		a.complain(line)
		a.status.during("building the page's engine", build)
	})
	if err != nil {
		return err
	}
	if file != nil {
		page, err := desk.Single(given, engine)
		if err != nil {
			return err
		}
		return a.writePage(file, c.Output, page, prose.Either(given.Name == "", "any record", given.Name))
	}
	s, err := desk.Listen(a.ctx, given, engine)
	if err != nil {
		return err
	}
	a.say("the referee's desk is at %s\nopen it in a browser; Ctrl-C ends it\n", s.URL)
	if err := a.out.Flush(); err != nil {
		return err
	}
	if err := s.Serve(a.ctx); !errors.Is(err, a.ctx.Err()) || a.ctx.Err() == nil {
		return err
	}
	return nil
}

// given returns the data of the page: the record as it was written, and the files that it names.
func (c *deskCmd) given(a *app) (*desk.Given, error) {
	g := &desk.Given{Program: program(buildInfo()), Decisions: c.At}
	if c.File == "" {
		if c.At != nil {
			return nil, at("--at", errors.New("it is a place in a record; name the record"))
		}
		return g, c.none("name the record that the answers apply to; on the page you can choose other answers")
	}
	r, err := a.record(c.File, &c.under, true)
	if err != nil {
		return nil, err
	}
	defer r.close()
	if c.At != nil {
		if _, err := r.At(*c.At); err != nil {
			return nil, at("--at", err)
		}
	}
	g.Name, g.Components = filepath.Base(r.File), string(r.Components) // the folder stays private
	if g.Text, err = c.text(a, r); err != nil {
		return nil, err
	}
	if r.PositionFile != "" && r.Files != nil {
		position, err := fs.ReadFile(r.Files, r.PositionFile)
		if err != nil {
			return nil, at(c.File, err)
		}
		g.Position = string(position)
	}
	if r.Under != nil {
		for question, option := range r.Under.Answers {
			g.Rulings = append(g.Rulings, question+"="+option)
		}
	}
	return g, nil
}

// text returns the record as it was written; a scenario becomes a record.
func (c *deskCmd) text(a *app, r *record) (string, error) {
	if _, is, err := a.feature(c.File); is || err != nil {
		return transcript.Format(r.Transcript), err
	}
	_, text, err := a.text(c.File)
	return string(text), err
}
