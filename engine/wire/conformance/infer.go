package conformance

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/inference"
	"github.com/yardstick-rules/yardstick/engine/knobs"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/features"
)

// Infer finds the engine's answers to the open questions. Infer plays the games of all scenarios,
// and the shortest records in which an answer matters. Says holds the answers that the engine
// declares. Infer does not send these to the engine, only the other answers in opts. Asked, if not nil, is
// called after each game.
func Infer(ctx context.Context, opts Options, open []string, says map[string]string, asked func(done, of int)) (*inference.Found, error) {
	probes, err := Probes(ctx, &opts)
	if err != nil {
		return nil, err
	}
	b, err := opts.Open()
	if err != nil {
		return nil, err
	}
	return inference.New(opts.Game, opts.Components, probes).Find(ctx, b,
		inference.Options{Open: open, Says: says, Settled: opts.Reading, Asked: asked})
}

// Probes lists the games that show which answers an engine plays.
func Probes(ctx context.Context, opts *Options) ([]inference.Probe, error) {
	table, err := knobs.Read(opts.Game.Book)
	if err != nil {
		return nil, err
	}
	var probes []inference.Probe
	if table != nil {
		for _, k := range table.Knobs {
			if k.Replayed() && len(k.Sets) == 0 {
				probes = append(probes, knob(opts, &k))
			}
		}
	}
	_, err = features.Run(ctx, features.Options{Game: opts.Game.Name(), Ran: func(s features.Scenario) {
		if d := s.Dispute; d != nil {
			p := inference.Probe{Name: fmt.Sprintf("%s:%d", s.File, s.Line), Game: lockstep.Game{Start: d.Start}}
			p.Start.Position = d.Given
			for _, t := range d.Taken {
				p.Played = append(p.Played, lockstep.Decision{Actor: t.Actor, Action: t.Action})
			}
			probes = append(probes, p)
		}
	}})
	return probes, err
}

// knob returns the record that shows an answer.
func knob(opts *Options, k *knobs.Knob) inference.Probe {
	p := inference.Probe{Name: "the record of " + k.Of}
	p.Start = engine.Start{Game: opts.Game.Name(), Setup: engine.Setup{Seats: k.Seats}}
	for _, d := range k.Played {
		p.Played = append(p.Played, lockstep.Decision{Actor: d.Actor, Action: d.Action})
	}
	return p
}

// untold is an engine to which the harness does not send the answers that the engine plays anyway.
type untold struct {
	engine.Subject
	opts *Options
}

// Offer returns the offer of the engine.
func (u *untold) Offer() engine.Offer { return engine.OfferOf(u.Subject) }

// Start leaves out the answers that the engine plays, and refuses to begin under others.
func (u *untold) Start(start engine.Start) (engine.Outcome, error) {
	told := map[string]string{}
	for _, question := range slices.Sorted(maps.Keys(start.Rulings)) { // of several, the same is named in every run
		option := start.Rulings[question]
		q := u.opts.Game.Book.Question(question)
		if q == nil || !slices.Contains(u.opts.Untold, q.Name) {
			told[question] = option
			continue
		}
		if plays := u.opts.Reading[q.Name]; plays != option {
			if err := u.opts.guess(q.Name); err != nil {
				return engine.Outcome{}, err
			}
			return engine.Outcome{}, &engine.UnsupportedError{Why: fmt.Sprintf("it plays %s=%s", q.Name, plays)}
		}
	}
	start.Rulings = told
	return u.Subject.Start(start)
}

// Undo takes back the last decision, if the engine can.
func (u *untold) Undo() (engine.Outcome, error) {
	if undoer, ok := u.Subject.(engine.Undoer); ok {
		return undoer.Undo()
	}
	return engine.Outcome{}, &engine.UnsupportedError{Why: "it takes nothing back"}
}

// held is the game of this module, used like an engine behind a pipe, under the answers that the tested
// engine plays. These answers also replace the defaults of a scenario.
type held struct {
	engine.Local
	opts *Options
	// start is the start sent last, and impossible records that the engine refused it because of its position.
	start      engine.Start
	impossible bool
	// guessed reports that the game did not start because the trial needs another answer than the guessed
	// one.
	guessed bool
}

// Offer returns all that an engine behind a pipe can offer.
func (h *held) Offer() engine.Offer {
	return engine.Offer{Level: engine.Cites, Start: true, Position: true, Views: true}
}

// Start starts the game under the answers that the engine plays. If another answer is given, the error
// reports that the engine does not offer it.
func (h *held) Start(start engine.Start) (engine.Outcome, error) {
	rulings := map[string]string{}
	for _, question := range slices.Sorted(maps.Keys(start.Rulings)) {
		option := start.Rulings[question]
		if q := h.opts.Game.Book.Question(question); q != nil {
			question = q.Name
		}
		if plays, settled := h.opts.Reading[question]; settled && plays != option {
			h.guessed = h.opts.guess(question) != nil
			return engine.Outcome{}, &engine.UnsupportedError{Why: fmt.Sprintf("it plays %s=%s", question, plays)}
		}
		rulings[question] = option
	}
	for question, option := range h.opts.Reading {
		rulings[question] = option
	}
	start.Rulings = rulings
	out, err := h.Local.Start(start)
	var v *engine.Violation
	h.start, h.impossible = start, start.Position != nil && errors.As(err, &v)
	return out, err
}
