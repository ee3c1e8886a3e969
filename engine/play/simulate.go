package play

import (
	"context"
	"errors"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/engine"
)

// Plan is a range of games, one a seed. What becomes of a game depends on its seed alone, so that a range can be cut into parts
// that are played anywhere and added up in any order.
type Plan struct {
	Game  engine.Game
	Setup engine.Setup
	// Player makes the player of a seat; nil for random players.
	Player func(seat engine.Seat) Player
	// First is the first seed, Games the number of seeds from there on.
	First uint64
	Games int
	// Limit is the number of decisions after which a game counts as endless; 0 means [DefaultLimit].
	Limit int
	// Laws checks every law of the game after every decision.
	Laws bool
	// Workers is the number of games played at the same time; 0 means one a processor.
	Workers int
}

// Simulate plays all games of the plan. The error is a set-up that the game refuses, or a context that was cancelled; broken laws
// are in the tally.
func Simulate(ctx context.Context, plan Plan) (Tally, error) {
	start, err := plan.Game.New(plan.Setup, nil)
	if err != nil {
		return Tally{}, err
	}
	workers := plan.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	workers = max(1, min(workers, plan.Games))
	tallies := make([]Tally, workers)
	var next atomic.Int64
	var wait sync.WaitGroup
	for i := range workers {
		w := newWorker(&plan, start.Clone(), &tallies[i])
		wait.Go(func() {
			for n := next.Add(1) - 1; n < int64(plan.Games) && ctx.Err() == nil; n = next.Add(1) - 1 {
				w.game(plan.First + uint64(n))
			}
		})
	}
	wait.Wait()
	total := newTally(len(plan.Setup.Seats))
	for _, t := range tallies {
		total = total.Add(t)
	}
	return total, ctx.Err()
}

// worker plays one game after another in the same memory.
type worker struct {
	Runner
	plan    *Plan
	start   engine.State
	state   engine.State
	before  engine.State
	players []Player
	source  *rand.PCG
	rnd     *rand.Rand
	laws    Laws
	walk    []engine.Action
	scores  []int
	tally   *Tally
}

func newWorker(plan *Plan, start engine.State, tally *Tally) *worker {
	w := &worker{plan: plan, start: start, state: start.Clone(), before: start.Clone(), tally: tally, source: rand.NewPCG(0, stream)}
	w.rnd = rand.New(w.source)
	for i := range plan.Setup.Seats {
		var p Player = Random{}
		if plan.Player != nil {
			p = plan.Player(engine.Seat(i))
		}
		w.players = append(w.players, p)
	}
	if plan.Laws {
		w.laws = plan.Game.Laws()
	}
	*tally = newTally(len(w.players))
	return w
}

// game plays the game of a seed and adds it to the tally.
func (w *worker) game(seed uint64) {
	w.source.Seed(seed, stream)
	w.state.Assign(w.start)
	w.walk = w.walk[:0]
	err := w.play()
	w.tally.Games++
	w.tally.Decisions += len(w.walk)
	w.tally.Longest = max(w.tally.Longest, len(w.walk))
	var limit *LimitError
	switch {
	case errors.As(err, &limit):
		w.tally.Endless++
	case err != nil:
		w.tally.fail(w.failure(seed, err))
	default:
		w.ended()
	}
}

// play is the game with its laws. A panic of the game is an error like a broken law: it is the game's bug, and its record is wanted.
func (w *worker) play() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the game panicked: %v", r)
		}
	}()
	limit := w.plan.Limit
	if limit <= 0 {
		limit = DefaultLimit
	}
	begin(w.players)
	if err := w.laws.Position(w.state); err != nil {
		return err
	}
	for w.state.Actor() != engine.Nobody {
		if len(w.walk) >= limit {
			return &LimitError{Decisions: limit}
		}
		a, err := w.next(w.state, w.players, w.rnd)
		if err != nil {
			return err
		}
		if err := w.step(a); err != nil {
			return err
		}
	}
	return nil
}

func (w *worker) step(a engine.Action) error {
	w.walk = append(w.walk, a)
	if len(w.laws) == 0 {
		w.state.Apply(a, nil)
		return nil
	}
	w.before.Assign(w.state)
	w.state.Apply(a, nil)
	if err := w.laws.Step(w.before, a, w.state); err != nil {
		return err
	}
	return w.laws.Position(w.state)
}

// ended adds a game that has come to its end.
func (w *worker) ended() {
	t, won := w.tally, w.state.Winners()
	for i := range w.players {
		if won.Has(engine.Seat(i)) {
			t.Wins[i]++
		}
	}
	switch bits.OnesCount(uint(won)) {
	case 0:
		t.Nobody++
	case 1:
	default:
		t.Shared++
	}
	w.scores = w.state.Scores(w.scores[:0])
	for i, points := range w.scores {
		t.Points[i] += points
	}
	if n := len(w.walk); n > 0 {
		t.Ends[w.plan.Game.Verbs()[w.state.Verb(w.walk[n-1])]]++
	}
}

// failure is a game that broke a law, with the record that leads there.
func (w *worker) failure(seed uint64, err error) Failure {
	f := Failure{Seed: seed, Error: err.Error(), Record: w.record()}
	var broken *LawError
	if errors.As(err, &broken) {
		f.Law = broken.Law.ID
	}
	return f
}
