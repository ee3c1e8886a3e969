//go:build !js

package features

import "embed"

// scenarios are the feature files of every game, one folder per game, which of them shows an answer, what holds the clauses, and
// what the game tells in them.
//
//go:embed */*.feature */*.tsv
var scenarios embed.FS
