package rulebook_test

import (
	"cmp"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// TestWordsFindTheirClause: the clause that shares most of what few clauses say is nearest, whatever the endings of the words; what is in no
// sentence finds nothing.
func TestWordsFindTheirClause(t *testing.T) {
	for words, want := range map[string]engine.Clause{
		"nobody campaigned, so the token of the first players stays":  "US-ELECT-02",
		"does a tie in wealth go to the higher of brand reputations?": "US-WIN-09",
	} {
		akin := stockyards.Book().Words().Akin(words)
		nearest := slices.MaxFunc(slices.Sorted(maps.Keys(akin)), func(a, b engine.Clause) int { return cmp.Compare(akin[a], akin[b]) })
		require.Equal(t, want, nearest, words)
	}
	require.Empty(t, stockyards.Book().Words().Akin("12 zebras yodel"))
}
