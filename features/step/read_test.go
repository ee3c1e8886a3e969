package step_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/features/step"
)

// What could be two steps is neither; what is one of them as it is written is that one.
func TestTwoReadings(t *testing.T) {
	say, v := step.Saying(nil), &step.Vocabulary{}
	do := func(string, int) error { return nil }
	v.Then(say("<player> has <n> cow(s)"), do)
	v.Then(say("<player> has <k> cows"), do)
	require.Len(t, v.Read("Then", "Ann has 2 cow"), 2)
	require.Empty(t, v.Read("Then", "Ann has 2 kine"))
	require.Empty(t, v.Read("Given", "Ann has 2 cow"))
	require.Equal(t, "ann has -2 cows", v.Read("Then", "Ann has -2 cows")[0].Says)
}

// Amounts are read as people write them, and nothing else is.
func TestAmounts(t *testing.T) {
	say, v := step.Saying(nil), &step.Vocabulary{}
	do := func(string, int) error { return nil }
	v.Then(say("<player> has <k>K"), do)
	v.Given(say("<player> has $<n>"), do)
	v.When(say("<player> takes <n> card(s)"), do)
	for _, row := range []struct{ keyword, text, says string }{
		{"Then", "Ann has 4K", "ann has 4K"}, {"Then", "ann has 4 k", "ann has 4K"}, {"Then", "ann has $4K", "ann has 4K"},
		{"Then", "ann has $4,000", "ann has 4K"}, {"Then", "ann has 4000 dollars", "ann has 4K"}, {"Then", "ann has -$3000", "ann has -3K"},
		{"Then", "ann has $4", ""}, {"Then", "ann has $4,500", ""}, {"Then", "ann has 4", ""},
		{"Given", "ann has $ 4", "ann has $4"}, {"Given", "ann has four dollars", "ann has $4"}, {"Given", "ann has 4K", "ann has $4000"},
		{"Given", "ann has 4", ""}, {"Given", "ann has -$4", ""}, {"Given", "ann has 1,2 dollars", ""},
		{"When", "ann takes two cards", "ann takes 2 cards"}, {"When", "Ann takes 1 card.", "ann takes 1 cards"},
		{"When", "ann takes −2 cards", ""}, {"When", "ann takes 9999999 cards", ""},
	} {
		said := v.Read(row.keyword, row.text)
		if row.says == "" {
			require.Empty(t, said, row.text)
			continue
		}
		require.Len(t, said, 1, row.text)
		require.Equal(t, row.says, said[0].Says, row.text)
	}
}
