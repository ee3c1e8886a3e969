// Package adapters holds frames for engines in other languages, to be filled in. A frame talks to a harness as in
// engine/wire/README.md.
package adapters

import (
	_ "embed" // the frames are files of their own
	"fmt"
	"slices"
	"strings"
)

//go:embed python/adapter.py
var python string

//go:embed typescript/adapter.ts
var typescript string

// Languages returns the languages that have a frame.
func Languages() []string { return []string{"python", "typescript"} }

// Frame returns the file that an engine in a language begins as: it speaks the protocol, and marks the places to fill.
func Frame(language string) (string, error) {
	i := slices.Index(Languages(), language)
	if i < 0 {
		return "", fmt.Errorf("there is no adapter in %q; there are: %s", language, strings.Join(Languages(), ", "))
	}
	return []string{python, typescript}[i], nil
}
