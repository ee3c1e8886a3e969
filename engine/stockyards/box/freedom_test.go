package box_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/stockyards"
)

// bound are numbers that nobody has printed and that still cannot be moved by one alone, with what holds them.
var bound = []struct{ under, by string }{
	{"setup.union-spirit-start.value", "the ruling spirit-start"},
	{"setup.branch-houses-and-workers.", "one of the rows of the table"},
	{"livestock-pieces.", "makes 19 animals"},
	{"money.one-dollar-coins", "58 money tokens"},
	{"money.three-dollar-coins", "58 money tokens"},
	{"money.other-coins", "58 money tokens"},
	{"money.total", "follows from the other numbers"},
	{"price-tracks.", "does not fit"},
	{"slaughter-plant.squares", "other start locations"},
	{"packingtown.", "tokens just outside the border"},
	{"building-cards.", "follows from the other numbers"},
}

// What the rulebook does not print an owner may say otherwise: each number that is assumed, or only public, can be one more or one less,
// unless it is listed above with what holds it.
func TestWhatNobodyPrintsIsFree(t *testing.T) {
	tried := 0
	for _, f := range stockyards.Book().Figures {
		n, err := strconv.Atoi(f.Value)
		if err != nil || f.From != "assumed" && f.From != "public" || strings.Contains(f.Path, "[") {
			continue
		}
		tried++
		_, more := stockyards.ReadComponents(engine.Setup{Components: []byte(ownersFile(f.Path, n+1))})
		_, less := stockyards.ReadComponents(engine.Setup{Components: []byte(ownersFile(f.Path, n-1))})
		if more == nil || less == nil {
			continue
		}
		i := slices.IndexFunc(bound, func(b struct{ under, by string }) bool { return strings.HasPrefix(f.Path, b.under) })
		require.GreaterOrEqual(t, i, 0, "%s: %v, %v", f.Path, more, less)
		require.Contains(t, more.Error()+less.Error(), bound[i].by)
	}
	require.Greater(t, tried, 100)
}

// ownersFile is an owner's file of one number.
func ownersFile(path string, n int) string {
	keys := strings.Split(path, ".")
	text := strconv.Itoa(n)
	for i := len(keys) - 1; i >= 0; i-- {
		if i > 0 && slices.Contains([]string{"action-spaces", "markets", "building-cards", "specialist-cards", "year-cards"}, keys[i-1]) {
			text = fmt.Sprintf("[{id: %s, %s]", keys[i], strings.TrimPrefix(text, "{"))
			continue
		}
		text = fmt.Sprintf("{%s: %s}", keys[i], text)
	}
	return text
}
