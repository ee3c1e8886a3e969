// Generate writes the Go tables of a game's rulebook from the YAML next to the game. go generate
// runs it in the folder of the game:
//
//	//go:generate go run ../rulebook/generate
//
// The environment variable ISSUE is the name and the date under which the present edition is issued, such as "2 of
// 2026-11-29". Without it, a changed edition is a draft.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if err := run(".", os.Getenv("GOPACKAGE"), os.Getenv("ISSUE")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run writes every generated file of the game in dir. issue is the name and date of the edition, if it is issued.
func run(dir, pkg, issue string) error {
	if pkg == "" {
		return fmt.Errorf("generate: the package is unknown: run this with go generate, which sets GOPACKAGE")
	}
	files, err := generate(os.DirFS(dir), pkg, issue)
	if err != nil {
		return fmt.Errorf("generate: the rulebook is invalid:\n%w", indented{err})
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.name), f.text, 0o644); err != nil {
			return fmt.Errorf("generate: %w", err)
		}
	}
	return nil
}

// indented shows an error of several lines under a headline.
type indented struct{ error }

func (e indented) Error() string { return "  " + strings.ReplaceAll(e.error.Error(), "\n", "\n  ") }
func (e indented) Unwrap() error { return e.error }
