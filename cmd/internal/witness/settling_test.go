package witness_test

import (
	"fmt"
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

// Disputes as they come up at a table, and the sentence of the rulebook that settles each: a verdict quotes it, and a sentence begins in the
// first five lines. The clauses were found in the text of the rulebooks.
func TestTheSentenceThatSettlesADisputeIsQuoted(t *testing.T) {
	for _, row := range []struct {
		title, steps string
		clause       engine.Clause
		says         string // of the parts of a score
	}{
		{"The oil car in the sorting yard counts", `Given a Yardmaster game of ann and ben
    And it is ann's turn
    And ann's train is coal-2
    And ann holds oil*3
    And the arrival yard shows oil-3
    When ann does "buy oil-3 pay oil*3"
    Then ann has 5 points`, "YM-WIN-04", ""},
		{"What the second railcar is worth", `Given a Yardmaster game of ann and ben
    And it is ann's turn
    And ann's train is coal-2
    And ann holds coal*3
    And the arrival yard shows coal-3
    When ann does "buy coal-3 pay coal*3"
    Then ann has 3 points`, "YM-WIN-03", ""},
		{"Three gambling houses share 40K, the owner of two says 27K", `Given a Hell on Wheels game of ann and bob
    And the Present Town is cheyenne
    And the Present Town has 3 Customers
    And the Present Town has 1 Mayhem cards
    And ann has 0K
    And ann owns gambling-house#1 gambling-house#2 in the Present Town
    And bob owns gambling-house#3 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then ann has 27K`, "HOW-PRES-04", ""},
		{"A building at a corner", `Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may do "build lard-refinery at e4"`, "US-BUILD-12", ""},
		{"A chain that breaks at a corner", `Given a Union Stockyards game of yellow, blue and green
    And yellow has wool-house at d4
    And green has tallow-house at f6 rot 90
    And the offering is curing-room canning-factory chill-room lard-refinery
    Then yellow may do "build curing-room at g7"`, "US-BUILD-12", ""},
		{"A viaduct at a corner", `Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    Then yellow may do "viaduct at e4"`, "US-BUILD-12", ""},
		{"Savings buy a branch house", `Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    And yellow has $0
    And yellow has 40 savings
    Then yellow may do "branch boston"`, "US-MONEY-04", ""},
		{"Savings buy the land under a viaduct", `Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    And yellow has $0
    And yellow has 40 savings
    Then yellow may do "viaduct at d4"`, "US-MONEY-04", ""},
		{"Savings pay a loss", `Given a Union Stockyards game of yellow and blue
    And the ruling "negative-slaughter-cash" is "must-afford"
    And it is yellow's turn
    And yellow has $0
    And yellow has 40 savings
    And the sheep price is 9
    Then yellow may do "slaughter sheep"`, "US-MONEY-04", ""},
		{"Savings pay a loss of futures trading", `Given a Union Stockyards game of yellow and blue
    And it is year 2
    And the year card is y1898-futures-trading
    And the sheep price is 8
    And yellow has $2
    And yellow has 40 savings
    Then yellow may do "year-card futures-trading sheep"`, "US-MONEY-04", ""},
		{"What is paid goes where everybody can take it", `Given a Yardmaster game of ann and ben
    And it is ann's turn
    And ann holds coal*3 oil
    And the arrival yard shows coal-3
    When ann does "buy coal-3 pay coal*3"
    Then the discard pile has 2 cards`, "YM-BUY-05", ""},
		{"Two actions and no more", `Given a Yardmaster game of ann and ben
    And it is ann's turn
    And ann has used 1 action
    And the discard pile is oil
    When ann does "draw discard"
    Then ann has 1 action left`, "YM-TURN-01", ""},
		{"A house gets its own share, whatever it is", `Given a Hell on Wheels game of ann and bob
    And the Present Town is cheyenne
    And the Present Town has 0 Customers
    And the Present Town has 0 Mayhem cards
    And ann has 0K
    And ann owns gambling-house#1 in the Present Town
    And bob owns saloon#1 gambling-house#2 in the Present Town
    And the Present Town Phase comes next
    When the Present Town Phase is played
    Then ann has 7K`, "HOW-PRES-06", ""},
		{"The owner of a saloon pays no tax", `Given a Hell on Wheels game of ann, bob and cid
    And cid is Supervisor
    And ann has 20K
    And bob has 3K
    And the Present Town is omaha
    And ann owns church#1 in the Present Town
    And bob owns saloon#1 in the Present Town
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then bob has 3K`, "HOW-TAX-04", ""},
		{"The animal is paid for", `Given a Union Stockyards game of yellow and blue
    And yellow has $3
    And the sheep price is 4
    When yellow does "slaughter sheep"
    Then yellow has $1`, "US-MARGIN-06", ""},
		{"A corner for the bonus", `Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    And yellow has 5 savings
    And the offering is lard-refinery canning-factory curing-room chill-room
    When yellow does "build curing-room at d4"
    Then yellow has 6 savings`, "US-BUILD-19", ""},
		{"Whose turn comes next", `Given a Union Stockyards game of yellow, blue and green
    And it is yellow's turn
    When yellow does "contract"
    Then it is green's turn`, "US-FINAL-02", ""},
		{"A camp for three dollars", `Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And p1 has $4
    And p1 has 0 logs in stock
    When p1 does "build camp at d4"
    Then p1 has $2`, "FR-LUM-03", ""},
		{"Two logs for one worker", `Given a Frontier game of p1 and p2
    And p1 is in lumbering at level I
    And a camp of p1 stands at d6
    And d6 has 4 trees
    When p1 does "cut d6 via d6"
    Then basin-2 holds 2 logs of p1`, "FR-LUM-07", ""},
		{"Two turns in one round", `Given a Frontier game of p1 and p2
    And it is p1's turn
    When p1 does "end-turn"
    Then it is p1's turn`, "FR-GOAL-04", ""},
		{"What money counts at the end", `Given a Frontier game of p1 and p2
    And p1 has $17
    Then p1 has 2 points`, "FR-SCORE-04", "money 1, final election 0"},
		{"Whether cash counts as wealth", `Given a Union Stockyards game of yellow and blue
    And yellow has $17
    Then yellow has 3 points`, "US-SCORE-04", "savings $1, cash $17"},
	} {
		t.Run(row.title, func(t *testing.T) {
			text := "Feature: f\n\n  Scenario: " + row.title + "\n    " + row.steps + "\n"
			court := witness.Court{Others: judge.Alone, Quick: true, Options: features.Options{FS: fstest.MapFS{"f.feature": {Data: []byte(text)}}}}
			said, err := court.Judge(t.Context())
			require.NoError(t, err)
			v := said.Scenarios[0].Verdict
			require.NotNil(t, v, said.Error)
			require.False(t, v.Upheld)
			var ids []engine.Clause
			for _, c := range append(v.Quoted(), v.Akin...) {
				ids = append(ids, c.ID)
				require.NotEmpty(t, c.Says)
			}
			require.Contains(t, ids, row.clause, v.Answer().Text())
			require.Contains(t, v.Answer().Text(), string(row.clause))
			require.Contains(t, v.Answer().Text(), row.says)
			short := strings.Split(said.Suite().Answer.Short(), "\n")
			at := slices.IndexFunc(short, func(line string) bool { return strings.HasPrefix(line, "rule: ") })
			require.Contains(t, []int{1, 2, 3}, at, "the sentence follows in the next line: %s", short)
		})
	}
}

// An action in other words is judged as in those of the game, under every other answer too.
func TestOtherWordsChangeNoVerdict(t *testing.T) {
	for _, row := range []struct{ steps, typed, spelt string }{
		{`Given a Hell on Wheels game of ann, bob and cid
    And it is the Supervisor Phase
    And everybody has 20K
    When ann does "%s"
    And bob does "bid 4"
    And cid does "bid 3"
    Then bob has 20K`, "bids 5K", "bid 5"},
		{`Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow does "%s"
    Then it is blue's turn`, "slaughter a sheep", "slaughter sheep"},
		{`Given a Union Stockyards game of yellow and blue
    And it is yellow's turn
    When yellow %s
    Then it is blue's turn`, "slaughters a sheep", `does "slaughter sheep"`},
	} {
		judged := func(action string) *judge.Verdict {
			text := "Feature: f\n\n  Scenario: s\n    " + fmt.Sprintf(row.steps, action) + "\n"
			court := witness.Court{Others: judge.Singles, Options: features.Options{Files: []string{"f.feature"},
				FS: fstest.MapFS{"f.feature": {Data: []byte(text)}}}}
			said, err := court.Judge(t.Context())
			require.NoError(t, err)
			require.NotNil(t, said.Scenarios[0].Verdict, said.Scenarios[0].Failure)
			return said.Scenarios[0].Verdict
		}
		typed, spelt := judged(row.typed), judged(row.spelt)
		require.NotEmpty(t, spelt.Others.Singles)
		require.Equal(t, spelt.Others, typed.Others, row.typed)
		require.Equal(t, spelt.IDs(), typed.IDs(), row.typed)
	}
}
