package main

import (
	"bytes"
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"sync"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
)

// build is a copy of a package with mutants in it, in a folder of its own.
type build struct {
	// dir is where the go command is run, pattern names the package to it.
	dir, pattern string
	source       *mutant.Source
	mutants      []*mutant.Mutant
	folder       string
	overlay      string
}

// newBuild writes the copy into a folder.
func newBuild(source *mutant.Source, dir, pattern string, mutants []*mutant.Mutant, folder string) (*build, error) {
	overlay, err := source.Write(mutants, folder)
	return &build{dir: dir, pattern: pattern, source: source, mutants: mutants, folder: folder, overlay: overlay}, err
}

func (b *build) path(name string) string { return filepath.Join(b.folder, name) }

// goTool runs the go command on the copy.
func (b *build) goTool(ctx context.Context, verb string, args ...string) error {
	cmd := exec.CommandContext(ctx, "go", append([]string{verb, "-overlay", b.overlay}, args...)...)
	cmd.Dir = b.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go %s with mutants: %w: %s", verb, err, bytes.TrimSpace(out))
	}
	return nil
}

// layerNames are the kinds of tests, in the order in which they are tried.
var layerNames = []string{"scenarios", "goldens", "invariants", "walks", "tests"}

// layers are the kinds of tests that a game has. Each is made when it is first asked for.
func (b *build) layers(ctx context.Context, game string) []func() (*layer, error) {
	program := b.path("probe")
	built := sync.OnceValue(func() error { return b.goTool(ctx, "build", "-o", program, "./cmd/internal/mutate/probe") })
	var layers []func() (*layer, error)
	for _, name := range layerNames {
		layers = append(layers, sync.OnceValues(func() (*layer, error) {
			if name == "tests" {
				return ownTests(ctx, b, "Laws|Lists") // the tests of laws would check the same laws again
			}
			if err := built(); err != nil {
				return nil, err
			}
			return probed(ctx, b, program, game, name)
		}))
	}
	return layers
}
