package rulebook

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// CommonFile is the name of the file with the common clauses, next to the sources of a book. make golden writes it.
// For each clause that at least ten decisions of the reference games cite, the file contains the greatest power of
// ten up to their number.
const CommonFile = "common.tsv"

// Common returns the clauses that at least ten decisions of the reference games cite. Each clause has the
// number of these decisions, rounded down to a power of ten. A clause that is not in the result is rare.
// Without the file, all clauses are rare. The error gives the number of the line that is wrong.
func (b *Book) Common() (map[engine.Clause]int, error) {
	text, err := fs.ReadFile(b.Files, CommonFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	common := map[engine.Clause]int{}
	n := 0
	for line := range bytes.Lines(text) {
		n++
		clause, count, _ := strings.Cut(strings.TrimRight(string(line), "\r\n"), "\t")
		if clause == "" || clause[0] == '#' {
			continue
		}
		if common[engine.Clause(clause)], err = strconv.Atoi(count); err != nil {
			return nil, fmt.Errorf("%s:%d: a line is a clause, a tab and a number; run make golden", CommonFile, n)
		}
	}
	return common, nil
}
