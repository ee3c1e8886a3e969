package features

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// HeldFile is next to the scenarios of a game and lists the clauses that are held. `make held` writes it, because
// breaking a rule in many ways takes long. UnheldFile gives the reason for each clause that cannot be held.
const (
	HeldFile   = "held.tsv"
	UnheldFile = "unheld.tsv"
)

// Held is the measurement of a game's clauses under broken rules. A clause is held if a scenario with its tag fails
// once the clause is broken.
type Held struct {
	// Revision is that of the source on which it was measured, Scenarios the digest of the scenarios.
	Revision, Scenarios string
	// Clauses are those that were broken, Reasons those that cannot be, with why.
	Clauses map[string]HeldClause
	Reasons map[string]string
}

// HeldClause is the measurement of one clause.
type HeldClause struct {
	// Tried is the number of ways it was broken, Noticed the number of those that failed a scenario with its tag.
	Tried, Noticed int
	// Scenario is one that fails.
	Scenario string
}

const heldHeader = "measured"

// Text returns the text that [ReadHeld] reads: revision and digest, then a line per clause in the order of the book.
func (h Held) Text(book *rulebook.Book) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\t%s\t%s\n", heldHeader, h.Revision, h.Scenarios)
	for _, c := range book.Clauses {
		if of, ok := h.Clauses[string(c.ID)]; ok {
			fmt.Fprintf(&b, "%s\t%d\t%d\t%s\n", c.ID, of.Tried, of.Noticed, of.Scenario)
		}
	}
	return b.String()
}

// ReadHeld reads the measurement of a game's clauses, empty if there is none. An error names the line that is wrong.
func ReadHeld(game string) (*Held, error) {
	entry, err := games.Find(game)
	if err != nil {
		return nil, err
	}
	h := &Held{Clauses: map[string]HeldClause{}, Reasons: map[string]string{}}
	err = lines(path.Join(entry.Room, HeldFile), func(fields []string) error {
		if len(fields) == 3 && fields[0] == heldHeader {
			h.Revision, h.Scenarios = fields[1], fields[2]
			return nil
		}
		if len(fields) != 4 {
			return errors.New("a line needs a clause, how often it was broken and noticed, and a scenario, separated by tabs")
		}
		tried, err1 := strconv.Atoi(fields[1])
		noticed, err2 := strconv.Atoi(fields[2])
		h.Clauses[fields[0]] = HeldClause{tried, noticed, fields[3]}
		return errors.Join(err1, err2)
	})
	if err != nil {
		return nil, err
	}
	return h, lines(path.Join(entry.Room, UnheldFile), func(fields []string) error {
		if len(fields) != 2 || fields[1] == "" {
			return errors.New("a line needs a clause and a reason, separated by a tab")
		}
		h.Reasons[fields[0]] = fields[1]
		return nil
	})
}

// lines reads the fields of every line of an embedded file, if there is one.
func lines(name string, read func(fields []string) error) error {
	content, err := scenarios.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	number := 0
	for line := range strings.Lines(string(content)) {
		number++
		if err := read(strings.Split(strings.TrimSuffix(line, "\n"), "\t")); err != nil {
			return fmt.Errorf("%s:%d: %w", path.Join("features", name), number, err)
		}
	}
	return nil
}

// Digest returns a short digest of a game's scenarios.
func Digest(game string) string {
	sum := sha256.New()
	for _, name := range Files(game) {
		content, err := scenarios.ReadFile(name)
		if err != nil {
			continue // cannot happen: the name is of the list
		}
		fmt.Fprintf(sum, "%s %d\n%s", name, len(content), content)
	}
	const enough = 6
	return hex.EncodeToString(sum.Sum(nil)[:enough])
}
