package conformance

import (
	"fmt"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/features"
)

// Script is the place of a scenario, and of one of its steps.
type Script struct {
	// File is the path of the file, and Line is the line of the scenario.
	File string `json:"file"`
	Line int    `json:"line"`
	// Step is the line of the step that failed; 0 if only a tag is wrong.
	Step int `json:"step,omitempty"`
	// Text is the content of the file; nil for a file of this module.
	Text []byte `json:"-"`
}

// String returns the file and the line, as file:line.
func (s *Script) String() string { return fmt.Sprintf("%s:%d", s.File, s.Line) }

// script returns the options that run the scenarios of a file, which is a file of this module or a given text.
func (o *Options) script(s Script) features.Options {
	if s.Text == nil {
		return features.Options{Game: o.Game.Name(), Files: []string{s.File}, Line: s.Line}
	}
	const name = "it"
	return features.Options{FS: features.Single{Name: name, Text: s.Text}, Files: []string{name}, Line: s.Line}
}

// Feature returns a feature file with only this scenario, to run or judge. The error reports a file outside
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

// game returns the start and the decisions of a scenario up to a step, as an engine received them.
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
