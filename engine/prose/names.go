package prose

import (
	"regexp"
	"strings"
	"unicode/utf8"
)

// Names are what people call the players, by the words that records have for them. Nil names nobody.
type Names map[string]string

// said is what is looked at as a whole: what is quoted, blanks between columns, and words with what shows that they are typed so.
var said = regexp.MustCompile(`"[^"\n]*"|  +|\n|[\pL\pN_#-]+[:=]?`)

// In is a text for people, with everybody's name in place of the word. The word stays where it has to be typed: in quotation marks, and
// before a colon, as in ann: done. Blanks between columns make room.
func (n Names) In(text string) string {
	if len(n) == 0 {
		return text
	}
	longer := 0 // than it was, since the last column
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
