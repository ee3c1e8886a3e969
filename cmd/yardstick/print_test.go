package main

import (
	"bytes"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestColourMarksVerdictsAndClauses(t *testing.T) {
	text := "overruled: a.yard:3\n  YM-LOAD-01: no\n  US-Y2-06: no\nupheld: b.yard\n"
	require.Equal(t, text, palette{}.text(text))
	coloured := newPalette().text(text)
	require.Equal(t, "\x1b[31;1moverruled\x1b[0;22m: a.yard:3\n  \x1b[36mYM-LOAD-01\x1b[0m: no\n  \x1b[36mUS-Y2-06\x1b[0m: "+
		"no\n\x1b[32;1mupheld:\x1b[0;22m b.yard\n", coloured)
}

func TestColourIsForTerminalsAlone(t *testing.T) {
	require.Equal(t, palette{}, paletteFor(&bytes.Buffer{}))
	require.Equal(t, status{}, statusOn(&bytes.Buffer{}))
}

// In a pipe long work prints a plain line now and then, and short work prints nothing.
func TestLongWorkIsSeenInAPipe(t *testing.T) {
	read, write, err := os.Pipe()
	require.NoError(t, err)
	t.Cleanup(func() { read.Close(); write.Close() })
	shown := statusOn(write)
	var said bytes.Buffer
	shown.w = &said
	shown.during("replaying", func() {})
	require.Empty(t, said.String())
	shown.every = 10 * time.Millisecond
	shown.during("replaying", func() { time.Sleep(100 * time.Millisecond) })
	require.Regexp(t, `^(replaying … \d+ s\n)+$`, said.String())
}
