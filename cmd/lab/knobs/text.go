package main

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

const head = "# Where every answer to an open question and every figure matters: what is set, to what, how it is known, what differs, and then the " +
	"players and\n# the decisions of the shortest record that was found, or a scenario. Written by make knobs.\n"

// text writes the table that [knobs.Parse] reads.
func text(t *knobs.Table) string {
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
		fields := []string{k.Of, strings.Join(sets, knobs.BetweenSets), string(k.Kind), k.Says, strings.Join(k.Seats, " ") + k.Scenario,
			strings.Join(played, knobs.BetweenDecisions)}
		b.WriteString(strings.TrimRight(strings.Join(fields, "\t"), "\t") + "\n")
	}
	return b.String()
}

// reason is the reason why figures that can be set matter nowhere.
type reason struct {
	// fields are those of the reason, with slashes for the dots and stars for any part.
	fields, says string
}

// reasonsFile lists, next to the rulebook, why a figure that can be set matters nowhere. A line names the figure's
// field, with a star for any part.
const reasonsFile = "silent.tsv"

// reasons returns the reasons for a book, if it has any. The error gives the number of the line that is
// wrong.
func reasons(book *rulebook.Book) (list []reason, err error) {
	text, err := fs.ReadFile(book.Files, reasonsFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields, says, ok := strings.Cut(strings.TrimRight(line, "\r\n"), "\t")
		if _, bad := path.Match(fields, ""); !ok || says == "" || bad != nil {
			return nil, fmt.Errorf("%s:%d: a line is fields, a tab and the reason", reasonsFile, n)
		}
		list = append(list, reason{fields, says})
	}
	return list, err
}

// fits reports whether the reason is about a figure.
func (r reason) fits(field string) bool {
	ok, _ := path.Match(r.fields, strings.NewReplacer(".", "/", "[", "/", "]", "").Replace(field))
	return ok
}
