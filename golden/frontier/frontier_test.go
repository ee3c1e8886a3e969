package frontier_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	rules "github.com/yardstick-rules/yardstick/engine/frontier"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/golden/frontier"
	"github.com/yardstick-rules/yardstick/golden/pin"
)

// records are the pinned games by name.
func records(t *testing.T) map[string]*transcript.Transcript {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	set, err := pin.Open(entry, frontier.Pinned(), os.DirFS("."))
	require.NoError(t, err)
	return set.Records
}

// The records together have every kind of event, characters of every rank, every industry at level IV, promises kept and broken, a jam, a
// fire, a revolt and a connected train.
func TestEveryHappeningIsSeen(t *testing.T) {
	seen, byDefault := "", ""
	for _, record := range records(t) {
		text := transcript.Format(record)
		seen += text
		if len(record.Rulings) == 0 {
			byDefault += text
		}
	}
	for _, event := range rules.DefaultComponents().Events {
		require.Contains(t, seen, "chance: event "+event.Name, "no golden draws it")
		require.Regexp(t, "the event is \\S+, "+event.Kind.String()+"\\b", byDefault, "no golden has the event happen")
	}
	for _, says := range []string{"chance: card A", "chance: card B", "chance: card T",
		" is in lumbering at level IV", " is in mining at level IV", " is in ranching at level IV",
		" has kept the promise of ", " has broken the promise of ", "logs pile up in ", "fire breaks out at ", "revolt breaks out at ",
		" train is connected", " uses the "} {
		require.Contains(t, byDefault, says)
	}
}
