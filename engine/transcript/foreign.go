package transcript

import (
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine"
)

// longestText bounds the text of an effect, because an engine in another process may send any text
// of any length.
const longestText = 4096

// oneLine returns the text of an effect in a form that a record can contain.
func oneLine(text string) string {
	if len(text) > longestText {
		text = text[:longestText]
	}
	text = strings.Map(func(c rune) rune {
		if unicode.IsControl(c) {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(text, "?"))
	if text = strings.Trim(text, " "); text == "" {
		return "?"
	}
	return text
}

// oneWord returns the id of a clause in a form that is valid in the brackets of an effect.
func oneWord(c engine.Clause) engine.Clause {
	word := strings.Map(func(c rune) rune {
		if unicode.IsControl(c) || unicode.IsSpace(c) || c == '[' || c == ']' {
			return '-'
		}
		return c
	}, strings.ToValidUTF8(string(c), "?"))
	if word == "" {
		return "?"
	}
	return engine.Clause(word)
}
