package frontier

import (
	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// New returns the game of Frontier.
func New() engine.Game {
	return game{engine.NewTitle("frontier", verbTexts[1:verbs], book.QuestionIDs(), laws)}
}

// Book returns the Frontier rulebook as data.
func Book() *rulebook.Book { return &book }

type game struct{ engine.Title }

// New opens a game at its first decision.
func (game) New(setup engine.Setup, rec *engine.Record) (engine.State, error) {
	s, err := empty(setup, rec)
	if err != nil {
		return nil, err
	}
	s.step = atStart
	return s, nil
}

// Odds returns the odds of an outcome. All outcomes are equally likely, except severity cards,
// which are drawn according to their numbers.
func (s *state) Odds(a engine.Action) (weight, total int) {
	if s.check(engine.Chance, a, nil) != allowed {
		return 0, 0
	}
	if s.step == atSeverity {
		for n, cards := range s.table.parts.Severity {
			left := cards - int(s.severity[n])
			total += left
			if n+1 == numberOf(a) {
				weight = left
			}
		}
		return weight, total
	}
	var room [256]engine.Action
	return 1, len(s.Legal(room[:0], nil))
}
