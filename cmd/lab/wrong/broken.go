package main

import (
	"context"
	"path/filepath"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/equivalent"
	"github.com/yardstick-rules/yardstick/cmd/lab/mutate/mutant"
	"github.com/yardstick-rules/yardstick/engine/games"
)

// broken builds the program into a folder with mutants of a game's rules in it, all asleep, from the source at root. Each mutant breaks a
// clause.
func broken(ctx context.Context, root string, entry games.Entry, of mutant.Sample, folder string,
) (program string, mutants []*mutant.Mutant, err error) {
	source, err := mutant.Load(ctx, root, "./engine/"+entry.Room)
	if err != nil {
		return "", nil, err
	}
	found, err := source.All([]mutant.Kind{mutant.Rules})
	if err != nil {
		return "", nil, err
	}
	equal, err := equivalent.Of(entry.Room)
	if err != nil {
		return "", nil, err
	}
	mutants = of.Choose(slices.DeleteFunc(found, func(m *mutant.Mutant) bool { return len(m.Breaks) == 0 || equal.Why(m) != "" }))
	overlay, err := source.Write(mutants, folder)
	if err != nil {
		return "", nil, err
	}
	program = filepath.Join(folder, "yardstick")
	return program, mutants, mutant.Go(ctx, overlay, root, "build", "-o", program, "./cmd/yardstick")
}
