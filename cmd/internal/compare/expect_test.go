package compare_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/compare"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
)

// TestNotesSayWhatWasNotTried: each row is an expectation of one report, with the notes on its limits.
func TestNotesSayWhatWasNotTried(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	r := &compare.Report{
		Direction:   []compare.Direction{{Phase: "turn", Verb: "load", Is: compare.Wider}},
		Differences: []compare.Difference{{Difference: pairs.Difference{Kind: pairs.Winner, Phase: "over"}}},
		NotCompared: []string{"buy"}, NeverMet: []string{"draw nothing"},
		Scenarios: &compare.Scenarios{Differ: []compare.Scenario{{File: "features/yardmaster/setup.feature", Name: "Whoever"}}},
		Pinned:    &compare.Pinned{Part: []compare.Parted{{File: "golden/yardmaster/2-players.golden"}}},
	}
	const unknown = ", so a difference there is unknown"
	for expects, notes := range map[string][]string{
		"{}":                                   nil,
		"only: [{phase: turn, verb: load}]":    nil,
		"only: [{phase: over, is: winner}]":    nil,
		"only: [{is: winner}]":                 nil,
		"only: [{phase: trun}]":                {`{phase: trun} never occurred: no game was in that phase; did you mean "turn"?`},
		"only: [{phase: turn, verb: take}]":    {"{phase: turn, verb: take} never occurred" + unknown},
		"only: [{verb: buy, is: narrower}]":    {"{verb: buy, is: narrower} occurred only after the games had diverged" + unknown},
		"only: [{verb: draw nothing}]":         {"{verb: draw nothing} never occurred" + unknown},
		"pinned: [2-players, 3-players]":       {"3-players.golden is listed as a reference game that may differ, but it is the same on both sides"},
		"scenarios: [setup.feature]":           nil,
		"scenarios: [yardmaster/draw.feature]": {`"yardmaster/draw.feature" is listed as a scenario that may differ, but its result is the same on both sides`},
	} {
		e, err := compare.ReadExpected([]byte(expects), entry)
		require.NoError(t, err, expects)
		require.Equal(t, notes, e.Notes(r), expects)
	}
	r.Parting = &compare.Parting{Games: 5, Of: 10, Early: 5, Half: 17}
	e, err := compare.ReadExpected([]byte("{}"), entry)
	require.NoError(t, err)
	require.Len(t, e.Notes(r), 1)
	require.Contains(t, e.Notes(r)[0], "not compared at all: 1 verb: buy")
	r.Beyond, r.Notes = []string{}, e.Notes(r)
	require.Regexp(t, "^as expected: (?s:.*)\nnote: the comparison does not see an unintended effect that appears after the games diverge: 5 of 10\\s", r.Answer().Text())
}

// TestTheReachOfAChangeIsWithinIt: a change meets the expectation of its reach, and no wider change does.
func TestTheReachOfAChangeIsWithinIt(t *testing.T) {
	q := question(t, "yardmaster", 40, nil, []string{"start-player=first-seat"})
	r := run(t, q)
	e, err := compare.ReadExpected([]byte(r.Reach().Text), q.Entry)
	require.NoError(t, err, r.Reach().Text)
	require.Empty(t, e.Beyond(r))
	require.Contains(t, r.Reach().Text, "\nscenarios:\n  - \"")
	require.Contains(t, r.Reach().Text, "\npinned:\n  - \"")
	wider := run(t, question(t, "yardmaster", 40, nil, []string{"start-player=first-seat", "yard-timing=any-time"}))
	require.NotEmpty(t, e.Beyond(wider))
}
