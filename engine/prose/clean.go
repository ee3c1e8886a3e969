package prose

import (
	"strings"
	"unicode"
)

// Clean replaces what is not to be shown: control characters, and those that turn the direction of writing, become blanks, and what is no
// text becomes a question mark. Records and scenarios come from anybody, and a terminal would obey them.
func Clean(text string) string {
	return strings.Map(func(c rune) rune {
		if c != '\n' && c != '\t' && (unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c)) {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(text, "?"))
}

// OneLine is clean text on one line, its lines parted by semicolons.
func OneLine(text string) string {
	return strings.Join(strings.FieldsFunc(Clean(text), func(c rune) bool { return c == '\n' }), "; ")
}
