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

// Recorder is an [engine.Subject] that passes every call to another subject and writes down the
// decisions. A Recorder does not write down a refused decision.
type Recorder struct {
	subject engine.Subject
	effects bool
	start   engine.Start
	t       *Transcript
}

// NewRecorder returns a recorder for a subject. If effects is true, it also records the effects of every decision.
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

// New returns the record of a game with the given start, before any decision. New writes the
// answers in the order of their questions, including defaults, and a position into the header. A
// position that is not JSON is an error.
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

// Turn returns the turn of the subject.
func (r *Recorder) Turn() (engine.Turn, error) { return r.subject.Turn() }

// Legal returns the legal actions of the subject.
func (r *Recorder) Legal() ([]engine.Choice, engine.Outcome, error) { return r.subject.Legal() }

// Position returns the position of the subject.
func (r *Recorder) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	return r.subject.Position(seat)
}

// Play carries out one decision and writes it down. After every [MarkEvery] decisions, it first writes a mark.
func (r *Recorder) Play(actor, action string) (engine.Outcome, error) {
	if r.t == nil {
		return engine.Outcome{}, engine.ErrNotStarted
	}
	// The mark is made now and not directly after the previous decision, because making it would have overwritten
	// that decision's outcome.
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

// Mistake writes down a forbidden decision and continues from a position given by the table.
// Mistake returns an error for a legal decision or a refused position. In this case, Mistake writes
// nothing and leaves the game unchanged.
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

// Decided returns a decision with its effects in the form of a record. The result shares no memory with the outcome.
func Decided(actor, action string, out engine.Outcome) Decision {
	return Decision{Actor: actor, Action: action, Effects: written(out.Effects)}
}

// written returns effects in the form of a record, which share no memory with the subject.
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

// mark writes a mark after the last decision, unless it has one.
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

// SoFar returns the record without the closing lines that [Recorder.Transcript] adds; nil before the start. The
// record belongs to the recorder and changes with the next decision.
func (r *Recorder) SoFar() *Transcript { return r.t }

// Transcript returns the record so far, with a mark at its end and, if the game is over, the result
// and the winner. Recording can continue: the next call returns a longer record. Transcript returns
// an error if the subject fails to answer, or if the recorder was never started.
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
