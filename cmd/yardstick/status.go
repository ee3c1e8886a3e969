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
	form  string // formats the name of the work and its seconds
	erase string // clears the last line when the work is done
}

// statusOn returns a status that uses one line of a terminal. In a pipe or file it writes a line now and then, so that
// logs show progress. Other writers get nothing, as they may not allow two writes at once.
func statusOn(w io.Writer) status {
	if isTerminal(w) {
		return status{w: w, every: time.Second, form: "\r%s … %d s\x1b[K", erase: "\r\x1b[K"}
	}
	if _, ok := w.(*os.File); ok {
		return status{w: w, every: 30 * time.Second, form: "%s … %d s\n"}
	}
	return status{}
}

// during shows a name for the work and its duration until it is done. Work shorter than the interval is not shown.
func (s status) during(what string, work func()) { s.watch(func() string { return what }, work) }

// watch is during for work that progresses: it calls what each time.
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
