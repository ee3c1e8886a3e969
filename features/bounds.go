package features

import (
	"bytes"
	"fmt"

	messages "github.com/cucumber/messages/go/v34"
)

// Limits on the input. Scenarios can come from anybody.
const (
	mostBytes     = 1 << 20  // of a file
	mostLine      = 4 << 10  // bytes of a line
	mostScenarios = 10_000   // in a run, an outline's rows counted one by one
	mostText      = 16 << 20 // bytes in all steps of a file, with the rows of outlines filled in
	mostLines     = 10_000   // of a file
	mostTextLines = 2_000    // of a text below a step: the parser joins them one by one
	mostTextBytes = 64 << 10 // of a text below a step
	mostInOne     = 1_000    // steps of a scenario: the runner looks each up among all of them
	mostParts     = 10_000   // steps, cells under steps, and tags, in all scenarios of a file with the rows of outlines filled in
	mostFills     = 1 << 20  // columns that are filled into steps, one by one
)

func longLine(content []byte) error {
	number := 0
	for line := range bytes.Lines(content) {
		number++
		if len(line) > mostLine {
			return fmt.Errorf("line %d has more than the %d bytes that a line may have", number, mostLine)
		}
	}
	if number > mostLines {
		return fmt.Errorf("the file has more than the %d lines that a feature file may have: split it", mostLines)
	}
	return nil
}

// longText returns an error for a text below a step that is too long, before it is parsed.
func longText(content []byte) error {
	var end []byte // the end mark of the text around the line
	number, lines, size := 0, 0, 0
	for line := range bytes.Lines(content) {
		number++
		line = bytes.TrimSpace(line)
		switch {
		case end != nil && bytes.HasPrefix(line, end):
			end = nil
		case end != nil:
			lines++
			size += len(line) + 1
		case bytes.HasPrefix(line, []byte(`"""`)), bytes.HasPrefix(line, []byte("```")):
			end, lines, size = line[:3], 0, 0
		}
		if lines > mostTextLines || size > mostTextBytes {
			return fmt.Errorf("line %d: the text has more than the %d lines or %d bytes that a text below a step may have", number, mostTextLines, mostTextBytes)
		}
	}
	return nil
}

// load counts the parts and the filled columns of a file's scenarios, with all rows of outlines, before any of
// them is made.
type load struct{ parts, fills int }

// add counts a scenario. It returns an error for one that would take too much time or memory.
func (l *load) add(b block) error {
	steps := len(b.before) + len(b.steps)
	if steps > mostInOne {
		return fmt.Errorf("the scenario has more than %d steps", mostInOne)
	}
	once := steps + cells(b.before) + cells(b.steps) + b.tags + len(b.scenario.Tags)
	if len(b.scenario.Examples) == 0 {
		l.parts += once
	}
	for _, table := range b.scenario.Examples {
		if table.TableHeader == nil {
			continue
		}
		rows, columns := len(table.TableBody), len(table.TableHeader.Cells)
		l.parts += rows * (once + len(table.Tags))
		l.fills += rows * columns * (len(b.steps) + cells(b.steps) + 1) // the name is filled in too
	}
	if l.parts > mostParts || l.fills > mostFills {
		return fmt.Errorf("the file up to this line has more than %d steps, cells and tags, or %d cells to fill in, if every row of examples counts: "+
			"split the file", mostParts, mostFills)
	}
	return nil
}

// cells counts the cells of the tables below steps.
func cells(steps []*messages.Step) int {
	n := 0
	for _, s := range steps {
		if s.DataTable == nil {
			continue
		}
		for _, row := range s.DataTable.Rows {
			n += 1 + len(row.Cells)
		}
	}
	return n
}
