package play_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
)

var seats = []string{"ann", "bob", "cid"}

func open(tb testing.TB, seats ...string) engine.State {
	tb.Helper()
	s, err := yardmaster.New().New(engine.Setup{Seats: seats}, nil)
	require.NoError(tb, err)
	return s
}

// table is a game of three, or as near to that as the game allows.
func table(t *testing.T, entry games.Entry) engine.State {
	t.Helper()
	n := min(max(3, entry.Book.Players.Min), entry.Book.Players.Max)
	s, err := entry.New(engine.Setup{Seats: entry.Book.SeatNames(n)}, nil)
	require.NoError(t, err)
	return s
}

func load(t *testing.T, position string) engine.State {
	t.Helper()
	s, err := yardmaster.New().Load(engine.Setup{Seats: []string{"ann", "bob"}}, []byte(position), nil)
	require.NoError(t, err)
	return s
}

// kinds are the players of this package.
func kinds() map[string]func(engine.Seat) play.Player {
	return map[string]func(engine.Seat) play.Player{
		"random":  func(engine.Seat) play.Player { return play.Random{} },
		"greedy":  func(engine.Seat) play.Player { return &play.Greedy{} },
		"corners": func(engine.Seat) play.Player { return &play.Corners{} },
	}
}

func players(kind func(engine.Seat) play.Player, n int) []play.Player {
	list := make([]play.Player, n)
	for i := range list {
		list[i] = kind(engine.Seat(i))
	}
	return list
}

// TestEveryPlayerPlaysByTheRules of every game: whatever a player or chance chooses is listed and accepted.
func TestEveryPlayerPlaysByTheRules(t *testing.T) {
	for _, entry := range games.All() {
		for name, kind := range kinds() {
			t.Run(entry.Name()+"/"+name, func(t *testing.T) {
				start := table(t, entry)
				require.Positive(t, lawfulGames(t, start, players(kind, len(start.Scores(nil)))))
			})
		}
	}
}

// lawfulGames plays some games and says how many ended.
func lawfulGames(t *testing.T, start engine.State, list []play.Player) (ended int) {
	t.Helper()
	s := start.Clone()
	var legal []engine.Action
	var runner play.Runner
	for seed := range uint64(8) {
		s.Assign(start)
		told := 0
		n, err := runner.Game(s, list, play.NewRand(seed), 0, func(a engine.Action) {
			told++
			if legal = s.Legal(legal[:0], nil); !slices.Contains(legal, a) {
				require.Fail(t, "not listed", s.Format(a))
			}
			if v := s.Check(s.Actor(), a, nil); v != nil {
				require.NoError(t, v)
			}
		})
		require.Equal(t, n, told)
		var limit *play.LimitError
		if !errors.As(err, &limit) {
			require.NoError(t, err)
			require.Equal(t, engine.Nobody, s.Actor())
			ended++
		}
	}
	return ended
}

// TestASeedIsAGame: the same seed plays the same game, whatever was played before; another seed plays another one.
func TestASeedIsAGame(t *testing.T) {
	for name, kind := range kinds() {
		t.Run(name, func(t *testing.T) {
			var runner play.Runner
			list := players(kind, len(seats))
			game := func(seed uint64) (walk []engine.Action) {
				s := open(t, seats...)
				_, _ = runner.Game(s, list, play.NewRand(seed), 300, func(a engine.Action) { walk = append(walk, a) })
				return walk
			}
			first := game(1)
			require.NotEqual(t, first, game(2))
			require.Equal(t, first, game(1))
		})
	}
}

func TestGreedyTakesThePoints(t *testing.T) {
	s := load(t, `{"phase": "turn", "turn": 1, "player": "ann", "start": "ann", "arrival-yard": ["coal-1", "coal-3", "oil-1", "timber-1"],
		"players": [{"name": "ann", "token": "timber", "hand": {"coal": 3, "oil": 2}, "train": ["coal-2"]},
		{"name": "bob", "token": "livestock", "train": []}], "discard-pile": ["automobile"]}`)
	var greedy play.Greedy
	for seed := range uint64(20) {
		a := greedy.Choose(s, s.Legal(nil, nil), play.NewRand(seed))
		require.Equal(t, "buy coal-3 pay coal*3", s.Format(a))
	}
}

