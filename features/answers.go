package features

import (
	"fmt"
	"path"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v21"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// answersFile is beside the scenarios of a game and says which of them shows an answer to an open question. It is generated: finding
// them takes a run of every scenario about a question under each of its answers.
const answersFile = "answers.tsv"

// Place is where a scenario is.
type Place struct {
	File string
	Line int
	Name string
}

// Shown finds for each answer to an open question of a game (never one with Set) the game's scenario that shows the difference: it is
// about the question, is played under the answer, passes, and comes out differently under the most other answers. Of several, one that
// names the ruling comes before one that is silently played under the default, and then the first. An answer that no scenario is played
// under is left out. An error names a scenario that no longer exists.
func Shown(game string) (map[Answer]Place, error) {
	entry, err := games.Find(game)
	if err != nil {
		return nil, err
	}
	where := path.Join(entry.Room, answersFile)
	content, err := scenarios.ReadFile(where)
	if err != nil && len(entry.Book.Questions) == 0 {
		return map[Answer]Place{}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s has no %s: run make generate", game, path.Join("features", where))
	}
	shown := map[Answer]Place{}
	docs := map[string]*document{}
	number := 0
	for line := range strings.Lines(string(content)) {
		number++
		at := fmt.Sprintf("%s:%d", path.Join("features", where), number)
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 4 {
			return nil, fmt.Errorf("%s: a line needs a question, an answer, a file and a scenario, separated by tabs", at)
		}
		file := path.Join(entry.Room, fields[2])
		if docs[file] == nil {
			if docs[file], err = readFile(Options{FS: scenarios, Root: "features"}, file); err != nil {
				return nil, fmt.Errorf("%s: %w", at, err)
			}
		}
		place, ok := docs[file].find(fields[3])
		if !ok {
			return nil, fmt.Errorf("%s: %s has no scenario %q: run make generate", at, docs[file].where, fields[3])
		}
		shown[Answer{Question: fields[0], Option: fields[1]}] = place
	}
	return shown, nil
}

// find finds the scenario or row of that name.
func (d *document) find(name string) (Place, bool) {
	i := slices.IndexFunc(d.pickles, func(p *messages.Pickle) bool { return d.name(p) == name })
	if i < 0 {
		return Place{}, false
	}
	return Place{File: d.where, Line: d.place(d.pickles[i]).line, Name: name}, true
}
