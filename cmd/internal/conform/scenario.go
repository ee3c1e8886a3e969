package conform

import (
	"context"
	"fmt"

	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/dispute/court"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/prose"
	"github.com/yardstick-rules/yardstick/engine/transcript"
)

// Scenario returns a feature file that shows the finding. The claims in the file are true by the rulebook, and
// a test has shown that the engine fails them. If the finding is itself a scenario that fails, Scenario returns
// that scenario. The error is [dispute.ErrNoContrast] if no step can express the difference, or ctx.Err().
func (f *Found) Scenario(ctx context.Context, entry games.Entry, tried engine.Subject) (string, error) {
	if f.Script != nil {
		return f.Script.Feature()
	}
	start := f.Game.Start
	rulebook := dispute.Side{Name: "As the rulebook has it", Shown: true, Rulings: start.Rulings, Components: start.Components,
		Teller: court.Engine{Subject: &engine.Local{Game: entry.Game}, Name: entry.Name()}}
	other := rulebook
	other.Shown, other.Teller = false, court.Engine{Subject: tried, Name: entry.Name()}
	c := &dispute.Contrast{Entry: entry, Title: "a difference", Start: start, Sides: [2]dispute.Side{rulebook, other},
		Difference: &f.Difference,
		Comment:    fmt.Sprintf("%s. The rulebook: %s; the engine: %s.", f.Does(), prose.OneLine(f.A), prose.OneLine(f.B))}
	for _, d := range f.Game.Played {
		c.Played = append(c.Played, transcript.Decision{Actor: d.Actor, Action: d.Action})
	}
	return c.Feature(ctx)
}
