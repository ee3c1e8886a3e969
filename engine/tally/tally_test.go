package tally_test

import (
	"bytes"
	"context"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/tally"
)

// plan is a plan for every table of a game.
func plan(t testing.TB, entry games.Entry, cast string, n int) *tally.Plan {
	t.Helper()
	c, err := play.CastOf(cast)
	require.NoError(t, err)
	p := &tally.Plan{Game: entry.Game, Cast: c, Seed: 5, Games: n, Watched: n / 4}
	for seats := entry.Book.Players.Min; seats <= entry.Book.Players.Max; seats++ {
		p.Tables = append(p.Tables, engine.Setup{Seats: entry.Book.SeatNames(seats)})
	}
	return p
}

// all plays a plan and gives its tally and tables.
func all(t testing.TB, p *tally.Plan) (*tally.Tally, string) {
	t.Helper()
	sum, text := tally.New(p), bytes.Buffer{}
	rows, clauses := tally.NewGames(&text, 13), tally.NewClauses(&text)
	require.NoError(t, p.Play(t.Context(), func(g *tally.Game) error {
		sum.Add(g)
		require.NoError(t, rows.Game(g))
		return clauses.Clauses(g)
	}))
	require.NoError(t, rows.Flush())
	require.NoError(t, clauses.Flush())
	return sum, text.String()
}

// TestWhatIsFoundDependsOnTheGamesAlone: not on how many are played at the same time, and what a game is not on whether it is watched.
func TestWhatIsFoundDependsOnTheGamesAlone(t *testing.T) {
	for _, entry := range games.All() {
		p := plan(t, entry, "mixed", 12)
		p.Tables = p.Tables[:min(2, len(p.Tables))]
		p.Workers = 1
		one, rows := all(t, p)
		p.Workers = 5
		many, again := all(t, p)
		require.Equal(t, one, many)
		require.Equal(t, rows, again)
		p.Watched = 0
		blind, _ := all(t, p)
		require.Equal(t, one.Tables, blind.Tables)
		require.Equal(t, one.Verbs, blind.Verbs)
	}
}

// TestTheTallyIsWhatWasPlayed: the game of a seed is played again and counted by hand.
func TestTheTallyIsWhatWasPlayed(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			p := plan(t, entry, "greedy+random", 4)
			p.Tables = p.Tables[len(p.Tables)-1:]
			var seen []*tally.Game
			require.NoError(t, p.Play(t.Context(), func(g *tally.Game) error { seen = append(seen, g); return nil }))
			require.Len(t, seen, 4)
			for i, g := range seen {
				require.EqualValues(t, i, g.Number)
				require.EqualValues(t, 5+i, g.Seed)
				byHand(t, entry, p, g)
			}
		})
	}
}

func byHand(t *testing.T, entry games.Entry, p *tally.Plan, g *tally.Game) {
	s, err := entry.New(p.Tables[0], nil)
	require.NoError(t, err)
	var want tally.Game
	last := engine.Chance
	var scores [][]int // before each turn
	var at []int
	by := make([][]int, len(p.Tables[0].Seats))
	for i := range by {
		by[i] = make([]int, len(entry.Verbs()))
	}
	turns := map[engine.Seat]int{} // the decisions up to the latest of a seat
	want.First = engine.Nobody
	verbs := make([]int, len(entry.Verbs()))
	var runner play.Runner
	_, err = runner.Game(s, p.Cast.Players(len(p.Tables[0].Seats), g.Seed), play.NewRand(g.Seed), 0, func(a engine.Action) {
		verbs[s.Verb(a)]++
		if s.Actor() == engine.Chance {
			want.Chances++
			return
		}
		if last == engine.Chance {
			want.First = s.Actor()
		}
		by[s.Actor()][s.Verb(a)]++
		if s.Actor() != last {
			want.Turns++
			scores, at = append(scores, s.Scores(nil)), append(at, want.Decisions)
			if before, played := turns[s.Actor()]; played {
				want.Course.Wait += want.Decisions - before
				want.Course.Waits++
				want.Course.Longest = max(want.Course.Longest, want.Decisions-before)
			}
		}
		last = s.Actor()
		turns[last] = want.Decisions + 1
		n := len(s.Legal(nil, nil))
		want.Decisions++
		want.Choices += n
		want.Most = max(want.Most, n)
		if n == 1 {
			want.Forced++
		}
	})
	require.Equal(t, err == nil, g.Ended)
	require.Equal(t, []int{want.Decisions, want.Chances, want.Turns, want.Choices, want.Most, want.Forced},
		[]int{g.Decisions, g.Chances, g.Turns, g.Choices, g.Most, g.Forced})
	require.Equal(t, want.First, g.First)
	require.Equal(t, verbs, g.Verbs)
	require.Equal(t, by, g.By)
	want.Scores, want.Winners = s.Scores(nil), s.Winners()
	courseByHand(&want, append(scores, want.Scores), append(at, want.Decisions))
	require.Equal(t, want.Course, g.Course)
	require.Equal(t, s.Scores(nil), g.Scores)
	require.Equal(t, s.Winners(), g.Winners)
	for i, kind := range g.Players {
		require.Equal(t, p.Cast.Kind(i, g.Seed), kind)
	}
}

