// Package pin defines the list of a game's reference games and their common goals. The package reads and
// replays the records, and reports missing parts. The package depends on no game; each game has a package next
// to it with its own list.
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

// ErrNew reports a record that is on the list but has not been played yet. It has no file, or the file ends
// after the header.
var ErrNew = errors.New("has no game yet: run make golden to play one")

// Game lists the reference games of a game, and the goals that they have to reach together.
type Game struct {
	// Records holds the purpose of each record by its name. The purpose stands at the head of the file.
	Records map[string]string
	// Players lists the numbers of players for which there must be a whole game under the default answers.
	Players []int
	// Ends lists the ways in which a game ends, each with the lines of a record that show it.
	Ends map[string][]string
	// Unreached holds, by the id of a question, the reason why no record can show the difference of an option.
	Unreached map[string]string
}

// Names returns the names of the records in alphabetical order.
func (g Game) Names() []string { return slices.Sorted(maps.Keys(g.Records)) }

// Set is a game with its reference games.
type Set struct {
	Entry  games.Entry
	Pinned Game
	// Records holds the parsed records by name.
	Records map[string]*transcript.Transcript
}

// Open reads the listed records of a game from its folder. The error names every record that is missing or
// cannot be read. The error also names every record that is not on the list, because nothing would test it.
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

// Read reads a record of the list. The error begins with the file. For a record without a decision it is an
// [ErrNew].
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
