// Package reading reads the settings of a game: answers to the open questions of its rulebook, and a component file,
// by default the game's own. A club, a tournament or a designer keeps these settings in a file, NAME.reading.yaml:
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

// Reading contains the settings of a game.
type Reading struct {
	Entry rulebook.Entry
	// File is the name of the reading's file, "" if there is none. Title and Note are the file's own description.
	File, Title, Note string
	// Answers are the given answers, option by the name of the question. They include answers that equal the default.
	Answers map[string]string
	// Components is the text of a component file, nil for the game's own.
	Components []byte
	// boxed reports that the reading's file names the component file. line and lines are the places of game and
	// answers in the file.
	boxed bool
	line  int
	lines map[string]int
}

// Of returns a reading of a game without any answers.
func Of(entry rulebook.Entry) *Reading {
	return &Reading{Entry: entry, Answers: map[string]string{}, lines: map[string]int{}}
}

// Setup returns the setup of a game with the given seats.
func (r *Reading) Setup(seats []string) engine.Setup {
	return engine.Setup{Seats: seats, Rulings: maps.Clone(r.Answers), Components: r.Components}
}

// List returns the given answers in the form question=option, in the order of the book.
func (r *Reading) List() (list []string) {
	for _, q := range r.Entry.Book.Questions {
		if option, given := r.Answers[q.Name]; given {
			list = append(list, q.Name+"="+option)
		}
	}
	return list
}

// Rule replaces answers of the reading by the given ones, in the form question=option. Rule returns
// an error for an answer that cannot be read, for a second answer to a question, and for an answer
// that [rulebook.Book.Answer] refuses.
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

// Box replaces the component file of the reading by a text. The error is the fault that the game finds in the text;
// it contains the given name.
func (r *Reading) Box(name string, text []byte) error {
	if err := held(r.Entry, name, text); err != nil {
		return err
	}
	r.Components, r.boxed = text, false
	return nil
}

// held checks that a game accepts a component file. Its errors name that file.
func held(entry rulebook.Entry, name string, text []byte) error {
	_, err := entry.New(engine.Setup{Seats: fewest(entry.Book), Components: text}, nil)
	var wrong *source.Error
	if errors.As(err, &wrong) {
		named := *wrong
		named.File = name
		return &named
	}
	return nil // if the rules refuse this set-up, they refuse it again in play
}

// Closed returns the error of the first answer that the component file does not allow, in the order of the book; nil
// if there is none. If the answer is in a file, the error names the file and the line.
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

// fewest returns the seats of a table with the smallest number of players.
func fewest(book *rulebook.Book) []string { return book.SeatNames(book.Players.Min) }
