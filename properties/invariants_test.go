package properties

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// The list of this floor has no rooms but those of games. A game that exports all its laws needs none.
func TestRoomsAreOfGames(t *testing.T) {
	left := rooms()
	for _, entry := range games.All() {
		delete(left, entry.Room)
	}
	require.Empty(t, left, "properties/games.go lists games that engine/games does not")
}

// An invariant that no single law of the same id holds is held by laws that exist. That no law gets lost is seen by its mutants, which
// nothing would notice then.
func TestInvariantsAreHeldByLaws(t *testing.T) {
	for _, entry := range games.All() {
		ids := map[string]bool{}
		for _, l := range laws(newSubject(entry.Game, entry.Book)) {
			ids[l.ID] = true
		}
		for id, by := range rooms()[entry.Room].HeldBy {
			require.NotEmpty(t, by, "%s: nothing holds %s", entry.Name(), id)
			for _, law := range by {
				require.True(t, ids[law], "%s: %s should be held by %s, which is not a law", entry.Name(), id, law)
			}
		}
	}
}

// Laws have ids of their own, say what they are, and rest on testable clauses.
func TestLawsAreToldApart(t *testing.T) {
	for _, entry := range games.All() {
		seen := map[string]bool{}
		on := newSubject(entry.Game, entry.Book)
		for _, l := range laws(on) {
			require.False(t, seen[l.ID], "%s: two laws are called %s", entry.Name(), l.ID)
			seen[l.ID] = true
			require.NotEmpty(t, l.Says, l.ID)
			for _, c := range l.Clauses {
				require.True(t, on.Testable[c], "%s: the law %s rests on %s, which is not a testable clause", entry.Name(), l.ID, c)
			}
		}
		for _, l := range entry.Laws() {
			require.True(t, l.Position != nil || l.Step != nil || l.Walk != nil, "%s: the law %s checks nothing", entry.Name(), l.ID)
			require.NotEmpty(t, l.Clauses, "%s: the law %s follows from nothing", entry.Name(), l.ID)
		}
	}
}
