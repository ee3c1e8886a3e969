package step

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"github.com/yardstick-rules/yardstick/engine"
)

// The phrases that ask which actions are legal, and why others are not.
var (
	may           = say(`<player> may do "<action>"`)
	mayWithOdds   = say(`chance may do "<action>" with <n> chance(s) in <n>`)
	mayNot        = say(`<player> may not do "<action>"`)
	mayNotBecause = say(`<player> may not do "<action>" because of <clause>`)
	mayNotRuling  = say(`<player> may not do "<action>" because of <clause> and the ruling "<question>"`)
	legalFor      = say(`"<action>" is legal for <player>`)
	illegalFor    = say(`"<action>" is illegal for <player>`)
	mayDoOnly     = say(`<player> may do only:`)
	mayOnlyDo     = say(`<player> may only do "<action>"`)
)

func (w *World) teachVerdicts(v *Vocabulary) {
	v.Then(may, w.may)
	v.Then(mayWithOdds, w.mayWithOdds)
	v.Then(mayNot, w.mayNot)
	v.Then(mayNotBecause, w.mayNotBecause)
	v.Then(mayNotRuling, w.mayNotRuling)
	v.Then(legalFor, func(action, player string) error { return w.may(player, action) })
	v.Then(illegalFor, func(action, player string) error { return w.mayNot(player, action) })
	v.Then(mayDoOnly, w.mayDoOnly)
	v.Then(mayOnlyDo, func(player, action string) error { return w.only(player, []string{action}) })
}

// Choices lists the legal choices of the actor who has to decide. Choices returns an error if one of the given
// texts is not an action of the game.
func (w *World) Choices(actor string, actions ...string) ([]engine.Choice, error) {
	if err := w.decides(actor, actions...); err != nil {
		return nil, err
	}
	if actor == Chance && w.offers().OwnChance {
		return nil, w.ownChance()
	}
	if err := w.JudgesLegality(); err != nil {
		return nil, err
	}
	return w.legal()
}

// decides checks that it is an actor's turn to decide.
func (w *World) decides(actor string, actions ...string) error {
	if err := w.ready(actor, actions...); err != nil {
		return err
	}
	turn, err := w.Turn()
	switch {
	case err != nil:
		return err
	case turn.Actor == "":
		return fmt.Errorf("expected %s to decide, but the game is over", actor)
	case turn.Actor != actor:
		return fmt.Errorf("expected %s to decide, but %s decides", actor, turn.Actor)
	}
	return nil
}

// may checks that the engine accepts an action and, if it lists the legal actions, lists this one.
func (w *World) may(actor, action string) error {
	if err := w.decides(actor, action); err != nil {
		return err
	}
	choices, err := w.listed()
	if err != nil {
		return err
	}
	if lists(choices, action) {
		return w.Accepts(actor, action)
	}
	refusal, fault := w.attempt(actor, action)
	switch {
	case fault != nil:
		return fault
	case refusal != nil:
		return fmt.Errorf("expected it to be legal, but %w", w.explain(actor, action, refusal))
	case !w.lists():
		return nil
	}
	return fmt.Errorf("%q is accepted, but the engine does not list it; listed: %s", action, listed(choices))
}

func (w *World) mayWithOdds(action string, weight, total int) error {
	if err := w.may(Chance, action); err != nil {
		return err
	}
	choices, err := w.Choices(Chance)
	if err != nil {
		return err
	}
	i := slices.IndexFunc(choices, func(c engine.Choice) bool { return c.Action == action })
	if i < 0 {
		return fmt.Errorf("the engine does not list %q a second time", action)
	}
	if c := choices[i]; c.Weight*total != weight*c.Total || c.Total < 1 {
		return fmt.Errorf("expected the odds of %q to be %d in %d, but they are %d in %d", action, weight, total, c.Weight, c.Total)
	}
	return nil
}

func (w *World) mayNot(actor, action string) error {
	_, err := w.refusal(actor, action)
	return err
}

func (w *World) mayNotBecause(actor, action, clause string) error {
	if err := w.readyToRefuse(actor, action); err != nil {
		return err
	}
	if err := w.isClause(clause); err != nil {
		return err
	}
	v, err := w.refusal(actor, action)
	if err == nil && string(v.Clause) != clause && w.tells(engine.Refuses) && !(w.Lenient && strings.Contains(v.Reason, "("+clause+")")) {
		return fmt.Errorf("expected %q to be refused because of %s, but it is refused%s: %s", action, clause, because(v), v.Reason)
	}
	return err
}

