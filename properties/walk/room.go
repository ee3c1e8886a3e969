package walk

import (
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Room holds what walks need to know about one game. The zero Room suits a game that exports all its laws.
type Room struct {
	// Laws are those of the game that need more than a look at a position or a decision: a second game, or what went before.
	Laws []Law
	// HeldBy says which laws together hold an invariant of the game that no single law of the same id holds, by the id of the invariant.
	HeldBy map[string][]string
	// Attempts spell what a player may try although no rule ever allows it, so that refusing it is tested too.
	Attempts []string
	// Wants are the beginnings of spellings of what takes long to prepare in the game, the rarest first, each list for a player who seeks
	// it.
	Wants [][]string
	// Loose reports whether a reading hides cards that play reveals later; nil for never.
	Loose func(w *Walk) bool
	// Seldom says of laws that every game has why they have little to hold in this one, by their ids.
	Seldom map[string]string
	// Opens reports whether the decision that is due reveals at once what was hidden until then; nil for never.
	Opens func(w *Walk) bool
}

// Subject is a game with what every walk through it shares.
type Subject struct {
	Game engine.Game
	Book *rulebook.Book
	// Testable says for every clause of the book whether it can be tested; Open has the ids of the open questions.
	Testable map[engine.Clause]bool
	Open     map[string]bool
	room     Room
	words    *vocabulary
	plans    sync.Map // of *plan, by seed
	// under is the common set-up of walks, without seats and answers; settled names the questions that it decides.
	under   engine.Setup
	settled map[string]bool
}

// Laws lists the laws that the game exports and those that its room adds.
func (s *Subject) Laws() []Law { return append(Exported(s.Game), s.room.Laws...) }

// Seldom says why a law that every game has has little to hold in this one; "" where it has.
func (s *Subject) Seldom(law string) string { return s.room.Seldom[law] }

// NewSubject plays a few games to learn how the game's actions are spelled.
func NewSubject(g engine.Game, book *rulebook.Book, room Room) *Subject {
	s := &Subject{Game: g, Book: book, Testable: map[engine.Clause]bool{}, Open: map[string]bool{}, room: room}
	s.words = learn(g, book, room.Attempts)
	for i := range book.Clauses {
		s.Testable[book.Clauses[i].ID] = book.Clauses[i].Testable
	}
	for i := range book.Questions {
		s.Open[book.Questions[i].ID] = true
	}
	return s
}
