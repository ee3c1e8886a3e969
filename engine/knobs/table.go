package knobs

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Table contains the knobs of a game: its answers in the order of the book, then its figures.
type Table struct{ Knobs []Knob }

// BetweenSets and BetweenDecisions separate the parts of a field.
const (
	BetweenSets      = "; "
	BetweenDecisions = " | "
)

// Parse reads a table. The error gives the number of the line that is wrong.
func Parse(text string) (*Table, error) {
	t, n := &Table{}, 0
	for line := range strings.Lines(text) {
		n++
		if strings.HasPrefix(line, "#") {
			continue
		}
		k, err := parse(strings.TrimRight(line, "\r\n"))
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w: run make knobs", File, n, err)
		}
		t.Knobs = append(t.Knobs, k)
	}
	return t, nil
}

func parse(line string) (k Knob, err error) {
	const columns, least = 6, 3
	fields := strings.Split(line, "\t")
	if len(fields) > columns || len(fields) < least {
		return k, fmt.Errorf("a line has from %d to %d fields, with tabs between", least, columns)
	}
	fields = append(fields, make([]string, columns-len(fields))...)
	k = Knob{Of: fields[0], Kind: Kind(fields[2]), Says: fields[3]}
	if !slices.Contains(kinds, k.Kind) {
		return k, fmt.Errorf("%.20q is no kind of knob", fields[2])
	}
	for _, s := range split(fields[1], BetweenSets) {
		field, value, ok := strings.Cut(s, " = ")
		if !ok {
			return k, fmt.Errorf("%.40q sets nothing; write field = value", s)
		}
		k.Sets = append(k.Sets, Set{field, value})
	}
	if !k.Replayed() {
		k.Scenario = fields[4]
		return k, nil
	}
	k.Seats = strings.Fields(fields[4])
	for _, d := range split(fields[5], BetweenDecisions) {
		actor, action, ok := strings.Cut(d, ": ")
		if !ok {
			return k, fmt.Errorf("%.40q is no decision; write who: what", d)
		}
		k.Played = append(k.Played, transcript.Decision{Actor: actor, Action: action})
	}
	return k, nil
}

func split(text, sep string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, sep)
}

// Read returns the table of a book, or nil if the book has none. The error gives the number of the line that
// is wrong.
func Read(book *rulebook.Book) (*Table, error) {
	if book.Files == nil {
		return nil, nil
	}
	text, err := fs.ReadFile(book.Files, File)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(text) == 0 {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return Parse(string(text))
}

// Of returns the knobs of an answer, of all answers to a question, or of a figure, by its name. For
// a field that contains other fields, Of returns the knobs of those fields. A nil table has no knobs.
func (t *Table) Of(name string) (list []Knob) {
	if t == nil {
		return nil
	}
	for _, k := range t.Knobs {
		question, _, answer := strings.Cut(k.Of, "=")
		if k.Of == name || answer && question == name || !answer && Within(k.Of, name) {
			list = append(list, k)
		}
	}
	return list
}
