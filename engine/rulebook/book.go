// Package rulebook holds a rulebook as data: its clauses, each one rule that a player can obey or break; its open
// questions, each with the answers that can be played; and the answers that a game is played under.
//
// The data of a game are Go tables generated from the YAML next to the game. So a clause or a question that does
// not exist does not compile, and no program parses YAML at its start. Package source reads the YAML.
package rulebook

import (
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Book is the rulebook of one game. It does not change, and callers must not change it.
type Book struct {
	// Game is the name a transcript uses, such as "yardmaster"; Title the name people use.
	Game, Title string
	// Prefix begins every id of the book, such as "YM".
	Prefix string
	// Source names the text that the clauses were read from.
	Source  string
	Players Players
	// Seats are the names that seats must have, clockwise, where the game's seats are colours; nil where players go by any name.
	Seats []string
	// Sections and Clauses are in the order of the book, Questions in the order of their numbers.
	Sections  []Section
	Clauses   []Clause
	Questions []Question
	// Examples are the book's and those worked from it, as in examples.yaml; nil if there is no such file.
	Examples []Example
	// Refusals are the reasons why an action is not legal, by number, from 1: number 0 stands for a legal action. Nil if there is no
	// refusals.yaml.
	Refusals []Refusal
	// Figures are the values of the components with their origins, in the order of components.yaml.
	Figures []Figure
	// Sources are the YAML files that the book was made from. Files is the folder of the game with
	// their present texts, and with its history.
	Sources []Source
	Files   fs.FS
}

// SeatNames returns names for n seats, clockwise: the first of the book's, or p1 to pn if players
// go by any name or n is more than there are.
func (b *Book) SeatNames(n int) []string {
	if n <= len(b.Seats) {
		return slices.Clone(b.Seats[:n])
	}
	names := make([]string, n)
	for i := range names {
		names[i] = "p" + strconv.Itoa(i+1)
	}
	return names
}

// Players is the range of the number of players.
type Players struct{ Min, Max int }

// Section is a part of the book.
type Section struct{ ID, Title string }

// Clause is one atomic statement of the book, in our words.
type Clause struct {
	ID engine.Clause
	// Section is the id of the part it belongs to, At the place in the source where a person finds it.
	Section, At string
	// Says is the statement.
	Says string
	// Kind is one of [Kinds].
	Kind string
	// Testable is false for a clause that a game cannot obey or break; Why then gives the reason, and is else empty.
	Testable bool
	Why      string
	// Examples are the ids of the examples that show the clause.
	Examples []string
	// Questions are the ids of the open questions that the clause needs answered.
	Questions []string
}

// Question is a place where the book is ambiguous, silent, contradictory or damaged.
type Question struct {
	// ID is the question's id ("YM-R-yard-timing"), Name the id without its prefix ("yard-timing").
	ID, Name string
	// Asks is the question, WhyOpen one of [Reasons].
	Asks, WhyOpen string
	// Clauses are those that the answer decides.
	Clauses []engine.Clause
	// Options are the readings an engine can be run under; an [Option] is an index into them.
	Options []Reading
	// Default is the option in force without a ruling; Because is the argument for it.
	Default Option
	Because string
	// Shows is the smallest position and action in which the options differ, with each result.
	Shows string
	// Fixed reports that only the default can be played; the other options are for the designer to
	// read. Why then gives the reason, and is else empty.
	Fixed bool
	Why   string
	// Told are further readings that exist in words only and cannot be played.
	Told []Reading
}

// Reading is one way to read an open question.
type Reading struct{ ID, Says string }

// Option is the number of a reading among the options of its question.
type Option uint8

// Kinds lists the kinds of clauses.
func Kinds() []string {
	return []string{"setup", "definition", "turn", "action", "effect", "limit", "scoring", "end", "component"}
}

// Assumed is the reason why a question is open if its answer depends on a component that is not at hand. ToldOtherwise
// marks a question that the rulebook settles, but other, widely read accounts of the game answer differently.
const (
	Assumed       = "missing-component"
	ToldOtherwise = "told-otherwise"
)

// Reasons lists the reasons why a question can be open; the last marks a settled one.
func Reasons() []string {
	return []string{"ambiguous", "silent", "contradictory", "damaged", Assumed, ToldOtherwise}
}

// Settled reports whether the rulebook itself answers the question.
func (q *Question) Settled() bool { return q.WhyOpen == ToldOtherwise }

// Section finds a part of the book by its id.
func (b *Book) Section(id string) (Section, bool) {
	i := slices.IndexFunc(b.Sections, func(s Section) bool { return s.ID == id })
	if i < 0 {
		return Section{}, false
	}
	return b.Sections[i], true
}

// Clause finds a clause by its id; the case of the letters does not matter. It is nil if there is none.
func (b *Book) Clause(id string) *Clause {
	i := slices.IndexFunc(b.Clauses, func(c Clause) bool { return strings.EqualFold(string(c.ID), id) })
	if i < 0 {
		return nil
	}
	return &b.Clauses[i]
}

// Question finds a question by its id or its name; the case of the letters does not matter. It is nil if there is none.
func (b *Book) Question(id string) *Question {
	i := slices.IndexFunc(b.Questions, func(q Question) bool {
		return strings.EqualFold(q.ID, id) || strings.EqualFold(q.Name, id)
	})
	if i < 0 {
		return nil
	}
	return &b.Questions[i]
}

// Number returns the number of the question with exactly this id or name.
func (b *Book) Number(id string) (engine.Question, bool) {
	i := slices.IndexFunc(b.Questions, func(q Question) bool { return q.ID == id || q.Name == id })
	return engine.Question(max(i, 0)), i >= 0
}

// QuestionIDs lists the ids of the questions by number, for [engine.Game].
func (b *Book) QuestionIDs() []string {
	ids := make([]string, len(b.Questions))
	for i, q := range b.Questions {
		ids[i] = q.ID
	}
	return ids
}
