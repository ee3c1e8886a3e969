package main

import (
	"context"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/features"
)

// scenario searches the first scenario that fails with the setting, and fills it in.
func (s *search) scenario(ctx context.Context, k *knobs.Knob) (bool, error) {
	within, stop := context.WithCancel(ctx)
	defer stop()
	err := s.run(within, k, nil, func(r features.Scenario, opened bool) {
		if k.Kind == "" && opened && failed(r) {
			k.Kind, k.Says = knobs.Scenario, says(r)
			k.Scenario = filepath.Base(r.File) + ": " + r.Name
			stop()
		}
	})
	if k.Kind != "" {
		return true, nil
	}
	return false, err
}

// run runs the scenarios of the game with a setting, unless they set something else. It reports each scenario,
// and whether its game could be opened.
func (s *search) run(ctx context.Context, k *knobs.Knob, only func(string) bool, ran func(features.Scenario, bool)) error {
	other := sides(k, s.entry, s.box)[1]
	last := &owned{refused: true}
	_, err := features.Run(ctx, features.Options{Game: s.entry.Name(), Only: only, Ran: func(r features.Scenario) { ran(r, !last.refused) },
		Subject: func(string) (engine.Subject, error) {
			last = &owned{Subject: &engine.Local{Game: s.entry.Game}, box: other.Components}
			return last, nil
		}})
	return err
}

// failed reports whether a step of a scenario failed, and could be read.
func failed(s features.Scenario) bool {
	return s.Failure != nil && s.Failure.Step != "" && !s.Failure.Unknown
}

// says returns the step that fails and the reason. Of a refusal it keeps only the clause, so that other words
// do not make the table outdated.
func says(s features.Scenario) string {
	return strings.Join(strings.Fields(s.Failure.Step+": "+whole.ReplaceAllString(s.Failure.Message, "$1")), " ")
}

// whole matches a refusal up to its clause and ruling, and then the rest of the message.
var whole = regexp.MustCompile(`(?s)((?:"|\bit) is refused because of [^\s:]+(?: and the ruling [^\s:]+)?): .*$`)

// owned is an engine with its own components. refused reports that it could not begin with them.
type owned struct {
	engine.Subject
	box     []byte
	refused bool
}

// Start opens a game with the components of the engine.
func (o *owned) Start(start engine.Start) (engine.Outcome, error) {
	if start.Components == nil {
		start.Components = o.box
	}
	out, err := o.Subject.Start(start)
	o.refused = o.refused || err != nil
	return out, err
}
