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

// Each verdict that upholds shows, among the first three clauses, the one that a person names who reads the rulebook for the question at
// issue; led says that it is the first. The clauses were found in the text of the rulebooks, not in what the games cite. At issue is what a
// scenario claims last, or the decision that it asks about.
func TestTheClauseAtIssueIsShown(t *testing.T) {
	for _, row := range []struct {
		file, scenario string
		clause         engine.Clause
		led            bool
	}{
		{"yardmaster/load.feature", "Figure 4 - an oil 3 joins a train that ends in a livestock 3", "YM-BUY-04", true},
		{"yardmaster/sorting-yard.feature", "Every kind of railcar in the sorting yard can be moved if it fits (row 2)", "YM-YARD-03", true},
		{"yardmaster/questions-take-one.feature",
			"If nothing played this turn is taken, a bonus card cannot be fetched back", "YM-CARD-08", true},
		{"yardmaster/setup.feature", "The Yardmaster token begins on the start player's right (row 7)", "YM-SETUP-14", false},
		{"yardmaster/swap.feature", "After any swap everybody has one token and no more", "YM-SWAP-05", false},
		{"yardmaster/turn.feature", "Two of a kind or two different ones, in any order (row 8)", "YM-ROLE-02", true},
		{"hellonwheels/questions-bidding.feature", "A token that nobody has yet cannot stay, so all roll", "HOW-SUP-05", true},
		{"hellonwheels/raid-limits.feature", "A player may raid a house of his own", "HOW-RAID-07", false},
		{"hellonwheels/raids.feature", "An Establishment can be raided if the level is one above the number of players (row 1)", "HOW-RAID-03", false},
		{"hellonwheels/people.feature", "Outlaws - the victim is 5K poorer and the player not a K richer", "HOW-CARD-14", true},
		{"hellonwheels/people.feature", "Gamblers take 3K, or all there is, and the player has it (row 5)", "HOW-CARD-16", true},
		{"hellonwheels/blackmail.feature", "Blackmail in the palm is as unseen as the chips", "HOW-CARD-21", true},
		{"stockyards/year-3.feature", "The 1900 event and full yards", "US-Y3-02", false},
		{"stockyards/year-5.feature",
			"1919 - with a strike in the same year every player has two workers fewer (row 1)", "US-STRIKE-03", true},
		{"stockyards/price-adjustment.feature", "Example C - as many animals are left of each kind (row 2)", "US-PRICE-03", true},
		{"stockyards/election.feature", "Yellow campaigned under the Democrats, and now decides (row 2)", "US-CAMPAIGN-01", true},
		{"stockyards/winning.feature", "Tie-break - on one space of the brand track the higher tracker wins", "US-WIN-10", true},
		{"stockyards/winning.feature", "Tie-break - with blue a space ahead blue wins", "US-WIN-09", true},
		{"frontier/final-scoring.feature", "A complete final score of 29 all, decided by the final election", "FR-SCORE-09", true},
		{"frontier/final-scoring.feature", "The number under the cube counts, not the votes - on safety (row 1)", "FR-SCORE-07", false},
		{"hellonwheels/taxes.feature", "Two houses in the Mayor's Town cost 10K, and the Mayor receives them", "HOW-TAX-05", false},
		{"frontier/lumber-buildings.feature", "A sawmill stands on land away from the town", "FR-LUM-19", true},
		{"frontier/stables.feature", "A horse-stable with 3 horses yields 1 horse (row 2)", "FR-RAN-26", true},
		{"frontier/events-in-town.feature", "Fire strikes public buildings and housing, nothing else", "FR-ROUND-09", true},
		{"frontier/elections.feature", "After an election without a candidate, no promises are judged at the end of the next era", "FR-ELEC-01", true},
		{"frontier/questions-housing.feature", "What happens to the two tents at the end of era I depends on the answer - each-buys-one (row 3)", "FR-ROUND-34", true},
		{"frontier/industry-cards.feature", "The fifth card of level II is there for the fifth player", "FR-ROUND-31", false},
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
			require.True(t, at == 0 || at > 0 && at < 3 && !row.led, "%v", cited)
		})
	}
}
