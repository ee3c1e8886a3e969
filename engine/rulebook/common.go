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

// CommonFile is the name of the file that says which clauses are common, beside the sources of a book. make golden writes it: for each
// clause that ten decisions of the pinned games rest on or more, the power of ten that it reaches.
const CommonFile = "common.tsv"

// Common says of the book's common clauses how many decisions of the pinned games rest on them, as the power of ten that is reached, from
// 10 on. A clause that is missing is rare; of a book without the file all are. The error names the line that is wrong.
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
