package document

import (
	"encoding/json"
	"fmt"

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
	// Laws are those of the game.
	Laws []engine.Law
	// Stuck is the refusal of a position in which nothing can be decided, though its game is not over.
	Stuck func() error
}

// Load opens a game at a position. A setup that names nobody seats the players of the document, whose names are in its part "players".
// After the last step every law that speaks of positions is held against the state, and the first clause that is broken refuses it. An
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
	if err := l.fill(s); err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	return s, nil
}

func (l *Loader[S]) fill(s S) error {
	for _, step := range l.Fill {
		if err := step(); err != nil {
			return err
		}
	}
	if err := Audit(s, l.Laws); err != nil {
		return err
	}
	if s.Actor() != engine.Nobody && len(s.Legal(nil, nil)) == 0 {
		return l.Stuck()
	}
	return nil
}

// players are the names that a document has for its players.
func players(text []byte) []string {
	var document struct{ Players []struct{ Name string } }
	if json.Unmarshal(text, &document) != nil {
		return nil
	}
	var names []string
	for _, p := range document.Players {
		names = append(names, p.Name)
	}
	return names
}
