package features

import (
	"fmt"
	"path"
	"slices"
	"strconv"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// answersFile lies next to the scenarios of a game. For each answer to an open question it names the scenario
// that shows the answer. It also counts the scenarios about the question whose result changes under another
// answer. The file is generated, because every scenario about a question must run under each answer.
const answersFile = "answers.tsv"

// Place is the file, the line and the name of a scenario.
type Place struct {
	File string
	Line int
	Name string
}

// Shown returns, for each answer to an open question of a game, the scenario that shows its effect. The
// scenario is about the question, passes under the answer, and has other results under as many other answers as
// possible. If there are several such scenarios, Shown prefers one that names the answer, and then the first
// in the order of the files. An answer without such a scenario is left out. In the keys of the map, Set is
// false. An error names a scenario that no longer exists.
func Shown(game string) (map[Answer]Place, error) {
	rows, err := answerRows(game)
	if err != nil {
		return nil, err
	}
	shown := map[Answer]Place{}
	docs := map[string]*document{}
	for _, row := range rows {
		if docs[row.file] == nil {
			if docs[row.file], err = readFile(&Options{FS: scenarios, Root: "features"}, row.file); err != nil {
				return nil, fmt.Errorf("%s: %w", row.at, err)
			}
		}
		place, ok := docs[row.file].find(row.scenario)
		if !ok {
			return nil, fmt.Errorf("%s: %s has no scenario %q: run make generate", row.at, docs[row.file].where, row.scenario)
		}
		shown[row.Answer] = place
	}
	return shown, nil
}

// Changes counts, for each open question by its id, the scenarios about it whose result changes under another
// answer.
func Changes(game string) (map[string]int, error) {
	rows, err := answerRows(game)
	changes := map[string]int{}
	for _, row := range rows {
		changes[row.Question] += row.changes
	}
	return changes, err
}

// answerRow is a line of the file of answers.
type answerRow struct {
	Answer
	// at, file and scenario are the line, file and name of the scenario that shows the answer.
	at, file, scenario string
	changes            int
}

func answerRows(game string) ([]answerRow, error) {
	entry, err := games.Find(game)
	if err != nil {
		return nil, err
	}
	where := path.Join(entry.Room, answersFile)
	content, err := scenarios.ReadFile(where)
	if err != nil && len(entry.Book.Questions) == 0 {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("%s has no %s: run make generate", game, path.Join("features", where))
	}
	var rows []answerRow
	for line := range strings.Lines(string(content)) {
		at := fmt.Sprintf("%s:%d", path.Join("features", where), len(rows)+1)
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		const columns = 5
		if len(fields) != columns {
			return nil, fmt.Errorf("%s: a line needs a question, an answer, a file, a scenario and a number, separated by tabs", at)
		}
		changes, err := strconv.Atoi(fields[4])
		if err != nil {
			return nil, fmt.Errorf("%s: %q is not a number of scenarios: run make generate", at, fields[4])
		}
		answer, file := Answer{Question: fields[0], Option: fields[1]}, path.Join(entry.Room, fields[2])
		rows = append(rows, answerRow{answer, at, file, fields[3], changes})
	}
	return rows, nil
}

// find finds the scenario, or the row of an outline, with a name.
func (d *document) find(name string) (Place, bool) {
	i := slices.IndexFunc(d.pickles, func(p *messages.Pickle) bool { return d.name(p) == name })
	if i < 0 {
		return Place{}, false
	}
	return Place{File: d.where, Line: d.place(d.pickles[i]).line, Name: name}, true
}
