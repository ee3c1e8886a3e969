package main

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"sync"
	"time"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
)

// build is a copy of a package with mutants in it, in a folder of its own.
type build struct {
	// dir is the folder that the go command runs in, pattern names the package to it.
	dir, pattern string
	source       *mutant.Source
	mutants      []*mutant.Mutant
	folder       string
	overlay      string
}

// newBuild writes the copy of a package into a folder.
func newBuild(source *mutant.Source, dir, pattern string, mutants []*mutant.Mutant, folder string) (*build, error) {
	overlay, err := source.Write(mutants, folder)
	return &build{dir: dir, pattern: pattern, source: source, mutants: mutants, folder: folder, overlay: overlay}, err
}

func (b *build) path(name string) string { return filepath.Join(b.folder, name) }

// layerNames are the kinds of tests, in the order in which they are tried.
var layerNames = []string{"scenarios", "goldens", "invariants", "walks", "tests"}

// probe builds the program of the probe, the first time that it is asked for.
func (b *build) probe(ctx context.Context) func() (string, error) {
	program := b.path("probe")
	return sync.OnceValues(func() (string, error) {
		return program, mutant.Go(ctx, b.overlay, filepath.Join(b.dir, "cmd", "lab"), "build", "-o", program, "./mutate/probe")
	})
}

// layers returns the kinds of tests that a game has. Each is made when it is first asked for.
func (b *build) layers(ctx context.Context, built func() (string, error), game string) []func() (*layer, error) {
	var layers []func() (*layer, error)
	for _, name := range layerNames {
		layers = append(layers, sync.OnceValues(func() (*layer, error) {
			if name == "tests" {
				return ownTests(ctx, b, "Laws|Lists") // the tests of laws would check the same laws again
			}
			program, err := built()
			if err != nil {
				return nil, err
			}
			return probed(ctx, b, program, game, name)
		}))
	}
	return layers
}

// unheard returns a test for mutants that leave out or exchange a citation. The test compares all reports of
// the game, under every answer that a scenario names and in some random games.
func (b *build) unheard(ctx context.Context, built func() (string, error), game string) func(*mutant.Mutant) (bool, error) {
	echo := func(id int) (string, error) {
		program, err := built()
		if err != nil {
			return "", err
		}
		const longest = 10 * time.Minute
		cmd := exec.CommandContext(ctx, program, "echo", game)
		cmd.Dir = b.source.Root
		out, err := execute(cmd, id, longest)
		return string(out), err
	}
	right := sync.OnceValues(func() (string, error) { return echo(0) })
	return func(m *mutant.Mutant) (bool, error) {
		was, err := right()
		if err != nil {
			return false, fmt.Errorf("what %s says of itself: %w", game, err)
		}
		is, err := echo(m.ID)
		if ctx.Err() != nil {
			return false, ctx.Err()
		}
		return err == nil && is == was, nil // with the mutant the program may end as it likes
	}
}
