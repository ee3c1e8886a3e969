package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// write writes the short games, after a check that all files can be written.
func (c *compareCmd) write(a *app, said *compare.Report) error {
	files, err := said.Records(a.ctx)
	games := len(files)
	if err == nil {
		var features []compare.File
		a.status.during("writing scenarios", func() { features, err = said.Features(a.ctx) })
		files = append(append(files, features...), said.Reach())
	}
	if err != nil {
		return err
	}
	to := make([]*output.File, len(files))
	for i := range files {
		name := files[i].In(c.Differences)
		if to[i], err = output.Open(name, c.Force); err != nil {
			return at(name, err)
		}
	}
	for i := range files {
		if err := to[i].Write(files[i].Text); err != nil {
			return at(files[i].In(c.Differences), err)
		}
	}
	a.complain(fmt.Sprintf("%s: %s", c.Differences, prose.Count(games, "short game")))
	return nil
}

// report writes the answer to a file, in the format of the file's ending.
func (c *compareCmd) report(a *app, question *compare.Comparison, said *compare.Report, path string, to *output.File) (err error) {
	var text, about string
	switch strings.ToLower(filepath.Ext(path)) {
	case ".svg":
		text, about = page.Drawing(said), "a chart"
	case ".json":
		text, err = report.JSON(said)
		about = "the answer in JSON"
	case ".html":
		text, err = comparePage(a, question, said)
		about = "a page; open it in a browser"
	default:
		text, about = said.Markdown(a.typed), "a summary to paste into a pull request"
	}
	if err != nil {
		return err
	}
	if err := to.Write(text); err != nil {
		return at(path, err)
	}
	if !c.JSON {
		a.say("%s: %s\n", path, about)
	}
	return nil
}

// comparePage returns the answer as a page.
func comparePage(a *app, question *compare.Comparison, said *compare.Report) (string, error) {
	records, err := said.Records(a.ctx)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	err = page.Compare(&b, question.Entry.Book, said, records, page.Head{Program: program(buildInfo()), Command: a.typed})
	return b.String(), err
}
