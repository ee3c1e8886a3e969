package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/diff"

	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

type fmtCmd struct {
	File       string `arg:"" completion-predictor:"file" help:"A game record; - reads standard input."`
	Effects    bool   `help:"Write what the decisions brought about, marks, the result and the winner into it; the record has to stand."`
	Write      bool   `short:"w" help:"Write the record into its file, in place of what was there."`
	Diff       bool   `short:"d" help:"Show how the record would differ; the exit code is 1 if it would."`
	Components string `placeholder:"FILE" completion-predictor:"file" help:"The owner's component file that the record was played with."`
}

// Help is shown below the flags.
func (fmtCmd) Help() string {
	return "Small and capital letters, blanks, \"x\" for \"*\", a missing \"*1\" and the order of words do not matter in a record that is " +
		"formatted; what can mean several actions is refused with these. No decision is changed, and comments stay where they are. " +
		"Without -w or -d the record goes to standard output.\n\n" +
		"Examples:\n\n  yardstick fmt typed.yard -d\n  yardstick fmt typed.yard --effects -w"
}

// Run formats the record.
func (c *fmtCmd) Run(a *app) error {
	switch {
	case c.Write && c.Diff:
		return at("-d", errors.New("this shows what -w writes; give one of them"))
	case c.Write && c.File == stdinPath:
		return at("-w", errors.New("standard input is not a file; leave the flag out"))
	}
	name, text, err := a.text(c.File)
	if err != nil {
		return err
	}
	fair, err := c.fair(a, name, text)
	switch {
	case err != nil:
		return err
	case c.Diff:
		return a.differs(name, text, fair)
	case c.Write:
		return c.write(text, fair)
	}
	a.verbatim(prose.Clean(fair))
	return nil
}

// fair is the record as it should be.
func (c *fmtCmd) fair(a *app, name string, text []byte) (string, error) {
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
	if record.Head.PositionFile != "" && c.File != stdinPath {
		folder, err := os.OpenRoot(filepath.Dir(c.File))
		if err != nil {
			return "", at(c.File, fmt.Errorf("the folder of the record cannot be opened: %w", err))
		}
		defer folder.Close()
		record.Files = folder.FS()
	}
	var fair string
	a.status.during("replaying", func() { fair, err = record.Fair(a.ctx, c.Effects) })
	return fair, err
}

// differs shows the difference.
func (a *app) differs(name string, text []byte, fair string) error {
	lines := diff.Diff(name, text, name+" (formatted)", []byte(fair))
	if lines == nil {
		return nil
	}
	a.say("%s", bytes.TrimPrefix(lines, fmt.Appendf(nil, "diff %s %s (formatted)\n", name, name)))
	return exitCode(conformsNot)
}

// write puts the record in the place of what was there, if it differs.
func (c *fmtCmd) write(text []byte, fair string) error {
	if string(text) == fair {
		return nil
	}
	if info, err := os.Lstat(c.File); err == nil && info.Mode().Type() == os.ModeSymlink {
		return at(c.File, errors.New("this is a link; name the file that it leads to"))
	}
	to, err := output.Open(c.File, true)
	if err == nil {
		err = to.Write(fair)
	}
	if err != nil {
		return at(c.File, err)
	}
	return nil
}