// courseByHand finds the course of a game from the scores before each turn and at the end.
func courseByHand(g *tally.Game, scores [][]int, at []int) {
	c, leader := &g.Course, -1
	best := func(scores []int, won bool) (n int, some bool) {
		for seat, score := range scores {
			if g.Winners.Has(engine.Seat(seat)) == won && (!some || score > n) {
				n, some = score, true
			}
		}
		return n, some
	}
	for i := range scores {
		most := slices.Max(scores[i])
		if first := slices.Index(scores[i], most); slices.Index(scores[i][first+1:], most) < 0 && first != leader {
			if leader >= 0 {
				c.Changes++
			}
			leader = first
		}
		won, some := best(scores[i], true)
		other, others := best(scores[i], false)
		if c.Compared = some && others; c.Compared && won < other {
			c.Settled = 100 * at[min(i+1, len(at)-1)] / max(1, g.Decisions)
		}
	}
	for tenth := range c.Won {
		i := len(at) - 1
		for tenth < 10 && at[i] > g.Decisions*tenth/10 {
			i--
		}
		if c.Compared {
			c.Won[tenth], _ = best(scores[i], true)
			c.Best[tenth], _ = best(scores[i], false)
		}
	}
}

// TestWinnersAreTold: in games that whoever does a thing most often wins, the difference is found, and its sums cover every game.
func TestWinnersAreTold(t *testing.T) {
	sum, g := tally.New(plan(t, games.All()[0], "random", 1)), tally.Game{Players: []string{"a", "b", "c"}, Ended: true}
	for n := range 40 {
		g.Winners = engine.Seats(0).With(engine.Seat(n % 3))
		g.By, g.Scores = [][]int{{1}, {1}, {1}}, []int{0, 0, 0}
		g.By[n%3][0] = 3
		if n%4 == 0 {
			g.By = [][]int{{0}, {0}, {0}} // in some games nobody does it
		}
		sum.Winners.Verbs = sum.Winners.Verbs[:1]
		sum.Add(&g)
	}
	g.Winners = engine.Seats(0).With(0).With(1).With(2) // these compare with nobody
	sum.Add(&g)
	require.EqualValues(t, 40, sum.Winners.Games)
	apart := sum.Winners.Verbs[0].In(sum.Winners.Games)
	require.InDelta(t, 1500, apart.More.Mean().Value, 1e-9, "three times against once, in three games of four")
	require.Less(t, apart.More.Chance(), 1e-9)
}

// TestCountsAddUp: seats win once a game unless a win is shared, and everything is counted in as many games as there were.
func TestCountsAddUp(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	sum, _ := all(t, plan(t, entry, "mixed", 80))
	require.EqualValues(t, 80, sum.Games)
	require.EqualValues(t, 20, sum.Watched)
	for _, table := range sum.Tables {
		require.EqualValues(t, 20, table.Games)
		require.Equal(t, table.Games, table.Ended)
		wins := table.Nobody.Hits
		for _, seat := range table.Seat {
			require.Equal(t, table.Ended, seat.Won.Of)
			require.Equal(t, table.Ended, seat.Score.N())
			wins += seat.Won.Hits
		}
		require.GreaterOrEqual(t, wins, table.Ended)
		require.LessOrEqual(t, wins, table.Ended+table.Shared.Hits*int64(table.Seats-1))
		require.Greater(t, table.Kinds[1].Won.Hits, table.Kinds[0].Won.Hits, "greedy players win more of these games than random ones")
	}
	require.EqualValues(t, 20, sum.Cited["YM-BUY-01"].Games)
	require.Positive(t, sum.Forbade["YM-BUY-04"].Games, "what could be paid at one decision cannot at another")
	require.EqualValues(t, 20, sum.Did["draw deck"].Times(sum.Watched).N())
	require.NotContains(t, sum.Cited, engine.Clause(""))
}

// TestPlayCanBeCancelled within a second, in the slowest game with the slowest players.
func TestPlayCanBeCancelled(t *testing.T) {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	ctx, cancel := context.WithTimeout(t.Context(), 200*time.Millisecond)
	defer cancel()
	p := plan(t, entry, "lookahead", 1_000_000)
	require.ErrorIs(t, p.Play(ctx, func(*tally.Game) error { return nil }), context.DeadlineExceeded)
}

// TestATableThatIsRefused says which.
func TestATableThatIsRefused(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	p := plan(t, entry, "random", 10)
	p.Tables[1].Rulings = map[string]string{"no-such": "answer"}
	require.ErrorContains(t, p.Play(t.Context(), func(*tally.Game) error { return nil }), "a table of 3: ")
}
