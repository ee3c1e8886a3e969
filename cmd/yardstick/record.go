package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/copyist"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// record is a game record that was opened with what it refers to.
type record struct {
	answer.Case
	// folder is where its position file may be; nil without one. No path in the record leads out of it.
	folder *os.Root
	// source is its text; nil for a scenario.
	source *copyist.Source
	// given is the reading that was put over it, nil for none.
	given *reading.Reading
	// decision is the one in the line that the command line named, counted from 1; 0 if it named none.
	decision int
}

// stdinPath stands for standard input on the command line, stdinName in messages.
const (
	stdinPath = "-"
	stdinName = "stdin"
)

// kind is what a path names on the command line.
type kind int

// A file is a record if it is nothing else; what comes on standard input says itself what it is.
const (
	isRecord kind = iota
	isScenarios
	isStdin
	isFolder
)

// operand is what a path names, as far as the path itself says it.
type operand struct {
	kind
	// name is what messages call it; file is the path without a line, and line that of one scenario, 0 for all.
	name, file string
	line       int
}

// withLine is a feature file with a line.
var withLine = regexp.MustCompile(`(?i)^(.*\.feature):([1-9]\d{0,8})$`)

// operandOf recognises what a path names: scenarios by the ending, which a line may follow, and a folder by looking.
func operandOf(path string) operand {
	info, err := os.Stat(path)
	m := withLine.FindStringSubmatch(path)
	switch {
	case path == stdinPath:
		return operand{isStdin, stdinName, stdinName, 0}
	case m != nil:
		line, _ := strconv.Atoi(m[2]) // it has nine digits at most
		return operand{isScenarios, path, m[1], line}
	case strings.EqualFold(filepath.Ext(path), ".feature"):
		return operand{isScenarios, path, path, 0}
	case err == nil && info.IsDir():
		return operand{isFolder, path, path, 0}
	}
	return operand{isRecord, path, path, 0}
}

// record reads a record, or the scenario of a feature file, disputed with what it asks last, and puts the reading that was given over it.
func (a *app) record(path string, under *under, disputed bool) (*record, error) {
	switch f, is, err := a.feature(path); {
	case err != nil:
		return nil, err
	case is:
		return a.ofScenario(f, under, disputed)
	}
	path, line := lined(path)
	name, text, err := a.text(path)
	if err != nil {
		return nil, err
	}
	r := &record{}
	beside := func(t *transcript.Transcript, entry games.Entry) (fs.FS, []byte, error) {
		given, err := under.of(entry)
		if err != nil {
			return nil, nil, err
		}
		err = r.beside(t, path)
		return r.Files, given.Components, err
	}
	r.source = &copyist.Source{Name: name, Text: text, Folder: beside}
	if r.Transcript, err = r.source.Read(a.ctx); err != nil {
		return nil, err
	}
	if r.decision, err = decidedAt(r.Transcript, line); err != nil {
		return nil, at(path, err)
	}
	if r.Entry, err = r.Of(games.Find); err != nil {
		return nil, err
	}
	given, err := under.of(r.Entry)
	if err != nil {
		return nil, err
	}
	if r.Components = given.Components; under.given() {
		r.given = given
		r.Over(given)
	}
	return r, r.beside(r.Transcript, path)
}

// beside opens the folder in which the position file of a record is looked up.
func (r *record) beside(t *transcript.Transcript, path string) (err error) {
	if t.PositionFile == "" || path == stdinPath || r.folder != nil {
		return nil
	}
	if r.folder, err = os.OpenRoot(filepath.Dir(path)); err != nil {
		return at(path, fmt.Errorf("the folder of the record cannot be opened: %w", err))
	}
	r.Files = r.folder.FS()
	return nil
}

// text reads the text of a record, and says what messages call it.
func (a *app) text(path string) (name string, data []byte, err error) {
	name = operandOf(path).name
	if path == stdinPath {
		data, err = a.piped()
	} else {
		data, err = readFile(path, transcript.MaxBytes)
	}
	switch {
	case err != nil:
		return name, nil, at(name, numbered(path, err))
	case bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")):
		return name, nil, at(name+":1", errors.New("this is JSON; a record is text, as yardstick play -o FILE writes it without --json"))
	}
	switch holds := features.IsFeature(data); {
	case holds && path == stdinPath:
		return name, nil, at(name, errors.New("these are scenarios, and this command needs a record; judge, show and legal read both"))
	case holds:
		return name, nil, at(name, errors.New("these are scenarios; give the file a name that ends in .feature"))
	}
	return name, data, nil
}

// piped is the text on standard input, which is read once.
func (a *app) piped() (data []byte, err error) {
	if a.fed == nil {
		a.fed, err = io.ReadAll(io.LimitReader(a.in, transcript.MaxBytes+1))
	}
	return a.fed, err
}

// again reads the record as it was typed, where it goes wrong as it is written; false if that changes nothing.
func (r *record) again(ctx context.Context, wrong error) bool {
	if r.source == nil {
		return false
	}
	t := r.source.Again(ctx, wrong)
	if t != nil {
		if r.Transcript = t; r.given != nil {
			r.Over(r.given)
		}
	}
	return t != nil
}

// readings are the lines that were read as others.
func (r *record) readings() []copyist.Reading {
	if r.source == nil {
		return nil
	}
	return r.source.Readings
}

// close closes the folder.
func (r *record) close() {
	if r.folder != nil {
		r.folder.Close()
	}
}

// replay plays the record, or its first n decisions if n is not nil, and returns the place reached. The error says what is wrong with the
// record.
func (a *app) replay(r *record, n *int) (place *answer.Place, err error) {
	part := r.Case
	if n != nil {
		if part, err = r.At(*n); err != nil {
			return nil, at("--at", err)
		}
	}
	a.status.during("replaying", func() { place, err = part.Replay(a.ctx) })
	var finding *transcript.Finding
	if errors.As(err, &finding) {
		if r.again(a.ctx, finding) {
			return a.replay(r, n)
		}
		return nil, a.beforeIt(r, finding)
	}
	return place, err
}

// beforeIt adds to a finding how far the record can be shown, if it can.
func (a *app) beforeIt(r *record, f *transcript.Finding) error {
	part, err := r.At(f.Decision)
	if err != nil {
		return f
	}
	a.status.during("replaying", func() { _, err = part.Replay(a.ctx) })
	if err != nil {
		return f
	}
	return fmt.Errorf("%w; yardstick show --at %d shows the game before it", f, f.Decision)
}

// readFile reads a regular file that is not too long.
func readFile(path string, limit int64) ([]byte, error) {
	folder, name := beside(path)
	return transcript.ReadPlain(folder, name, limit)
}

// plain refuses what is not a regular file.
func plain(path string) error {
	return transcript.Plain(beside(path))
}

// beside is the folder that a path is in, and its name there.
func beside(path string) (fs.FS, string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	folder, name := filepath.Dir(path), filepath.Base(path)
	if folder == path {
		name = "."
	}
	return os.DirFS(folder), name
}

// seatsFor are the players if nobody names them: as many as asked for, else as few as may play.
func seatsFor(entry games.Entry, asked *int) []string {
	if asked == nil {
		return entry.Book.SeatNames(entry.Book.Players.Min)
	}
	// The game says whether that many may play; no game allows more than this.
	return entry.Book.SeatNames(min(max(*asked, 0), transcript.MaxSeats))
}
