// Knobs searches, for each answer and each figure of a game, the shortest record in which this answer or
// figure makes a difference. Knobs writes engine/<game>/knobs.tsv. Run knobs in the root folder of the source
// code.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/knobs"
)

// command is the command line.
type command struct {
	Games   []string      `arg:"" optional:"" name:"game" help:"The games whose answers and figures are looked at; every game without one."`
	Anew    bool          `help:"Look again for the records that hold, too."`
	For     time.Duration `help:"Look at a game no longer than that, such as 30s. What is not looked at in time stays as it is."`
	Workers pick.Count    `default:"2" help:"The number of records that are looked for at the same time."`
	Quiet   bool          `help:"Do not print each record that is found."`
}

func main() {
	var c command
	pick.Main(&c, "Looks for the shortest record in which each answer and each figure matters, and writes "+
		"engine/*/knobs.tsv. Minutes a game where much is new; stopped, it writes what it has found.\n\nExample: bin/knobs yardmaster --for 30s",
		func(ctx context.Context, out io.Writer) error { return c.run(ctx, ".", out) })
}

// run looks at each game and writes its file below root.
func (c *command) run(ctx context.Context, root string, out io.Writer) error {
	entries, err := pick.Games(c.Games)
	if err != nil {
		return err
	}
	if c.Quiet {
		out = io.Discard
	}
	for _, entry := range entries {
		s, err := newSearch(entry)
		if err != nil {
			return err
		}
		file := filepath.Join(root, "engine", entry.Room, knobs.File)
		was, err := os.ReadFile(file)
		if err == nil && !c.Anew {
			s.was, err = knobs.Parse(string(was))
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("%s: %w", entry.Name(), err)
		}
		table, found := c.found(ctx, s, out)
		if err := errors.Join(found, os.WriteFile(file, []byte(text(table)), 0o666), ctx.Err()); err != nil {
			return fmt.Errorf("%s: %w", entry.Name(), err)
		}
	}
	return nil
}

// found looks for the records of all answers and figures of a game: first for those that were never looked for. The
// result of an earlier search stays where the time runs out or an error stops this one.
func (c *command) found(ctx context.Context, s *search, out io.Writer) (*knobs.Table, error) {
	if c.For > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, c.For)
		defer stop()
	}
	names := s.names()
	table := &knobs.Table{Knobs: make([]knobs.Knob, len(names))}
	var errs []error
	var wait sync.WaitGroup
	var said sync.Mutex
	queue := make(chan int)
	for range int(c.Workers) {
		wait.Go(func() {
			for i := range queue {
				k, err := s.knob(ctx, names[i])
				said.Lock()
				if err != nil {
					k = s.before(names[i])
				}
				if err != nil && ctx.Err() == nil {
					errs = append(errs, err)
				}
				table.Knobs[i] = k
				fmt.Fprintf(out, "%d of %d: %s: %s after %d decisions: %s\n", i+1, len(names), names[i], k.Kind, len(k.Played), k.Says)
				said.Unlock()
			}
		})
	}
	for _, i := range s.order(names) {
		queue <- i
	}
	close(queue)
	wait.Wait()
	table.Knobs = slices.DeleteFunc(table.Knobs, func(k knobs.Knob) bool { return k.Of == "" })
	return table, errors.Join(errs...)
}
