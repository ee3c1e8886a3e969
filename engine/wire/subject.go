package wire

import (
	"encoding/json"
	"errors"

	"github.com/yardstick-rules/yardstick/engine"
)

// Start opens a game. Start starts the engine first, unless the engine is running.
func (e *Engine) Start(start engine.Start) (engine.Outcome, error) {
	if err := e.run(); err != nil {
		return engine.Outcome{}, err
	}
	out, err := e.client.Start(start)
	return out, e.note(err)
}

// note keeps a failure.
func (e *Engine) note(err error) error {
	var failed *Failure
	if errors.As(err, &failed) {
		return e.fail(err)
	}
	var errored *ErroredError
	if errors.As(err, &errored) && len(e.errored) < mostErrored {
		kept := *errored
		if len(e.errored) >= mostWhole {
			kept.Stderr = ""
		}
		e.errored = append(e.errored, &kept)
	}
	return err
}

// current returns the client of the current game, or the reason why there is none.
func (e *Engine) current() (*Client, error) {
	switch {
	case e.client != nil:
		return e.client, nil
	case e.lost != nil:
		return nil, e.lost
	}
	return nil, engine.ErrNotStarted
}

// Offer returns the engine's offer for the current game. For an engine that is not started again,
// it returns the last offer. If the engine has never been started, Offer starts it.
func (e *Engine) Offer() engine.Offer {
	if e.starts == 0 {
		_ = e.run() // the failure is noted, and returned when a game begins
	}
	if e.client == nil {
		return e.offer
	}
	return e.client.Offer()
}

// Turn calls Turn of the [Client].
func (e *Engine) Turn() (engine.Turn, error) {
	c, err := e.current()
	if err != nil {
		return engine.Turn{}, err
	}
	turn, err := c.Turn()
	return turn, e.note(err)
}

// Legal calls Legal of the [Client].
func (e *Engine) Legal() ([]engine.Choice, engine.Outcome, error) {
	c, err := e.current()
	if err != nil {
		return nil, engine.Outcome{}, err
	}
	choices, out, err := c.Legal()
	return choices, out, e.note(err)
}

// Play calls Play of the [Client].
func (e *Engine) Play(actor, action string) (engine.Outcome, error) {
	c, err := e.current()
	if err != nil {
		return engine.Outcome{}, err
	}
	out, err := c.Play(actor, action)
	return out, e.note(err)
}

// Undo calls Undo of the [Client].
func (e *Engine) Undo() (engine.Outcome, error) {
	c, err := e.current()
	if err != nil {
		return engine.Outcome{}, err
	}
	out, err := c.Undo()
	return out, e.note(err)
}

// Position calls Position of the [Client].
func (e *Engine) Position(seat string) (json.RawMessage, engine.Outcome, error) {
	c, err := e.current()
	if err != nil {
		return nil, engine.Outcome{}, err
	}
	position, out, err := c.Position(seat)
	return position, out, e.note(err)
}

// Rolled calls Rolled of the [Client].
func (e *Engine) Rolled() []string {
	if e.client == nil {
		return nil
	}
	return e.client.Rolled()
}
