package play

import (
	"context"
	"runtime"
	"sync"
)

// Range is a range of games, one per number.
type Range struct {
	// First is the first number. Games is the number of games.
	First uint64
	Games int
	// Workers is the number of games played at the same time; 0 means one per processor.
	Workers int
}

// Many plays the games of a range and passes the result of each to the function sum, one at a time in the
// order of their numbers, until sum returns false. If a game's result depends only on its number, the sum is
// the same for any number of workers. So a range can be split into parts that are played on different
// machines and summed in order.
//
// Worker returns a function that plays one game after another, with memory of its own. The context
// of a game is cancelled when the game is no longer needed. Many returns the error of its context;
// games that were cut short are not summed.
func Many[R any](ctx context.Context, games Range, worker func() func(ctx context.Context, number uint64) R, sum func(R) bool) error {
	within, stop := context.WithCancel(ctx)
	defer stop()
	workers := games.workers()
	queue, order := make(chan pending[R]), make(chan pending[R], ahead*workers)
	var wait sync.WaitGroup
	for range workers {
		wait.Go(func() {
			play := worker()
			for p := range queue {
				p.result <- play(within, p.number)
			}
		})
	}
	wait.Go(func() { hand(within, games, order, queue) })
	for p := range order {
		select {
		case result := <-p.result:
			if within.Err() == nil && !sum(result) {
				stop()
			}
		case <-within.Done():
		}
	}
	wait.Wait()
	return ctx.Err()
}

// pending is a game whose result is not yet known.
type pending[R any] struct {
	number uint64
	result chan R
}

// ahead is the number of games by which a worker may be ahead of the next game to sum. It bounds
// the memory.
const ahead = 64

// hand passes the games of a range to the workers, and in the same order to the loop that sums them.
func hand[R any](ctx context.Context, games Range, order, queue chan<- pending[R]) {
	defer close(order)
	defer close(queue)
	for i := range games.Games {
		p := pending[R]{games.First + uint64(i), make(chan R, 1)}
		for _, to := range []chan<- pending[R]{order, queue} {
			select {
			case to <- p:
			case <-ctx.Done():
				return
			}
		}
	}
}

func (r Range) workers() int {
	workers := r.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	return max(1, min(workers, r.Games))
}
