package features

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
)

// expanded returns the size in bytes of a scenario with every row of an outline filled in. It returns an error
// for a cell that names a column, because nobody can foresee such a row. It also returns an error for a step
// that names a missing column.
func expanded(b block) (int, error) {
	text := texts(b.steps)
	fixed := len(text) + len(texts(b.before))
	if len(b.scenario.Examples) == 0 {
		return fixed, nil
	}
	size := 0
	for _, table := range b.scenario.Examples {
		if table.TableHeader == nil {
			continue
		}
		columns := table.TableHeader.Cells
		if err := namesColumns(b.steps, columns); err != nil {
			return 0, err
		}
		for _, row := range table.TableBody {
			grown, err := filledIn(text+b.scenario.Name, columns, row)
			if err != nil {
				return 0, err
			}
			if size += fixed + grown; size > mostText {
				return size, nil
			}
		}
	}
	return size, nil
}

// filledIn returns the number of bytes by which a row's cells make a text longer, at least 0. Like the runner,
// it fills in one cell after the other, so that a placeholder in a cell's text counts too.
func filledIn(text string, columns []*messages.TableCell, row *messages.TableRow) (int, error) {
	before := len(text)
	for i, cell := range row.Cells {
		for _, column := range columns {
			if strings.Contains(cell.Value, "<"+column.Value+">") {
				return 0, fmt.Errorf("%d: the cell %.40q contains the placeholder of the column %s; write the value that the row has in that column", row.Location.Line, cell.Value,
					column.Value)
			}
		}
		name := "<" + columns[i].Value + ">"
		if grown := len(text) + strings.Count(text, name)*(len(cell.Value)-len(name)); grown > mostText {
			return grown, nil
		}
		text = strings.ReplaceAll(text, name, cell.Value)
	}
	return max(0, len(text)-before), nil
}

// placeholder matches the name of a column in a step.
var placeholder = regexp.MustCompile(`<([^<>\s][^<>]*)>`)

// namesColumns returns an error for a step that names a missing column.
func namesColumns(steps []*messages.Step, columns []*messages.TableCell) error {
	var names []string
	for _, column := range columns {
		names = append(names, column.Value)
	}
	for _, step := range steps {
		for _, m := range placeholder.FindAllStringSubmatch(step.Text, -1) {
			if !slices.Contains(names, m[1]) {
				return fmt.Errorf("%d: the Examples have no column %s; they have %s", step.Location.Line, m[1], strings.Join(names, ", "))
			}
		}
	}
	return nil
}
