package prose_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// Every dash and blank that Unicode has is the one on a keyboard.
func TestPlainSigns(t *testing.T) {
	for _, dash := range []rune{'-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\ufe63', '\uff0d'} {
		require.Equal(t, "coal-2", prose.Plain("coal"+string(dash)+"2"), "U+%04X", dash)
	}
	for _, blank := range []rune{' ', '\t', '\u00a0', '\u2007', '\u2009', '\u202f', '\u3000'} {
		require.Equal(t, "ann wins", prose.Plain("ann"+string(blank)+"wins"), "U+%04X", blank)
	}
	require.Equal(t, `ann's "load" 'x'`, prose.Plain("ann’s “load” ‘x‛"))
	require.Equal(t, "é_×\n", prose.Plain("é_×\n"))
}
