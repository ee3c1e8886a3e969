package hellonwheels_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/games"
	rules "github.com/yardstick-rules/yardstick/engine/hellonwheels"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/hellonwheels"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// records are the pinned games by name.
func records(t *testing.T) map[string]*transcript.Transcript {
	entry, err := games.Find("hell-on-wheels")
	require.NoError(t, err)
	set, err := pin.Open(entry, hellonwheels.Pinned(), os.DirFS("."))
	require.NoError(t, err)
	return set.Records
}

// Every name of the card list is played, bid or laid by a player in some record.
func TestEveryCardIsPlayed(t *testing.T) {
	played := map[string]bool{}
	for _, record := range records(t) {
		for _, d := range record.Decisions {
			if d.Actor == "chance" || strings.HasPrefix(d.Action, "discard ") {
				continue
			}
			words := strings.Fields(d.Action)
			if words[0] == "bid" {
				played[words[len(words)-1]] = true
			} else if len(words) > 1 {
				played[words[1]] = true
			}
		}
	}
	for _, name := range rules.DefaultComponents().CardNames {
		require.True(t, played[name], "no golden has %s played", name)
	}
}
