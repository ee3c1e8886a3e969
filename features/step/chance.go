package step

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

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
		if err != nil || turn.Actor != Chance || w.opening || w.still || w.Pauses {
			return err
		}
		if w.offers().OwnChance { // the next decisions depend on its draw
			return w.ownChance()
		}
		told, err := w.told()
		if err != nil {
			return err
		}
		if w.Told && !told && !w.retraced {
			return w.untold()
		}
		if err := w.SettleOne(); err != nil {
			return err
		}
		if !told && !w.retraced {
			w.unsaid = append(w.unsaid, w.history[len(w.history)-1])
		}
	}
	return w.endless()
}

// told reports whether a step names the next outcome of chance as the top card of a pile.
func (w *World) told() (bool, error) {
	if len(w.tops) == 0 {
		return false, nil
	}
	actions, err := w.outcomes()
	if err != nil {
		return false, err
	}
	top, err := w.topmost(actions)
	return top != "", err
}

// outcomes lists the actions of chance.
func (w *World) outcomes() (actions []string, err error) {
	choices, err := w.ways(Chance)
	for _, c := range choices {
		actions = append(actions, c.Action)
	}
	return actions, err
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

// SettleOne lets chance decide once, by its first outcome or the one that w.Draws chooses.
func (w *World) SettleOne() error {
	if w.Draws == nil || w.retraced {
		return w.takeFirst(Chance)
	}
	actions, err := w.outcomes()
	if err != nil || len(actions) == 0 {
		return w.takeFirst(Chance)
	}
	first, err := w.firstOf(Chance)
	if err != nil {
		return err
	}
	if told, err := w.told(); err == nil && !told {
		first = cmp.Or(w.Draws(Decision{Chance, first, w.Line}, actions), first)
	}
	return w.play(Chance, first, true)
}

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
	if actor != Chance {
		return choices[0].Action, nil
	}
	var actions []string
	for _, c := range choices {
		actions = append(actions, c.Action)
	}
	first, err := w.topmost(actions)
	if err == nil && w.Prefers != nil {
		first = cmp.Or(first, w.Prefers(actions))
	}
	return cmp.Or(first, actions[0]), err
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

// A step may name the card on top of a pile whose order nobody knows. Chance turns that card over when it next
// turns one there.

// top is a card that a step names on top of a pile.
type top struct {
	pile, card string
	// turns is the beginning of the outcomes of chance that turn over a card there.
	turns string
}

// over returns the card that an outcome of chance turns over there; "" for any other outcome.
func (t *top) over(action string) string {
	if !strings.HasPrefix(action, t.turns) {
		return ""
	}
	return strings.Fields(action)[1]
}

// is reports whether the card is the one on top, with the number of its copy or without.
func (t *top) is(card string) bool { return card == t.card || strings.HasPrefix(card, t.card+"#") }

// isTurned reports whether chance has turned a card over there.
func (t *top) isTurned(history []Decision) bool {
	return slices.ContainsFunc(history, func(d Decision) bool { return d.Actor == Chance && t.over(d.Action) != "" })
}

// OnTop returns the effect of a step that names the top card of a pile. The text turns is the beginning of the
// outcomes of chance that turn over a card there, such as "draw "; the card is their second word.
func (w *World) OnTop(pile, turns string, known Words, placing func() error) func(card string) error {
	return func(card string) error {
		if err := placing(); err != nil {
			return err
		}
		if err := known.Known(card); err != nil {
			return err
		}
		if slices.ContainsFunc(w.tops, func(t top) bool { return t.pile == pile }) {
			return Twice("the top of the " + pile)
		}
		w.tops = append(w.tops, top{pile, card, turns})
		return nil
	}
}

// topmost returns the outcome that turns over a card that a step names; "" if no step names one. An error is the
// scenario's own fault: the card cannot lie there.
func (w *World) topmost(actions []string) (string, error) {
	for _, t := range w.tops {
		there := ""
		for _, action := range actions {
			switch card := t.over(action); {
			case t.isTurned(w.history):
			case t.is(card):
				return action, nil
			case card != "":
				there = action
			}
		}
		if there != "" {
			return "", Errorf("a step puts %s on top of the %s, and chance cannot turn it over there", t.card, t.pile)
		}
	}
	return "", nil
}

// contradicts returns an error for a decision of chance that turns over another card than the one on top.
func (w *World) contradicts(action string) error {
	for _, t := range w.tops {
		if card := t.over(action); card != "" && !t.is(card) && !t.isTurned(w.history) {
			return Errorf("a step puts %s on top of the %s, so chance does not turn over %s", t.card, t.pile, card)
		}
	}
	return nil
}
