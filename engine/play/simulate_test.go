package play_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

func plan(games int) play.Plan {
	return play.Plan{Game: yardmaster.New(), Setup: engine.Setup{Seats: seats}, First: 7, Games: games}
}

func simulate(t *testing.T, p play.Plan) play.Tally {
	t.Helper()
	tally, err := play.Simulate(t.Context(), p)
	require.NoError(t, err)
	return tally
}

// TestLawsHoldInSimulations of every kind of player in every game.
func TestLawsHoldInSimulations(t *testing.T) {
	for _, entry := range games.All() {
		for name, kind := range kinds() {
			p := plan(20)
			p.Game, p.Laws, p.Player = entry.Game, true, kind
			p.Setup.Seats = entry.Book.SeatNames(len(seats))
			tally := simulate(t, p)
			require.Empty(t, tally.Failures, "%s, %s", entry.Name(), name)
			require.Equal(t, 20, tally.Games, "%s, %s", entry.Name(), name)
		}
	}
}

// TestASimulationIsTheSumOfItsParts: cut anywhere, on any number of workers, added up in any order.
func TestASimulationIsTheSumOfItsParts(t *testing.T) {
	for name, kind := range kinds() {
		p := plan(30)
		p.Player, p.Workers, p.Limit = kind, 1, 500
		whole := simulate(t, p)
		require.Equal(t, 30, whole.Games)
		p.Workers = 3
		require.Equal(t, whole, simulate(t, p), name)
		head, tail := p, p
		head.Games = 11
		tail.First, tail.Games = p.First+11, p.Games-11
		require.Equal(t, whole, simulate(t, head).Add(simulate(t, tail)), name)
		require.Equal(t, whole, simulate(t, tail).Add(simulate(t, head)), name)
		ended := whole.Endless
		for _, n := range whole.Ends {
			ended += n
		}
		require.Equal(t, whole.Games, ended, name)
	}
}

func TestEmptySimulation(t *testing.T) {
	require.Equal(t, play.Tally{Wins: []int{0, 0, 0}, Points: []int{0, 0, 0}, Ends: map[string]int{}}, simulate(t, plan(0)))
}

func TestASetupThatIsRefused(t *testing.T) {
	p := plan(1)
	p.Setup.Seats = []string{"ann"}
	_, err := play.Simulate(t.Context(), p)
	var v *engine.Violation
	require.ErrorAs(t, err, &v)
}

func TestSimulateCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := play.Simulate(ctx, plan(1_000_000))
	require.ErrorIs(t, err, context.Canceled)
}

func TestEndlessGamesAreCounted(t *testing.T) {
	p := plan(5)
	p.Limit = 40
	tally := simulate(t, p)
	require.Equal(t, 5, tally.Endless)
	require.Equal(t, 200, tally.Decisions)
	require.Equal(t, 40, tally.Longest)
	require.Zero(t, tally.Failed)
}

// lawful is Yardmaster under laws of the test's own.
type lawful struct {
	engine.Game
	laws []engine.Law
}

func (l lawful) Laws() []engine.Law { return l.laws }

// TestABrokenLawComesWithItsRecord: the record can be replayed and ends with the decision after which the law is broken.
func TestABrokenLawComesWithItsRecord(t *testing.T) {
	holds := func(s engine.State) error {
		if scores := s.Scores(nil); scores[0]+scores[1]+scores[2] > 0 {
			return errors.New("somebody has points")
		}
		return nil
	}
	for kind, law := range map[string]engine.Law{
		"position": {Position: holds},
		"walk":     {Walk: holds},
		"step":     {Step: func(_ engine.State, _ engine.Action, after engine.State) error { return holds(after) }},
	} {
		t.Run(kind, func(t *testing.T) {
			law.ID, law.Says = "T-01", "nobody ever has points"
			p := plan(25)
			p.Game, p.Laws = lawful{yardmaster.New(), []engine.Law{law}}, true
			tally := simulate(t, p)
			require.Equal(t, 25, tally.Failed)
			require.Len(t, tally.Failures, play.MostFailures)
			for i, f := range tally.Failures {
				require.Equal(t, uint64(7+i), f.Seed)
				require.Equal(t, "T-01", f.Law)
				require.Equal(t, "T-01 (nobody ever has points): somebody has points", f.Error)
				requireShortest(t, f.Record)
			}
		})
	}
}

// requireShortest: after the last decision of the record somebody has points, before it nobody.
func requireShortest(t *testing.T, text string) {
	t.Helper()
	record, err := transcript.Parse("failure.yard", []byte(text))
	require.NoError(t, err)
	for _, less := range []int{0, 1} {
		cut, err := record.Cut(len(record.Decisions) - less)
		require.NoError(t, err)
		report, err := transcript.Replay(t.Context(), cut, &engine.Local{Game: yardmaster.New()}, transcript.Options{})
		require.NoError(t, err)
		require.Nil(t, report.Finding)
		scores := report.Turn.Scores
		require.Equal(t, less == 0, scores[0]+scores[1]+scores[2] > 0)
	}
}

// TestAPanicIsAFailureWithItsRecord and the other games go on.
func TestAPanicIsAFailureWithItsRecord(t *testing.T) {
	p := plan(4)
	p.Setup.Rulings = map[string]string{"YM-R-yard-timing": "any-time"}
	p.Game = lawful{yardmaster.New(), []engine.Law{{ID: "T-02", Position: func(s engine.State) error {
		if s.Actor() == 1 {
			panic("bob")
		}
		return nil
	}}}}
	p.Laws = true
	tally := simulate(t, p)
	require.Equal(t, 4, tally.Failed)
	require.Equal(t, "the game panicked: bob", tally.Failures[0].Error)
	require.Empty(t, tally.Failures[0].Law)
	require.True(t, strings.HasPrefix(tally.Failures[0].Record,
		"yardstick 1\ngame yardmaster\nseats ann bob cid\nruling yard-timing=any-time\n---\nchance: arrival "), tally.Failures[0].Record)
}
