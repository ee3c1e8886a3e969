package stats_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/stats"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/blocks/blockstest"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// of returns the statistics of a few games of a game, at its smallest and its largest table.
func of(t *testing.T, entry games.Entry) *stats.Stats {
	t.Helper()
	cast, err := play.CastOf("mixed")
	require.NoError(t, err)
	plan := &tally.Plan{Game: entry.Game, Cast: cast, Seed: 1, Games: 4, Watched: 2}
	for _, seats := range []int{entry.Book.Players.Min, entry.Book.Players.Max} {
		plan.Tables = append(plan.Tables, engine.Setup{Seats: entry.Book.SeatNames(seats)})
	}
	sum := tally.New(plan)
	require.NoError(t, plan.Play(t.Context(), func(g *tally.Game) error { sum.Add(g); return nil }))
	return stats.Of(entry, plan, sum)
}

// All forms of the answer have the same words, and the short one has room for every game.
func TestTheAnswerAboutManyGames(t *testing.T) {
	for _, entry := range games.All() {
		doc := of(t, entry).Doc()
		blockstest.SameWords(t, doc)
		require.LessOrEqual(t, strings.Count(doc.Short(), "\n"), 25, entry.Name())
		require.Regexp(t, "^"+entry.Book.Title+": .*(seat|wins)", doc.Short())
	}
}

// The first line names the share that is clearest apart from an even one, of a seat or of who decides first, and how many more are.
func TestAnUnevenSeatStandsInTheFirstLine(t *testing.T) {
	for won, says := range map[estimate.Estimate]string{
		{Value: 0.5, Low: 0.4, High: 0.6}:   "X: no seat, and not who decides first, clearly wins more or less often than its share (9 games, random players)",
		{Value: 0.61, Low: 0.51, High: 0.7}: "X: no seat, and not who decides first, clearly wins more or less often than its share (9 games, random players)",
		{Value: 0.9, Low: 0.8, High: 1.0}:   "X: a wins 90.0 % (80.0 to 100.0) of games of 2 (even: 50.0 %) (9 games, random players)",
		{Value: 0.1, Low: 0.0, High: 0.2}:   "X: a wins 10.0 % (0.0 to 20.0) of games of 2 (even: 50.0 %) (9 games, random players)",
	} {
		s := &stats.Stats{Title: "X", Players: "random", Asked: 9, Games: 9, Tables: []stats.Table{{Players: 2, Games: 9, Ended: 9, Even: 0.5,
			Seats: []stats.Seat{{Seat: "a", Won: won}, {Seat: "b", Won: estimate.Estimate{Value: 0.5, Low: 0.4, High: 0.6}}}}}}
		first, _, _ := strings.Cut(s.Doc().Short(), "\n")
		require.Equal(t, says, first)
		s.Tables[0].Seats[0].Won, s.Tables[0].First = s.Tables[0].Seats[1].Won, won
		first, _, _ = strings.Cut(s.Doc().Short(), "\n")
		require.Equal(t, strings.Replace(says, ": a wins", ": whoever decides first wins", 1), first)
	}
}
