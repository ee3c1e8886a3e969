package main

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
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

// again writes down again the record that was judged, which ends with the decision in dispute.
func (c *judgeCmd) again(a *app, of answer.Case, v *judge.Verdict) func(ending string) (string, error) {
	d := &dispute.Dispute{Record: of.Transcript, Entry: of.Entry, Files: of.Files, Components: of.Components, Verdict: v, Issue: c.Issue}
	return func(ending string) (string, error) { return d.Text(a.ctx, ending) }
}
