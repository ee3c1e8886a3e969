package witness_test

import (
	"os"
	"path"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// Each verdict that upholds shows, among the first four clauses, the one that a person names who reads the rulebook for the question at
// issue; led says that it is the first. The clauses were found in the text of the rulebooks, not in what the games cite. At issue is what a
// scenario claims last, or the decision that it asks about.
func TestTheClauseAtIssueIsShown(t *testing.T) {
	for _, row := range []struct {
		file, scenario string
		clause         engine.Clause
		led            bool
	}{
		{"yardmaster/load.feature", "Figure 4 - an oil 3 joins a train that ends in a livestock 3", "YM-BUY-04", true},
		{"yardmaster/sorting-yard.feature", "Every kind of railcar in the sorting yard can be moved if it fits (row 2)", "YM-YARD-03", false},
		{"yardmaster/questions-take-one.feature",
			"If cards played this turn may not be taken, a bonus card just played cannot be fetched back", "YM-CARD-08", true},
		{"yardmaster/setup.feature", "The Yardmaster token begins on the start player's right (row 7)", "YM-SETUP-14", false},
		{"yardmaster/swap.feature", "After any swap everybody has exactly one token", "YM-SWAP-05", false},
		{"yardmaster/turn.feature", "The two actions may be of the same kind or of two kinds, in any order (row 8)", "YM-ROLE-02", false},
		{"hellonwheels/questions-bidding.feature", "With the answer token-stays, a token that nobody has yet cannot stay, so all players roll", "HOW-SUP-05", true},
		{"hellonwheels/raid-limits.feature", "A player may raid a house of his own", "HOW-RAID-07", false},
		{"hellonwheels/raids.feature", "An Establishment can be raided if the level is one above the number of players (row 1)", "HOW-RAID-03", false},
		{"hellonwheels/people.feature", "Outlaws cost the victim 5K and bring their player nothing", "HOW-CARD-14", true},
		{"hellonwheels/people.feature", "Gamblers bring their player 3K of the victim's money, or all of it if it is less (row 5)", "HOW-CARD-16", true},
		{"hellonwheels/blackmail.feature", "Blackmail in the palm is as unseen as the chips", "HOW-CARD-21", true},
		{"stockyards/year-3.feature", "The 1900 event adds no cattle to full yards", "US-Y3-02", false},
		{"stockyards/year-5.feature",
			"1919 - with a strike in the same year every player has two workers fewer (row 1)", "US-STRIKE-03", false},
		{"stockyards/price-adjustment.feature", "Example C - prices are adjusted with equally many animals left of each kind (row 2)", "US-PRICE-03", true},
		{"stockyards/election.feature", "Yellow campaigned under the Democrats, and so chooses the party (row 2)", "US-CAMPAIGN-01", true},
		{"stockyards/winning.feature", "In a tie with both trackers on one brand space, the higher tracker wins", "US-WIN-10", true},
		{"stockyards/winning.feature", "In a tie with blue's tracker one space ahead, blue wins", "US-WIN-09", true},
		{"frontier/final-scoring.feature", "Two players with a final score of 29 tie, and the final election decides", "FR-SCORE-09", true},
		{"frontier/final-scoring.feature", "In the final election the number under the cube is scored, not the votes - on safety (row 1)", "FR-SCORE-07", false},
		{"hellonwheels/taxes.feature", "A player pays 10K for two houses in the Mayor's Town, and the Mayor receives the money", "HOW-TAX-05", false},
		{"frontier/lumber-buildings.feature", "A sawmill stands on land away from the town", "FR-LUM-19", true},
		{"frontier/stables.feature", "A horse-stable with 3 horses yields 1 horse (row 2)", "FR-RAN-26", true},
		{"frontier/events-in-town.feature", "Fire strikes public buildings and housing only", "FR-ROUND-09", true},
		{"frontier/elections.feature", "After an election without a candidate, no promises are judged at the end of the next era", "FR-ELEC-01", true},
		{"frontier/questions-housing.feature", "What happens to the two tents at the end of era I depends on the answer - each-buys-one (row 3)", "FR-ROUND-34", true},
		{"frontier/industry-cards.feature", "The fifth player can still take a level II card of an industry that four players have", "FR-ROUND-31", false},
		{"frontier/development.feature", "TG3 costs $3 (row 12)", "FR-GEN-11", false},
	} {
		t.Run(path.Join(row.file, row.scenario), func(t *testing.T) {
			var cited []engine.Clause
			court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: os.DirFS("../../../features"), Files: []string{row.file},
				Only: func(scenario string) bool { return scenario == row.scenario }}}
			said, err := court.Judge(t.Context())
			require.NoError(t, err)
			require.Len(t, said.Scenarios, 1)
			v := said.Scenarios[0].Verdict
			require.True(t, v.Upheld, v.Reason)
			for _, c := range v.Cited {
				cited = append(cited, c.ID)
			}
			at := slices.Index(cited, row.clause)
			require.True(t, at == 0 || at > 0 && at < 4 && !row.led, "%v", cited)
		})
	}
}
