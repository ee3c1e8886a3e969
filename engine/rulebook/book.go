// Package rulebook contains a rulebook as data. The data are its clauses, each a rule that a player can obey or
// break, and its open questions, each with the answers that can be played. An [Answers] contains the answers under
// which a game is played.
//
// The data of a game are Go tables, which are generated from the YAML next to the game. So code with an unknown
// clause or question does not compile, and no program parses YAML at its start. Package source reads the YAML.
package rulebook

import (
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
)

// Book is the rulebook of one game. A Book does not change, and callers must not change it.
type Book struct {
	// Game is the name in records, such as "yardmaster". Title is the name that people use.
	Game, Title string
	// Prefix is the beginning of every id of the book, such as "YM".
	Prefix string
	// Source names the text from which the clauses were taken.
	Source  string
	Players Players
	// Seats are the fixed names of the seats, clockwise, if they are colours; nil if players may have any name.
	Seats []string
	// Sections and Clauses are in the order of the book, Questions in the order of their numbers.
	Sections  []Section
	Clauses   []Clause
	Questions []Question
	// Examples are the book's examples and those worked from it, as in examples.yaml; nil if there is no such file.
	Examples []Example
	// Refusals are the reasons why an action is not legal, by number, from 1. Number 0 means a legal action. Refusals
	// is nil if there is no refusals.yaml.
	Refusals []Refusal
	// Figures are the values of the components with their origins, in the order of components.yaml.
	Figures []Figure
	// Code is the digest of the game's own Go code, without comments, tests and generated files; "" if it is unknown.
	Code string
	// Issue is the name and the date of the edition, such as "2 of 2026-11-29"; "" for a draft.
	Issue string
	// Sources are the YAML files from which the book was made. Files is the folder of the game with the present texts
	// of these files and the history of the book.
	Sources []Source
	Files   fs.FS
}

// SeatNames returns names for n seats, clockwise. These are the first names of the book, or p1 to pn if players may
// have any name or n is too large.
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
	// Section is the id of the clause's part of the book. At is the place in the source where a person finds the
	// clause.
	Section, At string
	// Says is the statement.
	Says string
	// Kind is one of [Kinds].
	Kind string
	// Testable is false for a clause that a game cannot obey or break. Why is then the reason, else "".
	Testable bool
	Why      string
	// Examples are the ids of the examples that show the clause.
	Examples []string
	// Questions are the ids of the open questions that must be answered for the clause.
	Questions []string
	// Since and Until are the first and the last edition with the clause, options of [Book.Editions]. "" means that
	// every earlier, or every later, edition has the clause too.
	Since, Until string
}

// Question is a place where the book is ambiguous, silent, contradictory or damaged.
type Question struct {
	// ID is the question's id ("YM-R-yard-timing"), and Name is the id without its prefix ("yard-timing").
	ID, Name string
	// Asks is the question, and WhyOpen one of [Reasons].
	Asks, WhyOpen string
	// Clauses are the clauses that depend on the answer.
	Clauses []engine.Clause
	// Options are the answers under which an engine can play. An [Option] is an index of this list.
	Options []Reading
	// Default is the option that applies if no other is chosen. Because is the argument for the default.
	Default Option
	Because string
	// Shows is the smallest position and action for which the options differ, with the result under each.
	Shows string
	// Fixed reports that only the default can be played. The other options are for the designer to read. Why is then
	// the reason, else "".
	Fixed bool
	Why   string
	// Told are further answers that exist only in words and cannot be played.
	Told []Reading
}

// Reading is one answer to an open question.
type Reading struct {
	ID, Says string
	// Components is the component file of an edition, with the figures that differ from the game's own; "" if none do.
	Components string
}

// Option is the number of an answer among the options of its question.
type Option uint8

// Kinds lists the kinds of clauses.
func Kinds() []string {
	return []string{"setup", "definition", "turn", "action", "effect", "limit", "scoring", "end", "component"}
}

// Assumed is the reason why a question is open if its answer depends on a missing component. ToldOtherwise marks a
// question that the rulebook settles, although other, widely read accounts of the game answer it differently. ByEdition
// marks the question that asks for the edition of the rulebook: its options are the editions, the newest first.
const (
	Assumed       = "missing-component"
	ToldOtherwise = "told-otherwise"
	ByEdition     = "edition"
)

// Reasons lists the reasons why a question can be open. The last two mark settled questions.
func Reasons() []string {
	return []string{"ambiguous", "silent", "contradictory", "damaged", Assumed, ToldOtherwise, ByEdition}
}

// Settled reports whether the rulebook itself answers the question.
func (q *Question) Settled() bool { return q.WhyOpen == ToldOtherwise || q.WhyOpen == ByEdition }

// Section finds a part of the book by its id.
func (b *Book) Section(id string) (Section, bool) {
	i := slices.IndexFunc(b.Sections, func(s Section) bool { return s.ID == id })
	if i < 0 {
		return Section{}, false
	}
	return b.Sections[i], true
}

// Clause finds a clause by its id; the case of the letters does not matter. The result is nil if
// there is none.
func (b *Book) Clause(id string) *Clause {
	i := slices.IndexFunc(b.Clauses, func(c Clause) bool { return strings.EqualFold(string(c.ID), id) })
	if i < 0 {
		return nil
	}
	return &b.Clauses[i]
}

// Question finds a question by its id or its name; the case of the letters does not matter. The
// result is nil if there is none.
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
