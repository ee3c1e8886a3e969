package witness_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// Whoever claims what is not so is shown the sentence of the rulebook that is against it: among the clauses that the verdict quotes, or as
// the nearest to his words if nothing that happened speaks of it. The clauses were found in the text of the rulebooks.
func TestAFalseClaimIsShownTheSentenceAgainstIt(t *testing.T) {
	for _, row := range []struct {
		title, steps string
		clause       engine.Clause
	}{
		{"Nobody campaigned, blue says the first player token moves left", `Given a Union Stockyards game of yellow, blue and green
    And it is year 2 and green places the last worker of the year
    And yellow is first player
    When green does "contract"
    Then blue is first player`, "US-ELECT-02"},
		{"Second place for brand reputation in a two-player game", `Given a Union Stockyards game of yellow and blue
    And it is year 6 and blue places the last worker of the year
    And brand 5 holds yellow, blue
    When blue does "contract"
    Then yellow wins`, "US-SCORE-08"},
		{"Three saloons share 40K, the owner of two says 27K", `Given a Hell on Wheels game of ann and bob
    And the Past Town is cheyenne
    And the Past Town has 3 Customers
    And the Past Town has 3 Mayhem cards
    And ann has 0K
    And ann owns saloon#1 saloon#2 in the Past Town
    And bob owns saloon#3 in the Past Town
    And the Past Town Phase comes next
    When the Past Town Phase is played
    Then ann has 27K`, "HOW-PAST-05"},
		{"The tie for mayor, bob has more saloons", `Given a Hell on Wheels game of ann, bob and cid
    And cid is Supervisor
    And ann has 20K
    And bob has 3K
    And the Present Town is omaha
    And ann owns church#1 in the Present Town
    And bob owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then ann has 25K`, "HOW-TAX-02"},
		{"Bob says he is Yardmaster next because he sits left of ann and plays next", `Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann is Yardmaster
    And ann has used 2 actions
    When ann does "draw deck"
    And ann does "done"
    Then bob has 3 actions this turn`, "YM-ROLE-03"},
		{"Blue and yellow share a space, and blue wants 6 as well", `Given a Union Stockyards game of yellow, blue and green
    And it is year 6 and green places the last worker of the year
    And brand 9 holds green
    And brand 6 holds blue, yellow
    And blue has $10
    And blue has 5 savings
    And blue has 0 low morale tokens
    When green does "contract"
    Then the wealth of blue is made of savings 5, cash 10, margins 0, brand 6, houses 0, cards 0, tokens 0`, "US-SCORE-09"},
		{"A church on Existing Omaha in the Present", `Given a Hell on Wheels game of ann and ben
    And the Present Town is omaha
    And ann is Supervisor
    And it is the Civilized Phase and ben is to act
    And ben owns saloon#1 in the Present Town
    And ben has 10K
    And ben's hand is church
    When ben does "civilize church at present"
    Then ben has 9K`, "HOW-PRES-04"},
		{"Keep a matching car in the sorting yard", `Given a Yardmaster game of ann and ben
    And it is ann's turn
    And ann's train is oil-2
    And ann holds oil*3
    And the arrival yard shows oil-3
    When ann does "buy oil-3 pay oil*3"
    Then ann's sorting yard is oil-3`, "YM-LOAD-01"},
		{"The game ends after twelve rounds", `Given a Frontier game of ann and bob
    And it is round 12
    And it is bob's turn
    And ann's political track is 5
    When everybody ends the turn
    Then the game is over`, "FR-GOAL-07"},
	} {
		t.Run(row.title, func(t *testing.T) {
			text := "Feature: f\n\n  Scenario: " + row.title + "\n    " + row.steps + "\n"
			court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: fstest.MapFS{"f.feature": {Data: []byte(text)}}}}
			said, err := court.Judge(t.Context())
			require.NoError(t, err)
			v := said.Scenarios[0].Verdict
			require.NotNil(t, v, said.Error)
			require.NotNil(t, v.Fact)
			require.False(t, v.Upheld)
			shown := slices.Concat(v.Against(), v.Akin)
			var ids []engine.Clause
			for _, c := range shown {
				ids = append(ids, c.ID)
				require.NotEmpty(t, c.Says)
			}
			require.Contains(t, ids, row.clause)
			require.Contains(t, v.Answer().Text(), string(row.clause))
			require.Equal(t, len(v.Akin) > 0, strings.Contains(strings.Join(strings.Fields(v.Answer().Text()), " "), " (near the words of the claim)"))
		})
	}
}
