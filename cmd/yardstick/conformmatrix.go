package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// beside compares several reports clause by clause.
func (c *conformCmd) beside(a *app) error {
	if c.Game == "" {
		return at("--matrix", errors.New("name two reports or more, which conform -o has written as .json"))
	}
	files := append([]string{c.Game}, c.Command...)
	if len(files) < 2 || len(files) > conform.MostRuns {
		return at("--matrix", fmt.Errorf("the number of reports is %d; name at least two, and at most %d", len(files), conform.MostRuns))
	}
	to, err := openReports(c.Outputs, []string{".md", ".json", ".html"}, "the comparison of reports is written as .md, .json or .html", c.Force)
	if err != nil {
		return err
	}
	var runs []*conform.Run
	for _, file := range files {
		text, err := readFile(file, conform.MaxRun)
		if err != nil {
			return at(file, err)
		}
		run, err := conform.ReadRun(file, text)
		if err != nil {
			return at(file, err)
		}
		runs = append(runs, run)
	}
	said, err := conform.MatrixOf(runs)
	if err != nil {
		return err
	}
	if c.JSON {
		err = a.json(said)
	} else {
		a.answer(said.Doc(a.typed), c.Verbose, len(c.Outputs) > 0)
	}
	for _, path := range c.Outputs {
		if err == nil {
			err = c.writeMatrix(a, said, path, to[path])
		}
	}
	return err
}

// writeMatrix writes the comparison of reports in the format of the file's ending.
func (c *conformCmd) writeMatrix(a *app, said *conform.Matrix, path string, to *output.File) error {
	text := prose.Clean(said.Doc(a.typed).Markdown())
	switch {
	case strings.EqualFold(filepath.Ext(path), ".json"):
		var err error
		if text, err = report.JSON(said); err != nil {
			return err
		}
	case isPage(path):
		var b strings.Builder
		if err := page.Matrix(&b, said, page.Head{Program: program(buildInfo()), Command: a.typed}); err != nil {
			return err
		}
		text = b.String()
	}
	if err := to.Write(text); err != nil {
		return at(path, err)
	}
	if !c.JSON {
		a.say("%s: the reports compared\n", path)
	}
	return nil
}

// isPage reports whether a file is written as a page.
func isPage(path string) bool { return strings.EqualFold(filepath.Ext(path), ".html") }

// openReports checks in advance that files can be written and that each has one of the endings.
func openReports(paths, endings []string, says string, force bool) (map[string]*output.File, error) {
	files := map[string]*output.File{}
	for _, path := range paths {
		if !slices.Contains(endings, strings.ToLower(filepath.Ext(path))) {
			return nil, at(path, errors.New(says))
		}
		if files[path] != nil {
			return nil, at(path, errors.New("this is named twice; leave one out"))
		}
		file, err := output.Open(path, force)
		if err != nil {
			return nil, at(path, err)
		}
		files[path] = file
	}
	return files, nil
}
