// Generate writes the Go tables of a game's rulebook from the YAML next to the game. go generate
// runs it in the folder of the game:
//
//	//go:generate go run ../rulebook/generate
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

func main() {
	if err := run(".", os.Getenv("GOPACKAGE")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run writes every generated file of the game in dir.
func run(dir, pkg string) error {
	if pkg == "" {
		return fmt.Errorf("generate: the package is unknown: run this with go generate, which sets GOPACKAGE")
	}
	files, err := generate(os.DirFS(dir), pkg)
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
