package pairs_test

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/pairs"
	"github.com/yardstick-rules/yardstick/engine/play"
)

// plan is a plan of one game under two readings, with tables of all sizes up to most.
func plan(t testing.TB, name string, most int, a, b pairs.Side) *pairs.Plan {
	t.Helper()
	e, err := games.Find(name)
	require.NoError(t, err)
	p := &pairs.Plan{Sides: [2]pairs.Side{a, b}, Seed: 1}
	most = max(most, e.Book.Players.Min)
	for side := range p.Sides {
		if p.Sides[side].Game == nil {
			p.Sides[side].Game = e.Game
		}
	}
	for n := e.Book.Players.Min; n <= min(e.Book.Players.Max, most); n++ {
		p.Tables = append(p.Tables, e.Book.SeatNames(n))
	}
	require.NoError(t, p.Open())
	return p
}

func sum(t testing.TB, p *pairs.Plan, n int) *pairs.Tally {
	t.Helper()
	tally, err := p.Play(context.Background(), play.Range{Games: n})
	require.NoError(t, err)
	return tally
}

func ruled(question, option string) pairs.Side {
	return pairs.Side{Rulings: map[string]string{question: option}}
}

func cast(t testing.TB, name string) play.Cast {
	t.Helper()
	c, err := play.CastOf(name)
	require.NoError(t, err)
	return c
}

// TestAReadingIsLikeItself: a game beside itself parts nowhere, whoever plays.
func TestAReadingIsLikeItself(t *testing.T) {
	total := 10_000
	if testing.Short() {
		total = 400
	}
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			for name, n := range map[string]int{"random": total/len(games.All()) - 20, "mixed": 20} {
				p := plan(t, e.Name(), 5, pairs.Side{}, pairs.Side{})
				p.Cast = cast(t, name)
				tally := sum(t, p, n)
				require.Equal(t, n, tally.Pairs)
				require.NotEmpty(t, tally.Met)
				require.Empty(t, tally.Differences)
				for _, parted := range []estimate.Clusters{tally.List, tally.Path, tally.Score, tally.Length, tally.Winner} {
					require.Zero(t, parted.Hits)
				}
				for _, table := range tally.Tables {
					for _, seat := range table.Seats {
						require.Zero(t, seat.Score.More.Mean().Value)
					}
				}
			}
		})
	}
}

// TestTheSumIsTheSameHoweverManyPlay: workers change nothing, and another seed is another sum.
func TestTheSumIsTheSameHoweverManyPlay(t *testing.T) {
	play := func(workers int, seed uint64) *pairs.Tally {
		p := plan(t, "union-stockyards", 3, pairs.Side{}, ruled("houses-workers", "four-rows"))
		p.Seed = seed
		tally, err := p.Play(context.Background(), play.Range{Games: 60, Workers: workers})
		require.NoError(t, err)
		return tally
	}
	require.Equal(t, play(1, 1), play(7, 1))
	require.NotEqual(t, play(1, 1), play(1, 2))
}

// TestDifferencesAreReportedWhereTheyShow: each row is a reading with a difference that it has to bring about, and no other directly.
func TestDifferencesAreReportedWhereTheyShow(t *testing.T) {
	for _, row := range []struct {
		game, question, option string
		direct                 []string
	}{
		{"yardmaster", "start-player", "first-seat", []string{"set-up, start: narrower", "set-up, start: odds"}},
		{"union-stockyards", "houses-workers", "four-rows", []string{"first-player: otherwise"}},
		{"frontier", "event-supply", "three-per-era", []string{"first-event, event: narrower", "first-event, event: wider"}},
	} {
		tally := sum(t, plan(t, row.game, 3, pairs.Side{}, ruled(row.question, row.option)), 60)
		var direct []string
		for _, d := range tally.Sorted() {
			if tally.Differences[d].Direct > 0 {
				direct = append(direct, d.String())
			}
		}
		require.Equal(t, row.direct, direct, "%s, %s", row.game, row.question)
	}
}

