package features

import (
	"io/fs"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// Files lists the names of a game's own feature files, such as "yardmaster/draw.feature", in alphabetical order.
func Files(game string) []string {
	entry, err := games.Find(game)
	if err != nil {
		return nil
	}
	names, err := fs.Glob(scenarios, entry.Room+"/*.feature")
	if err != nil {
		return nil // cannot happen: only a pattern with a bracket is malformed, and no folder's name has one
	}
	return names
}

// Read returns the text of one of the [Files]. The error names a file that does not exist.
func Read(name string) (string, error) {
	text, err := scenarios.ReadFile(name)
	return string(text), err
}
