// Wrong builds engines that each break one clause of a game, and tests each with conform. At first an engine
// lists its legal actions but cites no clause. If that shows no difference, Wrong tests the engine again with
// citations. Wrong counts the engines that conform finds, and those for which conform names the broken clause.
// Run wrong in the root folder of the source code.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// command is the command line.
type command struct {
	Games   []string `arg:"" optional:"" name:"game" help:"The games whose rules are broken; every game without one."`
	Engines int      `default:"40" help:"The number of wrong engines of each game."`
	Shard   string   `default:"1/1" help:"The part of the engines that is tried and the number of parts, such as 2/4."`
}

func main() {
	var c command
	pick.Main(&c, "Builds engines that break a clause each, and counts those that conform finds and names. Minutes a game."+
		"\n\nExample: bin/wrong yardmaster --engines 40 --shard 1/4",
		func(ctx context.Context, out io.Writer) error { return c.run(ctx, ".", out) })
}

// run tries wrong engines of each game, built from the source at root.
func (c *command) run(ctx context.Context, root string, out io.Writer) error {
	of := mutant.Sample{N: c.Engines, Seed: 1}
	var err error
	if of.Shard, of.Shards, err = pick.Shard(c.Shard); err != nil {
		return err
	}
	entries, err := pick.Games(c.Games)
	if err != nil {
		return err
	}
	var few []error
	for _, entry := range entries {
		n, err := tryAll(ctx, root, entry, of, out)
		if err != nil {
			return fmt.Errorf("%s: %w", entry.Name(), err)
		}
		fmt.Fprintf(out, "%s: of %d wrong engines %d were found, %d of them with clauses only; %d were told a clause of the rule at fault, %d of them first of all\n",
			entry.Name(), n.tried, n.found, n.above, n.named, n.first)
		if err := n.enough(); err != nil {
			few = append(few, fmt.Errorf("%s: %w", entry.Name(), err))
		}
	}
	return errors.Join(few...)
}

// tryAll builds the wrong engines of a game and tries each.
func tryAll(ctx context.Context, root string, entry games.Entry, of mutant.Sample, out io.Writer) (n naming, err error) {
	folder, err := os.MkdirTemp("", "wrong")
	if err != nil {
		return n, err
	}
	defer os.RemoveAll(folder)
	program, mutants, err := broken(ctx, root, entry, of, folder)
	if err != nil {
		return n, err
	}
	for _, m := range mutants {
		if err := n.try(ctx, entry, program, m, out); err != nil {
			return n, err
		}
	}
	return n, nil
}
