package transcript

import (
	"strings"
	"unicode"

	"github.com/yardstick-rules/yardstick/engine"
)

// longestText bounds the text of an effect; an engine at the other end of a pipe may say anything of any length.
const longestText = 4096

// oneLine returns the text of an effect in a form that a record can hold and give back.
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

// oneWord returns the id of a clause in a form that the brackets of an effect can hold.
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
