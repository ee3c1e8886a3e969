package main

import (
	"fmt"
	"maps"
	"slices"
	"sync/atomic"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/wire"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// open lists the questions whose answers must be found out, because neither the engine nor the given reading
// states them.
func (o offered) open(entry games.Entry, given map[string]string) (open []string) {
	for _, q := range entry.Book.Questions {
		if _, settled := given[q.Name]; !settled && !q.Fixed && o.game.Reading[q.Name] == wire.Unknown {
			open = append(open, q.Name)
		}
	}
	return open
}

// untold lists the questions to which the engine plays only one answer, so that the answer is not sent to it.
func (o offered) untold() (names []string) {
	for _, name := range slices.Sorted(maps.Keys(o.game.Reading)) {
		if o.game.Reading[name] != wire.Any {
			names = append(names, name)
		}
	}
	return names
}

// witnessed returns the answers for the game of a record. Answers that the user gives or the engine states come
// first, then those of the record. The record was written under the answers found, so nothing must be found out
// again.
func witnessed(entry games.Entry, record, says, given map[string]string) map[string]string {
	all := map[string]string{}
	for _, q := range entry.Book.Questions {
		if !q.Fixed {
			all[q.Name] = q.Options[q.Default].ID
		}
	}
	for _, some := range []map[string]string{record, says, given} {
		maps.Copy(all, some)
	}
	return all
}

// infer finds out the answers that the engine plays, and sets them for the trials.
func (c *conformCmd) infer(a *app, opts *conformance.Options, hello offered, given map[string]string,
	tried engine.Subject) (found *inference.Found, err error) {
	says := hello.answers()
	if opts.Witness != nil && !c.InferOnly {
		given = witnessed(opts.Game, opts.Witness.Start.Rulings, says, given)
	}
	open := hello.open(opts.Game, given)
	opts.Reading, opts.Untold = maps.Clone(says), hello.untold()
	maps.Copy(opts.Reading, given)
	if len(open) > 0 {
		var done, of atomic.Int64
		asking := *opts
		asking.Open = func() (engine.Subject, error) { return tried, nil }
		a.status.watch(func() string {
			return fmt.Sprintf("asking the engine which answers it plays: game %d of %d", done.Load(), of.Load())
		}, func() {
			found, err = conformance.Infer(a.ctx, asking, open, says, func(n, all int) {
				done.Store(int64(n + 1))
				of.Store(int64(all))
			})
		})
		if err != nil {
			return nil, err
		}
	}
	opts.Reading = says
	if found != nil {
		maps.Copy(opts.Reading, found.Reading())
		for _, answer := range found.Answers {
			switch {
			case answer.Verdict == inference.NoneOfOurs:
				opts.Own = append(opts.Own, answer.Question)
			case answer.Verdict == inference.NotAsked && answer.Says == "":
				opts.Guessed = append(opts.Guessed, answer.Question)
			}
		}
	}
	maps.Copy(opts.Reading, given)
	return found, nil
}

// tellReading prints the answers of the engine as the file of a reading.
func (c *conformCmd) tellReading(a *app, entry games.Entry, said *conform.Answer) error {
	if c.JSON {
		return a.json(said)
	}
	a.say("%s", conform.Reading(entry.Book, said.Report, said.Inferred, said.Engine))
	return nil
}
