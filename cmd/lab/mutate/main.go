// Mutate measures how many faults the tests notice. Mutate breaks the rules of a game in many small ways, one
// at a time. Mutate lists the faults that each kind of test notices, and those that no test notices. Mutate is
// a tool for the developers of Yardstick.
//
// Mutate builds one copy of the package with all faults (mutants) in it; an environment variable switches one
// of them on. The program first records which mutants each test reaches, and runs only these tests. A test that
// does not end counts as noticing the mutant.
//
// With the output files of --json as arguments, Mutate adds up their results and runs no tests.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"strings"
	"syscall"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/equivalent"
	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/cmd/lab/pick"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// options are the command line.
type options struct {
	game, json string
	held       bool
	workers    int
	// layers is the number of layers that are tried, from the first.
	layers int
	parts  []string
	mutant.Sample
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// parse reads the command line.
func parse(args []string, say io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("mutate", flag.ContinueOnError)
	flags.SetOutput(say)
	flags.Usage = func() {
		fmt.Fprint(say, "Breaks the rules of a game in many small ways, and lists those that no test notices. Minutes to an hour.\n\n"+
			"Example: bin/mutate --game yardmaster --n 50 --seed 7\n\n")
		flags.PrintDefaults()
	}
	flags.StringVar(&o.game, "game", "", "the game whose rules are broken: its name in records, or its package")
	kinds := flags.String("kind", string(mutant.Rules), "what is broken: rules, citations, figures, or several with commas between")
	flags.IntVar(&o.N, "n", 100, "how many mutants are tried")
	flags.Uint64Var(&o.Seed, "seed", 1, "the seed by which they are chosen")
	flags.BoolVar(&o.All, "all", false, "try all mutants")
	flags.IntVar(&o.Ways, "ways", 0, "try so many mutants for each clause instead, and on the scenarios of its tag alone")
	funcs := flags.String("func", "", "try the mutants of these functions and variables alone, with commas between")
	shard := flags.String("shard", "1/1", "which part of the mutants is tried, of how many")
	flags.BoolVar(&o.held, "held", false, "write which clauses are held to where check reads it")
	flags.IntVar(&o.workers, "workers", runtime.NumCPU(), "how many are tried at a time")
	last := flags.String("last", layerNames[len(layerNames)-1], "the last layer that is tried: "+strings.Join(layerNames, ", "))
	flags.StringVar(&o.json, "json", "", "a file for the whole result as JSON")
	err := flags.Parse(args)
	if err != nil {
		return o, err
	}
	o.parts, o.Funcs = flags.Args(), fields(*funcs)
	if o.layers = slices.Index(layerNames, *last) + 1; o.layers == 0 {
		return o, fmt.Errorf("--last %s: write one of %s", *last, strings.Join(layerNames, ", "))
	}
	if o.Kinds, err = mutant.ParseKinds(*kinds); err != nil {
		return o, err
	}
	if o.Shard, o.Shards, err = pick.Shard(*shard); err == nil && o.held && o.Shards > 1 {
		err = errors.New("--held with --shard: add the parts up first: mutate --held PART.json PART.json")
	}
	return o, err
}

// fields splits a list at its commas.
func fields(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' })
}

func run(ctx context.Context, args []string, out, say io.Writer) error {
	o, err := parse(args, say)
	if err != nil {
		return err
	}
	var r *report
	if len(o.parts) > 0 {
		r, err = add(o.parts)
	} else {
		r, err = count(ctx, o, say)
	}
	if err != nil {
		return err
	}
	r.print(out)
	if o.held {
		entry, err := pick.Game(r.Room)
		if err != nil {
			return err
		}
		if err := r.writeHeld(".", entry); err != nil {
			return err
		}
	}
	if o.json == "" {
		return nil
	}
	data, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(o.json, append(data, '\n'), 0o600)
}

// add adds the parts of a sample up.
func add(files []string) (*report, error) {
	var sum *report
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		part := &report{}
		if err := json.Unmarshal(data, part); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if sum == nil {
			sum = part
			continue
		}
		if err := sum.merge(part); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	return sum, nil
}

// count breaks the rules of a game and runs the tests of this module on it.
func count(ctx context.Context, o options, say io.Writer) (*report, error) {
	entry, err := pick.Game(o.game)
	if err != nil {
		return nil, err
	}
	dir, pattern := ".", "./engine/"+entry.Room
	source, err := mutant.Load(ctx, dir, pattern)
	if err != nil {
		return nil, err
	}
	found, err := source.All(o.Kinds)
	if err != nil {
		return nil, err
	}
	equal, err := equivalent.Of(entry.Room)
	if err != nil {
		return nil, err
	}
	if err := equal.Of(o.Kinds).Stale(found); err != nil {
		return nil, err
	}
	if found, err = o.Within(found); err != nil {
		return nil, err
	}
	r := &report{Room: entry.Room, Revision: revision(ctx, dir), Scenarios: features.Digest(entry.Name()),
		Kinds: o.Kinds, Seed: o.Seed, Ways: o.Ways, Last: layerNames[o.layers-1], Places: len(found)}
	tryAll := func(mutants []*mutant.Mutant) error {
		const most = 1000 // mutants of one build: more would slow it down
		for some := range slices.Chunk(mutants, most) {
			fates, err := try(ctx, o, source, entry, equal, some, say)
			if err != nil {
				return err
			}
			r.Fates = append(r.Fates, fates...)
		}
		return nil
	}
	if err = tryAll(o.Choose(found)); err == nil && o.Ways > 0 {
		const further = 4 // times as many ways for a clause that nothing has held so far
		err = tryAll(o.Further(found, r.held(), further))
	}
	return r, err
}

// try builds some mutants into a copy and tries those that change something.
func try(ctx context.Context, o options, source *mutant.Source, entry games.Entry, equal equivalent.List, mutants []*mutant.Mutant,
	say io.Writer) ([]fate, error) {
	folder, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	fmt.Fprintf(say, "building %d mutants\n", len(mutants))
	b, err := newBuild(source, ".", "./engine/"+entry.Room, mutants, folder)
	if err != nil {
		return nil, err
	}
	built := b.probe(ctx)
	layers := b.layers(ctx, built, entry.Name())[:o.layers]
	unheard := b.unheard(ctx, built, entry.Name())
	return judgeAll(ctx, mutants, o.workers, say, func(ctx context.Context, m *mutant.Mutant) (fate, error) {
		if why := equal.Why(m); why != "" {
			return fate{Mutant: m, Equal: why}, nil
		}
		if o.Ways > 0 {
			return judgeOwn(ctx, m, layers[0])
		}
		return judge(ctx, m, layers, unheard)
	})
}
