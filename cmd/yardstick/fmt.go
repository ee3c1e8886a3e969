package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

type fmtCmd struct {
	Files      []string `arg:"" name:"file" completion-predictor:"file" help:"A game record, or several with -w or -d; - reads standard input."`
	Effects    bool     `help:"Add the effects of the decisions, the marks (the number of legal actions and a digest of the position), the result and the winner. The record must be valid."`
	Write      bool     `short:"w" help:"Write the record into its file, in place of the old text."`
	Diff       bool     `short:"d" help:"Show what -w would change in the record. The exit code is 1 if anything would change."`
	Components string   `placeholder:"FILE" completion-predictor:"file" help:"The owner's component file that the recorded game was played with."`
	JSON       bool     `name:"json" help:"Answer in JSON: the record as text and in parts, and the changes."`
}

// Help returns the text that --help shows above the flags.
func (fmtCmd) Help() string {
	return "Rewrites typed text in the spelling of the game. The text may have other capitals, articles, numbers in words, the verbs of " +
		"the rulebook, and quoted lines. fmt refuses ambiguous text and lists its meanings. Decisions do not change, and comments stay in place. " +
		"Without -w or -d the record goes to standard output."
}

// Run formats the records.
func (c *fmtCmd) Run(a *app) error {
	several := len(c.Files) > 1
	switch {
	case c.Write && c.Diff:
		return at("-d", errors.New("this flag shows what -w would write; give one of the two"))
	case c.Write && slices.Contains(c.Files, stdinPath):
		return at("-w", errors.New("standard input is not a file; leave the flag out"))
	case several && (c.JSON || !c.Write && !c.Diff):
		return at("yardstick fmt", errors.New("several records need -w or -d; without these flags, name one record"))
	}
	var differs, broken int
	for _, file := range c.Files {
		differ, err := c.one(a, file)
		switch {
		case err != nil && (!several || a.ctx.Err() != nil):
			return err
		case err != nil:
			a.complain(err.Error())
			broken++
		case differ:
			differs++
		}
	}
	switch {
	case broken > 0:
		return at("yardstick fmt", fmt.Errorf("%d of the records could not be formatted; the others were formatted", broken))
	case c.Diff && differs > 0:
		return exitCode(conformsNot)
	}
	return nil
}

// one formats a record, and reports whether the result differs from the file.
func (c *fmtCmd) one(a *app, file string) (differs bool, err error) {
	name, text, err := a.text(file)
	if err != nil {
		return false, err
	}
	fair, err := c.fair(a, file, name, text)
	if err != nil {
		return false, err
	}
	difference := c.difference(name, text, fair)
	if c.Write {
		err = c.write(file, text, fair)
	}
	switch {
	case err != nil:
	case c.JSON:
		err = c.json(a, name, fair, difference)
	case c.Diff:
		a.say("%s", difference)
	case !c.Write:
		a.verbatim(prose.Clean(fair))
	}
	return difference != "", err
}

// json prints the answer for programs.
func (c *fmtCmd) json(a *app, name, fair, difference string) error {
	t, err := transcript.Parse(name, []byte(fair))
	if err != nil {
		return err
	}
	return a.json(answer.Fair{File: name, Changed: difference != "", Written: c.Write, Difference: difference, Text: fair,
		Record: answer.RecordOf(t)})
}

// fair returns the record in the game's spelling.
func (c *fmtCmd) fair(a *app, file, name string, text []byte) (string, error) {
	record, err := copyist.Open(name, text)
	if err != nil {
		return "", err
	}
	box := under{Components: c.Components}
	given, err := box.of(record.Entry)
	if err != nil {
		return "", err
	}
	record.Components = given.Components
	if record.Head.PositionFile != "" && file != stdinPath {
		folder, err := os.OpenRoot(filepath.Dir(file))
		if err != nil {
			return "", at(file, fmt.Errorf("the folder of the record cannot be opened: %w", err))
		}
		defer folder.Close()
		record.Files = folder.FS()
	}
	var fair string
	a.status.during("replaying", func() { fair, err = record.Fair(a.ctx, c.Effects) })
	return fair, err
}

// difference returns the diff between the record and its formatted text, line by line; "" if there is none.
func (c *fmtCmd) difference(name string, text []byte, fair string) string {
	lines := diff.Diff(name, text, name+" (formatted)", []byte(fair))
	return string(bytes.TrimPrefix(lines, fmt.Appendf(nil, "diff %s %s (formatted)\n", name, name)))
}

// write replaces the file by the formatted record, if it differs.
func (c *fmtCmd) write(file string, text []byte, fair string) error {
	if string(text) == fair {
		return nil
	}
	if info, err := os.Lstat(file); err == nil && info.Mode().Type() == os.ModeSymlink {
		return at(file, errors.New("this is a link; name the file that it leads to"))
	}
	to, err := output.Open(file, true)
	if err == nil {
		err = to.Write(fair)
	}
	if err != nil {
		return at(file, err)
	}
	return nil
}
