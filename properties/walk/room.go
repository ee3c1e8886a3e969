package walk

import (
	"sync"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Room holds the data that walks need about one game. The zero Room suits a game that exports all its laws.
type Room struct {
	// Laws lists the laws of the game that need more than a position or a decision, such as a second game or
	// the past.
	Laws []Law
	// HeldBy names, for an invariant that has no law of the same id, the laws that check it together.
	HeldBy map[string][]string
	// Attempts lists actions that no rule ever allows, so that their refusal is tested.
	Attempts []string
	// Wants lists the beginnings of actions that take long to prepare, the rarest first. There is one list for
	// each kind of eager player.
	Wants [][]string
	// Loose reports whether cards are hidden that play reveals later; nil for never.
	Loose func(w *Walk) bool
	// Seldom holds reasons why laws of the kernel seldom apply in this game, by the ids of the laws.
	Seldom map[string]string
	// Opens reports whether the next decision reveals hidden things at once; nil for never.
	Opens func(w *Walk) bool
}

// Subject is a game with the data that all its walks share.
type Subject struct {
	Game engine.Game
	Book *rulebook.Book
	// Testable reports for every clause of the book whether it can be tested. Open holds the ids of the open
	// questions.
	Testable map[engine.Clause]bool
	Open     map[string]bool
	room     Room
	words    *vocabulary
	plans    sync.Map // of *plan, by seed
	// under is the set-up that all walks share, without seats. settled names the questions that it answers.
	under   engine.Setup
	settled map[string]bool
}

// Laws returns the laws that the game exports, followed by those of its room.
func (s *Subject) Laws() []Law { return append(Exported(s.Game), s.room.Laws...) }

// Seldom returns the reason why a law of the kernel seldom applies in this game; "" if there is none.
func (s *Subject) Seldom(law string) string { return s.room.Seldom[law] }

// NewSubject returns a game with the data for walks. NewSubject plays a few games to learn the texts of the
// game's actions.
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
