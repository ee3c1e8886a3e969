package conformance_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/features/conformance"
)

// idle is an engine that plays nothing.
type idle struct{ engine.Local }

func (i *idle) Offer() engine.Offer { return engine.Offer{Level: engine.Plays} }

func (i *idle) Start(engine.Start) (engine.Outcome, error) {
	return engine.Outcome{}, &engine.UnsupportedError{Why: "the game is still to be filled in"}
}

// TestAnEngineThatPlaysNothingDoesNotConform: what refuses every game fails nothing, and has shown nothing.
func TestAnEngineThatPlaysNothingDoesNotConform(t *testing.T) {
	opts := options(yardmaster(t), func() (engine.Subject, error) { return &idle{}, nil })
	opts.Kinds = nil
	report, err := conformance.Try(t.Context(), opts)
	require.NoError(t, err)
	assert.Empty(t, report.Kinds())
	assert.True(t, report.Complete())
	assert.False(t, report.Conforms())
	assert.Equal(t, "the game is still to be filled in", report.Why()[0].Why)
}

// misled lists another illegal action beside the legal ones, and the same ones in another order.
type misled struct {
	engine.Local
	backwards bool
}

func (m *misled) Offer() engine.Offer { return engine.Offer{Level: engine.Lists} }

func (m *misled) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := m.Local.Legal()
	if turn, _ := m.Turn(); turn.Actor == "ann" {
		legal = append(legal, engine.Choice{Action: "load coal-1"}, engine.Choice{Action: "load oil-1"}, engine.Choice{Action: "load timber-1"})
	}
	if m.backwards {
		slices.Reverse(legal)
	}
	return legal, out, err
}

// TestTheOrderOfAListChangesNoFinding: what is known stays known when the engine lists the same actions in another order.
func TestTheOrderOfAListChangesNoFinding(t *testing.T) {
	var found [2][]string
	for i := range found {
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &misled{Local: engine.Local{Game: yardmaster(t).Game}, backwards: i == 1}, nil
		})
		opts.Kinds = []conformance.Kind{conformance.Games}
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		for _, c := range report.Trials {
			for _, f := range c.Findings {
				found[i] = append(found[i], c.Title()+" "+f.Line())
			}
		}
	}
	assert.Contains(t, strings.Join(found[0], "\n"), "extra at decision")
	assert.Equal(t, found[0], found[1])
}

// withholding does not list the end of a turn, and refuses it.
type withholding struct {
	engine.Local
	level engine.Level
}

func (w *withholding) Offer() engine.Offer { return engine.Offer{Level: w.level} }

func (w *withholding) Legal() ([]engine.Choice, engine.Outcome, error) {
	legal, out, err := w.Local.Legal()
	return slices.DeleteFunc(legal, func(c engine.Choice) bool { return c.Action == "done" }), out, err
}

func (w *withholding) Play(actor, action string) (engine.Outcome, error) {
	if action == "done" {
		return engine.Outcome{}, &engine.Violation{Reason: "no"}
	}
	return w.Local.Play(actor, action)
}

// TestALowerLevelIsNotClaimedUntried: what fails at a high level is tried below it too, where the failure hid that the engine fails there.
func TestALowerLevelIsNotClaimedUntried(t *testing.T) {
	for level := engine.Plays; level <= engine.Lists; level++ {
		opts := options(yardmaster(t), func() (engine.Subject, error) {
			return &withholding{Local: engine.Local{Game: yardmaster(t).Game}, level: level}, nil
		})
		opts.Kinds = []conformance.Kind{conformance.Walks}
		report, err := conformance.Try(t.Context(), opts)
		require.NoError(t, err)
		assert.Equal(t, engine.Level(-1), report.Level(), "offering level %d", level)
		assert.NotContains(t, report.Kinds()[0].Line(), "opening")
	}
}
