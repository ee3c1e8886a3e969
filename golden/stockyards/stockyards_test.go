package stockyards_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	rules "github.com/yardstick-rules/yardstick/engine/stockyards"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/pin"
	"github.com/yardstick-rules/yardstick/golden/stockyards"
)

// records are the pinned games by name.
func records(t *testing.T) map[string]*transcript.Transcript {
	entry, err := games.Find("union-stockyards")
	require.NoError(t, err)
	set, err := pin.Open(entry, stockyards.Pinned(), os.DirFS("."))
	require.NoError(t, err)
	return set.Records
}

// Every building, specialist and year card comes into play in some record, and every action space is used.
func TestEveryCardIsSeen(t *testing.T) {
	seen := ""
	for _, record := range records(t) {
		seen += transcript.Format(record)
	}
	parts := rules.DefaultComponents()
	for _, b := range parts.Buildings {
		require.Contains(t, seen, ": build "+b.Name+" at ", "no golden builds it")
	}
	for _, s := range parts.Specialists {
		require.Contains(t, seen, " takes "+s.Name, "no golden takes it")
	}
	for _, c := range parts.YearCards {
		require.Contains(t, seen, "chance: reveal-year "+c.Name, "no golden reveals it")
	}
	for _, says := range []string{"there is a strike", ": wild "} {
		require.Contains(t, seen, says)
	}
}
