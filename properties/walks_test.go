package properties_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/properties"
)

// The walks of a finished program keep every law, and their report is the same for any number of workers, and the sum of its parts. In the
// short form those of one game are and do.
func TestWalks(t *testing.T) {
	t.Parallel()
	for i, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			if testing.Short() && i > 0 {
				t.Skip("walks under every law")
			}
			t.Parallel()
			walks := 5
			if testing.Short() {
				walks = 2
			}
			report, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{Games: walks, Workers: 3}, 1)
			require.NoError(t, err)
			require.Nil(t, report.Broken)
			require.Equal(t, walks, report.Walks)
			require.Equal(t, entry.Name(), report.Game)
			for _, l := range report.Laws {
				require.Equal(t, report.Decisions+report.Walks, l.Times, "%s is checked at every start and after every decision", l.ID)
			}
			first, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{Games: 1, Workers: 1}, 1)
			require.NoError(t, err)
			rest, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{First: 1, Games: walks - 1}, 1)
			require.NoError(t, err)
			first.Add(rest)
			require.Equal(t, report, first, "the same walks in two parts")
		})
	}
}

// Walks that are cancelled say so, and report what they have.
func TestWalksCanBeCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	entry := games.All()[0]
	report, err := properties.Walks(ctx, entry.Game, entry.Book, engine.Setup{}, play.Range{Games: 1000}, 1)
	require.ErrorIs(t, err, context.Canceled)
	require.Zero(t, report.Walks)
	require.NotEmpty(t, report.Laws)
}

// Playing no walks is not a failure.
func TestNoWalks(t *testing.T) {
	entry := games.All()[0]
	report, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{}, 1)
	require.NoError(t, err)
	require.Zero(t, report.Walks)
	require.Nil(t, report.Broken)
}

func BenchmarkWalks(b *testing.B) {
	entry := games.All()[0]
	decisions := 0
	for b.Loop() {
		report, err := properties.Walks(b.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{Games: 8}, 1)
		require.NoError(b, err)
		decisions += report.Decisions
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}
