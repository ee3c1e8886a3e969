package pin

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// again plays the decisions of a record again and records what happens. The error is the first decision that the engine refuses, with its
// line.
func again(game engine.Game, was *transcript.Transcript) (*transcript.Transcript, error) {
	rec := transcript.NewRecorder(&engine.Local{Game: game}, true)
	if _, err := rec.Start(was.Start()); err != nil {
		return nil, fmt.Errorf("%s: %w", was.File, err)
	}
	for _, d := range was.Decisions {
		if _, err := rec.Play(d.Actor, d.Action); err != nil {
			return nil, fmt.Errorf("%s:%d: %s: %w; if the rules changed, mend the record, or delete it and have another game played",
				was.File, d.Line, d, err)
		}
	}
	return rec.Transcript()
}

// Same plays a record on the list again and compares what happens with its file. The error is the first difference.
func (g Game) Same(entry games.Entry, folder fs.FS, name string) error {
	was, err := g.Read(folder, name)
	if err != nil {
		return err
	}
	is, err := again(entry.Game, was)
	if err != nil {
		return err
	}
	if d, differ := transcript.First(was, is); differ {
		return fmt.Errorf("the first difference: %v", d)
	}
	return g.asWritten(folder, name, is)
}

// asWritten checks that the file of a record in which nothing differs is written in the form of records.
func (g Game) asWritten(folder fs.FS, name string, is *transcript.Transcript) error {
	old, err := fs.ReadFile(folder, name+Ending)
	if err != nil {
		return err
	}
	if text := g.text(name, is); text != string(old) {
		return fmt.Errorf("%s%s: the record is as it was, but the file is not written as records are: the heading or the spacing differs",
			name, Ending)
	}
	return nil
}

// Text is the file of a record on the list as the engine writes it today: its decisions played again, or if it has none yet, a first game
// with players that decide at random. That game begins as the file does; if there is no file, every question is at its default and the
// name says how many play, "3-players" or "3-players-and-a-reason"; if the name does not, as few play as are allowed. The error is a file
// that cannot be read, a decision that the engine refuses, or a file of [MostLines] or more.
func (g Game) Text(entry games.Entry, folder fs.FS, name string) (string, error) {
	was, err := read(folder, name+Ending)
	if errors.Is(err, fs.ErrNotExist) {
		was, err = header(entry, name)
	}
	if err != nil {
		return "", err
	}
	written := again
	if len(was.Decisions) == 0 {
		written = first
	}
	is, err := written(entry.Game, was)
	if err == nil && was.Winner != nil && is.Winner == nil {
		file := "golden/" + entry.Room + "/" + was.File
		err = fmt.Errorf("%s was a whole game, and by the rules of today it is not over where the record stops: play it on, with "+
			"yardstick play --from %[1]s -o %[1]s --force, or delete it and have another game played", file)
	}
	if err != nil {
		return "", err
	}
	text := g.text(name, is)
	if n := strings.Count(text, "\n"); n >= MostLines {
		return "", fmt.Errorf("%s: %d lines are too many; a record stays below %d", was.File, n, MostLines)
	}
	return text, nil
}

// text is what a record is there to show, then the record.
func (g Game) text(name string, record *transcript.Transcript) string {
	return "# " + g.Records[name] + "\n" + transcript.Format(record)
}

// Conforms replays a record with every claim in it; the error is the first that is wrong, or what the record leaves out.
func Conforms(game engine.Game, record *transcript.Transcript) error {
	report, err := transcript.Replay(context.Background(), record, &engine.Local{Game: game}, transcript.Options{})
	if err != nil {
		return fmt.Errorf("%s: %w", record.File, err)
	}
	if report.Finding != nil {
		return report.Finding
	}
	if report.Unfinished != nil {
		return fmt.Errorf("%s: a pinned record has every effect and ends with a whole line, and this one is %v", record.File, report.Unfinished)
	}
	return nil
}
