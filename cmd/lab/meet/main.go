// Meet plays random games of every game, with every law checked, until every two or three answers to open
// questions have occurred in one game. Run meet in the root folder of the source code.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/properties"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// command is the command line.
type command struct {
	Games   []string `arg:"" optional:"" name:"game" help:"The games that are played; every game without one."`
	Answers int      `default:"3" enum:"2,3" help:"How many answers meet: 2 or 3."`
	Seed    uint64   `default:"1" help:"The seed by which the games are chosen."`
	Shard   string   `default:"1/1" help:"The part of the games that is played and the number of parts, such as 2/7."`
}

func main() {
	var c command
	pick.Main(&c, "Plays games until every two or three answers have met, and checks every law in them."+
		"\n\nExample: bin/meet yardmaster --answers 2", c.run)
}

// run plays each game, and goes on to the next one if a law is broken.
func (c *command) run(ctx context.Context, out io.Writer) error {
	shard, shards, err := pick.Shard(c.Shard)
	if err != nil {
		return err
	}
	entries, err := pick.Games(c.Games)
	if err != nil {
		return err
	}
	var failed []error
	for _, entry := range entries {
		all := walk.NewSubject(entry.Game, entry.Book, walk.Room{}).Planned(c.Seed, c.Answers)
		first := all * (shard - 1) / shards
		part := play.Range{First: uint64(first), Games: all*shard/shards - first}
		report, err := properties.Walks(ctx, entry.Game, entry.Book, engine.Setup{}, part, c.Seed)
		if err != nil {
			return err
		}
		if err := c.judge(entry, report, shards == 1, out); err != nil {
			failed = append(failed, fmt.Errorf("%s: %w", entry.Name(), err))
		}
	}
	return errors.Join(failed...)
}

// judge prints the answers that occurred together. The error reports a broken law or, after a whole plan,
// answers that have not occurred together.
func (c *command) judge(entry games.Entry, report properties.Report, whole bool, out io.Writer) error {
	if broken := report.Broken; broken != nil {
		return fmt.Errorf("%s, %s: %s\n%s", broken.ID, broken.Says, broken.Problem, broken.Record)
	}
	for answers := 2; answers <= c.Answers; answers++ {
		met := report.Combinations(answers)
		fmt.Fprintf(out, "%s: %d walks, %d decisions: of %d combinations of %d answers %d were played, %d used\n", entry.Name(),
			report.Walks, report.Decisions, met.Possible, answers, met.Met, met.Used)
		if whole && met.Met < met.Possible {
			return fmt.Errorf("of %d combinations of %d answers only %d met", met.Possible, answers, met.Met)
		}
	}
	return nil
}
