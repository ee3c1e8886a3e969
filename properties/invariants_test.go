package properties

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// The invariants of a game that laws of the kernel hold, for every game alike, and those that are several laws.
var heldBy = map[string][]string{
	"YM-INV-19":  {"one-actor", "listed-is-accepted", "accepted-is-listed", "refused-changes-nothing"},
	"YM-INV-20":  {"replays-are-true"},
	"YM-INV-24":  {"views-hide", "unseen-looks-alike", "YM-INV-24"},
	"HOW-INV-13": {"HOW-INV-13", "HOW-INV-13-phase"},
	"HOW-INV-22": {"HOW-INV-22", "HOW-INV-22-owners"},
	"HOW-INV-29": {"replays-are-true", "listed-is-accepted", "accepted-is-listed", "refusals-are-reasoned"},
	"HOW-INV-42": {"views-hide", "unseen-looks-alike", "HOW-INV-42"},
	"US-INV-22":  {"listed-is-accepted", "accepted-is-listed", "refusals-are-reasoned", "US-INV-22-grid"},
	"US-INV-28":  {"US-INV-28-colours", "US-INV-28-mirror"},
	"US-INV-29":  {"replays-are-true"},
	"FR-INV-12":  {"FR-INV-12", "FR-INV-12-line"},
	"FR-INV-24":  {"one-actor", "listed-is-accepted", "accepted-is-listed", "FR-INV-24-drives", "FR-INV-24-track", "FR-INV-24-logs", "FR-INV-24-hauls"},
	"FR-INV-29":  {"replays-are-true"},
	"FR-INV-44":  {"FR-INV-44-seats", "FR-INV-44-mirror"},
}

// invariants counts the invariants of each game.
var invariants = map[string]int{"yardmaster": 27, "hell-on-wheels": 45, "union-stockyards": 40, "frontier": 44}

// Every one of a game's invariants is a law, or several.
func TestEveryInvariantIsALaw(t *testing.T) {
	for _, entry := range games.All() {
		ids := map[string]bool{}
		for _, l := range laws(entry.Game) {
			ids[l.id] = true
		}
		require.Positive(t, invariants[entry.Name()], entry.Name())
		for i := 1; i <= invariants[entry.Name()]; i++ {
			id := fmt.Sprintf("%s-INV-%02d", entry.Book.Prefix, i)
			held := heldBy[id]
			if held == nil {
				held = []string{id}
			}
			for _, by := range held {
				require.True(t, ids[by], "%s is to be held by %s, which is no law", id, by)
			}
		}
	}
}

// Laws have ids of their own, say what they are, and rest on testable clauses.
func TestLawsAreToldApart(t *testing.T) {
	for _, entry := range games.All() {
		seen := map[string]bool{}
		on := newSubject(entry.Game, entry.Book)
		for _, l := range laws(entry.Game) {
			require.False(t, seen[l.id], "%s: two laws are called %s", entry.Name(), l.id)
			seen[l.id] = true
			require.NotEmpty(t, l.says, l.id)
			for _, c := range l.clauses {
				require.True(t, on.clauses[c], "%s: the law %s rests on %s, which is no testable clause", entry.Name(), l.id, c)
			}
		}
		for _, l := range entry.Laws() {
			require.True(t, l.Position != nil || l.Step != nil || l.Walk != nil, "%s: the law %s asks nothing", entry.Name(), l.ID)
			require.NotEmpty(t, l.Clauses, "%s: the law %s follows from nothing", entry.Name(), l.ID)
		}
	}
}
