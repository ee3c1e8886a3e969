package features

import (
	"bytes"
	"regexp"
	"slices"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
)

// language is the comment of a feature file that names the language of its keywords.
var language = regexp.MustCompile(`^#\s*language\s*:\s*([a-zA-Z_-]+)\s*$`)

// IsFeature reports whether a text begins like a feature file: with a keyword, after comments and tags. The
// keyword is of the language that a comment names, or else of English. A text in an unknown language counts
// too, so that its error names the language.
func IsFeature(text []byte) bool {
	dialect := gherkin.DialectsBuiltin().GetDialect(gherkin.DefaultDialect)
	for raw := range bytes.Lines(text[:min(len(text), mostLine)]) {
		line := strings.TrimSpace(string(raw))
		switch m := language.FindStringSubmatch(line); {
		case m != nil:
			if dialect = gherkin.DialectsBuiltin().GetDialect(m[1]); dialect == nil {
				return true
			}
		case line != "" && line[0] != '#' && line[0] != '@':
			return beginsWith(dialect, line)
		}
	}
	return false
}

// beginsWith reports whether a line begins with a keyword and a colon.
func beginsWith(dialect *gherkin.Dialect, line string) bool {
	for _, words := range dialect.Keywords {
		if slices.ContainsFunc(words, func(word string) bool { return strings.HasPrefix(line, word+":") }) {
			return true
		}
	}
	return false
}
