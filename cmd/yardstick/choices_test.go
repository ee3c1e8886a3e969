package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Runs are laid down in any order; any other order of words can be another action.
func TestInOrderKeepsTheOrderOfWords(t *testing.T) {
	require.Equal(t, inOrder("buy coal-2 pay livestock*2 coal*1"), inOrder("buy coal-2 pay livestock*1 coal*1 livestock*1"))
	require.NotEqual(t, inOrder("buy coal-2 pay coal*1"), inOrder("buy coal-2 pay coal*2"))
	moves := []string{"a to past", "b to present", "c to future"}
	straight := "play desperados moving " + strings.Join(moves, ", ")
	require.NotEqual(t, inOrder(straight), inOrder("play desperados moving a to present, b to past, c to future"))
	require.NotEqual(t, inOrder("play desperados from past to present moving a"), inOrder("play desperados from present to past moving a"))
	require.Equal(t, "pay * a*200", inOrder("pay *1 a*200"))
}

func TestNarrowedFindsWhatIsMeant(t *testing.T) {
	texts := []string{
		"play desperados from past to present moving anarchy", "play desperados from past to present moving anarchy, vice",
		"play desperados from past to future moving vice", "raid lawmen discard vice at past", "pass",
	}
	for line, want := range map[string][]int{
		"play":                 {0, 1, 2},
		"Play Desp":            {0, 1, 2},
		"desperados future":    {2},
		"vice":                 {1, 2, 3},
		"anarchy vice":         {1},
		"vice, anarchy":        {1},
		"vice past":            {3},
		"pa":                   {4},
		"present past anarchy": {0, 1},
		"dragon":               nil,
		"":                     nil,
		" , ":                  nil,
		"pass pass":            {4},
	} {
		require.Equal(t, want, narrowed(line, texts), "%q", line)
	}
	require.True(t, slices.Equal(narrowed("play", nil), nil))
}
