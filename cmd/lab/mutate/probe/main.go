// Probe runs one kind of test on a game of this module. The program is built from a copy of the game with
// mutants. Probe reports which mutants each test reaches, and whether a test notices the mutant that is
// switched on.
//
//	probe reach GAME LAYER       the checks of a layer, as JSON, one per line
//	probe hold GAME LAYER        runs the checks named on standard input, as JSON, with the seconds of a
//	                             processor that each may take
//	probe hold GAME LAYER all    continues after the first that fails
//	probe echo GAME              a digest of the reports of the game in scenarios and walks
//
// Probe reports each test that begins or fails as a line of JSON. The exit code is 0 if all tests ran. The exit
// code is 3 if a test takes too long or too much memory, and 4 if the command line is wrong.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine/games"
)

const (
	tooLong = 3
	wrong   = 4
)

// layers are the kinds of tests, by name.
var layers = map[string]func(entry games.Entry) (suite, error){
	"scenarios":  scenarios,
	"goldens":    goldens,
	"invariants": invariants,
	"walks":      walks,
}

func main() {
	flag.Parse()
	if err := run(flag.Args(), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(wrong)
	}
}

func run(args []string, in io.Reader, out io.Writer) error {
	if len(args) < 3 && (len(args) != 2 || args[0] != "echo") {
		return fmt.Errorf("probe %q: write reach or hold, a game and a layer, or echo and a game", args)
	}
	entry, err := games.Find(args[1])
	if err != nil {
		return err
	}
	if args[0] == "echo" {
		return echo(entry, out)
	}
	layer, ok := layers[args[2]]
	if !ok {
		return fmt.Errorf("unknown layer %q", args[2])
	}
	suite, err := layer(entry)
	if err != nil {
		return err
	}
	if args[0] == "reach" {
		return reach(suite, out)
	}
	return hold(suite, in, out, len(args) > 3)
}

// reached holds the processor time of a check and the mutants that it reaches. If Name is "", it holds the
// mutants that the program reaches outside the checks; see reach.
type reached struct {
	Name    string   `json:"name"`
	Tags    []string `json:"tags,omitempty"`
	Seconds float64  `json:"seconds"`
	Mutants string   `json:"mutants"`
}

// reach runs the checks twice, and reports each check of the second run. Two reports without a name come
// before these: the mutants reached before the first run, and those reached by its end.
func reach(s suite, out io.Writer) error {
	seen := flag.Lookup(mutant.ReachFlag)
	if seen == nil {
		return errors.New("this program has no mutants")
	}
	said := json.NewEncoder(out)
	broken := said.Encode(reached{Mutants: seen.Value.String()})
	once := ran{begins: func(string) {}, ended: func(string, []string, error) bool { return true }}
	broken = errors.Join(broken, s(nil, once), said.Encode(reached{Mutants: seen.Value.String()}))
	var before time.Duration
	err := s(nil, ran{
		begins: func(string) {
			before = spent()
			broken = errors.Join(broken, seen.Value.Set(""))
		},
		ended: func(name string, tags []string, err error) bool {
			took := spent() - before
			if err != nil {
				err = fmt.Errorf("%s: %w", name, err)
			}
			broken = errors.Join(broken, err,
				said.Encode(reached{Name: name, Tags: tags, Seconds: took.Seconds(), Mutants: seen.Value.String()}))
			return broken == nil
		},
	})
	return errors.Join(err, broken)
}

// asked is a check to run.
type asked struct {
	Name  string  `json:"name"`
	Limit float64 `json:"limit"`
}

// told is a check that begins, or one that fails, with the failure.
type told struct {
	Name string `json:"name"`
	How  string `json:"how,omitempty"`
	// Cites reports that only the citations differ.
	Cites bool `json:"cites,omitempty"`
}

// hold runs the checks asked for, until one fails or to the end.
func hold(s suite, in io.Reader, out io.Writer, all bool) error {
	wanted, limits := map[string]bool{}, map[string]time.Duration{}
	for from := json.NewDecoder(in); ; {
		var a asked
		err := from.Decode(&a)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		wanted[a.Name], limits[a.Name] = true, time.Duration(a.Limit*float64(time.Second))
	}
	const deepest = 64 << 20
	debug.SetMaxStack(deepest)
	watch := newWatch()
	said := json.NewEncoder(out)
	var broken error
	err := s(wanted, ran{
		begins: func(name string) {
			broken = said.Encode(told{Name: name})
			watch.begin(name, limits[name])
		},
		ended: func(name string, _ []string, err error) bool {
			if err == nil {
				return true
			}
			broken = said.Encode(told{Name: name, How: err.Error(), Cites: errors.Is(err, errCitation)})
			return all && broken == nil
		},
	})
	return errors.Join(err, broken)
}
