package main

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
)

// Of an engine that plays a reading at random and does not say which, each answer is found out, or several are left with the reason, and the
// one that it plays is among them.
func TestEveryAnswerIsFoundOut(t *testing.T) {
	for i, entry := range games.All() {
		if testing.Short() && i > 0 {
			continue // seconds each
		}
		t.Run(entry.Name(), func(t *testing.T) {
			c := &command{Games: []string{entry.Name()}, Readings: 2, Hidden: 8 - 5*min(i, 1)}
			if testing.Short() {
				c.Readings = 1
			}
			require.NoError(t, c.run(t.Context(), io.Discard))
		})
	}
}

// Each row is an answer of an engine that plays it, and what is wrong with it.
func TestFaults(t *testing.T) {
	for _, row := range []struct {
		answer inference.Answer
		says   string
	}{
		{inference.Answer{Verdict: inference.Follows, Options: []string{"it"}}, ""},
		{inference.Answer{Verdict: inference.Alike, Options: []string{"it", "other"}, Reason: "x"}, ""},
		{inference.Answer{Verdict: inference.Follows, Options: []string{"other"}}, "the engine plays it"},
		{inference.Answer{Verdict: inference.Follows, Options: []string{"it", "other"}}, "it follows one answer"},
		{inference.Answer{Verdict: inference.Alike, Options: []string{"it"}, Reason: "x"}, "one answer alone is like no other"},
		{inference.Answer{Verdict: inference.Alike, Options: []string{"it", "other"}}, "it has no reason"},
		{inference.Answer{Verdict: inference.NoneOfOurs, Options: []string{"it"}}, "the verdict is of no engine that follows an answer"},
	} {
		require.Equal(t, row.says, fault(row.answer, "it"))
	}
	require.ErrorContains(t, (&command{Games: []string{"whist"}}).run(t.Context(), io.Discard), `unknown game "whist"`)
}
