// Package adapters contains templates for engines in other languages. A template implements the protocol of
// engine/wire/README.md, and leaves the rules of the game to you.
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

// Languages returns the languages that have a template.
func Languages() []string { return []string{"python", "typescript"} }

// Frame returns the template for an engine in a language. The template implements the protocol and marks the
// places to fill in.
func Frame(language string) (string, error) {
	i := slices.Index(Languages(), language)
	if i < 0 {
		return "", fmt.Errorf("there is no adapter in %q; there are: %s", language, strings.Join(Languages(), ", "))
	}
	return []string{python, typescript}[i], nil
}
