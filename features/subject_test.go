package features_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/yardmaster"
	"github.com/yardstick-rules/yardstick/features"
)

func yardmasterClause(id string) engine.Clause { return yardmaster.Book().Clause(id).ID }

// broken is an engine with one fault, as somebody else's might have.
type broken struct {
	engine.Local
	legal    func([]engine.Choice) []engine.Choice
	play     func(l *engine.Local, actor, action string) (engine.Outcome, error)
	position func(json.RawMessage) json.RawMessage
}

func (b *broken) Legal() ([]engine.Choice, engine.Outcome, error) {
	choices, out, err := b.Local.Legal()
	if b.legal != nil {
		choices = b.legal(choices)
	}
	return choices, out, err
}

func (b *broken) Play(actor, action string) (engine.Outcome, error) {
	if b.play != nil {
		return b.play(&b.Local, actor, action)
	}
	return b.Local.Play(actor, action)
}

func (b *broken) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	raw, out, err := b.Local.Position(seat)
	if b.position != nil {
		raw = b.position(raw)
	}
	return raw, out, err
}

// withSteps is a file of one scenario, two players at the start of ann's turn with three coal.
func withSteps(steps string) string {
	return "Feature: x\n  Scenario: y\n    Given a Yardmaster game of ann and bob\n    And it is ann's turn\n" +
		"    And the arrival yard shows coal-3\n    And ann holds coal*3\n    " + steps + "\n"
}

func TestAFaultyEngineIsFoundOut(t *testing.T) {
	for _, row := range []struct {
		law   string
		steps string
		fault broken
		says  string
	}{
		{"what may be done is listed", `Then ann may do "swap bob"`,
			broken{legal: func(c []engine.Choice) []engine.Choice { return c[:1] }},
			`"swap bob" is accepted, but the engine does not list it`},
		{"what is done is listed", `When ann does "swap bob"`,
			broken{legal: func(c []engine.Choice) []engine.Choice { return c[:1] }},
			`"swap bob" is accepted, but the engine did not list it`},
		{"what is listed is accepted", `Then ann may do "buy coal-3 pay coal*2"`,
			broken{legal: func(c []engine.Choice) []engine.Choice {
				return append(c, engine.Choice{Action: "buy coal-3 pay coal*2"})
			}},
			`the engine lists "buy coal-3 pay coal*2" but does not accept it`},
		{"what may not be done is not listed", `Then ann may not do "buy coal-3 pay coal*2"`,
			broken{legal: func(c []engine.Choice) []engine.Choice {
				return append(c, engine.Choice{Action: "buy coal-3 pay coal*2"})
			}},
			`expected "buy coal-3 pay coal*2" to be refused, but it is legal`},
		{"a refusal changes nothing", `Then ann may not do "buy coal-3 pay coal*2"`,
			broken{play: func(l *engine.Local, actor, action string) (engine.Outcome, error) {
				out, err := l.Play(actor, action)
				if err != nil {
					_, _ = l.Play(actor, "swap bob")
				}
				return out, err
			}}, `is refused, yet the position has changed`},
		{"a refusal cites the clause", `Then ann may not do "buy coal-3 pay coal*2" because of YM-BUY-04`,
			broken{play: func(*engine.Local, string, string) (engine.Outcome, error) {
				return engine.Outcome{}, &engine.Violation{Clause: "YM-BUY-03", Reason: "no"}
			}}, `to be refused because of YM-BUY-04, but it is refused because of YM-BUY-03: no`},
		{"a refusal is not a failure to understand", `Then ann may not do "buy coal-3 pay coal*2"`,
			broken{play: func(*engine.Local, string, string) (engine.Outcome, error) {
				return engine.Outcome{}, errors.New("what")
			}},
			`to be refused, but it is not understood: what`},
		{"what is legal is played", `When ann does "swap bob"`,
			broken{play: func(*engine.Local, string, string) (engine.Outcome, error) {
				return engine.Outcome{}, errors.New("out of steam")
			}},
			`"swap bob" is legal, and the engine does not play it: out of steam`},
		{"the position is what the engine says", `Then ann's train is nothing`,
			broken{position: func(json.RawMessage) json.RawMessage { return json.RawMessage(`[]`) }},
			`the engine's position cannot be read`},
		{"odds are compared", "When ann does \"draw deck\"\n    Then chance may do \"draw coal\" with 9 chances in 66",
			broken{legal: func(c []engine.Choice) []engine.Choice {
				for i := range c {
					c[i].Weight = min(c[i].Weight, 1)
				}
				return c
			}}, `expected the odds of "draw coal" to be 9 in 66, but they are 1 in 66`},
		{"an engine that panics fails the scenario", `When ann does "swap bob"`,
			broken{play: func(*engine.Local, string, string) (engine.Outcome, error) { panic("out of steam") }}, `out of steam`},
	} {
		t.Run(row.law, func(t *testing.T) {
			run := func(fault broken) *features.Report {
				report, err := features.Run(t.Context(), features.Options{
					FS: folder("x.feature", withSteps(row.steps)),
					Subject: func(string) (engine.Subject, error) {
						b := fault
						b.Game = yardmaster.New()
						return &b, nil
					},
				})
				require.NoError(t, err)
				return report
			}
			failed := run(row.fault).Failed()
			require.Len(t, failed, 1)
			require.Contains(t, failed[0].Failure.Message, row.says)
			if row.fault.position != nil || row.law == "what is listed is accepted" {
				return
			}
			require.True(t, run(broken{}).Passed(), "without its fault the engine passes")
		})
	}
}

