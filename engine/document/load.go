package document

import (
	"fmt"

	"github.com/go-json-experiment/json"

	"github.com/yardstick-rules/yardstick/engine"
)

// Loader is how a game opens at a position; S is the type of its states.
type Loader[S engine.State] struct {
	// Document points to the struct that the text is decoded into.
	Document any
	// State points to where the steps find the state that they fill.
	State *S
	// Empty lays an empty table.
	Empty func(engine.Setup, *engine.Record) (S, error)
	// Fill are the steps from the document to the state, in order. The error of a step begins with the part of the document.
	Fill []func() error
	// Begin goes on from the state that the document describes to one at which something is decided; nil if the document describes that.
	Begin func() error
	// Laws are those of the game.
	Laws []engine.Law
	// Completed are the lists of the document to which the game adds what is left out of them, by name.
	Completed []string
	// Means reports whether what the document gives in some place stands for what the position made of it has there, although it is
	// written otherwise: a word, a number, or nil for what the position leaves out. It is nil if everything stands for itself.
	Means func(where string, given, read any) bool
	// Stuck is the refusal of a position in which nothing can be decided, though its game is not over.
	Stuck func() error

	// done is how many steps were taken.
	done int
}

// Load opens a game at a position. A setup that names nobody seats the players of the document, whose names are in its part "players".
// After the last step every law that speaks of positions is held against the state, and the first clause that is broken refuses it. A part
// of the document that says something else than the position of the state does is refused too: nothing that somebody wrote is ignored. An
// error of the document or of the state begins with "position:".
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

// filled is the position of a document that was refused, once the steps that are left have filled in what they can.
func (l *Loader[S]) filled() any {
	for _, step := range l.Fill[min(l.done+1, len(l.Fill)):] {
		_ = step() // that it is refused is known
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

// players are the names that a document has for its players.
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
