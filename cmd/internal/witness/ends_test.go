package witness_test

import (
	"os"
	"path"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// What says who has won names the clauses by which he has: the one that breaks a tie where there is a tie, and only there. When a game
// is over is no reason for who wins it.
func TestTheEndNamesWhatDecided(t *testing.T) {
	const stockyards, questions, scoring = "stockyards/winning.feature", "hellonwheels/questions-end.feature", "frontier/final-scoring.feature"
	for _, row := range []struct {
		file, scenario string
		clauses        []engine.Clause
	}{
		{"yardmaster/winning.feature", "The player who reaches the goal first wins, whatever their seat (row 1)",
			[]engine.Clause{"YM-WIN-01", "YM-OBJ-03"}},
		{"yardmaster/questions-end.feature", "Three players with the same highest total win together",
			[]engine.Clause{"YM-WIN-03", "YM-WIN-04"}}, // nobody was at the goal
		{"yardmaster/questions-end.feature", "A tie is broken by turn order from the start player, not by the seats (row 1)",
			[]engine.Clause{"YM-WIN-03", "YM-WIN-04"}},
		{"hellonwheels/game-end.feature", "The player with the most money wins (row 1)", []engine.Clause{"HOW-AIM-04", "HOW-AIM-05"}},
		{"hellonwheels/game-end.feature", "A tie in money stays a tie, whatever else a tied player has",
			[]engine.Clause{"HOW-AIM-04", "HOW-AIM-05"}},
		{questions, "If Supervisor Order breaks a tie, its first tied player wins, even without the token",
			[]engine.Clause{"HOW-ORD-04", "HOW-AIM-04", "HOW-AIM-05"}},
		{questions, "If a tie is rolled off, the tied players roll in seat order, and roll again while the highest rolls tie",
			[]engine.Clause{"HOW-SUP-05", "HOW-AIM-04", "HOW-AIM-05"}},
		{questions, "If there is no tie, nobody rolls for the victory", []engine.Clause{"HOW-AIM-04", "HOW-AIM-05"}},
		{stockyards, "The player with the highest wealth wins, even by 1 and whatever the brand reputation (row 1)",
			[]engine.Clause{"US-WIN-01"}},
		{stockyards, "The player with the highest wealth wins, even by 1 and whatever the brand reputation (row 4)",
			[]engine.Clause{"US-WIN-01"}}, // the tie is one of those who lose
		{stockyards, "In a tie with blue's tracker one space ahead, blue wins",
			[]engine.Clause{"US-WIN-09"}},
		{stockyards, "If three players tie on one brand space, the tracker on top of the stack wins (row 1)",
			[]engine.Clause{"US-WIN-10"}},
		{"frontier/ties.feature", "A player with one point more wins, whatever item the point comes from (row 1)", []engine.Clause{"FR-SCORE-08", "FR-GOAL-08"}},
		{scoring, "Two players with a final score of 29 tie, and the final election decides", []engine.Clause{"FR-SCORE-09"}},
	} {
		t.Run(path.Join(row.file, row.scenario), func(t *testing.T) {
			court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: os.DirFS("../../../features"), Files: []string{row.file},
				Only: func(scenario string) bool { return scenario == row.scenario }}}
			said, err := court.Judge(t.Context())
			require.NoError(t, err)
			require.Len(t, said.Scenarios, 1)
			v := said.Scenarios[0].Verdict
			require.True(t, v.Upheld, v.Reason)
			require.NotNil(t, v.Fact)
			require.NotEmpty(t, v.Fact.Set)
			end := v.Fact.Set[len(v.Fact.Set)-1]
			require.Contains(t, end.Text, "the game is over")
			require.Equal(t, row.clauses, end.Clauses)
		})
	}
}
