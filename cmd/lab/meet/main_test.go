package main

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/properties"
)

func TestEveryTwoAnswersMeet(t *testing.T) {
	if testing.Short() {
		t.Skip("some 25 games, with every law checked")
	}
	short := one(t)
	possible := short.Combinations(2).Possible
	var out strings.Builder
	require.NoError(t, (&command{Games: []string{"yardmaster"}, Answers: 2, Seed: 1, Shard: "1/1"}).run(t.Context(), &out))
	require.Contains(t, out.String(), fmt.Sprintf(": of %d combinations of 2 answers %[1]d were played, ", possible))
	out.Reset()
	require.NoError(t, (&command{Games: []string{"yardmaster"}, Answers: 2, Seed: 1, Shard: "2/9"}).run(t.Context(), &out))
	require.NotContains(t, out.String(), fmt.Sprint(possible, " were played"), "a part of the games")
}

// one returns the report on one game of Yardmaster.
func one(t *testing.T) properties.Report {
	t.Helper()
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	report, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{Games: 1}, 1)
	require.NoError(t, err)
	return report
}

func TestWhatIsNotMetOrBrokenFails(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	c := command{Answers: 2}
	broken := properties.Report{Broken: &properties.Broken{Held: properties.Held{ID: "YM-INV-01", Says: "cards are kept"}, Problem: "one is lost"}}
	require.EqualError(t, c.judge(entry, broken, true, io.Discard), "YM-INV-01, cards are kept: one is lost\n")
	short := one(t)
	require.ErrorContains(t, c.judge(entry, short, true, io.Discard),
		fmt.Sprintf("of %d combinations of 2 answers only %d met", short.Combinations(2).Possible, short.Combinations(2).Met))
	require.NoError(t, c.judge(entry, short, false, io.Discard))
}

func TestInvalidArguments(t *testing.T) {
	require.ErrorContains(t, (&command{Games: []string{"whist"}, Shard: "1/1"}).run(t.Context(), io.Discard), `unknown game "whist"`)
	require.ErrorContains(t, (&command{Shard: "8/7"}).run(t.Context(), io.Discard), `--shard "8/7": write a part and how many there are`)
}
