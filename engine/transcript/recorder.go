package transcript

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

// MarkEvery is the number of decisions between two marks of a recorder.
const MarkEvery = 20

// Recorder is an [engine.Subject] that passes everything on to another one and writes down the decisions. A refused decision is not
// written.
type Recorder struct {
	subject engine.Subject
	effects bool
	start   engine.Start
	t       *Transcript
}

// NewRecorder records what is played on the subject, with the effects of every decision or without.
func NewRecorder(s engine.Subject, effects bool) *Recorder {
	return &Recorder{subject: s, effects: effects}
}

var _ engine.Subject = (*Recorder)(nil)

// Start opens a game and begins a new record, see [New].
func (r *Recorder) Start(start engine.Start) (engine.Outcome, error) {
	r.t, r.start = nil, start
	out, err := r.subject.Start(start)
	if err != nil {
		return out, err
	}
	r.t, err = New(start)
	return out, err
}

// New is the record of a game started like this, before any decision. The rulings of start are written in the order of their questions,
// defaults too, and a position goes into the header. A position that is not JSON is an error.
func New(start engine.Start) (*Transcript, error) {
	t := &Transcript{Version: 1, Game: start.Game, Seats: slices.Clone(start.Seats)}
	for _, question := range slices.Sorted(maps.Keys(start.Rulings)) {
		name := question[strings.LastIndex("-R-"+question, "-R-"):]
		t.Rulings = append(t.Rulings, Ruling{Question: name, Option: start.Rulings[question]})
	}
	if start.Components != nil {
		t.Components = Digest(start.Components)
	}
	if start.Position != nil {
		var compact bytes.Buffer
		if err := json.Compact(&compact, start.Position); err != nil {
			return nil, fmt.Errorf("the position is not JSON: %s", prose.JSON(err))
		}
		t.Position = compact.Bytes()
	}
	return t, nil
}

// Turn is the subject's.
func (r *Recorder) Turn() (engine.Turn, error) { return r.subject.Turn() }

// Legal is the subject's.
func (r *Recorder) Legal() ([]engine.Choice, engine.Outcome, error) { return r.subject.Legal() }

// Position is the subject's.
func (r *Recorder) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	return r.subject.Position(seat)
}

// Play carries out one decision and writes it down. Every [MarkEvery] decisions it writes a mark first.
func (r *Recorder) Play(actor, action string) (engine.Outcome, error) {
	if r.t == nil {
		return engine.Outcome{}, engine.ErrNotStarted
	}
	// The mark is made now and not after the decision above it, because making it would have overwritten that decision's outcome.
	if n := len(r.t.Decisions); n > 0 && n%MarkEvery == 0 {
		if err := r.mark(); err != nil {
			return engine.Outcome{}, err
		}
	}
	out, err := r.subject.Play(actor, action)
	if err != nil {
		return out, err
	}
	d := Decided(actor, action, out)
	if !r.effects {
		d.Effects = nil
	}
	r.t.Decisions = append(r.t.Decisions, d)
	return out, nil
}

// Mistake writes down a forbidden decision and continues from a position given by the table. It returns an
// error for a legal decision or a refused position; it then writes nothing and leaves the game unchanged.
func (r *Recorder) Mistake(actor, action string, position json.RawMessage) error {
	if r.t == nil {
		return engine.ErrNotStarted
	}
	whole, _, err := r.subject.Position("")
	if err != nil {
		return err
	}
	before := slices.Clone(whole)
	var refused *engine.Violation
	switch _, err := r.subject.Play(actor, action); {
	case err == nil:
		return errors.Join(fmt.Errorf("%q is legal: it is no mistake", actor+": "+action), r.reopen(before))
	case !errors.As(err, &refused):
		return err
	}
	var compact bytes.Buffer
	if err := json.Compact(&compact, position); err != nil {
		return fmt.Errorf("the position is not JSON: %s", prose.JSON(err))
	}
	if err := r.reopen(compact.Bytes()); err != nil {
		return errors.Join(err, r.reopen(before))
	}
	r.t.Version = Latest
	r.t.Decisions = append(r.t.Decisions, Decision{Actor: actor, Action: action, Mistake: true, Position: compact.Bytes()})
	return nil
}

// reopen starts the subject at another position of the same game.
func (r *Recorder) reopen(position json.RawMessage) error {
	start := r.start
	start.Position = position
	_, err := r.subject.Start(start)
	return err
}

// Decided returns a decision with its effects as a record can hold it. It shares nothing with the outcome.
func Decided(actor, action string, out engine.Outcome) Decision {
	return Decision{Actor: actor, Action: action, Effects: written(out.Effects)}
}

// written are effects as a record can hold them, sharing nothing with the subject.
func written(happened []engine.Effect) []Effect {
	var effects []Effect
	for _, e := range happened {
		effect := Effect{Effect: engine.Effect{Text: oneLine(e.Text)}}
		for _, c := range e.Clauses {
			effect.Clauses = append(effect.Clauses, oneWord(c))
		}
		effects = append(effects, effect)
	}
	return effects
}

// mark writes a mark below the last decision, unless it has one.
func (r *Recorder) mark() error {
	place := &r.t.Opening
	if n := len(r.t.Decisions); n > 0 {
		place = &r.t.Decisions[n-1].Mark
	}
	if *place != nil {
		return nil
	}
	m, err := MarkOf(r.subject)
	if err == nil {
		*place = &m
	}
	return err
}

// SoFar returns the record without the closing lines that [Recorder.Transcript] adds; nil before
// the start. The record is the recorder's own and changes with the next decision.
func (r *Recorder) SoFar() *Transcript { return r.t }

// Transcript is the record so far, closed with a mark and, if the game is over, with the result and the winner. Recording may go on: the
// next call returns the longer record. An error is a subject that failed to answer, or that was never started.
func (r *Recorder) Transcript() (*Transcript, error) {
	if r.t == nil {
		return nil, engine.ErrNotStarted
	}
	if err := r.mark(); err != nil {
		return nil, err
	}
	turn, err := r.subject.Turn()
	if err != nil {
		return nil, err
	}
	t := *r.t
	t.Decisions = slices.Clip(t.Decisions)
	if turn.Actor != "" {
		return &t, nil
	}
	t.Close(turn)
	return &t, nil
}

// Close adds the result and the winner of a game that is over.
func (t *Transcript) Close(turn engine.Turn) {
	t.Result, t.Winner = &Result{}, &Winner{Seats: slices.Clone(turn.Winners)}
	for i, points := range turn.Scores {
		if i < len(t.Seats) {
			t.Result.Scores = append(t.Result.Scores, Score{Seat: t.Seats[i], Points: points})
		}
	}
}
