package pin

import (
	"strings"

	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

const commonHead = "# The clauses that many decisions of the pinned games rest on, with the power of ten that is reached. Written by make golden.\n"

// Common is the file that says which clauses are common (see [rulebook.CommonFile]), made of [CitationsFile]. Powers of ten are enough to
// put clauses in an order, and seldom change when a game is pinned.
func Common(book *rulebook.Book, citations string) string {
	var b strings.Builder
	b.WriteString(commonHead)
	for line := range strings.Lines(citations) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 1+uses || book.Clause(fields[0]) == nil {
			continue
		}
		if times := fields[1+deciding]; len(times) > 1 {
			b.WriteString(fields[0] + "\t1" + strings.Repeat("0", len(times)-1) + "\n")
		}
	}
	return b.String()
}
