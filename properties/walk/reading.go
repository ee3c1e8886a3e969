package walk

import (
	"errors"
	"maps"
	"slices"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Under sets answers and components for all walks; the game must have accepted them already. Walks mix answers
// to the other questions as usual. Under has to be called before the first walk.
func (s *Subject) Under(setup engine.Setup) {
	s.under, s.settled = setup, map[string]bool{}
	for _, q := range Open(s.Book) {
		_, s.settled[q.Name] = setup.Rulings[q.Name]
		for _, option := range q.Options {
			s.settled[q.Name] = s.settled[q.Name] || s.closed(q.Name, option.ID)
		}
	}
}

// closed reports whether the components exclude an answer, as they do if they settle the question.
func (s *Subject) closed(question, option string) bool {
	if s.under.Components == nil {
		return false
	}
	_, err := s.Game.New(engine.Setup{Seats: Names(s.Book, s.Book.Players.Min), Rulings: map[string]string{question: option},
		Components: s.under.Components}, nil)
	var forbidden *engine.Violation
	return err != nil && !errors.As(err, &forbidden)
}

// Left returns the questions that walks answer: those with several playable answers that are not settled.
func (s *Subject) Left() []*rulebook.Question {
	return slices.DeleteFunc(Open(s.Book), func(q *rulebook.Question) bool { return s.settled[q.Name] })
}

// put adds the set-up that all walks share to the set-up of one walk.
func (s *Subject) put(setup engine.Setup) engine.Setup {
	if s.settled == nil {
		return setup
	}
	maps.DeleteFunc(setup.Rulings, func(question, _ string) bool { return s.settled[question] })
	maps.Copy(setup.Rulings, s.under.Rulings)
	setup.Seats, setup.Components = s.fitting(len(setup.Seats)), s.under.Components
	return setup
}

// fitting returns names for n seats, or for the nearest number that may play under the answers: a smaller one,
// else a larger one.
func (s *Subject) fitting(n int) []string {
	least, most := s.Book.Players.Min, s.Book.Players.Max
	for i := range most - least + 1 {
		seats := n - i
		if seats < least {
			seats = least + i
		}
		on := s.under
		on.Seats = Names(s.Book, seats)
		if _, err := s.Game.New(on, nil); err == nil {
			return on.Seats
		}
	}
	return Names(s.Book, n)
}

// admit removes the answers because of which a game refuses the set-up, except those that all walks share.
func (s *Subject) admit(setup engine.Setup) {
	Admit(s.Game, s.Book, setup)
	for question, option := range s.under.Rulings {
		if setup.Rulings[question] != option {
			clear(setup.Rulings)
			maps.Copy(setup.Rulings, s.under.Rulings)
			return
		}
	}
}
