package golden_test

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

const commonHead = "# The clauses that many decisions of the pinned games rest on, with the power of ten that is reached. Written by make golden.\n"

// common is the file that says which clauses are common (see [rulebook.CommonFile]), made of [pin.CitationsFile]. Powers of ten are enough to
// put clauses in an order, and seldom change when a game is pinned.
func common(book *rulebook.Book, citations string) string {
	const columns, decisions = 6, 4 // the clause, and how often it is cited by what
	var b strings.Builder
	b.WriteString(commonHead)
	for line := range strings.Lines(citations) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != columns || book.Clause(fields[0]) == nil {
			continue
		}
		if times := fields[decisions]; len(times) > 1 {
			b.WriteString(fields[0] + "\t1" + strings.Repeat("0", len(times)-1) + "\n")
		}
	}
	return b.String()
}
