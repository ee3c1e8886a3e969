package prose

import (
	"strings"
	"unicode"
)

// Clean replaces what must not be shown: control characters, and those that change the direction of writing, become blanks, and bytes that
// are not UTF-8 become a question mark. Records and scenarios come from anybody, and a terminal would obey what is in them.
func Clean(text string) string {
	return strings.Map(func(c rune) rune {
		if c != '\n' && c != '\t' && (unicode.IsControl(c) || unicode.Is(unicode.Bidi_Control, c)) {
			return ' '
		}
		return c
	}, strings.ToValidUTF8(text, "?"))
}

// OneLine is clean text on one line, its lines separated by semicolons.
func OneLine(text string) string {
	return strings.Join(strings.FieldsFunc(Clean(text), func(c rune) bool { return c == '\n' }), "; ")
}
