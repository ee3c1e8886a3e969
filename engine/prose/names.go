package prose

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Names contains the names that people use for the players, by their seats' names in records. Nil
// Names contain no name.
type Names map[string]string

// said matches whole tokens: quotations, blanks between columns, and words with a sign of typed text.
var said = regexp.MustCompile(`"[^"\n]*"|  +|\n|[\pL\pN_#-]+[:=]?`)

// In returns a text for people: it replaces the seats' names by the players' names. A seat's name
// stays where users have to type it: in quotation marks, and before a colon, as in ann: done.
// Blanks between columns are adjusted to the longer or shorter names.
func (n Names) In(text string) string {
	if len(n) == 0 {
		return text
	}
	longer := 0 // the growth of the text since the last column
	return said.ReplaceAllStringFunc(text, func(token string) string {
		switch name, known := n[token]; {
		case known:
			longer += utf8.RuneCountInString(name) - len(token)
			return name
		case token == "\n":
			longer = 0
		case token[0] == ' ':
			const least = 2
			gap := max(least, len(token)-longer)
			longer -= len(token) - gap
			return strings.Repeat(" ", gap)
		}
		return token
	})
}
