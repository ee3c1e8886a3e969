// Readings tests whether conform can find out the reading that an engine plays. The model engine plays a
// reading and hides its answers. The program checks that each answer is found, or that the result lists the
// remaining answers with the reason. Run readings in any folder.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
	"github.com/yardstick-rules/yardstick/properties/walk"
)

// command is the command line.
type command struct {
	Games    []string   `arg:"" optional:"" name:"game" help:"The games whose readings are played; every game without one."`
	Readings pick.Count `default:"50" help:"The number of readings of each game."`
	From     int        `help:"The number of readings to leave out, the first ones: a long run goes on where it was stopped."`
	Hidden   int        `default:"1000" help:"The number of questions, at most, whose answers the engine hides."`
}

func main() {
	var c command
	pick.Main(&c, "Asks the model engine which reading it plays, and checks what is found out. Up to an hour a game."+
		"\n\nExample: bin/readings yardmaster --readings 10", c.run)
}

// run tries the readings of each game, and continues after one that is not found.
func (c *command) run(ctx context.Context, out io.Writer) error {
	entries, err := pick.Games(c.Games)
	if err != nil {
		return err
	}
	var wrong []error
	for _, entry := range entries {
		if len(entry.Book.Questions) == 0 {
			continue
		}
		err := c.game(ctx, entry, out)
		if ctx.Err() != nil {
			return errors.Join(append(wrong, ctx.Err())...)
		}
		wrong = append(wrong, err)
	}
	return errors.Join(wrong...)
}

// game asks about the readings of a game.
func (c *command) game(ctx context.Context, entry games.Entry, out io.Writer) error {
	probes, err := conformance.Probes(ctx, &conformance.Options{Game: entry})
	if err != nil {
		return err
	}
	kit := inference.New(entry, nil, probes)
	rnd := rand.New(rand.NewPCG(15, 4))
	told, all := map[inference.Verdict]int{}, guises()
	var wrong []error
	for n := range int(c.Readings) {
		as, began := all[n%len(all)], time.Now()
		answers := walk.Mixed(entry.Game, entry.Book, entry.Book.Players.Min, rnd.IntN).Rulings
		open := hide(entry, c.Hidden, rnd)
		if n < c.From {
			continue
		}
		found, err := ask(ctx, kit, entry, answers, open, as)
		if err != nil {
			return err
		}
		for _, a := range found.Answers {
			told[a.Verdict]++
			if says := fault(a, played(entry, answers, a.Question)); says != "" {
				wrong = append(wrong, fmt.Errorf("%s, reading %d, %+v, %v: %s %s %v %s: %s", entry.Name(), n, as, answers, a.Question,
					a.Verdict, a.Options, a.Reason, says))
			}
		}
		if found.Faults > 0 {
			wrong = append(wrong, fmt.Errorf("%s, reading %d: the engine is at fault %d times", entry.Name(), n, found.Faults))
		}
		fmt.Fprintf(out, "%s: reading %d, %+v: asked %d games in %v; until now %v\n", entry.Name(), n, as, found.Asked,
			time.Since(began).Round(time.Second), told)
	}
	// Of a few readings, all may be of engines that say little.
	if c.From == 0 && told[inference.Follows]+max(int(c.Readings), 2) < 4*told[inference.Alike] {
		wrong = append(wrong, fmt.Errorf("%s: few answers are found out: %v", entry.Name(), told))
	}
	return errors.Join(wrong...)
}

// ask asks an engine that plays a reading for its answers to the questions that are open.
func ask(ctx context.Context, kit *inference.Kit, entry games.Entry, answers map[string]string, open []string, as guise) (
	*inference.Found, error) {
	settled := map[string]string{}
	for _, q := range entry.Book.Questions {
		if !slices.Contains(open, q.Name) {
			settled[q.Name] = played(entry, answers, q.Name)
		}
	}
	engine := hiding(entry, answers, open, as)
	defer engine.Close()
	if _, err := engine.Hello(); err != nil {
		return nil, err
	}
	found, err := kit.Find(ctx, engine, inference.Options{Open: open, Settled: settled})
	if err == nil && len(found.Answers) != len(open) {
		err = fmt.Errorf("of %d questions %d are answered", len(open), len(found.Answers))
	}
	return found, err
}

// fault describes the error in an answer that was found for an engine that plays an option; "" if there is none.
func fault(a inference.Answer, plays string) string {
	var faults []string
	if !slices.Contains(a.Options, plays) {
		faults = append(faults, "the engine plays "+plays)
	}
	switch {
	case a.Verdict == inference.Follows && len(a.Options) != 1:
		faults = append(faults, "it follows one answer")
	case a.Verdict == inference.Alike && len(a.Options) < 2:
		faults = append(faults, "one answer alone is like no other")
	case a.Verdict == inference.Alike && a.Reason == "":
		faults = append(faults, "it has no reason")
	case a.Verdict != inference.Follows && a.Verdict != inference.Alike:
		faults = append(faults, "the verdict is of no engine that follows an answer")
	}
	return strings.Join(faults, "; ")
}
