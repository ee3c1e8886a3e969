package skeleton

import (
	"fmt"
	"go/format"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/games"
)

// lists names the files that list the games of package open.
var lists = []string{"engine/games/games.go", "golden/golden.go"}

// withLines returns the lists of games with one more import and one more entry. These are copies of the last
// game's lines with another name.
func withLines(root string, n Names) (map[string]string, error) {
	last := games.All()[len(games.All())-1]
	texts := map[string]string{}
	for _, name := range lists {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		longer, err := withLine(string(text), last, n)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		texts[name] = longer
	}
	return texts, nil
}

// withLine repeats the lines of a list that name a game's package, the import and the entry, for another package.
func withLine(text string, last games.Entry, n Names) (string, error) {
	named := regexp.MustCompile(`\b` + last.Room + `\b`)
	var lines []string
	repeated := 0
	for line := range strings.Lines(text) {
		lines = append(lines, line)
		if named.MatchString(line) && !strings.HasPrefix(strings.TrimSpace(line), "//") {
			lines = append(lines, named.ReplaceAllString(line, n.room()))
			repeated++
		}
	}
	if repeated != 2 {
		return "",
			fmt.Errorf("the list of games should name %s on two lines, an import and an entry, but the number of such lines is %d: add %s by hand",
				last.Room, repeated, n.room())
	}
	formatted, err := format.Source([]byte(strings.Join(lines, "")))
	return string(formatted), err
}
