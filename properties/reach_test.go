package properties

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// mostWalks bounds how long corners are sought. Most are reached within hundreds of walks; a tie takes thousands.
const mostWalks = 20_000

// Laws say nothing about what walks do not reach. So walks must reach every verb, every option of every question, and an end. In the short
// form those of one game do.
func TestWalksReachEveryCorner(t *testing.T) {
	t.Parallel()
	for i, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			if testing.Short() && i > 0 {
				t.Skip("hundreds of walks")
			}
			t.Parallel()
			const walks = 50 // per batch
			on := newSubject(entry.Game, entry.Book)
			sum := empty(on, nil)
			for sum.Walks == 0 || len(unreached(entry, sum)) > 0 && sum.Walks < mostWalks {
				more, err := hold(t.Context(), on, nil, play.Range{First: uint64(sum.Walks), Games: walks}, 1)
				require.NoError(t, err)
				sum.Add(more)
			}
			t.Logf("%d walks, %d ended, %d decisions\nverbs %v\noptions %v\nclauses not cited: %v",
				sum.Walks, sum.Ended, sum.Decisions, sum.Verbs, sum.Options, uncited(entry, sum))
			require.Empty(t, unreached(entry, sum), "what %d walks do not reach", sum.Walks)
			require.Greater(t, sum.Ended, sum.Walks*9/10, "walks that came to an end")
		})
	}
}

// unreached lists the verbs that were never decided, and the options under which their question was never asked.
func unreached(entry games.Entry, report Report) []string {
	var none []string
	for verb, n := range report.Verbs {
		if n == 0 {
			none = append(none, verb)
		}
	}
	for _, q := range entry.Book.Questions {
		for _, option := range q.Options {
			if !q.Fixed && report.Options[q.Name][option.ID] == 0 {
				none = append(none, q.Name+"="+option.ID)
			}
		}
	}
	return none
}

// uncited lists the testable clauses that no walk has cited.
func uncited(entry games.Entry, report Report) []engine.Clause {
	var none []engine.Clause
	for _, c := range entry.Book.Clauses {
		if c.Testable && report.Cited[c.ID] == 0 {
			none = append(none, c.ID)
		}
	}
	return none
}

// ends lists the results of the last decision of a Yardmaster game, in the words of its effects.
var ends = map[string]string{
	"by the goal":          "reached the goal",
	"by the railcars":      "the railcars have run out",
	"with one winner":      " wins",
	"with several winners": "win together",
	"with no winner":       "nobody has won",
}

// Walks of Yardmaster reach every way in which it ends, and every bonus card at every size of table.
func TestYardmasterWalksEnd(t *testing.T) {
	t.Parallel()
	on := newSubject(yardmaster.New(), yardmaster.Book())
	missing := map[string]bool{}
	for way := range ends {
		missing[way] = true
	}
	for n := yardmaster.Book().Players.Min; n <= yardmaster.Book().Players.Max; n++ {
		for _, card := range []string{"draw-2", "pay-1-less", "take-1-discarded", "plus-1-action", "exchange-1-1"} {
			missing[atTable(n, card)] = true
		}
	}
	reached := map[string]int{}
	for i := uint64(0); len(missing) > 0 && i < mostWalks; i++ {
		for _, corner := range cornersOf(played(t, on, 2, i)) {
			reached[corner]++
			delete(missing, corner)
		}
	}
	t.Logf("reached %v", reached)
	require.Empty(t, slices.Sorted(maps.Keys(missing)))
}

// cornersOf lists how a game ended and which bonus cards were played in it.
func cornersOf(w *walk.Walk) []string {
	var corners []string
	for way, words := range ends {
		if slices.ContainsFunc(w.Rec.Effects, func(e engine.Effect) bool { return strings.Contains(e.Text, words) }) {
			corners = append(corners, way)
		}
	}
	for _, d := range w.Played {
		if card, is := strings.CutPrefix(d.Action, "play "); is {
			corners = append(corners, atTable(len(w.Setup.Seats), card))
		}
	}
	return corners
}

// Games that ended keep every law at the end. The walks that check all laws all the way are too few to end in every way.
func TestFinishedGamesKeepTheirLaws(t *testing.T) {
	t.Parallel()
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			t.Parallel()
			walks := uint64(50)
			if testing.Short() {
				walks = 10
			}
			on := newSubject(entry.Game, entry.Book)
			for i := range walks {
				w, err := played(t, on, 3, i).Again(laws(on))
				if err != nil {
					w, err = walk.Shrink(t.Context(), w, err, shrinking)
					t.Fatalf("%v\n%s", err, w.Record(err))
				}
			}
		})
	}
}

// played is a walk under no laws.
func played(t *testing.T, on *walk.Subject, seed, number uint64) *walk.Walk {
	t.Helper()
	w, err := walk.Run(t.Context(), on, nil, seed, number, func(*walk.Walk, error) {})
	require.NoError(t, err)
	return w
}

func atTable(players int, card string) string { return fmt.Sprintf("%s of %d players", card, players) }
