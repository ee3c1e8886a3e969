package features

import (
	"embed"
	"io/fs"
)

//go:generate go test -run TestAnswersAreUpToDate . -update

// scenarios are the feature files of every game, a folder each, and which of them shows an answer.
//
//go:embed */*.feature */answers.tsv
var scenarios embed.FS

// folders are where the scenarios of a game lie, if not under its own name.
var folders = map[string]string{"hell-on-wheels": "hellonwheels", "union-stockyards": "stockyards"}

// Files lists the names of a game's own feature files, such as "yardmaster/draw.feature", in alphabetical order.
func Files(game string) []string {
	if folder, ok := folders[game]; ok {
		game = folder
	}
	names, err := fs.Glob(scenarios, game+"/*.feature")
	if err != nil {
		return nil // only a name with a bracket in it, which no game has
	}
	return names
}
