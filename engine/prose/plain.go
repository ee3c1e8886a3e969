package prose

import (
	"strings"
	"unicode"
)

// Plain replaces the characters of word processors by those of a keyboard. Every hyphen and dash
// becomes "-", every blank a space, and curly quotation marks become straight ones. Text copied
// from a rulebook then equals typed text.
func Plain(text string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case unicode.Is(unicode.Pd, c), c == '\u2212': // Unicode does not count the minus sign as a dash
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
