package main

import (
	"fmt"
	"io"
	"sync"
	"time"
)

// status shows on a terminal that long work is in progress. The zero status shows nothing.
type status struct{ w io.Writer }

// statusOn is a status that shows on a terminal alone.
func statusOn(w io.Writer) status {
	if isTerminal(w) {
		return status{w}
	}
	return status{}
}

// during shows what is being done, and for how long, until the work is done. Work of less than a second is not shown.
func (s status) during(what string, work func()) { s.watch(func() string { return what }, work) }

// watch is during for work that gets on meanwhile: what is asked each time.
func (s status) watch(what func() string, work func()) {
	if s.w == nil {
		work()
		return
	}
	done := make(chan struct{})
	var shown sync.WaitGroup
	shown.Go(func() { s.show(what, done) })
	work()
	close(done)
	shown.Wait()
	const erase = "\r\x1b[K"
	fmt.Fprint(s.w, erase)
}

func (s status) show(what func() string, done <-chan struct{}) {
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	for seconds := 1; ; seconds++ {
		select {
		case <-done:
			return
		case <-tick.C:
			fmt.Fprintf(s.w, "\r%s … %d s\x1b[K", what(), seconds)
		}
	}
}
