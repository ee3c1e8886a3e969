package witness

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Every reason why a question can be open has its place in the register, so that no question is left out.
func TestEveryReasonHasAnUrgency(t *testing.T) {
	require.ElementsMatch(t, rulebook.Reasons(), urgency[:])
}

// The register goes from what the book contradicts itself about to what can be read in two ways; of what is open for one reason, what
// decides most clauses is first, and then what changes most scenarios.
func TestTheRegisterBeginsWithTheMostConsequential(t *testing.T) {
	changes := 0
	for _, entry := range games.All() {
		said, err := Questions(entry.Book)
		require.NoError(t, err)
		require.Len(t, said.Questions, len(entry.Book.Questions))
		for i, b := range said.Questions {
			changes += b.Changes
			a := said.Questions[max(i-1, 0)]
			before := []int{slices.Index(urgency[:], a.WhyOpen), -len(a.Clauses), -a.Changes}
			require.LessOrEqual(t, slices.Compare(before, []int{slices.Index(urgency[:], b.WhyOpen), -len(b.Clauses), -b.Changes}), 0,
				"%s is before %s", a.ID, b.ID)
		}
	}
	require.Positive(t, changes)
}

// What would change nearly every rule of placement comes before what bears on the set-up only, within its reason.
func TestWhatDecidesMuchComesEarly(t *testing.T) {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	said, err := Questions(entry.Book)
	require.NoError(t, err)
	place := func(id string) (n int) {
		i := slices.IndexFunc(said.Questions, func(q answer.Question) bool { return q.ID == id })
		for _, q := range said.Questions[:i] {
			if q.WhyOpen == said.Questions[i].WhyOpen {
				n++
			}
		}
		return n
	}
	require.Zero(t, place("FR-R-adjacent"))
	require.Greater(t, place("FR-R-setup-order"), 5)
}
