// Package court runs the scenarios that package dispute writes, to check them. Package court is separate from
// package dispute, because a page in a browser does not contain a runner of scenarios.
package court

import (
	"context"
	"errors"
	"slices"

	"github.com/yardstick-rules/yardstick/cmd/internal/dispute"
	"github.com/yardstick-rules/yardstick/cmd/internal/witness"
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/judge"
	"github.com/yardstick-rules/yardstick/engine/transcript"
	"github.com/yardstick-rules/yardstick/features"
)

// Engine adapts an engine to [dispute.Teller]: the game of this module, or an engine that somebody else wrote.
// Only one goroutine at a time may use it.
type Engine struct {
	engine.Subject
	// Name is the name of the game that the engine plays.
	Name string
}

// Stand plays a game on the engine.
func (e Engine) Stand(ctx context.Context, start engine.Start, played []transcript.Decision) (*dispute.Stand, error) {
	s := &dispute.Stand{}
	start.Game = e.Name
	out, err := e.Start(start)
	if errors.As(err, &s.Opened) {
		return s, nil
	}
	for i, d := range played {
		if err = errors.Join(err, ctx.Err()); err != nil {
			return nil, err
		}
		out, err = e.Play(d.Actor, d.Action)
		if i == len(played)-1 && errors.As(err, &s.Refused) {
			return s, nil
		}
	}
	if err != nil {
		return nil, err
	}
	s.Rests = slices.Clone(out.Cited)
	return s, e.look(s)
}

// look fills in the state of the game that the engine reports.
func (e Engine) look(s *dispute.Stand) (err error) {
	offer := engine.OfferOf(e.Subject)
	if s.Turn, err = e.Turn(); err != nil {
		return err
	}
	if offer.Level >= engine.Lists && s.Turn.Actor != "" {
		var legal []engine.Choice
		if legal, _, err = e.Legal(); err != nil {
			return err
		}
		s.Legal = slices.Clone(legal)
	}
	if offer.Level < engine.Cites {
		s.Rests = nil
	}
	if offer.Position {
		position, _, failed := e.Position("")
		s.Position, err = slices.Clone(position), failed
	}
	s.Refuses = func(action string) (v *engine.Violation) {
		_, err := e.Play(s.Turn.Actor, action)
		errors.As(err, &v)
		return v
	}
	return err
}

// Run runs the scenarios of a text on the engine.
func (e Engine) Run(ctx context.Context, text string) (map[string]dispute.Outcome, error) {
	said, err := features.Run(ctx, features.Options{FS: features.Single{Name: "it", Text: []byte(text)}, Files: []string{"it"},
		Subject: func(string) (engine.Subject, error) { return e.Subject, nil }})
	if err != nil {
		return nil, err
	}
	outcomes := map[string]dispute.Outcome{}
	for _, s := range said.Scenarios {
		switch {
		case s.NotApplicable != "" || s.NotRun != "" || s.Failure != nil && s.Failure.Unknown:
		case s.Failure != nil:
			outcomes[s.Name] = dispute.Failed
		default:
			outcomes[s.Name] = dispute.Passed
		}
	}
	return outcomes, nil
}

// Try runs the only scenario of a text and judges its decision.
func Try(ctx context.Context, text string) (*dispute.Tried, error) {
	court := witness.Court{Options: features.Options{FS: features.Single{Name: "it", Text: []byte(text)}, Files: []string{"it"}},
		Others: judge.Alone, Quick: true}
	said, err := court.Judge(ctx)
	if err != nil {
		return nil, err
	}
	s := &said.Scenarios[0]
	tried := &dispute.Tried{Verdict: s.Verdict}
	if s.Failure != nil {
		tried.Step, tried.Failure = s.Failure.Step, s.Failure.Message
	}
	return tried, nil
}