func TestAnEngineThatCannotBeStarted(t *testing.T) {
	report, err := features.Run(t.Context(), features.Options{
		FS:      folder("x.feature", withSteps(`When ann does "swap bob"`)),
		Subject: func(string) (engine.Subject, error) { return nil, errors.New("no such program") },
	})
	require.NoError(t, err)
	require.Equal(t, "the engine under test could not be started: no such program", report.Failed()[0].Failure.Message)
}

// wholeOnly is an engine that cannot complete a position.
type wholeOnly struct{ engine.Local }

func (w *wholeOnly) Start(start engine.Start) (engine.Outcome, error) {
	out, err := w.Local.Start(start)
	if err != nil || start.Position == nil {
		return out, err
	}
	whole, _, err := w.Position("")
	if err != nil || bytes.Equal(whole, start.Position) {
		return out, err
	}
	var given, loaded any
	if err := errors.Join(json.Unmarshal(start.Position, &given), json.Unmarshal(whole, &loaded)); err != nil {
		return out, err
	}
	if !reflect.DeepEqual(given, loaded) {
		return out, errors.New("this position is not whole")
	}
	return out, nil
}

// Scenarios that each have an engine of their own, which completes positions, come out as those that share the one engine do.
func TestOneEngineThatKnowsWholePositionsOnlyPlaysAllScenarios(t *testing.T) {
	for _, e := range games.All() {
		t.Run(e.Name(), func(t *testing.T) {
			files := features.Files(e.Name())
			if testing.Short() {
				files = everyFifth(files)
			}
			alone, err := features.Run(t.Context(), features.Options{Game: e.Name(), Files: files})
			require.NoError(t, err)
			served, _ := covered(t, e.Book)
			var among []features.Scenario
			for _, s := range served.Scenarios {
				if slices.Contains(files, strings.TrimPrefix(s.File, "features/")) {
					among = append(among, s)
				}
			}
			require.Equal(t, alone.Scenarios, among)
		})
	}
}

func everyFifth(files []string) []string {
	var some []string
	for i := 0; i < len(files); i += 5 {
		some = append(some, files[i])
	}
	return some
}

// A function that returns neither an engine nor an error fails its scenarios in words.
func TestNoEngineIsNoPanic(t *testing.T) {
	report, err := features.Run(t.Context(), features.Options{
		FS:      waiting,
		Subject: func(string) (engine.Subject, error) { return nil, nil },
	})
	require.NoError(t, err)
	require.Len(t, report.Failed(), 1)
	require.Contains(t, report.Failed()[0].Failure.Message, "Options.Subject returned no engine")
}
