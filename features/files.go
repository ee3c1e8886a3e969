//go:build !js

package features

import "embed"

// scenarios holds the feature files of every game, one folder per game. Next to them are the files with the
// scenario for each answer, the held clauses, and the messages to compare with.
//
//go:embed */*.feature */*.tsv
var scenarios embed.FS
