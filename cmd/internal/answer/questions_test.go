package answer

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Every reason why a question can be open has its place in the register, so that no question is left out.
func TestEveryReasonHasAnUrgency(t *testing.T) {
	require.ElementsMatch(t, rulebook.Reasons(), urgency[:])
}

// The register goes from what the book contradicts itself about to what can be read in two ways.
func TestTheRegisterBeginsWithTheMostConsequential(t *testing.T) {
	for _, entry := range games.All() {
		list := byUrgency(entry.Book).Questions
		require.Len(t, list, len(entry.Book.Questions))
		require.True(t, slices.IsSortedFunc(list, func(a, b *rulebook.Question) int {
			return slices.Index(urgency[:], a.WhyOpen) - slices.Index(urgency[:], b.WhyOpen)
		}), entry.Book.Game)
	}
}
