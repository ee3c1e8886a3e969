package conformance

import (
	"fmt"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/lockstep"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// convention returns the name of the question behind a difference, if the engine decides this question in its
// own way. It is a question that was used, and whose answers lead to different results after the same game.
// Without one, convention returns "".
func (o *Options) convention(asked []string, game lockstep.Game) string {
	for _, id := range asked {
		q := o.Game.Book.Question(id)
		if q == nil || !slices.Contains(o.Own, q.Name) {
			continue
		}
		first := o.stands(game, q, 0)
		for i := range q.Options {
			if o.stands(game, q, i) != first {
				return q.Name
			}
		}
	}
	return ""
}

// stands describes the state of a game of this module under an option.
func (o *Options) stands(game lockstep.Game, q *rulebook.Question, option int) string {
	ours, err := o.under(game, q, option)
	if err != nil {
		return err.Error()
	}
	turn, _ := ours.Turn()
	list, _, _ := ours.Legal()
	return fmt.Sprint(turn, list)
}

// under returns the game of this module after a game that is played under an option.
func (o *Options) under(game lockstep.Game, q *rulebook.Question, option int) (*engine.Local, error) {
	ours := &engine.Local{Game: o.Game.Game}
	start := game.Start
	start.Rulings = maps.Clone(start.Rulings)
	if start.Rulings == nil {
		start.Rulings = map[string]string{}
	}
	delete(start.Rulings, q.ID)
	start.Rulings[q.Name] = q.Options[option].ID
	if _, err := ours.Start(start); err != nil {
		return nil, err
	}
	for _, d := range game.Played {
		if _, err := ours.Play(d.Actor, d.Action); err != nil {
			return nil, err
		}
	}
	return ours, nil
}

// hides returns the clauses that hide something from a seat. These are the clauses of a question that shows it
// under another answer. If there is none, they are the clauses cited for the seat's view.
func (o *Options) hides(asked []string, d *lockstep.Difference, game lockstep.Game) []engine.Clause {
	for _, id := range asked {
		q := o.Game.Book.Question(id)
		if q == nil {
			continue
		}
		for i := range q.Options {
			ours, err := o.under(game, q, i)
			if err != nil {
				continue
			}
			if view, _, err := ours.Position(d.Decision.Actor); err == nil && lockstep.Says(view, d.Where) {
				return slices.Clone(q.Clauses)
			}
		}
	}
	return d.Clauses
}

// own returns the first of the questions, by id, that the engine decides in its own way; "" if there is none.
func (o *Options) own(asked []string) string {
	for _, id := range asked {
		if q := o.Game.Book.Question(id); q != nil && slices.Contains(o.Own, q.Name) {
			return q.Name
		}
	}
	return ""
}
