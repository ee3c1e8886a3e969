package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

// layer is a kind of test, with its checks.
type layer struct {
	name   string
	checks []check
	// during are the mutants that a check reaches while it runs, not only when the program or the layer begins.
	during map[int]bool
	// try runs checks with a mutant awake until one fails, or to the end, and returns those that fail.
	try func(ctx context.Context, id int, checks []check, all bool) ([]failure, error)
}

// check is a test that is run separately.
type check struct {
	name string
	// tags are the tags of a scenario.
	tags []string
	// took is the processor time of the check without a mutant, and limit is the most that the check may take
	// with one awake.
	took  time.Duration
	limit time.Duration
	// reaches are the mutants that the check can notice, by ID; nil for all.
	reaches map[int]bool
}

// failure is a check that fails, with the failure.
type failure struct {
	Name string `json:"name"`
	How  string `json:"how"`
	// Cites reports that only the citations differ.
	Cites bool `json:"cites,omitempty"`
}

// newCheck returns a check whose limit is far above took, so that a check that is only slow does not count as a kill.
func newCheck(name string, took time.Duration) check {
	const least, times = 10 * time.Second, 25
	return check{name: name, took: took, limit: least + times*took}
}

// reaching returns the checks that can notice a mutant, quick ones first: most mutants are noticed at once.
func (l *layer) reaching(m *mutant.Mutant) []check {
	var checks []check
	for _, c := range l.checks {
		if c.reaches == nil || c.reaches[m.ID] {
			checks = append(checks, c)
		}
	}
	return checks
}

// command returns a layer that a command runs, given its checks on standard input. The command reports beginnings and
// failures on standard output. If it does not understand its input, its exit code is the argument wrong.
func command(name string, wrong int, start func(ctx context.Context, all bool) *exec.Cmd) *layer {
	return &layer{name: name, try: func(ctx context.Context, id int, checks []check, all bool) ([]failure, error) {
		var in, said bytes.Buffer
		within := time.Duration(0)
		for _, c := range checks {
			within += c.limit
			fmt.Fprintf(&in, "{\"name\": %s, \"limit\": %f}\n", quoted(c.name), c.limit.Seconds())
		}
		cmd := start(ctx, all)
		cmd.Stdin, cmd.Stderr = &in, &said
		out, err := execute(cmd, id, within)
		failures, begun := readFailures(out)
		code := new(exec.ExitError)
		switch {
		case ctx.Err() != nil:
			return nil, ctx.Err()
		case err == nil:
			return failures, nil
		case !errors.As(err, &code) || wrong != 0 && code.ExitCode() == wrong:
			return nil, fmt.Errorf("%s: %w: %s", name, err, telling(said.String()))
		}
		// The check that was running when the program ended has noticed the mutant.
		return append(failures, failure{Name: begun, How: telling(said.String())}), nil
	}}
}

func quoted(text string) string {
	data, _ := json.Marshal(text) // a string always can be
	return string(data)
}

// readFailures reads the failures, and the check that began last. The end may be cut off.
func readFailures(out []byte) (failures []failure, begun string) {
	for in := json.NewDecoder(bytes.NewReader(out)); ; {
		var f failure
		if err := in.Decode(&f); err != nil {
			return failures, begun
		}
		if f.How == "" {
			begun = f.Name
			continue
		}
		f.How = shorten(f.How)
		failures = append(failures, f)
	}
}

// execute runs a command with a mutant awake, or with none if the id is 0, and returns its standard output. The limit
// is processor time: the time that it waits on a busy machine is no evidence about a mutant.
func execute(cmd *exec.Cmd, id int, within time.Duration) ([]byte, error) {
	var out bytes.Buffer
	cmd.Stdout = &out
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1", "GOGC=400", mutant.Env+"="+strconv.Itoa(id))
	cmd.WaitDelay = time.Second
	if cmd.Err != nil {
		return nil, cmd.Err
	}
	if _, err := os.Stat(cmd.Path); err != nil {
		return nil, err // the shell would report a missing file like an end of the command
	}
	seconds := strconv.Itoa(int(within/time.Second) + 1)
	cmd.Args = slices.Concat([]string{"sh", "-c", `ulimit -t "$0" && exec "$@"`, seconds, cmd.Path}, cmd.Args[1:])
	shell, err := exec.LookPath("sh")
	if err != nil {
		return nil, err
	}
	cmd.Path = shell
	err = cmd.Run()
	return out.Bytes(), err
}