func TestGreedyBreaksTiesAtRandom(t *testing.T) {
	s := load(t, `{"phase": "turn", "turn": 1, "player": "ann", "start": "ann", "players": [
		{"name": "ann", "token": "timber", "train": []}, {"name": "bob", "token": "livestock", "train": []}], "discard-pile": ["automobile"]}`)
	var greedy play.Greedy
	chosen := map[string]bool{}
	for seed := range uint64(100) {
		chosen[s.Format(greedy.Choose(s, s.Legal(nil, nil), play.NewRand(seed)))] = true
	}
	require.Len(t, chosen, len(s.Legal(nil, nil)))
}

// TestChanceGoesByTheOdds: of 50 railcars each type has four of value 1 and one of value 4.
func TestChanceGoesByTheOdds(t *testing.T) {
	s := open(t, seats...)
	outcomes := s.Legal(nil, nil)
	rnd := play.NewRand(1)
	counts := map[string]int{}
	const draws = 50_000
	for range draws {
		counts[s.Format(play.Chance(s, outcomes, rnd))]++
	}
	require.Len(t, counts, 20)
	require.InDelta(t, draws*4/50, counts["arrival coal-1"], draws/200)
	require.InDelta(t, draws*1/50, counts["arrival oil-4"], draws/200)
}

// TestCornersReachesEveryVerb of the default rulings within 30 games.
func TestCornersReachesEveryVerb(t *testing.T) {
	game := yardmaster.New()
	reached := map[string]bool{}
	var runner play.Runner
	list := players(kinds()["corners"], len(seats))
	for seed := range uint64(30) {
		s := open(t, seats...)
		_, _ = runner.Game(s, list, play.NewRand(seed), 1000, func(a engine.Action) { reached[game.Verbs()[s.Verb(a)]] = true })
	}
	for _, verb := range game.Verbs() {
		// Some verbs belong to options that are not in force.
		if !slices.Contains([]string{"draw deck deck", "draw deck discard", "draw discard discard", "draw nothing"}, verb) {
			require.True(t, reached[verb], verb)
		}
	}
}

// TestCornersGoesToExtremes: somewhere in 30 games it has collected at least half as many cards again as random players ever do.
func TestCornersGoesToExtremes(t *testing.T) {
	largest := func(kind string) (cards int) {
		var runner play.Runner
		list := players(kinds()[kind], len(seats))
		for seed := range uint64(30) {
			s := open(t, seats...)
			_, _ = runner.Game(s, list, play.NewRand(seed), 300, func(engine.Action) {
				for _, p := range s.Position().(*yardmaster.Position).Players {
					hand := 0
					for _, n := range p.Hand {
						hand += n
					}
					cards = max(cards, hand)
				}
			})
		}
		return cards
	}
	require.Greater(t, largest("corners"), largest("random")*3/2)
}

func TestAnEndlessGameIsAnError(t *testing.T) {
	var runner play.Runner
	n, err := runner.Game(open(t, seats...), players(kinds()["random"], 3), play.NewRand(1), 50, nil)
	require.Equal(t, 50, n)
	require.EqualError(t, err, "the game has not ended by decision 50; raise the limit or choose other players")
}

func TestEverySeatNeedsAPlayer(t *testing.T) {
	var runner play.Runner
	_, err := runner.Game(open(t, seats...), nil, play.NewRand(1), 0, nil)
	require.ErrorContains(t, err, "has no player; give one for every seat")
}

// stuck is a game whose players can do nothing.
type stuck struct{ engine.State }

func (s stuck) Legal(dst []engine.Action, rec *engine.Record) []engine.Action {
	if s.Actor() != engine.Chance {
		return dst
	}
	return s.State.Legal(dst, rec)
}

func TestAStuckGameIsAnError(t *testing.T) {
	var runner play.Runner
	_, err := runner.Game(stuck{open(t, seats...)}, players(kinds()["random"], 3), play.NewRand(1), 0, nil)
	var halt *play.StuckError
	require.ErrorAs(t, err, &halt)
	require.ErrorContains(t, err, "has to decide but has no legal action")
}

// TestPlayAllocatesNothing: once a runner has its memory, it plays on without asking for more.
func TestPlayAllocatesNothing(t *testing.T) {
	for _, entry := range games.All() {
		for name, kind := range kinds() {
			start := table(t, entry)
			s := start.Clone()
			var runner play.Runner
			list := players(kind, len(start.Scores(nil)))
			source := rand.NewPCG(1, 1)
			rnd := rand.New(source)
			require.LessOrEqual(t, testing.AllocsPerRun(20, func() {
				source.Seed(1, 1)
				s.Assign(start)
				_, _ = runner.Game(s, list, rnd, 300, nil)
			}), 1.0, "%s, %s", entry.Name(), name) // the error of the limit
		}
	}
}
