package knobs

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Table is the knobs of a game: its answers in the order of the book, then its figures.
type Table struct{ Knobs []Knob }

const head = "# Where every answer to an open question and every figure matters: what is set, to what, how it is known, what differs, and then the " +
	"players and\n# the decisions of the shortest record that was found, or a scenario. Written by make knobs.\n"

// Between the parts of a field.
const (
	betweenSets      = "; "
	betweenDecisions = " | "
)

// Text is what Parse reads.
func (t *Table) Text() string {
	var b strings.Builder
	b.WriteString(head)
	for i := range t.Knobs {
		k := &t.Knobs[i]
		var sets, played []string
		for _, s := range k.Sets {
			sets = append(sets, s.Field+" = "+s.Value)
		}
		for _, d := range k.Played {
			played = append(played, d.Actor+": "+d.Action)
		}
		fields := []string{k.Of, strings.Join(sets, betweenSets), string(k.Kind), k.Says, strings.Join(k.Seats, " ") + k.Scenario,
			strings.Join(played, betweenDecisions)}
		b.WriteString(strings.TrimRight(strings.Join(fields, "\t"), "\t") + "\n")
	}
	return b.String()
}

// Parse reads a table. The error names the line that is wrong.
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
	for _, s := range split(fields[1], betweenSets) {
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
	for _, d := range split(fields[5], betweenDecisions) {
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

// Read is the table of a book; nil if it has none. The error names the line that is wrong.
func Read(book *rulebook.Book) (*Table, error) {
	text, err := readIn(book, File)
	if err != nil || text == "" {
		return nil, err
	}
	return Parse(text)
}

// readIn is the text of a file beside a book, "" if there is none.
func readIn(book *rulebook.Book, name string) (string, error) {
	if book.Files == nil {
		return "", nil
	}
	text, err := fs.ReadFile(book.Files, name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	return string(text), err
}

// Of are the knobs of an answer or a figure, by its name; those of a question are its answers. A field that holds others has all of
// theirs. It may be asked of no table at all.
func (t *Table) Of(name string) (list []Knob) {
	if t == nil {
		return nil
	}
	for _, k := range t.Knobs {
		question, _, answer := strings.Cut(k.Of, "=")
		if k.Of == name || answer && question == name || !answer && within(k.Of, name) {
			list = append(list, k)
		}
	}
	return list
}

// Reason is why figures that can be set matter nowhere.
type Reason struct {
	// Fields are theirs, with slashes for the dots and stars for any part.
	Fields, Says string
}

// Reasons are those of a book; none if it has none. The error names the line that is wrong.
func Reasons(book *rulebook.Book) (list []Reason, err error) {
	text, err := readIn(book, ReasonsFile)
	n := 0
	for line := range strings.Lines(text) {
		n++
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields, says, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		if _, bad := path.Match(fields, ""); !ok || says == "" || bad != nil {
			return nil, fmt.Errorf("%s:%d: a line is fields, a tab and the reason", ReasonsFile, n)
		}
		list = append(list, Reason{fields, says})
	}
	return list, err
}

// Fits reports whether a figure is one of the reason's.
func (r Reason) Fits(field string) bool {
	ok, _ := path.Match(r.Fields, strings.NewReplacer(".", "/", "[", "/", "]", "").Replace(field))
	return ok
}
