package features_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features"
)

// A scenario in a player's own words comes out as one in the words of the steps.
func TestScenariosInPlayersWords(t *testing.T) {
	for _, text := range []string{
		"Given a Yardmaster game of Ann & Bob\nAnd it’s Ann’s turn\nAnd the arrival yard shows coal 3, oil 2 and timber 1\n" +
			"And Ann holds 3 coal and an oil\nWhen Ann does “buy coal-3 pay coal*3”\nThen Ann's hand is now oil\nAnd Ann has three points\n" +
			"And Ann cannot do \"load oil-2\"",
		"Given a Yardmaster game of ann and bob\nAnd ann's hand is 3 coals, 2 oil and a livestock\nAnd bob holds two timbers\nAnd ann's train is Coal 4\nAnd bob's train is 2 Oil-3\n" +
			"And ann's train is coal-1\nAnd ann's sorting yard is 2 coal-3, an oil 4\nThen ann holds livestock oil*2 coal*3\nAnd bob holds 2 timber\n" +
			"And ann's sorting yard is coal-3 coal-3 oil-4",
		"Given a Hell on Wheels game of ann and bob\nAnd ann's hand is 2 saloons, a church and Vile Men\nThen ann holds saloon saloon church vile-men",
		"Given a Union Stockyards game of yellow, blue and green\nAnd the offering is a tannery, smokehouses, glue works and lamb cooler\n" +
			"Then the offering is tannery smokehouse glue-works lamb-cooler",
		"Given a Hell on Wheels game of Ann, Bob, and Cid\nAnd the Past Town is Omaha\nAnd Bob is the Supervisor\n" +
			"And it is the Establishment phase\nAnd Ann has $20,000\nAnd Cid's hand is Vile Men, Outlaws\nThen Ann has 20 K\nAnd Cid holds vile-men outlaws",
		"Given A Union Stockyards game of Yellow, Blue and Green\nAnd the hog price is 9 dollars\nAnd Blue is the first player\nAnd yellow has $4\n" +
			"Then the hogs price is $9\nAnd yellow has 4 dollars",
		"Given a three-player game of Yardmaster\nAnd it is p3's turn\nAnd p3 has one action left\nThen p3 has used 1 action",
		"Given a Yardmaster game of Tom and Kate\nAnd it is Tom's turn and he has no actions left\nThen Tom has used two actions",
		"Given a Union Stockyards game of Tom and Kate\nAnd Tom's beef is 19 and his pork is 11\nThen the final margins of Tom are 13",
		"Given a Frontier game of Billy and Jane\nAnd Billy is a rancher\nAnd Billy has 3 political points and 2 investment points\n" +
			"Then Billy's political track is 3\nAnd Billy's investment track is 2\nAnd Billy is in ranching at level I",
		"Given a game of Yardmaster with Lena, Tom and Max, sitting clockwise\nAnd it is Lena's turn and she has used all her two actions\n" +
			"Then Lena has used two actions\nAnd Lena has no actions left",
		"Given Hell on Wheels with Rosa and Hank\nAnd Omaha is in the Present Town position\nAnd Rosa holds a gambling house in her hand\n" +
			"And Hank owns a saloon in Omaha\nThen Rosa holds a gambling house\nAnd Hank owns saloon#1 in Omaha",
		"Given Ann, Ben and Clara are playing Yardmaster\nAnd Clara has the coal token and Ben has the oil token\n" +
			"And the top card of the discard pile is a timber\nAnd it is Clara's turn to act\nWhen Clara draws an oil from the deck\n" +
			"Then Clara still has the coal token\nAnd Clara's hand is oil",
		"Given a Union Stockyards game for Ann, Ben and Clara\nAnd Ann has $4 and Ben has $7\nAnd Clara has $4\nAnd there are 0 cattle, 2 hogs and 1 sheep in the Yards\n" +
			"Then yellow has $4\nAnd Ben has $7\nAnd the Yards hold 2 hogs\nAnd Ann and Clara both have $4",
		"Given a game of Hell on Wheels with Ann and Ben\nAnd Cheyenne is in the Present Town position\nAnd Ann holds Irish\nAnd Ann has a saloon in Cheyenne\n" +
			"And there are 2 customers and 1 mayhem card in Cheyenne\nThen the Present Town has 2 Customers",
		"Given a Frontier game of Ann and Bob\nAnd Ann is the mayor\nAnd Ann has 12 dollars\nThen Ann has $12\nAnd Ann is mayor.",
		"Given a Yardmaster game of Ann and Ben\nAnd the top card of the deck is an oil\nAnd it is Ann's turn\nWhen Ann does \"draw deck\"\nThen Ann holds oil",
		"Given a Yardmaster game of Ann and Ben\nAnd a timber lies on top of the discard pile\nThen the top of the discard pile is timber",
		"Given a Union Stockyards game of Ann and Ben\nAnd the top card of the deck is the tannery\nThen the deck shows tannery on top",
		"Given a Hell on Wheels game of Ann and Ben\nAnd it is the End of The Line Phase\nAnd the top card of the Town deck is Omaha\n" +
			"When the End of The Line Phase is played\nThen the Future Town is Omaha",
		"Given a Frontier game of Ann and Ben\nAnd a coach-builder of Ben stands at j7\nAnd the top of the assistant deck is A9\n" +
			"When Ann does \"use j7 deck\"\nThen Ann may do \"keep A9\"",
	} {
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", "Feature: x\n  Scenario: y\n"+text+"\n")})
		require.NoError(t, err)
		require.Empty(t, failure(report.Scenarios[0]), text)
	}
}

