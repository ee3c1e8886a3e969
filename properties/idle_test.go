package properties_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/play"
	"github.com/yardstick-rules/yardstick/properties"
)

// Each law has had something to hold a hundred times when a check is done, or says why that is seldom. What else the report says is of the
// games in which every law was checked.
func TestNoLawIsIdle(t *testing.T) {
	if testing.Short() {
		t.Skip("seconds a game")
	}
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			report, err := properties.Walks(t.Context(), entry.Game, entry.Book, engine.Setup{}, play.Range{Games: 8}, 1)
			require.NoError(t, err)
			cited, options, decisions := report.Cited, report.Options, report.Decisions
			require.NoError(t, report.PlayOn(t.Context(), entry.Game, entry.Book, engine.Setup{}, 1))
			require.Nil(t, report.Broken)
			require.LessOrEqual(t, report.Further, 96)
			for _, law := range report.Laws {
				require.True(t, law.Applied >= properties.Often || law.Why != "", "%s applied %d times and does not say why", law.ID, law.Applied)
			}
			require.Equal(t, []any{8, cited, options, decisions}, []any{report.Walks, report.Cited, report.Options, report.Decisions})
		})
	}
}
