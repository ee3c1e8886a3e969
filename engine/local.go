package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrNotStarted is the error of a subject that is used before Start.
var ErrNotStarted = errors.New("no game has been started: call Start first")

// Local is the [Subject] that runs a game of this module in the same process. The zero Local with a
// Game is ready to use.
type Local struct {
	Game  Game
	setup Setup
	state State
	rec   Record
	legal []Action
}

// Start opens the game. The name in start is ignored: a Local runs one game.
func (l *Local) Start(start Start) (Outcome, error) {
	l.rec.Reset()
	var err error
	if l.Game == nil {
		return Outcome{}, errors.New("engine.Local: it has no Game to run")
	}
	if start.Position == nil {
		l.state, err = l.Game.New(start.Setup, &l.rec)
	} else {
		l.state, err = l.Game.Load(start.Setup, start.Position, &l.rec)
	}
	l.setup = start.Setup
	if err != nil {
		l.state = nil
	}
	return l.outcome(), err
}

// State returns the current state, nil before Start. The state belongs to the Local and must not be
// changed.
func (l *Local) State() State { return l.state }

// Clone returns an independent copy of the game. Before Start, it returns a Local that has not been
// started.
func (l *Local) Clone() *Local {
	clone := &Local{Game: l.Game, setup: l.setup}
	if l.state != nil {
		clone.state = l.state.Clone()
	}
	return clone
}

// Turn returns the actor, the scores and the winners.
func (l *Local) Turn() (Turn, error) {
	if l.state == nil {
		return Turn{}, ErrNotStarted
	}
	turn := Turn{Actor: l.name(l.state.Actor()), Scores: l.state.Scores(nil), Winners: []string{}}
	won := l.state.Winners()
	for i, name := range l.setup.Seats {
		if won.Has(Seat(i)) {
			turn.Winners = append(turn.Winners, name)
		}
	}
	return turn, nil
}

// Legal lists the legal actions of the actor.
func (l *Local) Legal() ([]Choice, Outcome, error) {
	if l.state == nil {
		return nil, Outcome{}, ErrNotStarted
	}
	l.rec.Reset()
	l.legal = l.state.Legal(l.legal[:0], &l.rec)
	choices := make([]Choice, len(l.legal))
	for i, a := range l.legal {
		weight, total := l.state.Odds(a)
		choices[i] = Choice{Action: l.state.Format(a), Weight: weight, Total: total}
	}
	return choices, l.outcome(), nil
}

// Reads reports whether a text is an action of the game, legal or not, even an action that no rule
// can ever allow.
func (l *Local) Reads(action string) bool {
	if l.state == nil {
		return false
	}
	_, err := l.state.Parse(action)
	var v *Violation
	return err == nil || errors.As(err, &v)
}

// Play carries out one decision.
func (l *Local) Play(actor, action string) (Outcome, error) {
	if l.state == nil {
		return Outcome{}, ErrNotStarted
	}
	seat, err := l.seat(actor)
	if err != nil {
		return Outcome{}, err
	}
	a, err := l.state.Parse(action)
	if err != nil {
		return Outcome{}, err
	}
	l.rec.Reset()
	if v := l.state.Check(seat, a, &l.rec); v != nil {
		return l.outcome(), v
	}
	l.state.Apply(a, &l.rec)
	return l.outcome(), nil
}

// Position returns the position as JSON.
func (l *Local) Position(seat string) (json.RawMessage, Outcome, error) {
	if l.state == nil {
		return nil, Outcome{}, ErrNotStarted
	}
	l.rec.Reset()
	if seat == "" {
		document, err := json.Marshal(l.state.Position())
		return document, l.outcome(), err
	}
	by, err := l.seat(seat)
	if err != nil {
		return nil, Outcome{}, err
	}
	document, err := json.Marshal(l.state.Observe(by, &l.rec))
	return document, l.outcome(), err
}

func (l *Local) outcome() Outcome {
	out := Outcome{Effects: l.rec.Effects, Cited: l.rec.Cited()}
	for _, q := range l.rec.Asked() {
		out.Asked = append(out.Asked, l.Game.Questions()[q])
	}
	return out
}

func (l *Local) name(seat Seat) string {
	switch seat {
	case Chance:
		return "chance"
	case Nobody:
		return ""
	}
	return l.setup.Seats[seat]
}

func (l *Local) seat(name string) (Seat, error) {
	if name == "chance" {
		return Chance, nil
	}
	if i := slices.Index(l.setup.Seats, name); i >= 0 {
		return Seat(i), nil
	}
	return Nobody, &SeatError{Name: name, Seats: l.setup.Seats}
}

// SeatError reports an actor who is not at the table.
type SeatError struct {
	Name  string
	Seats []string
}

// Error lists the seats.
func (e *SeatError) Error() string {
	return fmt.Sprintf("nobody called %q plays here: the seats are %s and chance", e.Name, strings.Join(e.Seats, ", "))
}
