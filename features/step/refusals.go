package step

import (
	"errors"
	"fmt"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/spelling"
)

// The phrases that ask why a set-up, a position or a text is refused.
var (
	setupRefused    = say(`the set-up is refused because of <clause>`)
	setupSaying     = say(`the set-up is refused saying "<words>"`)
	placeRefused    = say(`the position is refused because of <clause>`)
	placeSaying     = say(`the position is refused saying "<words>"`)
	notUnderstood   = say(`the word "<words>" is not understood`)
	notUnderstoodAs = say(`the word "<words>" is not understood, did they mean "<action>"`)
)

func (w *World) teachRefusals(v *Vocabulary) {
	v.Then(setupRefused, func(clause string) error { return w.refusedBecause("set-up", clause) })
	v.Then(setupSaying, func(words string) error { return w.refusedSaying("set-up", words) })
	v.Then(placeRefused, func(clause string) error { return w.refusedBecause("position", clause) })
	v.Then(placeSaying, func(words string) error { return w.refusedSaying("position", words) })
	v.Then(notUnderstood, func(words string) error { return w.notUnderstood(words, "") })
	v.Then(notUnderstoodAs, w.notUnderstood)
}

// refusedToBegin returns the engine's refusal of an impossible set-up or position.
func (w *World) refusedToBegin(what string) (answer, fault error) {
	if err := w.begin(); err != nil {
		return nil, err
	}
	switch {
	case what == "position" && w.Start.Position == nil:
		return nil, Errorf("no position is given: ask whether the set-up is refused")
	case !w.lists():
		return nil, w.JudgesLegality()
	case w.refused == nil && w.inPart: // the engine was given another position
		return nil, &engine.UnsupportedError{Why: "the position leaves out parts that each engine may fill in differently"}
	case w.refused == nil:
		return nil, fmt.Errorf("expected the %s to be refused, but the game begins", what)
	}
	return w.refused, nil
}

func (w *World) refusedBecause(what, clause string) error {
	answer, err := w.refusedToBegin(what)
	if err != nil {
		return err
	}
	if err := w.isClause(clause); err != nil {
		return err
	}
	var v *engine.Violation
	if !errors.As(answer, &v) {
		return fmt.Errorf("expected the %s to be refused because of %s, but it cannot be read: %w", what, clause, answer)
	}
	if string(v.Clause) != clause && w.tells(engine.Refuses) {
		return fmt.Errorf("expected the %s to be refused because of %s, but it is refused%s: %s", what, clause, because(v), v.Reason)
	}
	return nil
}

func (w *World) refusedSaying(what, words string) error {
	answer, err := w.refusedToBegin(what)
	if err != nil {
		return err
	}
	if w.offers().Words && !strings.Contains(answer.Error(), words) {
		return fmt.Errorf("expected the refusal to say %q, but it says: %w", words, answer)
	}
	return nil
}

// notUnderstood checks that a text is not an action of the game, and that the suggestion is the action meant.
func (w *World) notUnderstood(words, meant string) error {
	begin := w.settle
	if w.due {
		begin = w.Running
	}
	if err := begin(); err != nil {
		return err
	}
	turn, err := w.Turn()
	if err != nil {
		return err
	}
	actor := turn.Actor
	if actor == "" {
		actor = w.Setup.Seats[0]
	}
	if err := w.JudgesLegality(); err != nil {
		return err
	}
	answer, fault := w.attempt(actor, words)
	var v *engine.Violation
	switch {
	case fault != nil:
		return fault
	case answer == nil:
		return fmt.Errorf("expected %q not to be understood, but it is legal", words)
	case errors.As(answer, &v):
		return fmt.Errorf("expected %q not to be understood, but it is refused%s: %s", words, because(v), v.Reason)
	case meant == "":
		return nil
	}
	choices, err := w.legal()
	if err != nil {
		return err
	}
	if near := w.suggestion(words, choices); near != meant {
		return fmt.Errorf("expected %q to be taken for %q, but it is taken for %q", words, meant, near)
	}
	return nil
}

// suggestion returns the action that a text probably means if it is not an action itself. It is the action that
// the game suggests, or the nearest legal action; "" if there is neither.
func (w *World) suggestion(words string, choices []engine.Choice) string {
	var misspelt *engine.MisspellingError
	if errors.As(w.parse(words), &misspelt) {
		return misspelt.Write
	}
	known := make([]string, len(choices))
	for i, c := range choices {
		known[i] = c.Action
	}
	near, sure := spelling.Suggest(words, known)
	if sure {
		return near
	}
	for _, variant := range spelling.Variants(words) { // actions that are not legal now count too
		if variant != words && w.parse(variant) == nil {
			return variant
		}
	}
	return near
}
