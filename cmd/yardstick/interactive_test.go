package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLinesAreBounded(t *testing.T) {
	var got []string
	for line := range linesOf(strings.NewReader("one\n" + strings.Repeat("x", 1<<20) + "\r\ntwo\r\nthree")) {
		got = append(got, line)
	}
	require.Len(t, got, 4)
	require.Less(t, len(got[1]), 1<<13)
	require.Equal(t, []string{"one", "two", "three"}, []string{got[0], got[2], got[3]})
}

func TestSuggestKnowsBeginningsAndMisspellings(t *testing.T) {
	known := []string{"draw deck", "draw discard", "done"}
	require.Equal(t, "draw deck", suggest("Draw", known))
	require.Equal(t, "draw discard", suggest("draw discrad", known))
	require.Empty(t, suggest("fly to the moon", known))
}
