// Mutate counts what tests notice: it breaks the rules of a game in many small ways, one at a time, and says which kind of test notices and
// what no test notices. It is a tool for those who work on Yardstick and not part of the program.
//
// All mutants of a sample are written into one copy of the package, which is built once; an environment variable wakes one of them. What
// each feature file, pinned game and walk reaches is recorded first, and a mutant is tried on those alone that reach it. A test that does
// not end has noticed.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/signal"
	"slices"
	"syscall"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// noRules are the files of a game that have no rules: what is generated, what reads and writes components, positions and records, and the
// laws, which are themselves tests.
var noRules = []string{
	"*_gen.go", "generate*", "doc.go", "components*", "opening*", "load*", "position*", "document*", "notation*", "parse*",
	"resample*", "laws*",
}

// options are the command line.
type options struct {
	game, models, file string
	sample
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, out, say io.Writer) error {
	var o options
	flags := flag.NewFlagSet("mutate", flag.ContinueOnError)
	flags.SetOutput(say)
	flags.StringVar(&o.game, "game", "", "the game whose rules are broken: its name in records, or its package")
	flags.StringVar((*string)(&o.kind), "kind", string(mutant.Rules), "what is broken: rules or citations")
	flags.IntVar(&o.n, "n", 100, "how many mutants are tried")
	flags.Uint64Var(&o.seed, "seed", 1, "the seed by which they are chosen")
	flags.StringVar(&o.models, "models", "", "laws to count separately, by their ids, separated by commas")
	flags.StringVar(&o.file, "json", "", "a file for the whole result as JSON")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if o.kind != mutant.Rules && o.kind != mutant.Citations {
		return fmt.Errorf("--kind %s: write rules or citations", o.kind)
	}
	r, err := count(ctx, o, say)
	if err != nil {
		return err
	}
	r.print(out)
	if o.file == "" {
		return nil
	}
	data, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(o.file, append(data, '\n'), 0o600)
}

// count breaks the rules of a game and runs the tests of this module on it.
func count(ctx context.Context, o options, say io.Writer) (*report, error) {
	entry, err := find(o.game)
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	o.dir, o.pattern, o.skip = ".", "./engine/"+entry.Room, noRules
	fmt.Fprintln(say, "building")
	b, err := newBuild(ctx, o.sample, folder)
	if err != nil {
		return nil, err
	}
	layers, err := layersOf(ctx, b, entry.Name(), o.models, say)
	if err != nil {
		return nil, err
	}
	r := &report{Package: o.pattern, Kind: o.kind, Seed: o.seed, Places: b.places}
	const first = 2 // what scenarios or goldens notice is not tried on the rest
	return r, r.judge(ctx, b, layers, first, say)
}

func find(game string) (games.Entry, error) {
	for _, entry := range games.All() {
		if game == entry.Room {
			return entry, nil
		}
	}
	return games.Find(game)
}

// layersOf are the kinds of tests that a game has, scenarios and goldens first.
func layersOf(ctx context.Context, b *build, game, models string, say io.Writer) ([]*layer, error) {
	program := b.path("probe")
	if err := b.goTool(ctx, "build", "-o", program, "./cmd/internal/mutate/probe"); err != nil {
		return nil, err
	}
	var layers []*layer
	for _, name := range []string{"scenarios", "goldens", "invariants", "models", "walks"} {
		fmt.Fprintln(say, "what is reached by", name)
		l, err := probed(ctx, b, program, game, name, models)
		if err != nil {
			return nil, err
		}
		if len(l.checks) > 0 {
			layers = append(layers, l)
		}
	}
	own, err := ownTests(ctx, b, "Laws|Lists") // the tests of laws would check the same laws again
	return append(layers, own), err
}

// keys are the keys of a map whose value is v, in order.
func keys(m map[string]string, v string) []string {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(m)), func(k string) bool { return m[k] != v })
}
