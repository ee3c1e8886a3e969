//go:build !js

package features

import "embed"

// scenarios holds the feature files of every game, one folder per game, and the files next to them: the scenario for
// each answer, the held clauses, and the pinned messages.
//
//go:embed */*.feature */*.tsv
var scenarios embed.FS