func (w *World) mayNotRuling(actor, action, clause, question string) error {
	if err := w.readyToRefuse(actor, action); err != nil {
		return err
	}
	q := w.Entry.Book.Question(question)
	if q == nil {
		return Errorf("%q is not an open question of %s", question, w.Entry.Book.Title)
	}
	if err := w.mayNotBecause(actor, action, clause); err != nil {
		return err
	}
	v, err := w.refusal(actor, action)
	if err == nil && v.Question != q.ID && w.tells(engine.Cites) {
		return fmt.Errorf("expected %q to be refused because of %s and the ruling %s, but it is refused%s: %s",
			action, clause, q.ID, because(v), v.Reason)
	}
	return err
}

// refusal checks that the engine neither lists nor accepts an action, and that refusing it changes nothing.
func (w *World) refusal(actor, action string) (*engine.Violation, error) {
	if err := w.readyToRefuse(actor, action); err != nil {
		return nil, err
	}
	if err := w.JudgesLegality(); err != nil {
		return nil, err
	}
	turn, err := w.Turn()
	if err != nil {
		return nil, err
	}
	if turn.Actor == actor {
		choices, err := w.listed()
		if err != nil {
			return nil, err
		}
		if lists(choices, action) {
			return nil, fmt.Errorf("expected %q to be refused, but it is legal", action)
		}
	}
	return w.refusedHere(actor, action)
}

func (w *World) refusedHere(actor, action string) (*engine.Violation, error) {
	before, err := w.snapshot()
	if err != nil {
		return nil, err
	}
	answer, fault := w.attempt(actor, action)
	if fault != nil {
		return nil, fault
	}
	if answer == nil {
		return nil, fmt.Errorf("expected %q to be refused, but it is accepted", action)
	}
	var v *engine.Violation
	if !errors.As(answer, &v) {
		return nil, fmt.Errorf("expected %q to be refused, but it is not understood: %w", action, answer)
	}
	after, err := w.snapshot()
	if err == nil && !samePosition(before, after) {
		err = fmt.Errorf("%q is refused, yet the position has changed", action)
	}
	return v, err
}

func (w *World) mayDoOnly(player string, table *messages.PickleTable) error {
	if table == nil {
		return Errorf("this step needs a table of one column after it, with a legal action in each row")
	}
	var actions []string
	for _, row := range table.Rows {
		if len(row.Cells) != 1 {
			return Errorf("the table has to have one column, with a legal action in each row")
		}
		action := row.Cells[0].Value
		if slices.Contains(actions, action) {
			return Errorf("%q appears twice in the table", action)
		}
		actions = append(actions, action)
	}
	return w.only(player, actions)
}

// The method only checks that the legal actions are exactly these, in any order, and that the engine accepts
// each.
func (w *World) only(player string, actions []string) error {
	choices, err := w.Choices(player, actions...)
	if err != nil {
		return err
	}
	var missing, more []string
	for _, a := range actions {
		if !lists(choices, a) {
			missing = append(missing, a)
		}
	}
	for i, c := range choices {
		if !slices.Contains(actions, c.Action) {
			more = append(more, c.Action)
		}
		if lists(choices[:i], c.Action) {
			return fmt.Errorf("the engine lists %q twice", c.Action)
		}
	}
	for _, a := range slices.Concat(missing, more) {
		w.tries(player, a)
	}
	switch {
	case len(missing) > 0 && len(more) > 0:
		return fmt.Errorf("expected to be legal, but are not: %s; also legal: %s", strings.Join(missing, ", "), strings.Join(more, ", "))
	case len(missing) > 0:
		return fmt.Errorf("expected to be legal, but are not: %s", strings.Join(missing, ", "))
	case len(more) > 0:
		return fmt.Errorf("also legal: %s", strings.Join(more, ", "))
	}
	for _, a := range actions {
		if err := w.Accepts(player, a); err != nil {
			return err
		}
	}
	return nil
}

// Accepts checks that the engine accepts an action that it lists.
func (w *World) Accepts(actor, action string) error {
	refusal, fault := w.attempt(actor, action)
	if refusal != nil {
		return fmt.Errorf("the engine lists %q but does not accept it: %w", action, refusal)
	}
	return fault
}
