package conformance

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/features"
)

// Script is the place of a scenario and of one of its steps.
type Script struct {
	// File has the scenario in Line.
	File string `json:"file"`
	Line int    `json:"line"`
	// Step is the line of the step that failed; left out if a tag is wrong.
	Step int `json:"step,omitempty"`
	// Text is the content of the file; nil for a file of this module.
	Text []byte `json:"-"`
}

// String returns the place as a person opens it.
func (s *Script) String() string { return fmt.Sprintf("%s:%d", s.File, s.Line) }

// script returns the options that run the scenarios of a file: one of this module, or a text.
func (o *Options) script(s Script) features.Options {
	if s.Text == nil {
		return features.Options{Game: o.Game.Name(), Files: []string{s.File}, Line: s.Line}
	}
	const name = "it"
	return features.Options{FS: features.Single{Name: name, Text: s.Text}, Files: []string{name}, Line: s.Line}
}

// Feature returns the scenario alone, as a file that can be run and judged. The error reports a file outside
// this module.
func (s *Script) Feature() (string, error) {
	text := string(s.Text)
	if s.Text == nil {
		var err error
		if text, err = features.Read(strings.TrimPrefix(s.File, "features/")); err != nil {
			return "", err
		}
	}
	lines := strings.Split(string(features.Apart([]byte(text), s.Line)), "\n")
	lines = slices.CompactFunc(lines, func(a, b string) bool { return strings.TrimSpace(a) == "" && strings.TrimSpace(b) == "" })
	return "# " + s.String() + "\n" + strings.TrimRight(strings.Join(lines, "\n"), "\n") + "\n", nil
}

// game returns the start and decisions of a scenario up to a step, as they were sent to an engine.
func game(sc features.Scenario) (g lockstep.Game) {
	d := sc.Dispute
	if d == nil {
		return g
	}
	g.Start = d.Start
	for _, t := range d.Taken {
		g.Played = append(g.Played, lockstep.Decision{Actor: t.Actor, Action: t.Action})
	}
	return g
}
