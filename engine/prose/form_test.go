package prose_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

func TestForms(t *testing.T) {
	require.Equal(t, "it is the turn of _", prose.Form("it is the turn of ann", "ann", "bob"))
	require.Equal(t, "the price is _ and the player has _", prose.Form("the price is 2K, and the player has $0"))
	require.Equal(t, "say _ _ or nothing", prose.Form("say draw deck: or nothing", prose.Apart("draw deck", "ann")...))
	require.Equal(t, []string{"draw", "deck", "ann"}, prose.Apart("draw: deck", "ann"))
}
