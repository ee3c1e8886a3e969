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

// record is an open game record with the files that it refers to.
type record struct {
	answer.Case
	// folder is the folder in which the record's position file is searched; nil if there is none. No path in
	// the record leads out of it.
	folder *os.Root
	// source is the text of the record; nil for a scenario.
	source *copyist.Source
	// given is the reading that overrides the record's answers, or nil if there is none.
	given *reading.Reading
	// decision is the 1-based number of the decision in the line on the command line; 0 without a line.
	decision int
}

// stdinPath stands for standard input on the command line, and stdinName in messages.
const (
	stdinPath = "-"
	stdinName = "stdin"
)

// kind is the kind of input that a path names on the command line.
type kind int

// A path that is of no other kind is a record. For standard input, the content decides the kind.
const (
	isRecord kind = iota
	isScenarios
	isStdin
	isFolder
)

// operand is a path on the command line, with the kind that the path itself shows.
type operand struct {
	kind
	// name is the name in messages. file is the path without a line, and line is the line of one scenario, 0
	// for all.
	name, file string
	line       int
}

// withLine matches a feature file with a line.
var withLine = regexp.MustCompile(`(?i)^(.*\.feature):([1-9]\d{0,8})$`)

// operandOf returns the kind of a path. Scenarios have their own ending, which a line may follow, and a folder
// exists on disk.
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

// record reads a record under the reading given. A scenario becomes a record up to its disputed decision. If
// disputed is set, the record includes that decision.
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
		err = r.openFolder(t, path)
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
	return r, r.openFolder(r.Transcript, path)
}

// openFolder opens the folder of the record's position file.
func (r *record) openFolder(t *transcript.Transcript, path string) (err error) {
	if t.PositionFile == "" || path == stdinPath || r.folder != nil {
		return nil
	}
	if r.folder, err = os.OpenRoot(filepath.Dir(path)); err != nil {
		return at(path, fmt.Errorf("the folder of the record cannot be opened: %w", err))
	}
	r.Files = r.folder.FS()
	return nil
}

// text reads the text of a record, and returns its name in messages.
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
	case holds && (path == stdinPath || strings.HasSuffix(name, ".feature")):
		return name, nil, at(name, errors.New("the file contains scenarios, but this command needs a record; judge, show and legal read both"))
	case holds:
		return name, nil, at(name, errors.New("the file contains scenarios; give it a name that ends in .feature"))
	}
	return name, data, nil
}

// piped returns the text on standard input. It reads the text only once.
func (a *app) piped() (data []byte, err error) {
	if a.fed == nil {
		a.fed, err = io.ReadAll(io.LimitReader(a.in, transcript.MaxBytes+1))
	}
	return a.fed, err
}

// reread accepts the spellings that people use if the record as written gives an error. It returns false if
// that does not help.
func (r *record) reread(ctx context.Context, wrong error) bool {
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

// readings returns the lines that were read as if they were spelled differently.
func (r *record) readings() []copyist.Reading {
	if r.source == nil {
		return nil
	}
	return r.source.Readings
}

// asWritten returns an error for a record with lines that were read as if they were spelled differently.
func (r *record) asWritten(name string) error {
	for _, said := range r.readings() {
		return at(fmt.Sprintf("%s:%d", name, said.Line), fmt.Errorf("%q is read as %q; correct the spelling with yardstick fmt -w", said.Said, said.Read))
	}
	return nil
}

// ofEdition returns an error for a record of another edition of the rulebook.
func (r *record) ofEdition(name string) error {
	is, has := r.Transcript.Edition, r.Entry.Book.Edition()
	if is == "" {
		return nil
	}
	if same, err := r.Entry.Book.SamePlay(is); err != nil || same {
		return err
	}
	return at(fmt.Sprintf("%s:%d", name, r.Transcript.At.Edition), fmt.Errorf("the record was written under edition %s of the rulebook, "+
		"but this program has edition %s. To go on under the new edition, start another file with record --from and -o. "+
		"To go on in this file, delete the edition line", is, has))
}

// close closes the folder.
func (r *record) close() {
	if r.folder != nil {
		r.folder.Close()
	}
}

// replay plays the record and returns the place at its end, or after the first n decisions if n is not nil. The
// error describes the fault of the record.
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
		if r.reread(a.ctx, finding) {
			return a.replay(r, n)
		}
		return nil, a.beforeIt(r, finding)
	}
	return place, err
}

// beforeIt adds to a finding the last place that can be shown, if there is one.
func (a *app) beforeIt(r *record, f *transcript.Finding) error {
	part, err := r.At(f.Decision)
	if err != nil {
		return f
	}
	a.status.during("replaying", func() { _, err = part.Replay(a.ctx) })
	if err != nil {
		return f
	}
	return fmt.Errorf("%w; yardstick show --at %d shows the game before that decision", f, f.Decision)
}

// readFile reads a regular file of at most limit bytes.
func readFile(path string, limit int64) ([]byte, error) {
	folder, name := folderOf(path)
	return transcript.ReadPlain(folder, name, limit)
}

// plain refuses a path that is not a regular file.
func plain(path string) error {
	return transcript.Plain(folderOf(path))
}

// folderOf returns the folder of a path, and its name there.
func folderOf(path string) (fs.FS, string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	folder, name := filepath.Dir(path), filepath.Base(path)
	if folder == path {
		name = "."
	}
	return os.DirFS(folder), name
}

// seatsFor returns default names for the players: for as many as asked for, or else for the smallest number.
func seatsFor(entry games.Entry, asked *int) []string {
	if asked == nil {
		return entry.Book.SeatNames(entry.Book.Players.Min)
	}
	// The game says whether that many may play; no game allows more than this.
	return entry.Book.SeatNames(min(max(*asked, 0), transcript.MaxSeats))
}
