package hellonwheels_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// tellings are the forms in which effects tell a sum, and the words for them.
var tellings = []struct {
	form *regexp.Regexp
	says string
}{
	{regexp.MustCompile(`^(\S+) pays (\d+)K$`), "bid $1 $2"},
	{regexp.MustCompile(`^(\S+) pays (\d+)K tax to (\S+)$`), "tax $1 $2 $3"},
	{regexp.MustCompile(`^the (\S+) Town makes (\d+)K$`), "total $1 $2"},
	{regexp.MustCompile(`^(?:the|each of \d+) (Saloon|Gambling House|Brothel)s? earns (\d+)K for its owner$`), "share $1 $2"},
}

// recorded are the bids, taxes, totals and shares that the effects of a decision state, without those of 0.
func recorded(d transcript.Decision) []string {
	var sums []string
	for _, e := range d.Effects {
		for _, t := range tellings {
			if m := t.form.FindStringSubmatch(e.Text); m != nil && m[2] != "0" {
				said := strings.ToLower(t.form.ReplaceAllString(e.Text, t.says))
				sums = append(sums, strings.ReplaceAll(said, "gambling house", "gambling-house"))
			}
		}
	}
	return sums
}

// Every bid, tax, total and share of every pinned game, and every player's money in the end, follows by the rulebook
// from the decisions before it.
func TestMoneyIsCountedByHand(t *testing.T) {
	sums, wholes := map[string]int{}, 0
	for name, record := range records(t) {
		w := newWheels(t, record)
		for _, d := range record.Decisions {
			w.take(d)
			require.ElementsMatch(t, w.sums, recorded(d), "%s:%d: %s: the first list is counted, the second recorded", name, d.Line, d)
			for _, sum := range w.sums {
				what, _, _ := strings.Cut(sum, " ")
				sums[what]++
			}
		}
		if record.Result == nil {
			continue
		}
		wholes++
		for _, score := range record.Result.Scores {
			require.Equal(t, w.cash[score.Seat], score.Points, "%s: %s", name, score.Seat)
		}
		w.requireWinners(t, name, record.Winner.Seats)
	}
	t.Logf("%d whole games: %v", wholes, sums)
	require.Greater(t, wholes, 15)
	for _, what := range []string{"bid", "tax", "total", "share"} {
		require.Greater(t, sums[what], 50, what)
	}
}

// requireWinners compares the winners with the money: only those who are left are compared, if anybody is.
func (w *wheels) requireWinners(t *testing.T, name string, winners []string) {
	rivals := w.in(w.token)
	if len(rivals) == 0 {
		rivals = slices.Concat(w.seats[slices.Index(w.seats, w.token):], w.seats[:slices.Index(w.seats, w.token)])
	}
	var richest []string
	for _, seat := range rivals {
		if len(richest) > 0 && w.cash[seat] > w.cash[richest[0]] {
			richest = nil
		}
		if len(richest) == 0 || w.cash[seat] == w.cash[richest[0]] {
			richest = append(richest, seat)
		}
	}
	switch w.ruling["winner-tie"] {
	case "supervisor-order":
		richest = richest[:1]
	case "roll-off":
		require.Len(t, winners, 1, name)
		require.Contains(t, richest, winners[0], name)
		return
	}
	require.ElementsMatch(t, richest, winners, name)
}

// printedMoney is the money table of the two turns worked by hand: what p1 and p2 have when a phase begins.
var printedMoney = []struct {
	phase  string
	p1, p2 int
}{
	{"turn 1, Supervisor Phase", 20, 20},
	{"turn 1, Railroad Phase", 20, 17},
	{"turn 1, Civilized Phase", 23, 17},
	{"turn 1, Taxes Phase", 23, 16},
	{"turn 1, Establishment Phase", 23, 16},
	{"turn 1, Customer Phase", 20, 14},
	{"turn 1, Past Town Phase", 20, 14},
	{"turn 1, Present Town Phase", 20, 14},
	{"turn 1, Future Town Phase", 65, 59},
	{"turn 1, End of The Line Phase", 75, 69},
	{"turn 2, Supervisor Phase", 75, 69},
	{"turn 2, Railroad Phase", 70, 69},
	{"turn 2, Civilized Phase", 58, 67},
	{"turn 2, Taxes Phase", 56, 66},
	{"turn 2, Establishment Phase", 51, 71},
	{"turn 2, Customer Phase", 50, 70},
	{"turn 2, Past Town Phase", 50, 70},
	{"turn 2, Present Town Phase", 50, 95},
	{"turn 2, Future Town Phase", 67, 147},
	{"turn 2, End of The Line Phase", 67, 157},
}

// The books kept of all games agree with the money table of the worked turns, row by row.
func TestWorkedTurnsComeToThePrintedMoney(t *testing.T) {
	record := records(t)["worked-turns"]
	w := newWheels(t, record)
	rows := printedMoney
	w.begins = func(phase string) {
		require.NotEmpty(t, rows, phase)
		require.Equal(t, rows[0].phase, phase)
		require.Equal(t, map[string]int{"p1": rows[0].p1, "p2": rows[0].p2}, w.cash, phase)
		rows = rows[1:]
	}
	for _, d := range record.Decisions {
		w.take(d)
	}
	require.Empty(t, rows)
	require.Equal(t, map[string]int{"p1": 67, "p2": 157}, w.cash)
}
