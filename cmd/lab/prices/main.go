// Prices measures, in many games, the effect of each answer to an open question, and writes
// engine/<game>/prices.tsv. Run prices in the root folder of the source code.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/price"
)

// command is the command line.
type command struct {
	Names    []string   `arg:"" optional:"" name:"game" help:"The games that are measured; every game without one."`
	Games    pick.Count `default:"1000" help:"The number of games of random players that are played under each answer, and of games of each kind of player under the default answers."`
	Greedy   pick.Count `default:"400" help:"The number of games of greedy players that are played under each answer."`
	Together pick.Count `default:"200" help:"The number of games that are played under every two answers."`
	Workers  int        `help:"The number of games that are played at the same time; one per processor without it."`
}

func main() {
	var c command
	pick.Main(&c, "Measures what each answer to an open question changes in many games, and writes "+
		"engine/*/prices.tsv. Minutes a game; stopped, it leaves the file as it is.\n\nExample: bin/prices yardmaster --games 1000",
		func(ctx context.Context, out io.Writer) error { return c.run(ctx, ".", out) })
}

// head is the comment at the top of the file: the columns of its lines.
const head = `# The effects of each answer to an open question, against the default, in pairs of games with the same chance. Written by
# make prices.
# unrelated: players, games, games with another winner than an unrelated game at the same table
# opener: players, players at the table, games and wins of the seat that decides first under the default answers
# price: players, answer, games, games with other legal actions, with another decision, that end, with another winner, and the changes
#   of the margin (highest score over the second), the spread (highest over the lowest), the length in decisions, the opener's wins and
#   the mean score of a seat in 1/100 point; one line for the first games, one for all
# together: two answers, games of random players, games in which both have an effect that neither has alone
# Wins and changes are written as count/sum/sum of squares. A win has 360360 parts, so that winners can share it.
`

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
		if err := os.WriteFile(filepath.Join(root, "engine", entry.Room, price.File), []byte(head+p.Text()), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// measured returns all prices of a game.
func (c *command) measured(ctx context.Context, entry games.Entry, out io.Writer) (*price.Prices, error) {
	p := &price.Prices{Edition: entry.Book.Play(), Seed: seed}
	var random *meter
	for _, of := range []struct {
		players string
		games   pick.Count
	}{{price.Random, c.Games}, {price.Greedy, c.Greedy}} {
		m := &meter{entry: entry, players: of.players, workers: c.Workers}
		if random == nil {
			random = m
		}
		k, err := c.kind(ctx, m, int(of.games), out)
		if err != nil {
			return nil, err
		}
		p.Kinds = append(p.Kinds, k)
	}
	dear := dearest(p.Kind(price.Random), questions)
	var err error
	p.Together, err = random.measurePairs(ctx, dear, int(c.Together), func(done int) {
		fmt.Fprintf(out, "%s: %d of %d: each with those before it\n", entry.Name(), done, len(dear))
	})
	return p, err
}

// kind measures all answers in games of one kind of player.
func (c *command) kind(ctx context.Context, m *meter, games int, out io.Writer) (price.Kind, error) {
	k, err := m.kind(ctx, int(c.Games))
	if err != nil {
		return k, err
	}
	answers := pick.Answers(m.entry)
	for i, a := range answers {
		measured, err := m.price(ctx, a, games)
		if err != nil {
			return k, err
		}
		all := &measured.All
		fmt.Fprintf(out, "%s: %d of %d: %s: of %d games of %s players %d have other legal actions, %d another path, %d another winner\n",
			m.entry.Name(), i+1, len(answers), a, all.Games, m.players, all.List, all.Path, all.Winner)
		k.Answers = append(k.Answers, measured)
	}
	return k, nil
}

// dearest lists the answers with the greatest effects, at most one for each question. It leaves out answers
// without effects. The argument most is the largest number of answers.
func dearest(k *price.Kind, most int) (list []price.Answer) {
	sorted := slices.Clone(k.Answers)
	slices.SortStableFunc(sorted, func(a, b price.Price) int { return k.Compare(a.All, b.All) })
	for _, a := range sorted {
		known := slices.ContainsFunc(list, func(b price.Answer) bool { return b.Question == a.Question })
		if len(list) < most && !known && a.All.List+a.All.Path > 0 {
			list = append(list, a.Answer)
		}
	}
	return list
}
