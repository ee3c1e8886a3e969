package step

import (
	"cmp"
	"fmt"

	"github.com/yardstick-rules/yardstick/engine/prose"
)

// settle lets chance decide by its first outcomes, unless steps have to name all outcomes. During the set-up it
// does nothing.
func (w *World) settle() error {
	if err := w.Running(); err != nil {
		return err
	}
	for range LongestWait {
		turn, err := w.Turn()
		if err != nil || turn.Actor != Chance || w.opening || w.still {
			return err
		}
		if w.offers().OwnChance { // the next decisions depend on its draw
			return w.ownChance()
		}
		if w.Told && !w.retraced {
			return w.untold()
		}
		if err := w.SettleOne(); err != nil {
			return err
		}
		if !w.retraced {
			w.unsaid = append(w.unsaid, w.history[len(w.history)-1])
		}
	}
	return w.endless()
}

// Unsaid lists the decisions of chance that no step names, each with the line of the step that needed it.
func (w *World) Unsaid() []Decision { return w.unsaid }

// endless returns the error for first outcomes of chance that never end, as in an endless tie. The error names
// the step that ends them.
func (w *World) endless() error {
	choices, err := w.ways(Chance)
	if err != nil || len(choices) == 0 {
		return fmt.Errorf("chance has decided %s in a row, and no player may decide: %w", prose.Count(LongestWait, "time"), err)
	}
	return Errorf("no step states the outcomes of chance, and the first outcomes go on without end; state one, as in: When chance does %q",
		choices[0].Action)
}

// untold returns an error with the step that would name the outcome of chance.
func (w *World) untold() error {
	first, err := w.firstOf(Chance)
	if err != nil {
		return err
	}
	return fmt.Errorf("chance decides, and no step states the outcome; state it, as in: When chance does %q", first)
}

// SettleOne lets chance decide once, by its first outcome.
func (w *World) SettleOne() error { return w.takeFirst(Chance) }

// takeFirst takes the first choice of the actor: chance, or in some set-ups a player.
func (w *World) takeFirst(actor string) error {
	first, err := w.firstOf(actor)
	if err != nil {
		return err
	}
	if err := w.play(actor, first, true); err != nil {
		return fmt.Errorf("the engine lists an outcome but refuses it: %w", err)
	}
	return nil
}

// firstOf returns the first choice of the actor who decides.
func (w *World) firstOf(actor string) (string, error) {
	choices, err := w.ways(actor)
	if err != nil {
		return "", err
	}
	if len(choices) == 0 {
		return "", fmt.Errorf("%s has to decide but has no choice", actor)
	}
	if actor == Chance && w.Prefers != nil {
		var actions []string
		for _, c := range choices {
			actions = append(actions, c.Action)
		}
		return cmp.Or(w.Prefers(actions), choices[0].Action), nil
	}
	return choices[0].Action, nil
}

// decidesOften lets chance decide n times, by its first outcomes.
func (w *World) decidesOften(n int) error {
	return w.ChanceTakes(n, func(string) bool { return true })
}

// ChanceTakes lets chance decide n times and take its first outcome each time. These outcomes are not in
// dispute. The function meant must be true for each of these outcomes, and false for the next outcome of
// chance.
func (w *World) ChanceTakes(n int, meant func(action string) bool) error {
	for i := range n {
		if err := w.chanceTakes(meant); err != nil {
			return fmt.Errorf("decision %d of %d by chance: %w", i+1, n, err)
		}
	}
	turn, err := w.Turn()
	if err != nil || turn.Actor != Chance || w.offers().OwnChance {
		return err
	}
	if first, err := w.firstOf(Chance); err != nil || !meant(first) {
		return err
	}
	return fmt.Errorf("chance decides this more than %s", prose.Count(n, "time"))
}

// chanceTakes lets chance decide once.
func (w *World) chanceTakes(meant func(action string) bool) error {
	if err := w.decides(Chance); err != nil {
		return err
	}
	if w.offers().OwnChance {
		return w.ownChance()
	}
	first, err := w.firstOf(Chance)
	if err != nil {
		return err
	}
	if !meant(first) {
		return fmt.Errorf("chance decides something else, such as %q", first)
	}
	return w.play(Chance, first, true)
}
