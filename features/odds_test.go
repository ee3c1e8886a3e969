package features_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/features"
)

// flat is an engine of a level for which all outcomes of chance are equally likely. It answers more than it offers.
type flat struct {
	engine.Local
	level engine.Level
}

func (f *flat) Offer() engine.Offer {
	return engine.Offer{Level: f.level, Start: true, Position: true, Views: true}
}

func (f *flat) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := f.Local.Legal()
	for i := range choices {
		if choices[i].Total > 0 {
			choices[i].Weight, choices[i].Total = 1, len(choices)
		}
	}
	return choices, out, err
}

// TestOddsCountFromTheLevelThatListsThem: a step about odds fails an engine whose odds are wrong if it lists them, and is not applicable to
// one that does not, whatever it would answer.
func TestOddsCountFromTheLevelThatListsThem(t *testing.T) {
	entry, err := games.Find("frontier")
	require.NoError(t, err)
	for level := engine.Plays; level <= engine.Lists; level++ {
		report, err := features.Run(t.Context(), features.Options{Game: entry.Name(), Files: []string{"frontier/components.feature"},
			Subject: func(string) (engine.Subject, error) { return &flat{engine.Local{Game: entry.Game}, level}, nil }})
		require.NoError(t, err)
		if level == engine.Lists {
			assert.NotEmpty(t, report.Failed(), "level %d", level)
			continue
		}
		for _, s := range report.Failed() {
			t.Errorf("level %d: %s: %s", level, s.Name, s.Failure.Message)
		}
		assert.NotEmpty(t, report.Unjudged(), "level %d", level)
	}
}