// Each scenario of a file is read in the words of the game that it names.
func TestScenariosOfTwoGamesInOneFile(t *testing.T) {
	text := "Feature: x\n  Scenario: one\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n    Then the goal is 18\n" +
		"  Scenario: two\n    Given a Frontier game of ann and bob\n    Given ann has $12\n    Then ann has $12\n" +
		"  Scenario: three\n    Given a Frontier game of ann and bob\n    Then the goal is 18\n"
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
	require.NoError(t, err)
	require.Empty(t, failure(report.Scenarios[0]))
	require.Empty(t, failure(report.Scenarios[1]))
	require.Equal(t, "frontier", report.Scenarios[1].Game)
	require.Contains(t, failure(report.Scenarios[2]), "there is no such step")
}

// A first step that is longer than any sentence names no game.
func TestAGameOfTooMany(t *testing.T) {
	text := "Feature: x\n  Scenario: y\n    Given a Yardmaster game of ann" + strings.Repeat(", bob", 100) + "\n    Then the goal is 18\n"
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
	require.NoError(t, err)
	require.Contains(t, failure(report.Scenarios[0]), "the first steps of a scenario name its game: begin with")
}

// A scenario whose first steps name no game has one fault.
func TestAGameThatIsNotNamedIsOneFault(t *testing.T) {
	text := "Feature: x\n  Scenario: y\n    Given a Yardmaster table\n    And ann holds coal\n    Then ann holds coal\n"
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
	require.NoError(t, err)
	require.Empty(t, report.Scenarios[0].Failure.Also)
}

// Who has no seat's name in a game whose seats have names takes one in order, and the result tells so.
func TestPeopleOnSeatsWithNames(t *testing.T) {
	text := "Feature: x\n  Scenario: y\n    Given a Union Stockyards game of Ann and Ben\n    Then Ben has $5\n"
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
	require.NoError(t, err)
	require.Equal(t, []features.Typed{{Line: 3, Said: "ann, ben", Read: "yellow, blue"}}, report.Scenarios[0].Typed)
}

// A file of sentences that are none is answered without comparing all of them with every step.
func TestManyUnknownSteps(t *testing.T) {
	text := "Feature: x\n"
	for i := range 101 {
		text += fmt.Sprintf("  Scenario: %d\n    Given a Yardmaster game of ann and bob\n    Then the sky is blue\n", i)
	}
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
	require.NoError(t, err)
	require.Equal(t, "there is no such step; yardstick steps GAME WORDS looks one up", failure(report.Scenarios[100]))
}

// What can be read in two ways is not guessed.
func TestTwoReadings(t *testing.T) {
	said := steps(t, "* Ann's train is coal-2", "Then it is ann's turn")
	require.Contains(t, said, "this can be read in two ways: Given ann's train is coal-2, or Then ann's train is coal-2; begin the step with Given")
	require.Contains(t, said, "; begin the step with Given, When or Then")
}

// Reading does not take longer than a text is long.
func TestLongSentencesAreAnswered(t *testing.T) {
	for _, text := range []string{strings.Repeat("ann ", 1000), "ann holds " + strings.Repeat("Coal, ", 500) + "Oil",
		strings.Repeat("the ", 1000), strings.Repeat(`" `, 2000)} {
		require.Contains(t, steps(t, "Then "+text), "there is no such step; ")
	}
}

// A step that is right but for a number is not said to be none.
func TestANumberOutOfBoundsIsSaid(t *testing.T) {
	said := steps(t, "Given ann has used -1 actions", "And it is turn 999999999", "Then ann has 3 points")
	require.NotContains(t, said, "no such step")
	require.Contains(t, said, `"-1" is too small, and at least 0 may stand there; the step is: Given <player> has used <n> action(s)`)
	require.Contains(t, said, `"999999999" is too large`)
}

// A card that a step puts on top of a pile is the next that chance turns over there, whoever names another.
func TestTheTopOfAPile(t *testing.T) {
	const top = "Given a Yardmaster game of ann and bob\nAnd it is ann's turn\nAnd oil is on top of the cargo draw pile\n"
	for text, says := range map[string]string{
		top + "And the cargo draw pile is coal*3\nWhen ann does \"draw deck\"\nThen ann holds oil":                              "a step puts oil on top of the cargo draw pile, and chance cannot turn it over there",
		top + "When ann does \"draw deck\"\nAnd chance does \"draw coal\"\nThen ann holds coal":                                 "a step puts oil on top of the cargo draw pile, so chance does not turn over coal",
		top + "And coal is on top of the cargo draw pile\nThen ann has 0 points":                                                "the top of the cargo draw pile is given twice",
		top + "When ann does \"draw deck\"\nAnd ann does \"draw deck\"\nAnd chance does \"draw coal\"\nThen ann holds coal oil": "",
	} {
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", "Feature: x\n  Scenario: y\n"+text+"\n")})
		require.NoError(t, err)
		require.Empty(t, report.Scenarios[0].Unsaid, text)
		if says == "" {
			require.Empty(t, failure(report.Scenarios[0]), text)
			continue
		}
		require.Contains(t, failure(report.Scenarios[0]), says, text)
	}
}
