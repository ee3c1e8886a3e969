package main

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"path"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/golden"
	"github.com/yardstick-rules/yardstick/properties"
)

// scenarios are the feature files.
func scenarios(entry games.Entry, _ []string) ([]check, error) {
	var checks []check
	for _, file := range features.Files(entry.Name()) {
		checks = append(checks, check{file, func() error {
			report, err := features.Run(context.Background(), features.Options{Game: entry.Name(), Files: []string{file}})
			if err != nil {
				return err
			}
			for _, s := range report.Failed() {
				return fmt.Errorf("%s:%d: %s", s.File, s.Failure.Line, s.Failure.Message)
			}
			return nil
		}})
	}
	return checks, nil
}

// goldens are the pinned games of the game, in any folder.
func goldens(entry games.Entry, _ []string) ([]check, error) {
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
		_, body, _ := bytes.Cut(data, []byte("\n")) // the first line says what the game is there to show
		was, err := transcript.Parse(file, data)
		if err != nil {
			return nil, err
		}
		if was.Game != entry.Name() || path.Dir(file) == "disputes" {
			continue
		}
		checks = append(checks, check{file, func() error { return replay(entry, was, string(body)) }})
	}
	return checks, nil
}

// replay plays a record's decisions again and compares what is recorded with what was pinned.
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

// walks are the walks of package properties, as many as check plays, with the laws that the game does not export: those of the kernel, and
// those that look back or need a second game.
func walks(entry games.Entry, _ []string) ([]check, error) {
	const walks, seed = 8, 1
	var checks []check
	for number := range uint64(walks) {
		one := play.Range{First: number, Games: 1}
		checks = append(checks, check{fmt.Sprint("walk ", number), func() error {
			report, err := properties.Walks(context.Background(), lawless{entry.Game}, entry.Book, one, seed)
			if err == nil && report.Broken != nil {
				err = fmt.Errorf("%s: %s", report.Broken.ID, report.Broken.Problem)
			}
			return err
		}})
	}
	return checks, nil
}

// lawless is a game that lists no laws.
type lawless struct{ engine.Game }

func (lawless) Laws() []engine.Law { return nil }
