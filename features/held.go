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

// HeldFile lies next to the scenarios of a game and lists the clauses that are held. `make held` writes it,
// because breaking the rules in many ways takes long. UnheldFile gives the reason for each clause that cannot
// be held.
const (
	HeldFile   = "held.tsv"
	UnheldFile = "unheld.tsv"
)

// Held holds the results of breaking a game's clauses on purpose. A clause is held if a scenario tagged with it
// fails when the clause is broken.
type Held struct {
	// Revision is the revision of the source that was tested, and Scenarios is the digest of its scenarios.
	Revision, Scenarios string
	// Clauses holds the results for the clauses that were broken. Reasons holds the reasons why the others
	// cannot be.
	Clauses map[string]HeldClause
	Reasons map[string]string
}

// HeldClause is the result of breaking one clause in several ways.
type HeldClause struct {
	// Tried is the number of ways in which the clause was broken. Noticed is the number of ways that made a
	// scenario with its tag fail.
	Tried, Noticed int
	// Scenario is one of the scenarios that failed.
	Scenario string
}

const heldHeader = "measured"

// Text returns the file that [ReadHeld] reads: a line with the revision and the digest, and then one line per
// clause in the order of the book.
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

// ReadHeld reads the results of breaking a game's clauses; they are empty if there is no file. The error
// gives the number of the line that is wrong.
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
			return errors.New("a line needs a clause, the number of ways to break it, the number noticed, and a scenario, separated by tabs")
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
