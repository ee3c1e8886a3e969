package main

import (
	"fmt"
	"os"
	"runtime/metrics"
	"sync"
	"time"
)

// watch ends the program when a check takes too long or too much memory: a mutant may never end.
type watch struct {
	mu    sync.Mutex
	name  string
	until time.Time
}

func newWatch() *watch {
	w := &watch{until: time.Now().Add(time.Hour)}
	go w.look()
	return w
}

// begin gives a check its time.
func (w *watch) begin(name string, limit time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.name, w.until = name, time.Now().Add(limit)
}

func (w *watch) look() {
	const often, most = 50 * time.Millisecond, 2 << 30
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	for range time.Tick(often) {
		metrics.Read(heap)
		w.mu.Lock()
		if late := time.Now().After(w.until); late || heap[0].Value.Uint64() > most {
			fmt.Fprintf(os.Stderr, "%s: too long or too much memory\n", w.name)
			os.Exit(tooLong)
		}
		w.mu.Unlock()
	}
}
