package features_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// forgetful is a game in which taking a card out of the discard pile no longer cites that a bonus card is played at
// once, which other decisions of the same scenarios cite.
type forgetful struct {
	engine.Local
	forgets bool
}

func (f *forgetful) Play(actor, action string) (engine.Outcome, error) {
	out, err := f.Local.Play(actor, action)
	if f.forgets && strings.HasPrefix(action, "take ") {
		out.Cited = slices.DeleteFunc(slices.Clone(out.Cited), func(c engine.Clause) bool { return c == "YM-BONUS-04" })
	}
	return out, err
}

// A citation that is dropped fails no scenario, and is missed in all of them together; one more scenario is not. That none is missed where
// none is dropped is said in the short form by [TestRefusalsAreUpToDate].
func TestADroppedCitationIsMissed(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	for _, forgets := range []bool{false, true} {
		if testing.Short() && !forgets {
			continue
		}
		told := &features.Told{}
		opts := features.Options{Game: entry.Name(), Ran: told.Ran, Subject: func(string) (engine.Subject, error) {
			return told.Of(&forgetful{engine.Local{Game: entry.Game}, forgets}), nil
		}}
		report, err := features.Run(t.Context(), opts)
		require.NoError(t, err)
		if report.Failed() != nil {
			t.Skip("scenarios fail: see TestScenarios")
		}
		one := opts
		one.Files, one.Line = features.Files(entry.Name())[:1], report.Scenarios[0].Line
		for range 2 {
			if err := told.Same(entry); forgets {
				require.ErrorContains(t, err, " decisions cite YM-BONUS-04, and ")
			} else {
				require.NoError(t, err)
			}
			_, err = features.Run(t.Context(), one)
			require.NoError(t, err)
		}
	}
}
