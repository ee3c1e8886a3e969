// Package play makes decisions: for players that choose at random, greedily or for rare positions,
// and for chance by its odds. The package plays one game or many, and counts the tree of all games
// to a depth.
//
// All randomness comes from a [rand.Rand] that the caller seeds, so that a seed determines a game.
package play

import (
	"fmt"
	"math/rand/v2"

	"github.com/yardstick-rules/yardstick/engine"
)

// DefaultLimit is the number of decisions after which a game counts as endless. The rules of a game may allow longer
// games.
const DefaultLimit = 10_000

// Player chooses one of the legal actions of the state's actor. A Player must not change the state.
// A Player plays only one game at a time.
type Player interface {
	Choose(s engine.State, legal []engine.Action, rnd *rand.Rand) engine.Action
}

// beginner is a player that remembers things during a game and must forget them before the next game.
type beginner interface{ Begin() }

// NewRand returns the source of randomness for a seed.
func NewRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, stream)) }

// stream is the second half of every seed. Any constant would do.
const stream = 0x9e3779b97f4a7c15

// Chance chooses one of the outcomes of chance by its odds. Chance needs at least one outcome.
func Chance(s engine.State, outcomes []engine.Action, rnd *rand.Rand) engine.Action {
	if len(outcomes) == 1 {
		return outcomes[0]
	}
	_, total := s.Odds(outcomes[0])
	n := rnd.IntN(max(total, 1))
	if total == len(outcomes) {
		return outcomes[n] // no weight is below 1, so each weight is 1
	}
	for _, a := range outcomes {
		weight, _ := s.Odds(a)
		if n -= weight; n < 0 {
			return a
		}
	}
	// Odds that do not add up to their total break a law of the kernel, which the tests of the laws report.
	return outcomes[len(outcomes)-1]
}

// Runner plays games. A Runner reuses its memory for the next game. The zero Runner is ready to
// use.
type Runner struct{ legal []engine.Action }

// LimitError reports a game that did not end within its limit.
type LimitError struct{ Decisions int }

// Error states the number of decisions that were made.
func (e *LimitError) Error() string {
	return fmt.Sprintf("the game has not ended by decision %d; raise the limit or choose other players", e.Decisions)
}

// StuckError reports an actor without a legal action, which is a bug in the game.
type StuckError struct{ Actor engine.Seat }

// Error names the actor.
func (e *StuckError) Error() string {
	if e.Actor == engine.Chance {
		return "chance has to decide but has no outcome"
	}
	return fmt.Sprintf("seat %d has to decide but has no legal action", e.Actor)
}

// Game plays the state to its end: players[i] decides for seat i, and chance by its odds. If each is not nil, Game
// calls it with every decision before it carries the decision out. The result is the number of decisions, including
// those of chance. If the game needs more than limit decisions, the error is a [*LimitError]; a limit of 0 means
// [DefaultLimit]. After the first game of a runner and its players, further games allocate no memory.
func (r *Runner) Game(s engine.State, players []Player, rnd *rand.Rand, limit int, each func(engine.Action)) (int, error) {
	if limit <= 0 {
		limit = DefaultLimit
	}
	Begin(players)
	for n := 0; ; n++ {
		if s.Actor() == engine.Nobody {
			return n, nil
		}
		if n >= limit {
			return n, &LimitError{Decisions: n}
		}
		a, err := r.next(s, players, rnd)
		if err != nil {
			return n, fmt.Errorf("decision %d: %w", n+1, err)
		}
		if each != nil {
			each(a)
		}
		s.Apply(a, nil)
	}
}

// Begin makes the players forget the previous game. [Runner.Game] calls Begin itself.
func Begin(players []Player) {
	for _, p := range players {
		if b, remembers := p.(beginner); remembers {
			b.Begin()
		}
	}
}

// next returns the next decision of a game that is not over.
func (r *Runner) next(s engine.State, players []Player, rnd *rand.Rand) (engine.Action, error) {
	r.legal = s.Legal(r.legal[:0], nil)
	switch actor := s.Actor(); {
	case len(r.legal) == 0:
		return 0, &StuckError{Actor: actor}
	case actor == engine.Chance:
		return Chance(s, r.legal, rnd), nil
	case int(actor) >= len(players):
		return 0, fmt.Errorf("seat %d has no player; give one for every seat", actor)
	default:
		return players[actor].Choose(s, r.legal, rnd), nil
	}
}
