package features_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

// What is impossible fails at the step that says it, and the scenario says nothing about the engine.
func TestAStepThatCannotBeRead(t *testing.T) {
	const ann, draw = "Given it is ann's turn", `When ann does "draw deck"`
	for _, row := range []struct {
		step, says string
	}{
		{"Given ann's hand is coal 2", `there is no cargo card "2"; several of a kind are written with a star, such as coal*2`},
		{"Given ann's hand is coal-2", `there is no cargo card "coal-2"`},
		{"Given ann's train is oil 4 coal 4", `there is no railcar "oil"; did you mean "oil-4"? Write a name as one word, or put commas between the names`},
		{"Given the discard pile has 3 cards\nAnd the discard pile has 3 cards", "the number of cards in the discard pile is given twice"},
		{"Given the discard pile is coal oil\nAnd the discard pile has 1 card",
			"a discard pile of 1 card is given, and the cards that steps name leave no such pile"},
		{"Given it is ann's turn\nAnd ann has 1 waiting coal-4",
			"a railcar waits in a sorting yard, and a waiting card is a bonus card: write, for example, ann's sorting yard is coal-4"},
		{"Then ann bob wins", "nobody called ann bob plays here: the players are ann, bob; put a comma between two: ann, bob"},
		{"Given ann's train is oil", `there is no railcar "oil"`},
		{"Given ann's sorting yard is oil-5", `there is no railcar "oil-5"; did you mean "oil-`},
		{"Given the arrival yard shows cole-2", `there is no railcar "cole-2"; did you mean "coal-2"?`},
		{"Given the railcar draw pile is whisky-1*2", `there is no railcar "whisky-1"`},
		{"Given the cargo draw pile is oil-2", `there is no cargo card "oil-2"`},
		{"Given the discard pile is gold", `there is no cargo card "gold"; there are coal, livestock, `},
		{"Given the centre is draw-2", `there is no exchange rate token "draw-2"`},
		{"Given the centre is oil oil", "the oil token is in the centre twice: there is one of each type (YM-XCH-01)"},
		{"Given bob's token is oil", "bob cannot have the oil token, as ann has it: there is one of each type (YM-XCH-01)"},
		{"Given ann has 1 waiting coal", `there is no bonus card "coal"`},
		{"Given fay's token is coal", "nobody called fay plays here: the players are ann, bob"},
		{`Given the ruling "tye" is "shared"`, `ruling "tye" is not an open question of Yardmaster, did you mean "tie"?`},
		{`Given the ruling "tie" is "never"`, `ruling "tie" has no option "never"`},
		{draw + "\nAnd fay does \"done\"", "nobody called fay plays here"},
		{`When ann does "drawdeck"`, `"drawdeck" is not understood; did you mean "draw deck"?; an action begins with draw, `},
		{`When ann does "Load coal-4"`, "; legal for ann, of those that begin with load: nothing"},
		{`Then ann may do "fly"`, `"fly" is not understood: `},
		{`Then ann may not do "fly"`, `"fly" is not understood: `},
		{`Then bob may not do "fly"`, `"fly" is not understood: `},
		{`Then "fly" is illegal for ann`, `"fly" is not understood: `},
		{`Then ann may only do "fly"`, `"fly" is not understood: `},
		{`Then ann may not do "fly" because of YM-BUY-03`, `"fly" is not understood: `},
		{`Then ann may not do "done" because of YM-BUY-99`, "Yardmaster has no clause YM-BUY-99"},
		{`Then ann may not do "done" because of YM-BUY-03 and the ruling "rain"`, `"rain" is not an open question of Yardmaster`},
		{"Then ann's hand is cole*3", `there is no cargo card "cole"; did you mean "coal"?`},
		{"Then ann's token is draw-2", `there is no exchange rate token "draw-2"`},
		{"Then fay wins", "nobody called fay plays here"},
	} {
		t.Run(row.step, func(t *testing.T) {
			f := failureOf(t, nil, ann, "Given ann's token is oil", row.step)
			require.True(t, f.Unknown)
			require.Contains(t, f.Message, row.says)
			require.Contains(t, row.step, f.Step, "the step that says it")
		})
	}
}

