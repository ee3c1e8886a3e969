package walk

import (
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Room holds what walks need to know about one game. The zero Room suits a game that exports all its laws.
type Room struct {
	// Laws lists the game's laws that need more than a position or a decision: a second game, or the past.
	Laws []Law
	// HeldBy names, by the id of an invariant without a law of that id, the laws that hold it together.
	HeldBy map[string][]string
	// Attempts lists actions that no rule ever allows, so that their refusal is tested too.
	Attempts []string
	// Wants lists beginnings of spellings of actions that take long to prepare, the rarest first, one list for each
	// kind of eager player.
	Wants [][]string
	// Loose reports whether a reading hides cards that play reveals later; nil for never.
	Loose func(w *Walk) bool
	// Seldom holds the reasons, by the ids of laws of every game, why they apply seldom in this game.
	Seldom map[string]string
	// Opens reports whether the decision due reveals hidden things at once; nil for never.
	Opens func(w *Walk) bool
}

// Subject is a game with the data that all its walks share.
type Subject struct {
	Game engine.Game
	Book *rulebook.Book
	// Testable reports for every clause of the book whether it can be tested; Open has the ids of the open questions.
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

// Seldom returns the reason why a law of every game applies seldom in this one; "" if there is none.
func (s *Subject) Seldom(law string) string { return s.room.Seldom[law] }

// NewSubject plays a few games to learn the spellings of the game's actions.
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
