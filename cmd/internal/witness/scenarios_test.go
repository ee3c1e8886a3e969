package witness_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// One scenario that cannot be read does not keep the others from being judged, and the answer reports it.
func TestScenariosOfAReferee(t *testing.T) {
	const head = "Feature: f\n\n"
	const strange = "  Scenario: In a tongue of its own\n    Given a Yardmaster game of ann and bob\n    Then the moon is full\n\n"
	const plain = "  Scenario: As it should be\n    Given a Yardmaster game of ann and bob\n" +
		"    And it is ann's turn\n    Then ann may do \"done\"\n"
	folder := fstest.MapFS{"f.feature": {Data: []byte(head + strange + plain)}, "g.feature": {Data: []byte(head + plain)}}
	said, err := (&witness.Court{Options: features.Options{FS: folder, Files: []string{"f.feature"}, Root: "mine"}}).Judge(t.Context())
	require.NoError(t, err)
	require.False(t, said.Upheld)
	require.Len(t, said.Scenarios, 2)
	require.Regexp(t, `^mine/f.feature:5: .*the moon is full`, said.Error)
	said, err = (&witness.Court{Options: features.Options{FS: folder, Files: []string{"g.feature"}, Root: "mine"}}).Judge(t.Context())
	require.NoError(t, err)
	require.True(t, said.Upheld)
	require.Empty(t, said.Error)
	_, err = (&witness.Court{Options: features.Options{FS: folder, Files: []string{"nowhere.feature"}, Root: "mine"}}).Judge(t.Context())
	require.Error(t, err)
}

// TestWhatNoStepSaysIsSaid: what the steps cannot do without is made up, and the verdict says so; not what they say, and nothing of a set-up.
func TestWhatNoStepSaysIsSaid(t *testing.T) {
	const text = `Feature: f

  Scenario: Buildings
    Given a Union Stockyards game of yellow and blue
    And yellow has canned-ham
    When yellow does "contract"
    Then yellow has $11

  Scenario: A building is named
    Given a Union Stockyards game of yellow, blue and green
    And yellow has curing-room at e2 rot 90
    And yellow has canned-ham
    When yellow does "contract"
    Then yellow has $11

  Scenario: A card to pass with
    Given a Hell on Wheels game of p1 and p2
    And the Taxes Phase comes next
    When the Taxes Phase is played
    Then p1 has 20K

  Scenario: From the set-up
    Given a Yardmaster game of ann and bob
    Then ann has 0 points

  Scenario: One of three Towns is named
    Given a Hell on Wheels game of ann and bob
    And it is the Establishment Phase
    And it is ann's turn
    And ann holds a church
    And Omaha is the Present Town
    Then ann has 20K

  Scenario: A pile is given by its size
    Given a Yardmaster game of ann, bob and cid
    And it is cid's turn
    And the discard pile has 20 cards and a coal on top
    And the cargo draw pile is one card
    Then ann has 0 points

  Scenario: People on seats with names
    Given a Union Stockyards game of Kate and Tom
    And Tom already slaughtered hogs this Year
    Then Tom has $10
`
	court := witness.Court{Others: judge.Alone, Options: features.Options{FS: fstest.MapFS{"f.feature": {Data: []byte(text)}}}}
	said, err := court.Judge(t.Context())
	require.NoError(t, err)
	require.Empty(t, said.Error)
	shown := func(i int) string {
		return strings.Join(strings.Fields(said.Scenarios[i].Verdict.Answer().Text()), " ")
	}
	const filled = "no step states these parts, so they are assumed: "
	require.Regexp(t, filled+".*yellow buildings canning-factory, curing-room;", shown(0))
	require.Regexp(t, filled+".*yellow buildings canning-factory;", shown(1))
	require.Regexp(t, filled+".*p2 hand townsfolk;.*p1 cash 20;", shown(2))
	require.NotContains(t, shown(3), filled)
	require.Regexp(t, filled+".*turn 2;.*past town .*future town ", shown(4))
	require.NotContains(t, shown(4), "present town")
	require.NotRegexp(t, filled+".*(discard-pile|cargo-draw-pile)", shown(5))
	require.NotContains(t, shown(6), "slaughtered")
	require.Regexp(t, filled+".*year 1;", shown(6))
}

