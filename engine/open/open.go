// Package open implements games in which nothing is hidden and chance decides nothing. The game
// defines its position, a struct of numbers. The game also defines the actor, the legal actions,
// the result of an action and the winners. The package derives copies, comparison, documents, views
// and the reading of actions.
package open

import (
	"reflect"
	"slices"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
)

// Each is a part of a position that every player has, by seat. In a document, it is an object by the players' names.
type Each[T comparable] [most]T

// most is the highest number of players of a game of this package.
const most = 16

func (Each[T]) each() {}

// Table contains the constants of a game: the players' names and the answers to the open questions. A position
// embeds it.
type Table struct{ of *table }

type table struct {
	seats   []string
	answers *rulebook.Answers
}

// Itself returns the table. This package calls it to find the table of a position.
func (t *Table) Itself() *Table { return t }

// Seats returns the number of players.
func (t *Table) Seats() int { return len(t.of.seats) }

// Name returns the name of the player in a seat.
func (t *Table) Name(seat engine.Seat) string { return t.of.seats[seat] }

// Is reports whether an option is the answer to a question, and notes in rec that the question was asked.
func (t *Table) Is(rec *engine.Record, q engine.Question, o rulebook.Option) bool {
	return t.of.answers.Ask(rec, q) == o
}

// Rules lists the methods that a game writes for its position type S, which embeds a [Table]. Package open derives
// the other methods of [engine.State].
type Rules[S any] interface {
	*S
	// Start sets up the position for the first turn. Before the call, all fields are 0.
	Start(rec *engine.Record)
	Actor() engine.Seat
	Legal(dst []engine.Action, rec *engine.Record) []engine.Action
	Check(by engine.Seat, a engine.Action, rec *engine.Record) *engine.Violation
	Apply(a engine.Action, rec *engine.Record)
	Scores(dst []int) []int
	Winners() engine.Seats
	// Format spells an action. Its first word is the verb.
	Format(a engine.Action) string
	Itself() *Table
}

// Game defines a game of this package.
type Game[S comparable, P Rules[S]] struct {
	Book *rulebook.Book
	Laws []engine.Law
	// Actions are all actions that can ever be legal.
	Actions []engine.Action
	// Players is the clause about the number of players.
	Players engine.Clause
}

// Open returns the game in the form that other packages use.
func (g Game[S, P]) Open() engine.Game {
	o := &opened[S, P]{Game: g, document: documentOf(reflect.TypeFor[S]())}
	var verbs []string
	for _, a := range g.Actions {
		text := P(new(S)).Format(a)
		verb, _, _ := strings.Cut(text, " ")
		if !slices.Contains(verbs, verb) {
			verbs = append(verbs, verb)
		}
		o.spelt = append(o.spelt, text)
		o.verbs = append(o.verbs, engine.Verb(slices.Index(verbs, verb)))
	}
	o.Title = engine.NewTitle(g.Book.Game, verbs, g.Book.QuestionIDs(), g.Laws)
	return o
}

// Documents returns the struct type of the position documents of a game of this package; nil for any other game. The
// parts are numbers, lists of numbers, truth values, players' names, and objects of such parts by the players'
// names.
func Documents(g engine.Game) reflect.Type {
	if of, ok := g.(interface{ documents() reflect.Type }); ok {
		return of.documents()
	}
	return nil
}

// At turns a check written for the positions of a game into a law about positions.
func At[S comparable, P Rules[S]](holds func(P) error) func(engine.State) error {
	return func(s engine.State) error { return engine.Broken(holds(&s.(*State[S, P]).At), holds) }
}

// Step turns a check into a law. The check gets the position before a decision, the decision and the position after
// it.
func Step[S comparable, P Rules[S]](
	holds func(before P, a engine.Action, after P) error) func(before engine.State, a engine.Action, after engine.State) error {
	return func(before engine.State, a engine.Action, after engine.State) error {
		return holds(&before.(*State[S, P]).At, a, &after.(*State[S, P]).At)
	}
}
