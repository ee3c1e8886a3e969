package main

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestColourMarksVerdictsAndClauses(t *testing.T) {
	text := "overruled: a.yard:3\n  YM-LOAD-01: no\n  US-Y2-06: no\nupheld: b.yard\n"
	require.Equal(t, text, palette{}.text(text))
	coloured := newPalette().text(text)
	require.Equal(t, "\x1b[31;1moverruled\x1b[0;22m: a.yard:3\n  \x1b[36mYM-LOAD-01\x1b[0m: no\n  \x1b[36mUS-Y2-06\x1b[0m: "+
		"no\n\x1b[32;1mupheld\x1b[0;22m: b.yard\n", coloured)
}

func TestColourIsForTerminalsAlone(t *testing.T) {
	require.Equal(t, palette{}, paletteFor(&bytes.Buffer{}))
	require.Equal(t, status{}, statusOn(&bytes.Buffer{}))
}
