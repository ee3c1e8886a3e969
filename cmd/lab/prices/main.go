// Prices measures, in many games, the effect of each answer to an open question, and writes
// engine/<game>/prices.tsv. Run prices in the root folder of the source code.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// command is the command line.
type command struct {
	Names    []string   `arg:"" optional:"" name:"game" help:"The games that are measured; every game without one."`
	Games    pick.Count `default:"1000" help:"The number of games that are played under each answer."`
	Together pick.Count `default:"200" help:"The number of games that are played under every two answers."`
	Workers  int        `help:"The number of games that are played at the same time; one per processor without it."`
}

func main() {
	var c command
	pick.Main(&c, "Measures what each answer to an open question changes in many games, and writes "+
		"engine/*/prices.tsv. Minutes a game; stopped, it leaves the file as it is.\n\nExample: bin/prices yardmaster --games 1000",
		func(ctx context.Context, out io.Writer) error { return c.run(ctx, ".", out) })
}

// first is the number of games that a test measures again.
const first = 20

// questions is the number of questions that are measured together.
const questions = 20

// run measures each game and writes its file below root. A run that is stopped writes nothing of the game that it measures.
func (c *command) run(ctx context.Context, root string, out io.Writer) error {
	entries, err := pick.Games(c.Names)
	if err != nil {
		return err
	}
	for _, entry := range entries {
		p, err := c.measured(ctx, entry, out)
		if err != nil {
			return fmt.Errorf("%s: %w", entry.Name(), err)
		}
		if err := os.WriteFile(filepath.Join(root, "engine", entry.Room, price.File), []byte(text(p)), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// measured returns all prices of a game.
func (c *command) measured(ctx context.Context, entry games.Entry, out io.Writer) (*price.Prices, error) {
	m := &meter{entry: entry, workers: c.Workers}
	p := &price.Prices{Edition: entry.Book.Play(), Seed: seed}
	answers := pick.Answers(entry)
	for i, a := range answers {
		few, err := m.price(ctx, a, first)
		if err != nil {
			return nil, err
		}
		all, err := m.price(ctx, a, int(c.Games))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(out, "%s: %d of %d: %s: of %d games %d have other legal actions, %d another path, %d another winner\n", entry.Name(), i+1,
			len(answers), a, all.Games, all.List, all.Path, all.Winner)
		p.Answers = append(p.Answers, price.Price{Answer: a, First: few, All: all})
	}
	var err error
	if p.Unrelated, err = m.unrelated(ctx, int(c.Games)); err != nil {
		return nil, err
	}
	dear := dearest(p, questions)
	p.Together, err = m.measurePairs(ctx, dear, int(c.Together), func(done int) {
		fmt.Fprintf(out, "%s: %d of %d: each with those before it\n", entry.Name(), done, len(dear))
	})
	return p, err
}
