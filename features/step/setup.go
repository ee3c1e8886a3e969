package step

import (
	"errors"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/prose"
)

func (w *World) setupUntil(action string) error {
	if err := w.setupUntilMay(action); err != nil {
		return err
	}
	return w.Does(Chance, action)
}

func (w *World) setupUntilMay(action string) error {
	if err := w.ready(Chance, action); err != nil {
		return err
	}
	return w.setUp(func(choices []engine.Choice) bool { return lists(choices, action) },
		fmt.Sprintf("the set-up ended, and chance could never do %q", action))
}

func (w *World) finishSetup() error {
	return w.setUp(func([]engine.Choice) bool { return false }, "")
}

// setUp settles decisions of the set-up by their first outcomes until enough is true. If the set-up ends
// before, ended is the error.
func (w *World) setUp(enough func([]engine.Choice) bool, ended string) error {
	if err := w.Running(); err != nil {
		return err
	}
	switch {
	case w.Start.Position != nil:
		return Errorf("this game began at a position, so there is no set-up to continue")
	case ended != "" && w.offers().OwnChance: // the engine draws itself, so the named outcome would be luck
		return w.ownChance()
	}
	for range LongestWait {
		turn, goesOn, err := w.setupTurn()
		if err != nil {
			return err
		}
		if !goesOn {
			if ended != "" {
				return errors.New(ended)
			}
			return nil
		}
		choices, err := w.ways(turn.Actor)
		if err != nil || enough(choices) {
			return err
		}
		if err := w.takeFirst(turn.Actor); err != nil {
			return err
		}
	}
	return fmt.Errorf("the set-up does not end after %s", prose.Count(LongestWait, "decision"))
}

// setupTurn returns the current turn, and whether it still belongs to the set-up.
func (w *World) setupTurn() (turn engine.Turn, goesOn bool, err error) {
	if turn, err = w.Turn(); err != nil {
		return turn, false, err
	}
	if s, ok := w.nouns.(settler); ok {
		goesOn, err = s.SettlingIn()
		return turn, goesOn, err
	}
	return turn, w.opening, nil
}
