package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
	"github.com/yardstick-rules/yardstick/properties"
)

// ran is called when a check begins, and with its result; ended reports whether to go on.
type ran struct {
	begins func(name string)
	ended  func(name string, tags []string, err error) bool
}

// errCitation is the failure of a scenario in which only the tags are wrong.
var errCitation = errors.New("only the citations differ")

// suite runs the checks of a layer that are asked for, all if none is, in their order.
type suite func(asked map[string]bool, r ran) error

// scenarios returns the scenarios, file by file, and then the texts pinned with them. Their names begin with that of
// the file, so that other files need not be read.
func scenarios(entry games.Entry) (suite, error) {
	last := each([]check{{pins, func() error { return compareTexts(entry) }}})
	return func(asked map[string]bool, r ran) error {
		files := map[string]bool{}
		for name := range asked {
			file, _, _ := strings.Cut(name, separator)
			files[file] = true
		}
		for _, file := range features.Files(entry.Name()) {
			if asked != nil && !files[file] {
				continue
			}
			stop, prefix := false, file+separator
			_, err := features.Run(context.Background(), features.Options{
				Game: entry.Name(), Files: []string{file},
				Only: func(name string) bool {
					wanted := !stop && (asked == nil || asked[prefix+name])
					if wanted {
						r.begins(prefix + name)
					}
					return wanted
				},
				Ran: func(s features.Scenario) { stop = !r.ended(prefix+s.Name, s.Tags, failure(s)) || stop },
			})
			if err != nil || stop {
				return err
			}
		}
		return last(asked, r)
	}, nil
}

// pins is the name of the check of the texts pinned with the scenarios.
const pins = "pins"

// separator separates the name of a file from that of its scenario.
const separator = ": "

func failure(s features.Scenario) error {
	switch {
	case s.Failure == nil:
		return nil
	case s.Failure.Step == "":
		return errCitation
	}
	return fmt.Errorf("%s:%d: %s", s.File, s.Failure.Line, s.Failure.Message)
}

// check is a separate check: a reference game, a walk.
type check struct {
	name string
	// hold returns nil as long as the check passes.
	hold func() error
}

// each returns the suite of some checks.
func each(checks []check) suite {
	return func(asked map[string]bool, r ran) error {
		for _, c := range checks {
			if asked != nil && !asked[c.name] {
				continue
			}
			r.begins(c.name)
			if !r.ended(c.name, nil, c.hold()) {
				return nil
			}
		}
		return nil
	}
}

// goldens returns the reference games of the game, in any folder, and the check of their citations.
func goldens(entry games.Entry) (suite, error) {
	files, err := fs.Glob(golden.Files, "*/*.golden")
	if err != nil {
		return nil, err
	}
	var checks []check
	for _, file := range files {
		data, err := fs.ReadFile(golden.Files, file)
		if err != nil {
			return nil, err
		}
		_, body, _ := bytes.Cut(data, []byte("\n")) // the first line describes the purpose of the game
		was, err := transcript.Parse(file, data)
		if err != nil {
			return nil, err
		}
		if was.Game != entry.Name() || path.Dir(file) == "precedents" {
			continue
		}
		checks = append(checks, check{file, func() error { return replay(entry, was, string(body)) }})
	}
	set, err := golden.Open(entry)
	if err != nil {
		return nil, err
	}
	folder, err := fs.Sub(golden.Files, entry.Room)
	if err != nil {
		return nil, err
	}
	return each(append(checks,
		check{"citations", func() error { return set.SameCitations(folder) }})), nil
}

// compareTexts compares the texts of the game in all scenarios with those pinned with them.
func compareTexts(entry games.Entry) error {
	var told features.Told
	_, err := features.Run(context.Background(), features.Options{
		Game: entry.Name(), Ran: told.Ran,
		Subject: func(string) (engine.Subject, error) { return told.Of(&engine.Local{Game: entry.Game}), nil },
	})
	if err != nil {
		return err
	}
	return told.Same(entry)
}

// replay plays a record's decisions again and compares the new record with the pinned one.
func replay(entry games.Entry, was *transcript.Transcript, text string) error {
	rec := transcript.NewRecorder(&engine.Local{Game: entry.Game}, true)
	if _, err := rec.Start(was.Start()); err != nil {
		return err
	}
	for _, d := range was.Decisions {
		if _, err := rec.Play(d.Actor, d.Action); err != nil {
			return fmt.Errorf("line %d: %w", d.Line, err)
		}
	}
	is, err := rec.Transcript()
	if err != nil {
		return err
	}
	if transcript.Format(is) != text {
		return fmt.Errorf("the record differs")
	}
	return nil
}

// walks returns the walks of package properties, as many as check plays, with the laws that the game does not export:
// those of the kernel, and those that look back or need a second game.
func walks(entry games.Entry) (suite, error) {
	const walks, seed = 8, 1
	var checks []check
	for number := range uint64(walks) {
		one := play.Range{First: number, Games: 1}
		checks = append(checks, check{fmt.Sprint("walk ", number), func() error {
			report, err := properties.Walks(context.Background(), lawless{entry.Game}, entry.Book, engine.Setup{}, one, seed)
			if err == nil && report.Broken != nil {
				err = fmt.Errorf("%s: %s", report.Broken.ID, report.Broken.Problem)
			}
			return err
		}})
	}
	return each(checks), nil
}

// lawless is a game that lists no laws.
type lawless struct{ engine.Game }

func (lawless) Laws() []engine.Law { return nil }
