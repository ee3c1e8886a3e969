package secretary

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Runs may come in any order; any other words in another order can be another action.
func TestInOrderKeepsTheOrderOfWords(t *testing.T) {
	require.Equal(t, inOrder("buy coal-2 pay livestock*2 coal*1"), inOrder("buy coal-2 pay livestock*1 coal*1 livestock*1"))
	require.NotEqual(t, inOrder("buy coal-2 pay coal*1"), inOrder("buy coal-2 pay coal*2"))
	moves := []string{"a to past", "b to present", "c to future"}
	straight := "play desperados moving " + strings.Join(moves, ", ")
	require.NotEqual(t, inOrder(straight), inOrder("play desperados moving a to present, b to past, c to future"))
	require.NotEqual(t, inOrder("play desperados from past to present moving a"), inOrder("play desperados from present to past moving a"))
	require.Equal(t, "pay * a*200", inOrder("pay *1 a*200"))
}
