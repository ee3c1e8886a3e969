package main

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/judge"
)

// isAgain reports whether a form is what was judged, written down again.
func isAgain(form string) bool { return slices.Contains([]string{"feature", "yard", "golden"}, form) }

// isAgainFile reports whether the ending of a file's name stands for such a form.
func isAgainFile(path string) bool {
	form, err := report.Named(path)
	return err == nil && isAgain(form)
}

// isPrecedent reports whether a file's name is that of a precedent.
func isPrecedent(path string) bool { return strings.EqualFold(filepath.Ext(path), ".golden") }

// stays is why a file is not written: what is in the place of a precedent cannot be replaced, and nobody is advised to.
func stays(path string, err error) error {
	if isPrecedent(path) && (errors.Is(err, output.ErrExists) || errors.Is(err, output.ErrLink)) {
		return errors.New("there is such a file, and a precedent stays as it was decided; name another")
	}
	return err
}

// again writes down again the record that was judged, which ends with the decision in dispute.
func (c *judgeCmd) again(a *app, of answer.Case, v *judge.Verdict) func(ending string) (string, error) {
	d := &dispute.Dispute{Record: of.Transcript, Entry: of.Entry, Files: of.Files, Components: of.Components, Verdict: v, Issue: c.Issue}
	return func(ending string) (string, error) { return d.Text(a.ctx, ending) }
}
