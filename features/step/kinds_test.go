package step_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features/step"
)

func TestKinds(t *testing.T) {
	for text, want := range map[string][]string{
		"nothing": {}, "empty": {}, "coal": {"coal"}, "coal*2 oil-3": {"coal", "coal", "oil-3"}, "oil coal oil": {"oil", "coal", "oil"},
	} {
		got, err := step.ReadList(text)
		require.NoError(t, err)
		require.Equal(t, want, got)
	}
	for _, text := range []string{"coal*0", "coal*", "coal*x", "coal*-1", "coal*1001", "coal*600 oil*600"} {
		_, err := step.ReadList(text)
		require.Error(t, err, text)
	}
	kinds := []string{"coal", "livestock", "oil", "timber"}
	pile, err := step.Words{What: "cargo card", Kinds: kinds}.Pile("oil coal oil")
	require.NoError(t, err)
	require.Equal(t, "coal*1 oil*2 whisky*1", step.SpellPile(map[string]int{"oil": 2, "whisky": 1, "coal": 1, "timber": 0}, kinds))
	require.NoError(t, step.SamePile("it", map[string]int{"coal": 1, "oil": 2}, pile, kinds))
	require.EqualError(t, step.SamePile("it", nil, pile, kinds), "expected it to be nothing, but it is coal*1 oil*2")
}