// TestNoClaimIsPassedOver: the verdict is about one claim, the first that fails, and says what came of the others.
func TestNoClaimIsPassedOver(t *testing.T) {
	const text = `Feature: f

  Scenario: %s
    Given a Yardmaster game of ann, bob and cid
    And it is ann's turn
    And ann is Yardmaster
    When ann does "done"
    Then it is %s's turn
    And bob has %s this turn
    And %s is Yardmaster
%s`
	for _, row := range []struct {
		name, turn, actions, yardmaster, more, says string
		held, left                                  int
	}{
		{"all hold", "bob", "2 actions", "cid", "", `Line 10, "cid is Yardmaster", is true.`, 2, 0},
		{"the first fails", "cid", "2 actions", "cid", "", "2 claims after it were not checked.", 0, 2},
		{"the second fails", "bob", "3 actions", "cid", "", "The claim before it is true; the claim after it was not checked.", 1, 1},
		{"the last fails", "bob", "2 actions", "bob", "", "2 claims before it are true.", 2, 0},
		{"a decision is refused", "bob", "2 actions", "cid", "    When cid does \"done\"\n    Then cid has 0 points\n",
			"The next turn belongs to the neighbour on the left, clockwise. 3 claims before it are true; the claim after it was not checked.", 3, 1},
		{"a decision is refused as it should be", "bob", "2 actions", "cid", "    And cid may not do \"done\"\n",
			"The next turn belongs to the neighbour on the left, clockwise. 3 other claims checked, and true.", 3, 0},
		{"two claims, and both hold", "", "", "", "", ": both claims are true", 1, 0},
	} {
		file := fmt.Sprintf(text, row.name, row.turn, row.actions, row.yardmaster, row.more)
		if row.turn == "" {
			file = "Feature: f\n\n  Scenario: Two\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then ann has 0 points\n" +
				"    And bob has 0 points\n"
		}
		court := witness.Court{Options: features.Options{FS: fstest.MapFS{"f.feature": {Data: []byte(file)}}, Files: []string{"f.feature"}}, Others: judge.Alone}
		said, err := court.Judge(t.Context())
		require.NoError(t, err, row.name)
		require.Equal(t, row.held, said.Scenarios[0].Held, row.name)
		require.Equal(t, row.left, said.Scenarios[0].Left, row.name)
		require.Contains(t, strings.Join(strings.Fields(said.Suite().Answer.Text()), " "), row.says, row.name)
	}
}

// A scenario that is wrong says which step is, and what it could say instead.
func TestWhatAWrongScenarioCouldSay(t *testing.T) {
	const text = `Feature: f

  Scenario: She may not
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    Then ann may not do "done"

  Scenario: She may
    Given a Yardmaster game of ann and bob
    And it is ann's turn
    And ann's train is coal-2
    And ann's sorting yard is coal-4
    When ann does "load coal-4"
`
	court := witness.Court{Options: features.Options{FS: fstest.MapFS{"f.feature": {Data: []byte(text)}}}}
	said, err := court.Judge(t.Context())
	require.NoError(t, err)
	answers := said.Suite().Cases
	require.Contains(t, answers[0].Answer.Text(), "\n  The step in line 8 is not true: ")
	require.Contains(t, answers[1].Answer.Text(), "\nhelp: to claim the opposite, write: Then ann may not do \"load coal-4\" because of YM-YARD-04\n")
	require.Contains(t, answers[1].Answer.Text(), "\nhelp: to play under any-time, add the step: And the ruling \"YM-R-yard-timing\" is \"any-time\"\n")
	require.Contains(t, answers[0].Answer.Text(), "overruled: \"She may not\": ann may do \"done\"")
	short := said.Suite().Answer.Short()
	require.True(t, strings.HasPrefix(short, "2 scenarios, 2 overruled"), short)
}
