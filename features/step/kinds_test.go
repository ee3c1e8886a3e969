package step_test

import (
	"strings"
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

// A list is read as people write it, where it can be read in one way.
func TestKindsAsPeopleWriteThem(t *testing.T) {
	cargo := step.Words{What: "cargo card", Kinds: []string{"coal", "livestock", "oil", "pay-1-less"}}
	cars := step.Words{What: "railcar", Kinds: []string{"coal-3", "oil-3", "oil-4"}}
	both := step.Words{What: "thing", Kinds: []string{"oil", "oil-3", "town-hall", "hall", "factory", "gas"}}
	for _, row := range []struct {
		words      step.Words
		said, want string // "" where it is refused
	}{
		{cargo, "3 coals, 2 oil and a livestock", "coal coal coal oil oil livestock"},
		{cargo, "3 coal", "coal coal coal"},
		{cargo, "two coals oil", "coal coal oil"},
		{cargo, "an oil and pay 1 less", "oil pay-1-less"},
		{cargo, "coals*2 oil", "coal coal oil"},
		{cargo, "coal 3", ""},
		{cargo, "3 coal*2", ""},
		{cargo, "3", ""},
		{cargo, "0 coal", ""},
		{cargo, "2000 coal", ""},
		{cargo, "3 whisky", ""},
		{cargo, ", and", ""},
		{cars, "2 coal-3, an oil 4", "coal-3 coal-3 oil-4"},
		{cars, "Oil 4 and oil 3", "oil-4 oil-3"},
		{cars, "2 coals-3", "coal-3 coal-3"},
		{cars, "oil 4 coal 3", ""},
		{both, "2 factories, a town hall", "factory factory town-hall"},
		{both, "oil 3", ""},
	} {
		got, err := row.words.List(row.said)
		if row.want == "" {
			require.Error(t, err, row.said)
			continue
		}
		require.NoError(t, err, row.said)
		require.Equal(t, row.want, strings.Join(got, " "), row.said)
	}
}
