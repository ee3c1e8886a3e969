package features_test

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// listening keeps the positions that it is to refuse.
type listening struct {
	engine.Local
	refused []engine.Start
}

func (l *listening) Start(start engine.Start) (engine.Outcome, error) {
	out, err := l.Local.Start(start)
	if err != nil && start.Position != nil {
		l.refused = append(l.refused, start)
	}
	return out, err
}

// refusing are the files of a game in which positions are refused.
func refusing(game string) (files []string) {
	for _, file := range features.Files(game) {
		if text, err := fs.ReadFile(os.DirFS("."), file); err == nil && bytes.Contains(text, []byte("the position is refused")) {
			files = append(files, file)
		}
	}
	return files
}

// members are the parts of a document.
func members(t *testing.T, document []byte) map[string]any {
	var parts map[string]any
	require.NoError(t, json.Unmarshal(document, &parts))
	return parts
}

// TestPositionsToBeRefusedAreWhole: an engine that fills in nothing, or something else, is not asked about another position than ours.
func TestPositionsToBeRefusedAreWhole(t *testing.T) {
	for _, entry := range games.All() {
		t.Run(entry.Name(), func(t *testing.T) {
			heard := &listening{Local: engine.Local{Game: entry.Game}}
			_, err := features.Run(t.Context(), features.Options{Game: entry.Name(), Files: refusing(entry.Name()),
				Subject: func(string) (engine.Subject, error) { return heard, nil }})
			require.NoError(t, err)
			require.Equal(t, len(refusing(entry.Name())) > 0, len(heard.refused) > 0)
			ours := &engine.Local{Game: entry.Game}
			for _, start := range heard.refused {
				given := members(t, start.Position)
				_, err := ours.Start(engine.Start{Setup: start.Setup, Position: []byte("{}")})
				require.NoError(t, err)
				bare, _, err := ours.Position("")
				require.NoError(t, err)
				for name, is := range members(t, bare) {
					list, isList := is.([]any)
					if name != "player" && name != "decision" && (!isList || len(list) > 0) { // who decides is not always known by then
						require.Contains(t, given, name, "%s", start.Position)
					}
				}
			}
		})
	}
}

// open is an engine that begins wherever it is told to.
type open struct{ engine.Local }

func (o *open) Start(start engine.Start) (engine.Outcome, error) {
	out, err := o.Local.Start(start)
	if err != nil {
		start.Position = nil
		return o.Local.Start(start)
	}
	return out, nil
}

// TestWhatCannotBeCompletedAccusesNobody: where a position that is refused leaves something out, an engine that begins there has perhaps
// taken it for another; where it is whole, it has not.
func TestWhatCannotBeCompletedAccusesNobody(t *testing.T) {
	const file = `Feature: x
  Scenario: gap
    Given a Yardmaster game of ann and bob
    And the arrival yard shows only coal-1 oil-1 timber-1
    Then the position is refused because of YM-BUY-08
  Scenario: whatever
    Given a Yardmaster game of ann and bob
    And the position:
      """
      {"weather": "fine"}
      """
    Then the position is refused saying "weather"
`
	report, err := features.Run(t.Context(), features.Options{FS: folder("x.feature", file), Subject: func(game string) (engine.Subject, error) {
		entry, err := games.Find(game)
		return &open{engine.Local{Game: entry.Game}}, err
	}})
	require.NoError(t, err)
	require.Equal(t, "expected the position to be refused, but the game begins", report.Scenarios[0].Failure.Message)
	require.Equal(t, "the position leaves out parts that each engine may fill in differently", report.Scenarios[1].NotApplicable)
}
