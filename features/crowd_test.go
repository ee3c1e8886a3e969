package features_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// A clause that is cited wherever a crowd of others is cannot be missed by the scenarios that it is tagged with: nothing tells whether it
// is obeyed or only mentioned. Clauses that opening a game obeys lie in the box together.
func TestNoMoreThanThreeClausesAreCitedTogetherEverywhere(t *testing.T) {
	const most = 3
	inseparable := []string{
		// No game ends without a winner, savings and a brand bonus, which are counted at the end of a game and only there.
		"[US-WIN-01 US-WIN-02 US-WIN-05 US-SCORE-01 US-SCORE-03 US-SCORE-15]",
	}
	for _, game := range games.All() {
		t.Run(game.Room, func(t *testing.T) {
			report, _ := covered(t, game.Book)
			scenarios := map[string][]int{} // by clause
			for i, s := range report.Scenarios {
				for _, c := range s.Cited {
					if !slices.Contains(s.Opened, c) {
						scenarios[string(c)] = append(scenarios[string(c)], i)
					}
				}
			}
			together := map[string][]string{} // clauses by the scenarios that cite them
			for _, c := range game.Book.Clauses {
				if in := scenarios[string(c.ID)]; in != nil && !slices.Contains([]string{"component", "definition", "setup"}, c.Kind) {
					together[fmt.Sprint(in)] = append(together[fmt.Sprint(in)], string(c.ID))
				}
			}
			for _, clauses := range together {
				if slices.Contains(inseparable, fmt.Sprint(clauses)) {
					continue
				}
				assert.LessOrEqual(t, len(clauses), most, "%s are cited by the same scenarios: cite each where it is obeyed", clauses)
			}
		})
	}
}
