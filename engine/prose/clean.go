package prose

import (
	"fmt"
	"strings"
	"unicode"
)

// Clean replaces characters that must not be shown. Control characters, characters that change the direction of
// writing, and invisible line breaks become blanks. Bytes that are not UTF-8 become a question mark. Records and
// scenarios may come from anyone, and such characters would control a terminal.
func Clean(text string) string {
	text = strings.ToValidUTF8(text, "?")
	isUnclean := func(c rune) bool { return c != '\n' && c != '\t' && obeyed(c) }
	if strings.IndexFunc(text, isUnclean) < 0 { // the usual case: pages are cleaned at every step
		return text
	}
	return strings.Map(func(c rune) rune {
		if isUnclean(c) {
			return ' '
		}
		return c
	}, text)
}

// CleanJSON escapes in JSON the characters that [Clean] would replace in a text, so that the value stays the same.
func CleanJSON(text string) string {
	var b strings.Builder
	for _, c := range strings.ToValidUTF8(text, `\ufffd`) {
		if c != '\n' && obeyed(c) {
			fmt.Fprintf(&b, `\u%04x`, c)
			continue
		}
		b.WriteRune(c)
	}
	return b.String()
}

// obeyed reports whether a character is invisible and has an effect. All such characters have at most four
// hexadecimal digits.
func obeyed(c rune) bool {
	const lastLetterOfASCII, lastObeyed = '~', '\u2069'
	if c >= ' ' && c <= lastLetterOfASCII || c > lastObeyed {
		return false
	}
	return unicode.IsControl(c) || unicode.In(c, unicode.Bidi_Control, unicode.Zl, unicode.Zp)
}

// OneLine returns clean text as one line. Semicolons replace its line ends.
func OneLine(text string) string {
	return strings.Join(strings.FieldsFunc(Clean(text), func(c rune) bool { return c == '\n' }), "; ")
}
