// Probe runs one kind of test after another on a game of this module. Built from a copy of the game with mutants, it says which of its
// checks reach which mutants, and whether one that is awake is noticed.
//
//	probe reach GAME LAYER          the checks of a layer, as JSON, one per line
//	probe hold GAME LAYER CHECK...  whether the checks hold; CHECK is a name, "@" and the seconds that it may take
//
// The exit code is 0 if all hold, 1 at the first that does not, 3 if one takes too long or too much memory, 4 if the question is wrong.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine/games"
)

const (
	noticed = 1 + iota
	_       // the exit code of a program that panics
	tooLong
	wrong
)

// check is one thing that is checked: a feature file, a pinned game, a walk.
type check struct {
	name string
	// hold returns nil as long as what the check says is true.
	hold func() error
}

// layers are the kinds of tests, by name.
var layers = map[string]func(entry games.Entry, models []string) ([]check, error){
	"scenarios":  scenarios,
	"goldens":    goldens,
	"invariants": invariants,
	"models":     models,
	"walks":      walks,
}

func main() {
	second := flag.String("models", "", "the laws that are a second model of the rules, by their ids, with commas between")
	flag.Parse()
	code, err := run(strings.Split(*second, ","), flag.Args())
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	os.Exit(code)
}

func run(models, args []string) (int, error) {
	if len(args) < 3 {
		return wrong, fmt.Errorf("probe %q: write reach or hold, a game and a layer", args)
	}
	entry, err := games.Find(args[1])
	if err != nil {
		return wrong, err
	}
	layer, ok := layers[args[2]]
	if !ok {
		return wrong, fmt.Errorf("unknown layer %q", args[2])
	}
	checks, err := layer(entry, models)
	if err != nil {
		return wrong, err
	}
	if args[0] == "reach" {
		return reach(checks)
	}
	return hold(checks, args[3:])
}

// Reached is the time that a check takes, and what it reaches.
type reached struct {
	Name    string  `json:"name"`
	Seconds float64 `json:"seconds"`
	Mutants string  `json:"mutants"`
}

// reach runs each check on its own. What a program computes only once would be seen by the first check alone, which therefore runs twice:
// what it does not reach again counts for all.
func reach(checks []check) (int, error) {
	seen := flag.Lookup(mutant.ReachFlag)
	if seen == nil {
		return wrong, fmt.Errorf("this program has no mutants")
	}
	once := ""
	if len(checks) > 0 {
		if err := checks[0].hold(); err != nil {
			return noticed, fmt.Errorf("%s: %w", checks[0].name, err)
		}
		once = seen.Value.String()
	}
	said := json.NewEncoder(os.Stdout)
	for i, c := range checks {
		if err := seen.Value.Set(""); err != nil {
			return wrong, err
		}
		began := time.Now()
		if err := c.hold(); err != nil {
			return noticed, fmt.Errorf("%s: %w", c.name, err)
		}
		r := reached{Name: c.name, Seconds: time.Since(began).Seconds(), Mutants: seen.Value.String()}
		if i == 0 {
			once = without(once, r.Mutants)
		}
		r.Mutants += " " + once
		if err := said.Encode(r); err != nil {
			return wrong, err
		}
	}
	return 0, nil
}

// without are the words of a text that another does not have.
func without(text, other string) string {
	has := map[string]bool{}
	for _, word := range strings.Fields(other) {
		has[word] = true
	}
	var rest []string
	for _, word := range strings.Fields(text) {
		if !has[word] {
			rest = append(rest, word)
		}
	}
	return strings.Join(rest, " ")
}

// hold runs the checks asked for until one does not hold.
func hold(checks []check, asked []string) (int, error) {
	byName := map[string]check{}
	for _, c := range checks {
		byName[c.name] = c
	}
	watch := newWatch()
	for _, ask := range asked {
		at := strings.LastIndex(ask, "@")
		seconds, err := strconv.ParseFloat(ask[at+1:], 64)
		c, ok := byName[ask[:max(at, 0)]]
		if err != nil || !ok {
			return wrong, fmt.Errorf("unknown check %q", ask)
		}
		watch.begin(c.name, time.Duration(seconds*float64(time.Second)))
		if err := c.hold(); err != nil {
			return noticed, fmt.Errorf("%s: %w", c.name, err)
		}
	}
	return 0, nil
}
