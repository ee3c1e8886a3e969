// Package pin defines a reference game: the list of its records and their common goals. The package reads and
// replays records, and reports missing parts. It knows no game; each game has a room next to it, which passes
// in its list.
package pin

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Ending is the extension of record files.
const Ending = ".golden"

// ErrNew is a record that is on the list of a game but has not been played yet: it has no file, or one that ends after the header.
var ErrNew = errors.New("has no game yet: run make golden to play one")

// Game lists the pinned records of a game, and what they have to reach together.
type Game struct {
	// Records holds the pinned records by name, with the purpose of each. That text heads the file.
	Records map[string]string
	// Players are the numbers of players for which a whole game under default rulings is pinned.
	Players []int
	// Ends are the ways in which a game ends, each with the lines of the record that show it.
	Ends map[string][]string
	// Unreached holds the reason, by the id of a question, why no record would differ without an option.
	Unreached map[string]string
}

// Names lists the names of the records, sorted.
func (g Game) Names() []string { return slices.Sorted(maps.Keys(g.Records)) }

// Set is a game with its pinned records, read.
type Set struct {
	Entry  games.Entry
	Pinned Game
	// Records are the records by name.
	Records map[string]*transcript.Transcript
}

// Open reads the records on the list of a game from its folder. The error joins one for every record that is missing or cannot be read
// and for every file that is not on the list: a file that nothing reads defends nothing.
func Open(entry games.Entry, pinned Game, folder fs.FS) (*Set, error) {
	s := &Set{Entry: entry, Pinned: pinned, Records: map[string]*transcript.Transcript{}}
	wrong := []error{pinned.unlisted(folder)}
	for _, name := range pinned.Names() {
		record, err := pinned.Read(folder, name)
		wrong = append(wrong, err)
		s.Records[name] = record
	}
	if err := errors.Join(wrong...); err != nil {
		return nil, fmt.Errorf("the records of %s: %w", entry.Name(), err)
	}
	return s, nil
}

// unlisted returns an error for every record in the folder that is not on the list.
func (g Game) unlisted(folder fs.FS) error {
	files, err := fs.Glob(folder, "*"+Ending)
	wrong := []error{err}
	for _, file := range files {
		if _, listed := g.Records[strings.TrimSuffix(file, Ending)]; !listed {
			wrong = append(wrong, fmt.Errorf("%s is not on the list, which says what each record is there to show", file))
		}
	}
	return errors.Join(wrong...)
}

// Read reads a record on the list. The error begins with the file; one without a decision is an [ErrNew].
func (g Game) Read(folder fs.FS, name string) (record *transcript.Transcript, err error) {
	data, err := fs.ReadFile(folder, name+Ending)
	if err == nil {
		record, err = transcript.Parse(name+Ending, data)
	}
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(record.Decisions) == 0 {
		return nil, fmt.Errorf("%s%s %w", name, Ending, ErrNew)
	}
	return record, err
}
