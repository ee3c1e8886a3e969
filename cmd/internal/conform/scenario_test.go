package conform_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/cmd/internal/conform"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/wire/conformance"
)

// generous lists two illegal actions more, and adds a wrong winner.
type generous struct{ engine.Local }

func (g *generous) Offer() engine.Offer { return engine.Offer{Level: engine.Lists, Start: true} }

func (g *generous) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := g.Local.Legal()
	return append(legal, engine.Choice{Action: "buy coal-4 pay coal*4"}, engine.Choice{Action: "play plus-1-action"}), out, err
}

// TestAScenarioShowsTheDifferenceOfItsRecord: of several differences after a game, the scenario shows its own.
func TestAScenarioShowsTheDifferenceOfItsRecord(t *testing.T) {
	entry, err := games.Find("yardmaster")
	require.NoError(t, err)
	tried := &generous{engine.Local{Game: entry.Game}}
	start := engine.Start{Game: "yardmaster", Setup: engine.Setup{Seats: []string{"ann", "bob"}}, Position: []byte(`{"player":"ann"}`)}
	found := func(kind lockstep.Kind, action string) string {
		f := conform.Found{Finding: conformance.Finding{Game: lockstep.Game{Start: start},
			Difference: lockstep.Difference{Kind: kind, Decision: lockstep.Decision{Actor: "ann", Action: action}}}}
		text, err := f.Scenario(t.Context(), entry, tried)
		if err != nil {
			return err.Error()
		}
		return text
	}
	assert.Contains(t, found(lockstep.Extra, "play plus-1-action"), `Then ann may not do "play plus-1-action" because of`)
	assert.Contains(t, found(lockstep.Extra, "buy coal-4 pay coal*4"), `Then ann may not do "buy coal-4 pay coal*4" because of`)
	assert.Equal(t, "no step of a scenario can state this difference", found(lockstep.Winners, ""))
}
