package page_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/page"
	"github.com/yardstick-rules/yardstick/cmd/internal/stats"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/estimate"
	"github.com/yardstick-rules/yardstick/engine/games"
)

func statsPage(t *testing.T, s *stats.Stats) string {
	t.Helper()
	var text strings.Builder
	require.NoError(t, page.Stats(&text, games.All()[0].Book, s, page.Head{Program: hostile, Command: hostile}))
	return text.String()
}

// The page of many games takes nothing that it shows for HTML, and many numbers are few bars.
func TestThePageOfManyGames(t *testing.T) {
	clauses := games.All()[0].Book.Clauses
	seat := stats.Seat{Seat: hostile, Won: estimate.Estimate{Value: 0.5, Low: 0.25, High: 1}}
	for i := range int64(200) {
		seat.Score.Bars = append(seat.Score.Bars, estimate.Bar{From: 3 * i, Width: 1, Count: 2})
	}
	s := &stats.Stats{Title: hostile, Players: hostile, Asked: 500, Games: 400, Watched: 7, Under: &answer.Under{File: hostile, Title: hostile},
		Tables:  []stats.Table{{Players: 1, Games: 400, Ended: 400, Seats: []stats.Seat{seat}}, {Players: 2, Games: 3}},
		Verbs:   []stats.Use{{Name: hostile}},
		Actions: []stats.Use{{Name: hostile}},
		Clauses: []stats.Clause{{ID: clauses[0].ID}, {ID: clauses[1].ID, Cited: estimate.Estimate{Value: 1}}},
		Never:   []engine.Clause{clauses[0].ID}, NeverBelow: 0.4,
		Strength: []stats.Match{{Kind: hostile, Against: hostile}}}
	text := statsPage(t, s)
	require.Equal(t, 1, strings.Count(text, "<script"))
	require.NotContains(t, text, "<img")
	require.NotContains(t, text, "\x1b")
	require.Contains(t, text, "stopped before the end: 500 games were asked for")
	require.Contains(t, text, "Dead letters (1)")
	require.Contains(t, text, `<div class="wide" tabindex="0">`, "who has no mouse scrolls a wide table, too")
	require.Contains(t, text, `<rect class="span" x="25" y="4" width="75" height="2"/>`, "the interval is drawn to the scale of its bar")
	_, scores, _ := strings.Cut(text, `id="players-1-score-1"`)
	scores, _, _ = strings.Cut(scores, "</table>")
	require.Equal(t, 24, strings.Count(scores, "<rect class=\"part-0\" x="))
	require.Contains(t, scores, `0 to 24</th><td class="number">18</td>`, "no game is lost between the bars")
	require.Contains(t, text, "3 of which did not end and are not counted here</h2>\n</section>", "of games that did not end nothing is drawn")
	s.Watched, s.Strength, s.Under = 0, nil, nil
	text = statsPage(t, s)
	for _, part := range []string{"Dead letters", "How strong", "The reading"} {
		require.NotContains(t, text, part)
	}
}
