package witness

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/features"
)

// upset is a game whose rules panic.
type upset struct{ engine.Game }

func (upset) New(engine.Setup, *engine.Record) (engine.State, error) { panic("out of range") }

// Rules that panic are one line more.
func TestRulesThatPanicAreReported(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	entry.Game = upset{entry.Game}
	require.EqualError(t, pinned(entry), "the reference games of yardmaster cannot be replayed: the rules panic: out of range")
}

// What the files of a game lack is listed, with its clause or question: here no scenario has run, so that none is refused in the words that
// are pinned, and none shows what its table of knobs says; the rules are of another edition; and one more answer has no pinned game.
func TestWhatTheFilesOfAGameLackIsListed(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	report, err := features.Run(t.Context(), features.Options{Game: entry.Name(), Only: func(string) bool { return false }})
	require.NoError(t, err)
	other := *entry.Book
	other.Questions = append([]rulebook.Question{{ID: "YM-R-weather", Name: "weather", Options: []rulebook.Reading{{ID: "sun"}, {ID: "rain"}}}},
		entry.Book.Questions...)
	entry.Book = &other
	said := strings.Join(lacks(entry, report, &features.Told{}), "\n")
	for _, line := range []string{
		"no record of yardmaster would differ without YM-R-weather=rain: pin a game", ": no scenario is refused in these words any more: \"YM-",
		"engine/yardmaster/prices.tsv was measured under rules with the digest ", ", but the rules have ", ": run make prices GAME=yardmaster", "engine/yardmaster/knobs.tsv: ",
		`: there is no scenario "`, " any more: run make knobs GAME=yardmaster",
	} {
		require.Contains(t, said, line)
	}
}