// Only the whole table shows whether there are that many; the error is about the table.
func TestAnImpossibleTable(t *testing.T) {
	for _, row := range []struct{ given, says string }{
		{"Given ann holds coal*13", "the position set up above is invalid: ann's hand: YM-CONT-04"},
		{"Given bob has used 1 action", "the position set up above is invalid: bob has no actions to count"},
	} {
		f := failureOf(t, nil, "Given it is ann's turn", row.given, `When ann does "done"`)
		require.True(t, f.Unknown)
		require.Contains(t, f.Message, row.says)
	}
}

func TestARefusedActionIsRead(t *testing.T) {
	require.Nil(t, failureOf(t, nil, "Given it is ann's turn", `Then ann may not do "swap zoe" because of YM-SWAP-02`))
	f := failureOf(t, nil, "Given it is ann's turn", `When ann does "swap zoe"`)
	require.False(t, f.Unknown)
	require.Contains(t, f.Message, "refused because of YM-SWAP-02")
}

// An engine that refuses a table or a word that the game knows is at fault, not the scenario.
func TestAnEngineIsNotExcused(t *testing.T) {
	deaf := func(string) (engine.Subject, error) {
		return &broken{Local: engine.Local{Game: yardmaster.New()}, play: func(*engine.Local, string, string) (engine.Outcome, error) {
			return engine.Outcome{}, errors.New("what")
		}}, nil
	}
	f := failureOf(t, deaf, "Given it is ann's turn", `When ann does "done"`)
	require.False(t, f.Unknown)
	// That an engine refuses what is not an action does not make the scenario readable.
	eager := func(string) (engine.Subject, error) {
		return &broken{Local: engine.Local{Game: yardmaster.New()}, play: func(*engine.Local, string, string) (engine.Outcome, error) {
			return engine.Outcome{}, &engine.Violation{Clause: "YM-BUY-03", Reason: "no"}
		}}, nil
	}
	f = failureOf(t, eager, "Given it is ann's turn", `Then ann may not do "fly"`)
	require.True(t, f.Unknown)
}

// failureOf returns the failure of a scenario of two players, nil if it passes.
func failureOf(t *testing.T, subject func(string) (engine.Subject, error), lines ...string) *features.Failure {
	t.Helper()
	text := "Feature: x\n  Scenario: y\n    Given a Yardmaster game of ann and bob\n"
	for _, line := range lines {
		text += line + "\n"
	}
	// A scenario has to ask something, even if it does not get that far.
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text+"Then it is ann's turn\n"), Subject: subject})
	require.NoError(t, err)
	return report.Scenarios[0].Failure
}

// The names that a rulebook has for actions lead to their spelling, whether they are legal or not.
func TestActionsByTheirNamesInTheRulebook(t *testing.T) {
	for said, meant := range map[string]string{"8-hour-day": "eight-hour-day", "8-Hour Day": "eight-hour-day", "eight hour day": "eight-hour-day",
		"national advertising": "advertise national"} {
		text := "Feature: x\n  Scenario: y\n    Given a Union Stockyards game of yellow and blue\n    And it is yellow's turn\n" +
			"    When yellow does \"" + said + "\"\n    Then yellow has 0 points\n"
		report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", text)})
		require.NoError(t, err)
		require.Contains(t, failure(report.Scenarios[0]), `"`+said+`" is not understood; did you mean "`+meant+`"?; `)
	}
}

// What a decision brings about is asked in the words of the game.
func TestWhatADecisionBringsAbout(t *testing.T) {
	const ann, hand, plays = "Given it is ann's turn", "Given ann holds exchange-1-1", `When ann does "play exchange-1-1"`
	f := failureOf(t, nil, ann, hand, plays, `Then it brings about "rain"`)
	require.Contains(t, f.Message, `expected it to bring about "rain", but what it brings about is: ann plays exchange-1-1; `)
	f = failureOf(t, nil, ann, hand, plays, `Then it does not bring about "ann plays exchange-1-1"`)
	require.Equal(t, `expected it not to bring about "ann plays exchange-1-1", but it does (last: ann: play exchange-1-1)`, f.Message)
	f = failureOf(t, nil, ann, `Then it brings about "rain"`)
	require.Contains(t, f.Message, "no decision has been taken yet")
}
