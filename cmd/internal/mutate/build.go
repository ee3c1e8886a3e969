package main

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/mutate/mutant"
)

// build is a copy of a package with mutants in it, in a folder of its own.
type build struct {
	sample
	source  *mutant.Source
	mutants []*mutant.Mutant
	// places is the number of mutants of which these are a sample.
	places  int
	folder  string
	overlay string
}

// sample describes a sample of the mutants of a package.
type sample struct {
	// dir is where the go command is run, pattern names the package to it.
	dir, pattern string
	kind         mutant.Kind
	// skip are the patterns of files that are left alone.
	skip []string
	n    int
	seed uint64
}

// newBuild chooses n mutants, all equally likely, and writes the copy into a folder.
func newBuild(ctx context.Context, of sample, folder string) (*build, error) {
	source, err := mutant.Load(ctx, of.dir, of.pattern)
	if err != nil {
		return nil, err
	}
	found, err := source.Find(of.kind, of.skip)
	if err != nil {
		return nil, err
	}
	b := &build{sample: of, source: source, places: len(found), folder: folder}
	chosen := rand.New(rand.NewPCG(of.seed, 0)).Perm(len(found))[:min(of.n, len(found))]
	slices.Sort(chosen)
	for _, i := range chosen {
		b.mutants = append(b.mutants, found[i])
	}
	b.overlay, err = source.Write(b.mutants, folder)
	return b, err
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