// TestWhatFollowsADifferenceIsNotDirect: a goal of more points changes who wins, and lets games go on from positions that differ already.
func TestWhatFollowsADifferenceIsNotDirect(t *testing.T) {
	tally := sum(t, plan(t, "yardmaster", 2, pairs.Side{}, ruled("point-goal", "twenty")), 60)
	require.Positive(t, tally.Path.Hits)
	onward := tally.Differences[pairs.Difference{Kind: pairs.Turn, Phase: "over"}]
	require.NotNil(t, onward)
	require.Zero(t, onward.Direct)
	require.Equal(t, onward.Pairs, int(tally.Path.Hits), "nothing else parts them")
}

// TestPairsStayPaired: what a reading changes shows more clearly in pairs than in games that have nothing in common.
func TestPairsStayPaired(t *testing.T) {
	for game, b := range map[string]pairs.Side{
		"yardmaster": ruled("yard-timing", "any-time"), "hell-on-wheels": ruled("claim-own", "any-owner"),
		"union-stockyards": ruled("build-over", "over-viaducts"), "frontier": ruled("disc-meaning", "no-effect"),
	} {
		p := plan(t, game, 2, pairs.Side{}, b)
		tally := sum(t, p, 100*len(p.Tables[0]))
		require.Positive(t, tally.Path.Hits)
		seat := tally.Tables[0].Seats[0].Score
		apart := math.Hypot(seat.A.Deviation(), seat.B.Deviation())
		require.Less(t, seat.More.Deviation(), apart*0.8, game)
	}
}

// TestSeatsAreMirrored: with random players every decider has had every seat once a deal is over, and deals alone are counted.
func TestSeatsAreMirrored(t *testing.T) {
	p := plan(t, "yardmaster", 3, pairs.Side{}, pairs.Side{})
	tally := sum(t, p, 2*5) // five pairs a table: two deals of two seats, one of three
	require.Equal(t, []int{2, 1}, []int{tally.Tables[0].Deals, tally.Tables[1].Deals})
	won := 0.0
	for _, seat := range tally.Tables[0].Seats {
		won += seat.Won.A.Mean().Value
	}
	require.InDelta(t, 2, won, 0, "two games a deal have two winners")
}

func TestATableThatASideRefusesIsNotPlayed(t *testing.T) {
	p := plan(t, "hell-on-wheels", 7, pairs.Side{}, ruled("player-count", "at-most-six"))
	last := len(p.Tables) - 1
	require.Nil(t, p.Refusal(0, last))
	require.NotNil(t, p.Refusal(1, last))
	tally := sum(t, p, len(p.Tables))
	require.Equal(t, last, tally.Pairs)
	require.Zero(t, tally.Tables[last].Deals)
}

func TestASetUpThatCannotBeReadIsAnError(t *testing.T) {
	e, err := games.Find("yardmaster")
	require.NoError(t, err)
	unknown := pairs.Side{Game: e.Game, Rulings: map[string]string{"x": "y"}}
	p := &pairs.Plan{Sides: [2]pairs.Side{{Game: e.Game}, unknown}, Tables: [][]string{{"p1", "p2"}}}
	require.ErrorContains(t, p.Open(), "the set-up of side b: ")
}

// TestOtherComponentsAreDistinguishedByTheirNames: with a component file on one side actions are compared by how they are spelled, and the
// game's own figures in a file change nothing.
func TestOtherComponentsAreDistinguishedByTheirNames(t *testing.T) {
	own := pairs.Side{Components: []byte("parameters:\n  - {id: arrival-yard-size, value: 4}\n")}
	tally := sum(t, plan(t, "yardmaster", 3, pairs.Side{}, own), 60)
	require.Equal(t, 60, tally.Pairs)
	require.Empty(t, tally.Differences)
}

