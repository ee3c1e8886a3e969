package main

import (
	"fmt"
	"os"
	"runtime/metrics"
	"sync"
	"time"
)

// watch ends the program if a check takes too much processor time or memory, because a mutant may never end.
// Waiting on a busy machine does not count, so that a check that is only slow does not count as noticing.
type watch struct {
	mu    sync.Mutex
	name  string
	until time.Duration
	// spent is the time of processors so far.
	spent func() time.Duration
	// end ends the program.
	end func(why string)
}

// newWatch begins to watch. Work before the first check has an hour.
func newWatch() *watch {
	w := &watch{spent: spent, until: time.Hour, end: func(why string) {
		fmt.Fprintln(os.Stderr, why)
		os.Exit(tooLong)
	}}
	go w.look()
	return w
}

// begin gives a check its time.
func (w *watch) begin(name string, limit time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.name, w.until = name, w.spent()+limit
}

func (w *watch) look() {
	const often = 50 * time.Millisecond
	for range time.Tick(often) {
		w.check()
	}
}

func (w *watch) check() {
	const most = 2 << 30
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(heap)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.spent() > w.until || heap[0].Value.Uint64() > most {
		w.end(w.name + ": too long or too much memory")
	}
}
