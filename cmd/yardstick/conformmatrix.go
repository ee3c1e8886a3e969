package main

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/cmd/internal/output"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/report"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// matrix compares several reports clause by clause.
func (c *conformCmd) matrix(a *app) error {
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

// open lists the questions whose answers must be found out, because neither the engine nor the given reading
// states them.
func (o offered) open(entry games.Entry, given map[string]string) (open []string) {
	for _, q := range entry.Book.Questions {
		if _, settled := given[q.Name]; !settled && !q.Fixed && o.game.Reading[q.Name] == wire.Unknown {
			open = append(open, q.Name)
		}
	}
	return open
}

// untold lists the questions to which the engine plays only one answer, so that the answer is not sent to it.
func (o offered) untold() (names []string) {
	for _, name := range slices.Sorted(maps.Keys(o.game.Reading)) {
		if o.game.Reading[name] != wire.Any {
			names = append(names, name)
		}
	}
	return names
}

// witnessed returns the answers for the game of a record. Answers that the user gives or the engine states come
// first, then those of the record. The record was written under the answers found, so nothing must be found out
// again.
func witnessed(entry games.Entry, record, says, given map[string]string) map[string]string {
	all := map[string]string{}
	for _, q := range entry.Book.Questions {
		if !q.Fixed {
			all[q.Name] = q.Options[q.Default].ID
		}
	}
	for _, some := range []map[string]string{record, says, given} {
		maps.Copy(all, some)
	}
	return all
}

// infer finds out the answers that the engine plays, and sets them for the trials.
func (c *conformCmd) infer(a *app, opts *conformance.Options, hello offered, given map[string]string,
	tried engine.Subject) (found *inference.Found, err error) {
	says := hello.answers()
	if opts.Witness != nil && !c.InferOnly {
		given = witnessed(opts.Game, opts.Witness.Start.Rulings, says, given)
	}
	open := hello.open(opts.Game, given)
	opts.Reading, opts.Untold = maps.Clone(says), hello.untold()
	maps.Copy(opts.Reading, given)
	if len(open) > 0 {
		var done, of atomic.Int64
		asking := *opts
		asking.Open = func() (engine.Subject, error) { return tried, nil }
		a.status.watch(func() string {
			return fmt.Sprintf("asking the engine which answers it plays: game %d of %d", done.Load(), of.Load())
		}, func() {
			found, err = conformance.Infer(a.ctx, asking, open, says, func(n, all int) {
				done.Store(int64(n + 1))
				of.Store(int64(all))
			})
		})
		if err != nil {
			return nil, err
		}
	}
	opts.Reading = says
	if found != nil {
		maps.Copy(opts.Reading, found.Reading())
		for _, answer := range found.Answers {
			switch {
			case answer.Verdict == inference.NoneOfOurs:
				opts.Own = append(opts.Own, answer.Question)
			case answer.Verdict == inference.NotAsked && answer.Says == "":
				opts.Guessed = append(opts.Guessed, answer.Question)
			}
		}
	}
	maps.Copy(opts.Reading, given)
	return found, nil
}

// tellReading prints the answers of the engine as the file of a reading.
func (c *conformCmd) tellReading(a *app, entry games.Entry, said *conform.Answer) error {
	if c.JSON {
		return a.json(said)
	}
	a.say("%s", conform.Reading(entry.Book, said.Report, said.Inferred, said.Engine))
	return nil
}
