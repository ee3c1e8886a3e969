package prose

import (
	"strings"
	"unicode"
)

// Plain replaces the signs of word processors by those of a keyboard: every hyphen and dash by "-", every blank
// by a space, and curly quotation marks by straight ones. Text copied from a rulebook then equals typed text.
func Plain(text string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Pd, c), c == '\u2212': // the minus sign is none of the dashes
			return '-'
		case unicode.Is(unicode.Zs, c), c == '\t':
			return ' '
		}
		switch c {
		case '“', '”', '„', '‟':
			return '"'
		case '’', '‘', '‚', '‛':
			return '\''
		}
		return c
	}, text)
}
