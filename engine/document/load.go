package document

import (
	"fmt"

	"github.com/go-json-experiment/json"

	"github.com/yardstick-rules/yardstick/engine"
)

// Loader opens a game at a position; S is the type of its states.
type Loader[S engine.State] struct {
	// Document points to the struct that the text is decoded into.
	Document any
	// State points to the state that the steps fill.
	State *S
	// Empty returns a state with an empty table.
	Empty func(engine.Setup, *engine.Record) (S, error)
	// Fill lists the steps that fill the state from the document, in order. The error of a step begins with the part
	// of the document.
	Fill []func() error
	// Begin moves the state from the document's position to a decision; nil if the document is at a decision.
	Begin func() error
	// Laws are the laws of the game.
	Laws []engine.Law
	// Completed names the lists of the document that the game completes.
	Completed []string
	// Means reports whether a value in the document is another spelling of the value in the resulting position.
	// Values are words, numbers, or nil for a part that the position leaves out. Means is nil if no value has a
	// second spelling.
	Means func(where string, given, read any) bool
	// Stuck returns the refusal of a position in which no decision is possible, though the game is not over.
	Stuck func() error

	// done is the number of steps taken.
	done int
}

// Load opens a game at a position. If the setup has no names, Load seats the players in the part "players" of the
// document. After the last step, Load checks every law about positions against the state, and refuses a state that
// breaks a law. Load also refuses a part of the document that differs from the position of the state, so that no
// input is ignored. Every error about the document or the state begins with "position:".
func (l *Loader[S]) Load(setup engine.Setup, text []byte, rec *engine.Record) (engine.State, error) {
	if err := Decode(text, l.Document); err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	if len(setup.Seats) == 0 {
		setup.Seats = players(text)
	}
	s, err := l.Empty(setup, rec)
	if err != nil {
		return nil, err
	}
	*l.State = s
	if err := l.fill(text, s); err != nil {
		return nil, &refusedError{fmt.Errorf("position: %w", err), l.filled}
	}
	return s, nil
}

// filled returns the position of a refused document, once the remaining steps have filled in as much as they can.
func (l *Loader[S]) filled() any {
	for _, step := range l.Fill[min(l.done+1, len(l.Fill)):] {
		_ = step() // the refusal is already known
	}
	return (*l.State).Position()
}

func (l *Loader[S]) fill(text []byte, s S) error {
	for _, step := range l.Fill {
		if err := step(); err != nil {
			return err
		}
		l.done++
	}
	var before any
	if l.Begin != nil {
		before = s.Position()
		if err := l.Begin(); err != nil {
			return err
		}
	}
	if err := Audit(s, l.Laws); err != nil {
		return err
	}
	if s.Actor() != engine.Nobody && len(s.Legal(nil, nil)) == 0 {
		return l.Stuck()
	}
	if before == nil {
		before = s.Position()
	}
	if says(text, before) {
		return nil
	}
	read := reading{l.Completed, l.Means}
	return read.misread(text, before)
}

// players returns the names of the players in a document.
func players(text []byte) []string {
	var document struct {
		Players []struct {
			Name string `json:"name"`
		} `json:"players"`
	}
	if json.Unmarshal(text, &document) != nil {
		return nil
	}
	var names []string
	for _, p := range document.Players {
		names = append(names, p.Name)
	}
	return names
}
