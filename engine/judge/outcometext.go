package judge

import (
	"fmt"
	"regexp"

	"github.com/yardstick-rules/yardstick/engine/judge/hinge"
)

// outcome is how the verdict would be, with so many characters of the reason.
func outcome(h *hinge.Hinge, reason int) string {
	switch {
	case h.Upheld:
		return "upheld"
	case h.Clause != "":
		return fmt.Sprintf("overruled by %s (%s)", h.Clause, brief(h.Reason, reason))
	case len(h.Clauses) > 0:
		return fmt.Sprintf("overruled by %s (%s)", joined(first(h.Clauses, whole.sentences), ", "), brief(h.Reason, reason))
	}
	return fmt.Sprintf("overruled (%s)", brief(h.Reason, reason))
}

// citations are the clauses in brackets behind an effect.
var citations = regexp.MustCompile(`" \[[^\]"]*\]`)

// brief is a reason without the clauses of effects, which are shown beside it, and not too long.
func brief(reason string, longest int) string {
	return shortened(citations.ReplaceAllString(reason, `"`), longest)
}

// figures are amounts in a reason; those of ids, as in US-WIN-10 or coal-4, are none.
var figures = regexp.MustCompile(`(^|[ $(:])\d+K?\b`)
