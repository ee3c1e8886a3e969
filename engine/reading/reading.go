// Package reading reads the settings of a game: answers to the open questions of its rulebook, and a component
// file, by default the game's own. A club, a tournament or a designer keeps them in a file, NAME.reading.yaml:
//
//	game: yardmaster
//	title: The Tuesday club
//	note: as agreed in March
//	components: box.yaml
//	answers:
//	  yard-timing: any-time
//
// A question that the file does not name keeps the answer in a record's header, else its default.
package reading

import (
	"errors"
	"fmt"
	"maps"
	"strings"

	"github.com/yardstick-rules/yardstick/engine"
	"github.com/yardstick-rules/yardstick/engine/rulebook"
	"github.com/yardstick-rules/yardstick/engine/rulebook/source"
)

// Reading holds the settings of a game.
type Reading struct {
	Entry rulebook.Entry
	// File names the file that it was read from, "" if there is none. Title and Note are the file's own description.
	File, Title, Note string
	// Answers are the given answers, option by the name of the question, including defaults.
	Answers map[string]string
	// Components is the text of a component file, nil for the game's own.
	Components []byte
	// boxed reports that the reading's file names the component file; line and lines place the game and answers in it.
	boxed bool
	line  int
	lines map[string]int
}

// Of returns a reading of a game without answers.
func Of(entry rulebook.Entry) *Reading {
	return &Reading{Entry: entry, Answers: map[string]string{}, lines: map[string]int{}}
}

// Setup returns the setup of a game with these seats.
func (r *Reading) Setup(seats []string) engine.Setup {
	return engine.Setup{Seats: seats, Rulings: maps.Clone(r.Answers), Components: r.Components}
}

// List returns the given answers, written question=option, in the order of the book.
func (r *Reading) List() (list []string) {
	for _, q := range r.Entry.Book.Questions {
		if option, given := r.Answers[q.Name]; given {
			list = append(list, q.Name+"="+option)
		}
	}
	return list
}

// Rule replaces answers by answers written question=option. The error reports an answer that cannot
// be read, that answers a question twice, or that [rulebook.Book.Answer] refuses.
func (r *Reading) Rule(written []string) error {
	given := map[string]string{}
	for _, w := range written {
		question, option, ok := strings.Cut(w, "=")
		if !ok {
			return fmt.Errorf("%q is not a ruling; write question=option", w)
		}
		if _, twice := given[question]; twice {
			return fmt.Errorf("%q is answered twice; leave one of them out", question)
		}
		given[question] = option
	}
	if _, err := r.Entry.Book.Answer(given); err != nil {
		return err
	}
	for question, option := range given {
		name := r.Entry.Book.Question(question).Name
		r.Answers[name] = option
		delete(r.lines, name)
	}
	return nil
}

// Box replaces the component file of the reading by a text. The error is the fault that the game
// finds in the text, with the given name.
func (r *Reading) Box(name string, text []byte) error {
	if err := held(r.Entry, name, text); err != nil {
		return err
	}
	r.Components, r.boxed = text, false
	return nil
}

// held lets a game read a component file, so that errors name that file.
func held(entry rulebook.Entry, name string, text []byte) error {
	_, err := entry.New(engine.Setup{Seats: fewest(entry.Book), Components: text}, nil)
	var wrong *source.Error
	if errors.As(err, &wrong) {
		named := *wrong
		named.File = name
		return &named
	}
	return nil // a set-up that the rules refuse is refused when it is played
}

// Closed returns the error of the first answer to a question that the component file closes, in the order
// of the book; nil if there is none. The error names the file and the line of the answer, if it has one.
func (r *Reading) Closed() error {
	if r.Components == nil {
		return nil
	}
	for _, q := range r.Entry.Book.Questions {
		option, given := r.Answers[q.Name]
		if !given {
			continue
		}
		setup := engine.Setup{Seats: fewest(r.Entry.Book), Rulings: map[string]string{q.Name: option}, Components: r.Components}
		_, err := r.Entry.New(setup, nil)
		var forbidden *engine.Violation
		if err == nil || errors.As(err, &forbidden) {
			continue
		}
		if line, written := r.lines[q.Name]; written {
			return &source.Error{File: r.File, Line: line, Problem: err.Error()}
		}
		return err
	}
	return nil
}

// fewest returns the seats of a table with the least number of players.
func fewest(book *rulebook.Book) []string { return book.SeatNames(book.Players.Min) }
