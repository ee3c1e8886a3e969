package step

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
)

// A step asks the engine under test only for what it offers. For anything else the error is an
// [*engine.UnsupportedError].

// offers returns the offer of the engine under test.
func (w *World) offers() engine.Offer { return engine.OfferOf(w.Subject) }

// tells reports whether the engine offers a conformance level.
func (w *World) tells(level engine.Level) bool { return w.offers().Level >= level }

// needs returns an error if the engine does not offer the level that a step needs; what names the purpose.
func (w *World) needs(level engine.Level, what string) error {
	if w.tells(level) {
		return nil
	}
	return &engine.UnsupportedError{Why: fmt.Sprintf("the engine does not tell %s (level %d)", what, level)}
}

// Tells returns an error if the engine reports no effects, or reports them in words of its own. A step that
// reads effects cannot check such an engine.
func (w *World) Tells() error {
	if err := w.needs(engine.Cites, "what happens"); err != nil {
		return err
	}
	if !w.offers().Words {
		return &engine.UnsupportedError{Why: "the engine tells what happens in words of its own"}
	}
	return nil
}

// Lists returns an error if the engine does not list legal actions. A step that chooses among the legal
// actions cannot check such an engine.
func (w *World) Lists() error { return w.needs(engine.Lists, "what is legal") }

// ownChance returns the error for a step that names an outcome of chance if the engine draws the outcomes
// itself.
func (*World) ownChance() error {
	return &engine.UnsupportedError{Why: "the engine draws outcomes of chance by itself"}
}

// IsNoAnswer reports whether an error means that the engine gave no answer: it does not offer the answer, it
// failed, or it is no longer started. Such an error shows nothing about the engine's rules.
func IsNoAnswer(err error) bool {
	var unsupported *engine.UnsupportedError
	return errors.As(err, &unsupported) || errors.Is(err, engine.ErrFailed) || errors.Is(err, engine.ErrNotRun)
}

// Scored returns the current turn with scores and winners.
func (w *World) Scored() (engine.Turn, error) {
	if err := w.Running(); err != nil {
		return engine.Turn{}, err
	}
	if err := w.needs(engine.Scores, "scores and winners"); err != nil {
		return engine.Turn{}, err
	}
	return w.Turn()
}

// listed lists the legal actions if the engine lists them; else nothing.
func (w *World) listed() ([]engine.Choice, error) {
	if !w.lists() {
		return nil, nil
	}
	return w.legal()
}

// lists reports whether the engine lists the legal actions.
func (w *World) lists() bool { return w.tells(engine.Lists) }

// JudgesLegality returns an error if the engine does not list legal actions, because no step can then check
// which actions are illegal.
func (w *World) JudgesLegality() error {
	if w.lists() { // less may be asked of an engine than it answers
		return nil
	}
	return &engine.UnsupportedError{Why: "it does not list what is legal"}
}

// ways lists the legal actions of an actor: as the engine lists them, or else by the game of this module.
func (w *World) ways(actor string) ([]engine.Choice, error) {
	if w.lists() || actor == Chance && w.offers().OwnChance {
		return w.legal()
	}
	state, err := w.shadow()
	if err != nil {
		return nil, fmt.Errorf("the decisions so far are not legal in the game of this module: %w", err)
	}
	var ways []engine.Choice
	for _, a := range state.Legal(nil, nil) {
		ways = append(ways, engine.Choice{Action: state.Format(a)})
	}
	return ways, nil
}

// shadow returns the game of this module after the decisions so far.
func (w *World) shadow() (engine.State, error) {
	if w.shade == nil || w.shaded > len(w.history) {
		state, err := w.opened()
		if err != nil {
			return nil, err
		}
		w.shade, w.shaded = state, 0
	}
	for w.shaded < len(w.history) {
		if err := w.replay(w.shade, w.history[w.shaded]); err != nil {
			return nil, err
		}
		w.shaded++
	}
	return w.shade, nil
}

// opened returns the game of this module at the start of the scenario.
func (w *World) opened() (engine.State, error) {
	if w.Start.Position == nil {
		return w.Entry.New(w.Setup, nil)
	}
	return w.Entry.Load(w.Setup, w.Start.Position, nil)
}
