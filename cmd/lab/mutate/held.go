package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// revision returns the revision of the source in a folder, with a "+" if the rules or their tests have changed
// since.
func revision(ctx context.Context, dir string) string {
	git := func(args ...string) (string, error) {
		cmd := exec.CommandContext(ctx, "git", args...)
		cmd.Dir = dir
		out, err := cmd.Output()
		return strings.TrimSpace(string(out)), err
	}
	at, err := git("rev-parse", "--short=12", "HEAD")
	if err != nil {
		return "an unknown revision"
	}
	changed, err := git("status", "--porcelain", "--", "engine", "features", "properties", "golden", ":!*.tsv")
	if err != nil || changed != "" {
		at += "+"
	}
	return at
}

// writeHeld writes the table of held clauses that yardstick check reads. For each clause of a game it contains
// the number of mutants that break it, and the number that its own scenarios have noticed.
func (r *report) writeHeld(root string, entry games.Entry) error {
	byID := map[string]clause{}
	for _, c := range r.clauses() {
		byID[c.id] = c
	}
	held := features.Held{Revision: r.Revision, Scenarios: r.Scenarios, Clauses: map[string]features.HeldClause{}}
	for _, c := range entry.Book.Clauses {
		if of, ok := byID[string(c.ID)]; ok && c.Testable {
			_, scenario, _ := strings.Cut(of.scenario, ": ") // after the name of its file
			held.Clauses[of.id] = features.HeldClause{Tried: of.tried, Noticed: of.own, Scenario: scenario}
		}
	}
	name := filepath.Join(root, "features", entry.Room, features.HeldFile)
	if err := os.WriteFile(name, []byte(held.Text(entry.Book)), 0o644); err != nil {
		return fmt.Errorf("what is held: %w", err)
	}
	return nil
}
