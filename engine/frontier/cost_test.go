package frontier_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/frontier"
)

// A dollar for the use of what is no public building, or of nothing at all, is refused like any other by somebody who has none: the price
// was looked up in the list of public buildings, and there was no such place in it (FR-ROUND-25).
func TestWhoHasNoDollarUsesNothing(t *testing.T) {
	s, err := load(`{"players":[{"name":"ann","money":0}],
		"industry":{"p6":{"kind":"panning","owner":"ann"}}}`, "public-use", "worker-or-dollar")
	require.NoError(t, err)
	for _, text := range []string{"use a9 dollar", "use p6 dollar"} {
		a, err := s.Parse(text)
		require.NoError(t, err)
		refused := s.Check(0, a, nil)
		var v *engine.Violation
		require.ErrorAs(t, refused, &v)
		require.Equal(t, frontier.Setup07, v.Clause)
		require.Equal(t, "the player cannot afford it: it costs $1 (FR-ROUND-25), and the player has $0", v.Reason)
	}
}

// Putting out fire is the one general action that takes a worker: whoever has none left is shown that clause too (FR-GEN-02), and by the
// answer that says so that of a revolt (FR-GEN-17); an action of workers needs no such word.
func TestWhoHasNoWorkerIsShownWhyOneIsNeeded(t *testing.T) {
	s, err := load(`{"round":2,"players":[{"name":"ann","workers":0,"money":5}],"town":{"j7":{"kind":"saloon","fire":2}}}`, "quell-worker", "worker")
	require.NoError(t, err)
	for text, reason := range map[string]string{
		"douse j7": "no worker is left standing, and putting out fire takes one (FR-GEN-02)",
		"quell d6": "no worker is left standing, and by this answer ending a revolt takes one (FR-GEN-17)",
		"use j7":   "no worker is left standing",
	} {
		a, err := s.Parse(text)
		require.NoError(t, err)
		refused := s.Check(0, a, nil)
		var v *engine.Violation
		require.ErrorAs(t, refused, &v, text)
		require.Equal(t, frontier.Round21, v.Clause, text)
		require.Equal(t, reason, v.Reason)
	}
}

// Whoever is a dollar short is shown the whole price: what the building asks, with the dollar in place of a worker on top of it, each
// further die, and the price after his own discount, whoever starts (FR-SETUP-07).
func TestWhoIsADollarShortIsShownThePrice(t *testing.T) {
	for _, row := range []struct {
		text  string
		money int
		costs string
	}{
		{"use j7", 0, "$1 (FR-ROUND-25)"},
		{"use j7 dollar", 1, "$2 (FR-ROUND-25)"},
		{"use k7", 1, "$2 (FR-ROUND-25)"},
		{"use k7 dollar", 2, "$3 (FR-ROUND-25)"},
		{"raft basin-1 1", 1, "$2 (FR-LUM-22)"},
		{"cut d6 via d6 steam logs", 2, "$3 (FR-LUM-28)"},
		{"pan p6 2", 3, "$4 (FR-MIN-12)"},
		{"build saloon at i7", 1, "$2 (FR-GEN-18)"},
		{"build camp at d7", 2, "$3 (FR-LUM-03, FR-LUM-02)"},
		{"build panning at p7", 2, "$3 (FR-MIN-06, as in FR-LUM-03)"},
		{"build sawmill at c7", 3, "$4 (FR-LUM-19)"},
		{"buy cattle*1 red at o6", 7, "$8 (FR-GEN-12 and FR-RAN-46)"},
	} {
		s, err := load(fmt.Sprintf(`{"starting-player":"ann","turn":"bob","player":"bob",
			"players":[{"name":"ann"},{"name":"bob","money":%d,"workers":2,"stock":{"tool":2},
			"characters":["B6"],"industries":{"lumbering":3,"mining":1,"ranching":1}}],
			"town":{"j7":{"kind":"doctor"},"k7":{"kind":"philanthropy"}},
			"industry":{"d6":{"kind":"camp","owner":"bob"},"p6":{"kind":"panning","owner":"bob"}},
			"logs":{"basin-1":{"bob":2}}}`, row.money), "public-use", "worker-or-dollar")
		require.NoError(t, err, row.text)
		a, err := s.Parse(row.text)
		require.NoError(t, err, row.text)
		var v *engine.Violation
		require.ErrorAs(t, s.Check(1, a, nil), &v, row.text)
		require.Equal(t, frontier.Setup07, v.Clause, row.text)
		require.Equal(t, fmt.Sprintf("the player cannot afford it: it costs %s, and the player has $%d", row.costs, row.money), v.Reason, row.text)
	}
}

// A reason that something is short says how many there are: the player who is refused can count them.
func TestWhatIsShortIsCounted(t *testing.T) {
	for text, says := range map[string]string{
		"pan p6 11":               "there are not enough dice: 13 to be thrown, and the game has 12",
		"haul p6":                 "there are not enough cubes at the site: 1 to be taken, 0 there",
		"drive basin-1 2":         "there are not enough logs: in the basin are ann 0, bob 1, cal 0",
		"sell gold*1 stagecoach":  "the player does not have enough of it: 1 to be sold, and bob has 0",
		"rustle 1 at o6":          "the player does not have enough pairs of a horse and a gun: 1 asked for; horses that bob can use: 0, guns: 0",
		"sell cattle*2 red at r8": "the player does not have enough cattle there: bob has 1",
	} {
		s, err := load(`{"starting-player":"ann","turn":"bob","player":"bob",
			"players":[{"name":"ann"},{"name":"bob","money":50,"workers":2,"stock":{"tool":11},
				"industries":{"lumbering":3,"mining":3,"ranching":3}},{"name":"cal"}],
			"cattle":{"r8":{"bob":1}},
			"industry":{"p6":{"kind":"panning","owner":"bob"},"o6":{"kind":"farmstead","owner":"bob"}},
			"logs":{"basin-1":{"bob":1}}}`)
		require.NoError(t, err, text)
		a, err := s.Parse(text)
		require.NoError(t, err, text)
		var v *engine.Violation
		require.ErrorAs(t, s.Check(1, a, nil), &v, text)
		require.Equal(t, says, v.Reason, text)
	}
}
