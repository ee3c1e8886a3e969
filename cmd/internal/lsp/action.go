package lsp

import (
	"context"
	"regexp"
	"strings"

	"github.com/yardstick-rules/yardstick/cmd/internal/answer"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine/games"
	"github.com/yardstick-rules/yardstick/engine/reading"
	"github.com/yardstick-rules/yardstick/features"
	"github.com/yardstick-rules/yardstick/features/step"
)

// anAction matches a step up to an unfinished action in quotation marks, and captures the part of the action
// that is typed.
var anAction = regexp.MustCompile(`\bdo(?:es)? "([^"]*)$`)

// actions lists the legal actions at a step, after the steps above it in its scenario.
func (s *Server) actions(ctx context.Context, d *document, line int, typed string) []item {
	var played *step.Dispute
	last := line
	for last > 1 && strings.TrimSpace(d.line(last-1)) == "" {
		last--
	}
	opts := d.options(strings.Join(d.lines[:line], "\n"))
	opts.Line, opts.Bare, opts.Reads, opts.Ways, opts.Over = last, true, witness.Reads, witness.Ways, s.over(nil)
	opts.Ran = func(ran features.Scenario) {
		if played == nil && (ran.Failure == nil || ran.Failure.Step == "") { // half of a scenario may not fit its tags
			played = ran.Dispute
		}
	}
	if _, err := features.Run(ctx, opts); err != nil || played == nil {
		return []item{}
	}
	t, err := played.Game(d.name)
	if err != nil {
		return []item{}
	}
	place, err := answer.Case{Transcript: t, Entry: played.Entry, Components: played.Start.Components}.Replay(ctx)
	if err != nil {
		return []item{}
	}
	said, err := place.Legal()
	if err != nil {
		return []item{}
	}
	return choices(said, "", typed, func() string {
		meant, _ := witness.Reads(played.Entry, played.Start, answer.Actions(said.Legal), said.Turn.Actor, typed) // or ""
		return meant
	})
}

// options selects the scenarios of a text of the document.
func (d *document) options(text string) features.Options {
	return features.Options{FS: features.Single{Name: d.name, Text: []byte(text)}, Files: []string{d.name}}
}

// over returns the reading that overrides scenarios, or nil if there is none. An error of the reading goes to
// failed, unless that is nil.
func (s *Server) over(failed *error) func(games.Entry) (*reading.Reading, error) {
	if s.Reading == nil {
		return nil
	}
	return func(of games.Entry) (*reading.Reading, error) {
		given, err := s.Reading(of)
		if err != nil && failed != nil {
			*failed = err
		}
		return given, err
	}
}
