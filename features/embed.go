package features

import (
	"embed"
	"io/fs"
)

// scenarios are the feature files of every game, a folder each.
//
//go:embed */*.feature
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