// TestWhoeverStopsHasWhatWasPlayed: the sum of a run that was stopped is that of its first pairs.
func TestWhoeverStopsHasWhatWasPlayed(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	tally, err := plan(t, "yardmaster", 2, pairs.Side{}, pairs.Side{}).Play(ctx, play.Range{Games: 1 << 30})
	require.ErrorIs(t, err, context.Canceled)
	require.Less(t, tally.Pairs, 1<<20)
}

// without is a game in which a verb is never legal once anything else is.
type without struct {
	engine.Game
	verb engine.Verb
}

func (g without) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := g.Game.New(setup, rec)
	return less{s, g.verb}, err
}

type less struct {
	engine.State
	verb engine.Verb
}

func (s less) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	all := s.State.Legal(nil, rec)
	for _, a := range all {
		if s.Verb(a) != s.verb {
			dst = append(dst, a)
		}
	}
	if len(dst) == 0 {
		return append(dst, all...)
	}
	return dst
}
func (s less) Clone() engine.State           { return less{s.State.Clone(), s.verb} }
func (s less) Assign(from engine.State)      { s.State.Assign(bare(from)) }
func (s less) Alike(other engine.State) bool { return s.State.Alike(bare(other)) }

func bare(s engine.State) engine.State {
	if l, ok := s.(less); ok {
		return l.State
	}
	return s
}

// TestAWitnessIsShort: the shortest game of Yardmaster in which a card of the discard pile may be drawn has set-up alone.
func TestAWitnessIsShort(t *testing.T) {
	e, err := games.Find("yardmaster")
	require.NoError(t, err)
	const drawDiscard, nothing = "draw discard", 255
	var verb engine.Verb
	for i, name := range e.Verbs() {
		if name == drawDiscard {
			verb = engine.Verb(i)
		}
	}
	p := plan(t, "yardmaster", 3, pairs.Side{Game: without{e.Game, nothing}}, pairs.Side{Game: without{e.Game, verb}})
	tally := sum(t, p, 20)
	d := pairs.Difference{Kind: pairs.Narrower, Phase: "turn", Verb: drawDiscard}
	require.Contains(t, tally.Differences, d)
	found := tally.Differences[d].Best
	require.True(t, found.Direct)
	w, err := p.Witness(context.Background(), found, 10_000)
	require.NoError(t, err)
	require.Equal(t, []string{drawDiscard}, w.Only)
	require.Equal(t, 4+2+10+1+1, len(w.Played), "arrivals, tokens, two hands of five, the discard, the start player")

	found.At-- // where nothing differs yet
	_, err = p.Witness(context.Background(), found, 10_000)
	require.ErrorContains(t, err, "the game does not show the difference when it is played again")
}

// TestChanceThatGoesOnForEver: where a shortened game leaves chance to its first outcomes, and these never end, it is given up; the
// memory of it grew without bound before.
func TestChanceThatGoesOnForEver(t *testing.T) {
	p := plan(t, "hell-on-wheels", 2, pairs.Side{}, ruled("game-end", "finish-phase"))
	p.Cast, p.Limit = cast(t, "corners"), 600
	require.NoError(t, p.Open())
	tally := sum(t, p, 24)
	require.NotEmpty(t, tally.Differences)
	for d, found := range tally.Differences {
		w, err := p.Witness(context.Background(), found.Best, 4000)
		require.NoError(t, err, d)
		require.LessOrEqual(t, len(w.Played), found.Best.At)
	}
}

