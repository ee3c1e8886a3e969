package witness_test

import (
	"testing"
	"testing/fstest"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/features"
)

// A false claim that every legal action makes true names these actions, and rests on the clauses of the effect that makes it so.
func TestAFalseClaimNamesTheDecisionItWaitsFor(t *testing.T) {
	const election = "a Union Stockyards game of yellow, blue and green\n And the Democrats are in office\n And blue is first player\n" +
		" And yellow places the last worker of the year\n When yellow does \"campaign\"\n Then "
	const turn = "a Yardmaster game of ann and bob\n And it is ann's turn\n And ann has used 1 action\n And the arrival yard shows coal-1\n "
	for _, row := range []struct {
		steps, actor string
		actions      []string
		rests        engine.Clause
	}{
		{election + "yellow is first player", "yellow", []string{"party democratic", "party republican"}, "US-ELECT-03"},
		{election + "the Republicans are in office", "", nil, ""},       // after one of two only
		{election + "blue is first player", "", nil, ""},                // true
		{election + "yellow has 9 savings", "", nil, ""},                // never
		{election + "the year card is y1892-reduce-wages", "", nil, ""}, // after one outcome of chance only
		{turn + "When ann does \"draw deck\"\n Then it is bob's turn", "ann", []string{"done"}, "YM-ROLE-02"},
		{turn + "Then it is bob's turn", "", nil, ""}, // ann may also draw, and then end it
	} {
		file := fstest.MapFS{"x.feature": {Data: []byte("Feature: x\n Scenario: y\n Given " + row.steps + "\n")}}
		court := witness.Court{Others: judge.Alone, Options: features.Options{FS: file, Files: []string{"x.feature"}}}
		said, err := court.Judge(t.Context())
		require.NoError(t, err)
		v := said.Scenarios[0].Verdict
		require.NotNil(t, v, "%s: %v", row.steps, said.Error)
		if row.actions == nil {
			require.Nil(t, v.Fact.Next, row.steps)
			continue
		}
		require.NotNil(t, v.Fact.Next, row.steps)
		require.Equal(t, row.actor, v.Fact.Next.Actor)
		require.Equal(t, row.actions, v.Fact.Next.Actions)
		require.Equal(t, row.rests, v.Clauses[0].ID, row.steps)
	}
}