// telling returns the most telling line of a failed test: of a panic, else of the test's message, else the first.
func telling(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for _, sign := range []string{"panic:", "fatal error:", "Error:", "_test.go:", "--- FAIL"} {
		if i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, sign) }); i >= 0 {
			return shorten(lines[i])
		}
	}
	return shorten(cmp.Or(lines[0], "it did not end as it should"))
}

func shorten(line string) string {
	const most = 160
	line = strings.Join(strings.Fields(line), " ")
	return line[:min(most, len(line))]
}

// ownTests returns the layer of a package's own tests, except those that match skip, built with its mutants.
func ownTests(ctx context.Context, b *build, skip string) (*layer, error) {
	program := b.path("own.test")
	if err := mutant.Go(ctx, b.overlay, b.dir, "test", "-vet=off", "-c", "-o", program, b.pattern); err != nil {
		return nil, err
	}
	l := &layer{name: "tests", try: func(ctx context.Context, id int, checks []check, _ bool) ([]failure, error) {
		args := []string{"-test.failfast", "-test.short"}
		if skip != "" {
			args = append(args, "-test.skip="+skip)
		}
		cmd := exec.CommandContext(ctx, program, args...)
		cmd.Dir = b.source.Dir
		out, err := execute(cmd, id, checks[0].limit)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		if err != nil {
			return []failure{{Name: "tests", How: telling(string(out))}}, nil
		}
		return nil, nil
	}}
	l.checks = []check{newCheck("tests", time.Minute)}
	began := time.Now()
	broken, err := l.try(ctx, 0, l.checks, false)
	if err == nil && len(broken) > 0 {
		err = fmt.Errorf("the package's tests fail without a mutant: %s", broken[0].How)
	}
	l.checks[0] = newCheck("tests", time.Since(began))
	return l, err
}

// probed returns a layer of the probe, a program built with the game's mutants.
func probed(ctx context.Context, b *build, program, game, name string) (*layer, error) {
	const wrong = 4
	l := command(name, wrong, func(ctx context.Context, all bool) *exec.Cmd {
		cmd := exec.CommandContext(ctx, program, "hold", game, name)
		if all {
			cmd.Args = append(cmd.Args, "all")
		}
		cmd.Dir = b.source.Root
		return cmd
	})
	cmd := exec.CommandContext(ctx, program, "reach", game, name)
	cmd.Dir = b.source.Root
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := execute(cmd, 0, time.Hour)
	if err != nil {
		return nil, fmt.Errorf("%s fail without a mutant: %w: %s", name, err, shorten(said.String()))
	}
	if l.checks, l.during, err = readReach(bytes.NewReader(out)); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

// readReach reads the probe's output about the checks of a layer: the mutants reached before the first run of
// the checks, those reached by its end, then those of each check in the second run. A mutant that is reached
// only before or during the first run counts as reached by every check.
func readReach(from io.Reader) (checks []check, again map[int]bool, err error) {
	before, first := map[int]bool{}, map[int]bool{}
	again = map[int]bool{}
	for in, line := json.NewDecoder(from), 0; ; line++ {
		var r struct {
			Name    string
			Tags    []string
			Seconds float64
			Mutants string
		}
		err := in.Decode(&r)
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, nil, err
		}
		c := newCheck(r.Name, time.Duration(r.Seconds*float64(time.Second)))
		c.tags, c.reaches = r.Tags, map[int]bool{}
		into := []map[int]bool{c.reaches, again}
		switch line {
		case 0:
			into = []map[int]bool{before}
		case 1:
			into = []map[int]bool{first}
		default:
			checks = append(checks, c)
		}
		for _, id := range strings.Fields(r.Mutants) {
			n, err := strconv.Atoi(id)
			if err != nil {
				return nil, nil, err
			}
			for _, m := range into {
				m[n] = true
			}
		}
	}
	for id := range first {
		if before[id] || !again[id] {
			for _, c := range checks {
				c.reaches[id] = true
			}
		}
	}
	return checks, again, nil
}
