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

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
)

// layer is a kind of test, and the checks that it consists of.
type layer struct {
	name   string
	checks []check
	// command runs some of the checks; a check is written with the time that it may take.
	command func(ctx context.Context, checks []string) *exec.Cmd
	// wrong is the exit code of a command with wrong arguments, or 0.
	wrong int
}

// check is a test that is run by itself.
type check struct {
	name string
	took time.Duration
	// limit is how long the check may take with a mutant awake.
	limit time.Duration
	// reaches are the mutants that the check can notice, by ID; nil for all.
	reaches map[int]bool
}

// newCheck gives a check, which took that long without a mutant, so much more time that a busy machine does not count as a kill.
func newCheck(name string, took time.Duration) check {
	const least, times = 15 * time.Second, 25
	return check{name: name, took: took, limit: least + times*took}
}

// notices reports whether a layer notices a mutant, and how. What no check reaches goes unnoticed.
func (l *layer) notices(ctx context.Context, m *mutant.Mutant) (how string, killed bool, err error) {
	var asked []string
	var all time.Duration
	for _, c := range l.checks {
		if c.reaches == nil || c.reaches[m.ID] {
			asked = append(asked, fmt.Sprintf("%s@%.1f", c.name, c.limit.Seconds()))
			all += c.limit
		}
	}
	if len(asked) == 0 {
		return "not reached", false, nil
	}
	within, cancel := context.WithTimeout(ctx, all)
	defer cancel()
	said, err := execute(l.command(within, asked), m.ID)
	switch code := new(exec.ExitError); {
	case ctx.Err() != nil:
		return "", false, ctx.Err()
	case within.Err() != nil:
		return "too long", true, nil
	case err == nil:
		return "", false, nil
	case errors.As(err, &code) && (l.wrong == 0 || code.ExitCode() != l.wrong):
		return said, true, nil
	}
	return "", false, fmt.Errorf("%s: %w: %s", l.name, err, said)
}

// execute runs a command with a mutant awake, or with none if the id is 0, and returns the most telling line.
func execute(cmd *exec.Cmd, id int) (string, error) {
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	cmd.Env = append(os.Environ(), mutant.Env+"="+strconv.Itoa(id))
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	return telling(out.String()), err
}

// telling is the most telling line of a failed test: of a panic, else of the test's message, else the first.
func telling(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for _, sign := range []string{"panic:", "fatal error:", "Error:", "_test.go:", "--- FAIL"} {
		if i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, sign) }); i >= 0 {
			return shorten(lines[i])
		}
	}
	return shorten(lines[0])
}

func shorten(line string) string {
	const most = 160
	line = strings.Join(strings.Fields(line), " ")
	return line[:min(most, len(line))]
}

// ownTests is the layer of a package's own tests, except those that a pattern names. The package is built with its mutants into program.
func ownTests(ctx context.Context, b *build, skip string) (*layer, error) {
	program := b.path("own.test")
	if err := b.goTool(ctx, "test", "-vet=off", "-c", "-o", program, b.pattern); err != nil {
		return nil, err
	}
	l := &layer{name: "tests", command: func(ctx context.Context, _ []string) *exec.Cmd {
		args := []string{"-test.failfast"}
		if skip != "" {
			args = append(args, "-test.skip="+skip)
		}
		cmd := exec.CommandContext(ctx, program, args...)
		cmd.Dir = b.source.Dir
		return cmd
	}}
	began := time.Now()
	if said, err := execute(l.command(ctx, nil), 0); err != nil {
		return nil, fmt.Errorf("the package's tests fail without a mutant: %w: %s", err, said)
	}
	l.checks = []check{newCheck("tests", time.Since(began))}
	return l, nil
}

// probed is a layer of the probe, a program built with the game's mutants.
func probed(ctx context.Context, b *build, program, game, name, models string) (*layer, error) {
	args := func(verb string, checks ...string) []string {
		return append([]string{"-models", models, verb, game, name}, checks...)
	}
	const wrong = 4
	l := &layer{name: name, wrong: wrong, command: func(ctx context.Context, checks []string) *exec.Cmd {
		cmd := exec.CommandContext(ctx, program, args("hold", checks...)...)
		cmd.Dir = b.source.Root
		return cmd
	}}
	cmd := exec.CommandContext(ctx, program, args("reach")...)
	cmd.Dir = b.source.Root
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s fail without a mutant: %w: %s", name, err, shorten(said.String()))
	}
	var err error
	if l.checks, err = readReach(&out); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	// Quick checks come first: most mutants are noticed at once.
	slices.SortStableFunc(l.checks, func(a, b check) int { return cmp.Compare(a.took, b.took) })
	return l, nil
}

// readReach reads what the probe says about the checks of a layer.
func readReach(from io.Reader) ([]check, error) {
	var checks []check
	for in := json.NewDecoder(from); ; {
		var r struct {
			Name    string
			Seconds float64
			Mutants string
		}
		switch err := in.Decode(&r); {
		case errors.Is(err, io.EOF):
			return checks, nil
		case err != nil:
			return nil, err
		}
		c := newCheck(r.Name, time.Duration(r.Seconds*float64(time.Second)))
		c.reaches = map[int]bool{}
		for _, id := range strings.Fields(r.Mutants) {
			n, err := strconv.Atoi(id)
			if err != nil {
				return nil, err
			}
			c.reaches[n] = true
		}
		checks = append(checks, c)
	}
}
