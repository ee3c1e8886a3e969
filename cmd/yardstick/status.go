package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

// status shows that long work is in progress. The zero status shows nothing.
type status struct {
	w     io.Writer
	every time.Duration
	form  string // takes what is being done, and for how many seconds
	erase string // clears what was shown last, once the work is done
}

// statusOn is a status that keeps to one line of a terminal, and in a pipe or file writes a line now and then, so that logs of long runs
// show that they get on. Other writers are shown nothing: they need not bear that two write at once.
func statusOn(w io.Writer) status {
	if isTerminal(w) {
		return status{w: w, every: time.Second, form: "\r%s … %d s\x1b[K", erase: "\r\x1b[K"}
	}
	if _, ok := w.(*os.File); ok {
		return status{w: w, every: 30 * time.Second, form: "%s … %d s\n"}
	}
	return status{}
}

// during shows what is being done, and for how long, until the work is done. Work that takes less than a status waits is not shown.
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
	fmt.Fprint(s.w, s.erase)
}

func (s status) show(what func() string, done <-chan struct{}) {
	tick := time.NewTicker(s.every)
	defer tick.Stop()
	for lasted := s.every; ; lasted += s.every {
		select {
		case <-done:
			return
		case <-tick.C:
			fmt.Fprintf(s.w, s.form, what(), int(lasted.Seconds()))
		}
	}
}