// TestPhasesAndPositions: what the games say of their phase, and of positions under different answers.
func TestPhasesAndPositions(t *testing.T) {
	for _, e := range games.All() {
		seats := e.Book.SeatNames(max(2, e.Book.Players.Min))
		s, err := e.New(engine.Setup{Seats: seats}, nil)
		require.NoError(t, err)
		other, phases, unsaid := s.Clone(), map[string]bool{}, false
		_, err = new(play.Runner).Game(s, cast(t, "random").Players(len(seats), 0), play.NewRand(1), 0, func(a engine.Action) {
			text, err := json.Marshal(s.Position())
			require.NoError(t, err)
			phases[s.Phase()] = true
			unsaid = unsaid || !strings.Contains(string(text), `"`+s.Phase()+`"`)
			require.True(t, s.Alike(other))
			other.Apply(a, nil)
			require.NotEqual(t, "over", s.Phase())
		})
		require.True(t, !unsaid || len(phases) == 1, "%s: a phase is a word of its document where there are several: %v", e.Name(), phases)
		var endless *play.LimitError
		if !errors.As(err, &endless) {
			require.NoError(t, err)
			require.Equal(t, "over", s.Phase())
		}
	}
}

// TestAlikeLooksAtThePositionAlone: under an answer that nothing has asked for the position is the same, though the games are not.
func TestAlikeLooksAtThePositionAlone(t *testing.T) {
	for _, e := range games.All() {
		seats, alike, open := e.Book.SeatNames(max(2, e.Book.Players.Min)), 0, 0
		s, err := e.New(engine.Setup{Seats: seats}, nil)
		require.NoError(t, err)
		for _, q := range e.Book.Questions {
			if q.Fixed {
				continue
			}
			open++
			other := q.Options[(int(q.Default)+1)%len(q.Options)].ID
			o, err := e.New(engine.Setup{Seats: seats, Rulings: map[string]string{q.Name: other}}, nil)
			if err == nil && s.Alike(o) {
				require.False(t, s.Equal(o))
				alike++
			}
		}
		require.True(t, alike > 0 || open <= 1, "%s: its only question may be asked at once", e.Name())
		for s.Actor() == engine.Chance {
			o := s.Clone()
			s.Apply(s.Legal(nil, nil)[0], nil)
			require.False(t, s.Alike(o), "%s: an outcome of chance changes the position", e.Name())
		}
	}
}

// TestWhatComesAfterGamesPartIsNotCompared: an answer that changes what is dealt parts games before a player has decided, so that what
// players do is met apart alone; where it changes a player's choices nothing parts as early, and every verb that is met is compared.
func TestWhatComesAfterGamesPartIsNotCompared(t *testing.T) {
	verbs := func(tally *pairs.Tally) map[string]bool {
		met := map[string]bool{}
		for place := range tally.Met {
			met[place.Verb] = true
		}
		return met
	}
	dealt := sum(t, plan(t, "frontier", 3, pairs.Side{}, ruled("event-supply", "three-per-era")), 30)
	require.Equal(t, int(dealt.Path.Hits), dealt.Early)
	require.Equal(t, 30, dealt.Early)
	require.EqualValues(t, 30, dealt.Shared.N())
	require.LessOrEqual(t, dealt.Shared.Quantile(0.5), int64(6))
	require.True(t, dealt.Apart["sell"] && !verbs(dealt)["sell"] && verbs(dealt)["event"])
	played := sum(t, plan(t, "yardmaster", 3, pairs.Side{}, ruled("yard-timing", "any-time")), 60)
	require.Zero(t, played.Early)
	require.Equal(t, played.Path.Hits, played.Shared.N())
	require.Greater(t, played.Shared.Quantile(0.5), int64(20))
	require.True(t, played.Apart["buy"] && verbs(played)["buy"])
	require.Empty(t, sum(t, plan(t, "yardmaster", 3, pairs.Side{}, pairs.Side{}), 10).Apart)
}

// TestADifferenceSaysAtWhichTables: four rows of houses leave two players what they had.
func TestADifferenceSaysAtWhichTables(t *testing.T) {
	tally := sum(t, plan(t, "union-stockyards", 5, pairs.Side{}, ruled("houses-workers", "four-rows")), 12)
	d := pairs.Difference{Kind: pairs.Otherwise, Phase: "first-player"}
	require.Equal(t, map[int]bool{1: true, 2: true, 3: true}, tally.Differences[d].Tables)
}
